import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { draw } from '../../src/render/draw.js';
import { themeNamed } from '../../src/render/theme.js';
import { CHARTS } from './charts.js';

const out = process.argv[2] ?? 'samples';
const wanted = process.argv[3]?.split(',') ?? Object.keys(CHARTS);
mkdirSync(out, { recursive: true });
for (const [name, sheet] of Object.entries(CHARTS).filter(([each]) => wanted.includes(each)))
  for (const theme of (process.argv[4] ?? 'paper').split(',') as ('paper' | 'dusk')[]) {
    const canvas = draw(sheet, themeNamed(theme));
    writeFileSync(join(out, `${name}-${theme}.png`), canvas.toBuffer('image/png'));
    const small = createCanvas(400, Math.round((400 * canvas.height) / canvas.width));
    const ctx = small.getContext('2d');
    ctx.imageSmoothingQuality = 'high';
    ctx.drawImage(canvas, 0, 0, small.width, small.height);
    writeFileSync(join(out, `${name}-${theme}-400.png`), small.toBuffer('image/png'));
  }
