import type { Bits } from '../web/src/print/raster/bits.ts'
/** What a printer would have done with bytes. */
export interface Printout {
  /** Rows of each paper up to its cut; `pulses` came before it. */
  papers: {
    bits: Bits
    feeds: number
  }[]
  pulses: {
    pin: 2 | 5
    on: number
    off: number
  }[]
  cuts: number
}
/**
 * Reads ESC/POS as a printer does, and refuses what it does not know: a byte more would print as a letter.
 */
export declare function readEscPos(bytes: Uint8Array): Printout
/** Reads rows of labels in TSPL, strictly; 0 is black there and 1 here. */
export declare function readTspl(bytes: Uint8Array): {
  size: string
  gap: string
  labels: Bits[]
}
