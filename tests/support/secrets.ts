import type { Secrets } from '../../src/table/deps.js';

/** Secrets that count up, so that a test can be read and every run of it sees the same dice. */
export function countedSecrets(): Secrets {
  let next = 0;
  const digits = (length: number) => String(++next).padStart(length, '0');
  return { seed: () => digits(64), salt: () => digits(16), battleId: () => `btl${digits(5)}` };
}
