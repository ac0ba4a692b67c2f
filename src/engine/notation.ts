/** Typed orders: one grammar for all rulesets, whose words come from the form. */
export { readPlot, writePlot } from './notation/plot.js';
export { type ReadOrders, read } from './notation/read.js';
export { type Slip, showSlip } from './notation/slip.js';
export { heeded, unheeded } from './notation/unheeded.js';
export { write } from './notation/write.js';
