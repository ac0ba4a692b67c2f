/** Files of the double, by their path: the page may have been opened by another name of loopback than the bot uses. */
export function ownAddress(url: string): string {
  try {
    const { pathname, search } = new URL(url);
    return pathname.startsWith('/cdn/') ? `${pathname}${search}` : url;
  } catch {
    return url;
  }
}

export function sizeInWords(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  return bytes < 1024 * 1024 ? `${(bytes / 1024).toFixed(1)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/** A colour as Discord gives it, 0xRRGGBB. */
export const colourOf = (number: number): string => `#${number.toString(16).padStart(6, '0')}`;
