/** A picture of one bit a dot, rows of whole bytes, the leftmost dot in the highest bit; 1 is black. */
export interface Bits {
  /** Dots of a row; a multiple of 8. */
  width: number
  height: number
  bytes: Uint8Array
}
