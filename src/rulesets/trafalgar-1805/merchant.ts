import type { Rate } from './nouns.js';

/** An unarmed merchantman: she fires nothing and boards nobody (T8.6). */
export const isMerchant = ({ rate }: { readonly rate: Rate }): boolean => rate === 'merchant';
