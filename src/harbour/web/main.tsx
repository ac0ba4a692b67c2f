import { render } from 'preact';
import { openHarbour } from './acts.js';
import { App } from './frame/App.js';
import { wear } from './frame/Look.js';
import { lookKept } from './memory.js';
import './style/index.css';
import { pageSocket } from './wire.js';

wear(lookKept());
const place = document.getElementById('page');
if (place) render(<App harbour={openHarbour(pageSocket(location))} />, place);
