import { benchEngine } from '../tests/support/benchEngine.js';
import { benchPress } from '../tests/support/benchPress.js';
import { benchRender } from '../tests/support/benchRender.js';
import { benchStore } from '../tests/support/benchStore.js';

/** `npm run bench [engine|render|store|press]`: figures, with what they were measured on. Never a test. */
const ALL = { engine: async () => benchEngine(), render: benchRender, store: benchStore, press: benchPress };
const wanted = process.argv.slice(2);
for (const [name, bench] of Object.entries(ALL)) if (wanted.length === 0 || wanted.includes(name)) await bench();
