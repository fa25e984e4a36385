import { mkdir, readFile } from 'node:fs/promises'
import * as path from 'node:path'
import sharp from 'sharp'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import type { Bits } from '../../domain/src/print/bits.ts'

/** Points of what a printer burnt, a byte each. */
export function greyOf({ width, height, bytes }: Bits): Uint8Array {
  const points = new Uint8Array(width * height)
  for (let at = 0; at < points.length; at += 1) points[at] = bytes[at >> 3]! & (0x80 >> (at & 7)) ? 0 : 255
  return points
}

/** Writes a paper as a picture, so that a person can look at it. */
export async function writePicture(file: string, bits: Bits): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await sharp(greyOf(bits), { raw: { width: bits.width, height: bits.height, channels: 1 } })
    .extend({ top: 16, bottom: 16, left: 32, right: 32, background: '#fff' })
    .png({ palette: true })
    .toFile(file)
}

let reader: Promise<unknown> | null = null

/** The texts of all codes on a paper, as a scanner reads them. */
export async function readCodes({ width, height, bytes }: Bits): Promise<string[]> {
  reader ??= readFile(
    path.resolve(import.meta.dirname, '../../node_modules/zxing-wasm/dist/reader/zxing_reader.wasm'),
  ).then(wasm =>
    prepareZXingModule({
      overrides: { wasmBinary: new Uint8Array(wasm).buffer as ArrayBuffer },
      fireImmediately: true,
    }),
  )
  await reader
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  const grey = greyOf({ width, height, bytes })
  for (const [at, point] of grey.entries()) data.fill(point, at * 4, at * 4 + 3)
  const found = await readBarcodes({ data, width, height, colorSpace: 'srgb' } as ImageData, {
    formats: ['QRCode', 'Code128', 'EAN13'],
    maxNumberOfSymbols: 8,
  })
  return found.map(({ text }) => text)
}
