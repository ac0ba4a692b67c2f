/** The part of gifenc that we use; the package carries no types of its own. */
declare module 'gifenc' {
  export interface FrameOptions {
    palette?: readonly (readonly [number, number, number])[];
    /** In milliseconds; written in hundredths of a second. */
    delay?: number;
    transparent?: boolean;
    transparentIndex?: number;
    /** 1 keeps the frame before; -1 lets the encoder choose. */
    dispose?: number;
    /** 0 plays for ever. */
    repeat?: number;
  }
  export interface GifWriter {
    writeFrame(index: Uint8Array, width: number, height: number, options?: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array;
  }
  const gifenc: { GIFEncoder(options?: { initialCapacity?: number }): GifWriter };
  export default gifenc;
}
