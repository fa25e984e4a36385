import { barcodeModules } from '@quay/domain/label/barcode-modules'
import type { Bits } from '@quay/domain/print/bits'
import type { Box, LaidOut } from '@quay/domain/print/part'
import { encode } from 'uqr'
import { bitsOf } from './bits.ts'
import { dithered } from './dither.ts'
import { contextOf, fontOf } from './measure-text.ts'

type Context = OffscreenCanvasRenderingContext2D

/** Pictures by address: each is fetched and dithered once. Null is one that did not come. */
export type Pictures = ReadonlyMap<string, ImageBitmap | null>

/** Of the letters' height: from the top of the letters to the line that they stand on, and below it. */
const [ascent, descent] = [0.905, 0.212]
/** White modules around a QR code that a reader needs; the paper around it is white too. */
const quietModules = 2

/** Draws a page of a paper as the dots that a printer prints: nothing is smoothed that is a code. */
export function paintBits({ sheet }: LaidOut, page: LaidOut['pages'][number], pictures: Pictures): Bits {
  const context = contextOf(sheet.width, Math.max(1, page.height))
  context.fillStyle = '#fff'
  context.fillRect(0, 0, sheet.width, page.height)
  context.fillStyle = '#000'
  for (const box of page.boxes) paintBox(context, box, pictures)
  return bitsOf(context.getImageData(0, 0, sheet.width, Math.max(1, page.height)))
}

function paintBox(context: Context, box: Box, pictures: Pictures) {
  const { x, y, width, height } = box
  switch (box.kind) {
    case 'text':
      context.font = fontOf(box)
      context.textBaseline = 'alphabetic'
      context.fillText(box.text, x, y + Math.round((height - (ascent + descent) * box.size) / 2 + ascent * box.size))
      return
    case 'rule':
      if (!box.isDashed) return context.fillRect(x, y, width, height)
      for (let at = 0; at < width; at += 12) context.fillRect(x + at, y, Math.min(8, width - at), height)
      return
    case 'tick':
      return context.fillRect(x, y, width, height)
    case 'qr':
      return paintQr(context, box)
    case 'barcode':
      return paintBarcode(context, box)
    case 'picture': {
      const picture = pictures.get(box.source)
      if (picture) paintPicture(context, picture, box)
    }
  }
}

/** Whole dots for each module: a code of broken dots is read by few scanners. */
function paintQr(context: Context, { text, x, y, width, height }: Extract<Box, { kind: 'qr' }>) {
  const { data, size } = encode(text, { ecc: 'M', border: quietModules })
  const dots = Math.max(1, Math.floor(Math.min(width, height) / size))
  const [left, top] = [x + Math.floor((width - size * dots) / 2), y + Math.floor((height - size * dots) / 2)]
  for (const [row, modules] of data.entries())
    for (const [column, isDark] of modules.entries())
      if (isDark) context.fillRect(left + column * dots, top + row * dots, dots, dots)
}

function paintBarcode(context: Context, { text, x, y, width, height }: Extract<Box, { kind: 'barcode' }>) {
  const code = barcodeModules(text)
  if (!code) return
  const all = code.modules.length + 2 * code.quiet
  // Three dots a module are read from any paper; a long code takes two or one.
  const dots = Math.max(1, Math.min(3, Math.floor(width / all)))
  const left = x + Math.floor((width - all * dots) / 2) + code.quiet * dots
  for (const [at, module] of [...code.modules].entries())
    if (module === '1') context.fillRect(left + at * dots, y, dots, height)
}

function paintPicture(
  context: Context,
  picture: ImageBitmap,
  { x, y, width, height }: Extract<Box, { kind: 'picture' }>,
) {
  const scale = Math.min(width / picture.width, height / picture.height)
  const [wide, tall] = [Math.max(1, Math.round(picture.width * scale)), Math.max(1, Math.round(picture.height * scale))]
  const small = contextOf(wide, tall)
  small.drawImage(picture, 0, 0, wide, tall)
  const dots = new ImageData(dithered(small.getImageData(0, 0, wide, tall)), wide, tall)
  context.putImageData(dots, x + Math.floor((width - wide) / 2), y + Math.floor((height - tall) / 2))
}
