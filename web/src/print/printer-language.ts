import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder'
import type { PrinterTraits } from '@quay/contract/printer/shapes'
import type { Bits } from './bits.ts'

/** Where no cutter is, as many lines let the paper be torn behind its last row. */
const linesToTear = 6

/**
 * Papers in the language of a printer: each a picture made of our own dots, then the way to the cutter and a cut. Nothing is ever
 * sent as text, so no code page of a printer can spoil Vietnamese. `isAgain` begins with a cut: what a broken try left is not
 * continued.
 */
export function bytesOf(papers: readonly Bits[], traits: PrinterTraits, isAgain = false): Uint8Array<ArrayBuffer> {
  const { language, hasCutter, feedLines } = traits
  if (language === 'tspl') throw new Error('Labels are written by tsplOf')
  const encoder = new ReceiptPrinterEncoder({
    language,
    imageMode: 'raster',
    feedBeforeCut: hasCutter ? feedLines : 0,
    feedAfterBlock: false,
    newline: '\n',
    autoFlush: false,
  })
  encoder.initialize()
  if (isAgain && hasCutter) encoder.cut('partial')
  for (const paper of papers) {
    encoder.image(pointsOf(paper), paper.width, paper.height, 'threshold')
    if (hasCutter) encoder.cut('partial')
    else for (let line = 0; line < linesToTear; line += 1) encoder.newline()
  }
  return Uint8Array.from(encoder.encode() as Uint8Array)
}

/** Bits as the points that the encoder reads: the same dots, black or white, so that its threshold changes none. */
function pointsOf({ width, height, bytes }: Bits): ImageData {
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let at = 0; at < width * height; at += 1) {
    if ((bytes[at >> 3]! & (0x80 >> (at & 7))) === 0) continue
    data[at * 4] = 0
    data[at * 4 + 1] = 0
    data[at * 4 + 2] = 0
  }
  return new ImageData(data, width, height)
}
