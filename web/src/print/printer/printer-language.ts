import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder'
import type { PrinterTraits } from '@quay/contract/printer/traits'
import type { Bits } from '@quay/domain/print/bits'
import { joined } from './tspl.ts'

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
  const make = () =>
    new ReceiptPrinterEncoder({
      language,
      imageMode: 'raster',
      feedBeforeCut: hasCutter ? feedLines : 0,
      feedAfterBlock: false,
      newline: '\n',
      autoFlush: false,
    })
  const pieces = [make().initialize().encode()]
  // No way to the cutter before it: the broken paper stands there already.
  if (isAgain && hasCutter) pieces.push(cutOff(make().cut('partial').encode() as Uint8Array))
  // A writer each: one that goes on behind a cut begins with an empty line.
  for (const paper of papers) {
    const encoder = make()
    if (language === 'esc-pos') pieces.push(rasterOf(paper))
    else pieces.push(encodedOf(paper, language))
    if (hasCutter) {
      pieces.push(cutOff(encoder.cut('partial').encode() as Uint8Array))
      continue
    }
    for (let line = 0; line < linesToTear; line += 1) encoder.newline()
    pieces.push(encoder.encode())
  }
  return joined(pieces as Uint8Array[])
}

/** Rows of one raster command: printers with little memory take no more. */
const rowsAtOnce = 255

/**
 * A picture as ESC/POS raster (GS v 0). Our dots are packed as the printer reads them, so they go as they are: the encoder would unpack
 * them to points of four bytes and pack them again, which is three quarters of the time of a receipt. A test holds both to the same bytes.
 */
export function rasterOf({ width, height, bytes }: Bits): Uint8Array {
  const wide = width / 8
  const pieces: Uint8Array[] = []
  for (let from = 0; from < height; from += rowsAtOnce) {
    const rows = Math.min(rowsAtOnce, height - from)
    pieces.push(
      Uint8Array.of(0x1d, 0x76, 0x30, 0, wide & 0xff, wide >> 8, rows & 0xff, rows >> 8),
      bytes.subarray(from * wide, (from + rows) * wide),
    )
  }
  return joined(pieces)
}

/** The same by the encoder, which knows the printers of other makers. */
export const encodedOf = (paper: Bits, language: 'esc-pos' | 'star-prnt' | 'star-line'): Uint8Array =>
  new ReceiptPrinterEncoder({ language, imageMode: 'raster', feedAfterBlock: false, autoFlush: false })
    .image(pointsOf(paper), paper.width, paper.height, 'threshold')
    .encode() as Uint8Array

/** The bytes up to their cut: the writer ends with an empty line, which would be the head of the next paper. */
function cutOff(bytes: Uint8Array): Uint8Array {
  return bytes.at(-1) === 0x0a ? bytes.subarray(0, -1) : bytes
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
