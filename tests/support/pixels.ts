import type { Canvas } from '@napi-rs/canvas';
import { createCanvas, loadImage } from '@napi-rs/canvas';

/** What tests ask of pictures: pixels that differ, and colours as eyes see them. */

export type Rgb = readonly [number, number, number];

/** RGBA bytes of a picture file, with its size. */
export async function decoded(file: Uint8Array): Promise<{ data: Uint8ClampedArray; width: number; height: number }> {
  const image = await loadImage(Buffer.from(file));
  const ctx = createCanvas(image.width, image.height).getContext('2d');
  ctx.drawImage(image, 0, 0);
  return { data: ctx.getImageData(0, 0, image.width, image.height).data, width: image.width, height: image.height };
}

export const pixelsOf = (canvas: Canvas): Uint8ClampedArray => canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;

/** How many pixels of two pictures differ by more than a shade. */
export function differing(a: Uint8ClampedArray, b: Uint8ClampedArray, shade = 24): number {
  let count = 0;
  for (let at = 0; at < a.length; at += 4)
    if (Math.max(...[0, 1, 2].map(part => Math.abs((a[at + part] ?? 0) - (b[at + part] ?? 0)))) > shade) count++;
  return count;
}

/** Peak signal to noise in decibels. */
export function psnr(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += ((a[at] ?? 0) - (b[at] ?? 0)) ** 2;
  return 10 * Math.log10(255 ** 2 / (sum / a.length));
}

const linear = (value: number): number => (value <= 10.31475 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
const coded = (value: number): number => 255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * Math.max(0, value) ** (1 / 2.4) - 0.055);

/** CIE lightness 0..100: what a greyscale print leaves. */
export function lightness([r, g, b]: Rgb): number {
  const y = 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  return y > 0.008856 ? 116 * Math.cbrt(y) - 16 : 903.3 * y;
}

/** How a deuteranope sees a colour (Machado, Oliveira and Fernandes 2009, severity 1, in linear light). */
export function deuteranopia([r, g, b]: Rgb): Rgb {
  const [x, y, z] = [linear(r), linear(g), linear(b)];
  const row = (i: number, j: number, k: number) => Math.min(255, coded(Math.min(1, i * x + j * y + k * z)));
  return [row(0.367322, 0.860646, -0.227968), row(0.280085, 0.672501, 0.047413), row(-0.01182, 0.04294, 0.968881)];
}

/** CIE76 distance of two colours: 10 is plain at a glance. */
export function apart(a: Rgb, b: Rgb): number {
  const [p, q] = [lab(a), lab(b)];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

function lab([r, g, b]: Rgb): Rgb {
  const [x, y, z] = [linear(r), linear(g), linear(b)];
  const f = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const [fx, fy, fz] = [
    f((0.4124 * x + 0.3576 * y + 0.1805 * z) / 0.9505),
    f(0.2126 * x + 0.7152 * y + 0.0722 * z),
    f((0.0193 * x + 0.1192 * y + 0.9505 * z) / 1.089),
  ];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}
