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
interface Thrifty extends SKRSContext2D {
  held: Held;
  saved: Held[];
}
type Methods = Pick<SKRSContext2D, 'save' | 'restore' | 'reset' | 'setLineDash'> & ThisType<Thrifty>;

let manners: object | null = null;

/** Makes a context pass on only what changes: a step into the canvas's own code costs more than to compare, and a third would be idle. */
export function thrifty(ctx: SKRSContext2D): SKRSContext2D {
  manners ??= mannersOver(Object.getPrototypeOf(ctx));
  Object.setPrototypeOf(ctx, manners);
  return Object.assign(ctx, { held: { dashed: false }, saved: [] });
}

function mannersOver(own: SKRSContext2D): object {
  const methods: Methods = {
    save() {
      this.saved.push({ ...this.held });
      own.save.call(this);
    },
    restore() {
      this.held = this.saved.pop() ?? this.held;
      own.restore.call(this);
    },
    reset() {
      this.held = { dashed: false };
      this.saved.length = 0;
      own.reset.call(this);
    },
    setLineDash(dash) {
      if (!this.held.dashed && dash.length === 0) return;
      this.held.dashed = dash.length > 0;
      own.setLineDash.call(this, dash);
    },
  };
  return Object.create(own, {
    ...Object.getOwnPropertyDescriptors(methods),
    ...Object.fromEntries(HELD.map(name => [name, guarded(own, name)])),
  });
}

function guarded(own: SKRSContext2D, name: (typeof HELD)[number]): PropertyDescriptor & ThisType<Thrifty> {
  const { get, set } = Object.getOwnPropertyDescriptor(own, name) ?? {};
  return {
    get() {
      return get?.call(this);
    },
    set(value: unknown) {
      if (this.held[name] === value) return;
      this.held[name] = value;
      set?.call(this, value);
    },
  };
}
