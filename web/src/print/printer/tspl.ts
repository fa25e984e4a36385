import type { Bits } from '@quay/domain/print/bits'

/** One row of labels of a roll, in millimetres. */
export interface RollOfLabels {
  width: number
  height: number
  /** Between two rows. */
  gap: number
}

const text = (line: string) => new TextEncoder().encode(`${line}\r\n`)

/** Rows of labels in TSPL, the language of Xprinter's and TSC's label printers: each is a picture, in which 0 is black. */
export function tsplOf(pages: readonly Bits[], { width, height, gap }: RollOfLabels): Uint8Array<ArrayBuffer> {
  const pieces = [text(`SIZE ${width} mm,${height} mm`), text(`GAP ${gap} mm,0 mm`), text('DIRECTION 1')]
  for (const { width: dots, height: rows, bytes } of pages)
    pieces.push(
      text('CLS'),
      new TextEncoder().encode(`BITMAP 0,0,${dots / 8},${rows},0,`),
      bytes.map(byte => ~byte),
      text(''),
      text('PRINT 1,1'),
    )
  return joined(pieces)
}

export function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}
