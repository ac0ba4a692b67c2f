import type { SKRSContext2D } from '@napi-rs/canvas';

/** What a context holds until it is set anew. */
const HELD = [
  'fillStyle',
  'strokeStyle',
  'lineWidth',
  'lineJoin',
  'lineCap',
  'font',
  'textAlign',
  'textBaseline',
  'letterSpacing',
  'globalAlpha',
] as const;
type Held = { dashed: boolean } & Partial<Record<(typeof HELD)[number], unknown>>;

/** Makes a context pass on only what changes: a step into the canvas's own code costs more than to compare, and a third would be idle. */
export function thrifty(ctx: SKRSContext2D): SKRSContext2D {
  const saved: Held[] = [];
  let held: Held = { dashed: false };
  for (const name of HELD) guard(ctx, name, () => held);
  const own = { save: ctx.save, restore: ctx.restore, reset: ctx.reset, setLineDash: ctx.setLineDash };
  ctx.save = () => {
    saved.push({ ...held });
    own.save.call(ctx);
  };
  ctx.restore = () => {
    held = saved.pop() ?? held;
    own.restore.call(ctx);
  };
  ctx.reset = () => {
    held = { dashed: false };
    saved.length = 0;
    own.reset.call(ctx);
  };
  ctx.setLineDash = dash => {
    if (!held.dashed && dash.length === 0) return;
    held.dashed = dash.length > 0;
    own.setLineDash.call(ctx, dash);
  };
  return ctx;
}

function guard(ctx: SKRSContext2D, name: (typeof HELD)[number], held: () => Held): void {
  const { get, set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(ctx), name) ?? {};
  Object.defineProperty(ctx, name, {
    get: () => get?.call(ctx),
    set: (value: unknown) => {
      const now = held();
      if (now[name] === value) return;
      now[name] = value;
      set?.call(ctx, value);
    },
  });
}
