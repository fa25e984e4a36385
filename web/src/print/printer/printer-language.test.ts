import { usualPrint } from '@quay/contract/device/till-print'
import type { Bits } from '@quay/domain/print/bits'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { readEscPos, readTspl } from '../../../../domain/test/read-printed.ts'
import { bitsOf } from '../raster/bits.ts'
import { bytesOf, encodedOf, rasterOf } from './printer-language.ts'
import { tsplOf } from './tspl.ts'

beforeAll(() => {
  // Of browsers; the writer looks at nothing of it but its points.
  Object.assign(globalThis, {
    ImageData: class ImageData {
      data: Uint8ClampedArray
      width: number
      height: number
      constructor(data: Uint8ClampedArray, width: number, height: number) {
        this.data = data
        this.width = width
        this.height = height
      }
    },
  })
})

const bits = (widths: readonly number[]) =>
  fc
    .record({ width: fc.constantFrom(...widths), height: fc.integer({ min: 1, max: 40 }) })
    .chain(({ width, height }) =>
      fc
        .uint8Array({ minLength: (width / 8) * height, maxLength: (width / 8) * height })
        .map((bytes): Bits => ({ width, height, bytes })),
    )

/** Rows of white that the writer puts under a picture so that its height is whole bytes. */
const trimmed = ({ width, height, bytes }: Bits, rows: number): Bits => {
  expect(height - rows).toBeLessThan(8)
  expect(bytes.subarray((width / 8) * rows).every(byte => byte === 0)).toBe(true)
  return { width, height: rows, bytes: bytes.slice(0, (width / 8) * rows) }
}

it('gives a printer the very dots that were drawn, on each head', () => {
  fc.assert(
    fc.property(bits([384, 432, 512, 576]), paper => {
      const { papers, cuts } = readEscPos(bytesOf([paper], usualPrint))
      expect(cuts).toBe(1)
      expect(trimmed(papers[0]!.bits, paper.height)).toEqual({ ...paper, bytes: new Uint8Array(paper.bytes) })
    }),
    { numRuns: 40 },
  )
})

it('writes the raster that the encoder writes, but for its rows of white at the end', () => {
  fc.assert(
    fc.property(bits([384, 576]), paper => {
      const height = Math.ceil(paper.height / 8) * 8
      const bytes = new Uint8Array((paper.width / 8) * height)
      bytes.set(paper.bytes)
      expect(rasterOf({ ...paper, height, bytes })).toEqual(Uint8Array.from(encodedOf(paper, 'esc-pos')))
    }),
    { numRuns: 20 },
  )
})

it('speaks the language of Star with the same dots, and no text', () => {
  const paper: Bits = { width: 576, height: 24, bytes: new Uint8Array(72 * 24).fill(0x81) }
  for (const language of ['star-prnt', 'star-line'] as const)
    expect(bytesOf([paper], { ...usualPrint, language }).length).toBeGreaterThan(paper.bytes.length)
})

it('cuts behind each copy, and before a paper that is sent again', () => {
  const paper: Bits = { width: 384, height: 300, bytes: new Uint8Array(48 * 300).fill(0xaa) }
  expect(readEscPos(bytesOf([paper, paper], usualPrint))).toMatchObject({
    cuts: 2,
    papers: [{ feeds: 4 }, { feeds: 4 }],
  })
  expect(readEscPos(bytesOf([paper], usualPrint, true))).toMatchObject({ cuts: 2, papers: [{ feeds: 4 }] })
  const torn = readEscPos(bytesOf([paper], { ...usualPrint, hasCutter: false }, true))
  expect(torn).toMatchObject({ cuts: 0, papers: [{ feeds: 6 }] })
})

it('reads no byte that it does not know, and no picture that was cut off', () => {
  const paper: Bits = { width: 384, height: 8, bytes: new Uint8Array(384) }
  const bytes = bytesOf([paper], usualPrint)
  expect(() => readEscPos(bytes.subarray(0, 100))).toThrow(/cut off/)
  expect(() => readEscPos(Uint8Array.of(0x41))).toThrow(/no command/)
})

it('writes labels whose black is white there', () => {
  fc.assert(
    fc.property(fc.array(bits([400]), { minLength: 1, maxLength: 3 }), labels => {
      const read = readTspl(tsplOf(labels, { width: 50, height: 30, gap: 2 }))
      expect(read).toEqual({
        size: 'SIZE 50 mm,30 mm',
        gap: 'GAP 2 mm,0 mm',
        labels: labels.map(label => ({ ...label, bytes: new Uint8Array(label.bytes) })),
      })
    }),
    { numRuns: 30 },
  )
})

it('makes dots of what is darker than the threshold and is not transparent', () => {
  const points = [
    [0, 0, 0, 255],
    [149, 149, 149, 255],
    [151, 151, 151, 255],
    [0, 0, 0, 0],
    [255, 255, 255, 255],
  ]
  const { width, bytes } = bitsOf({ width: 5, height: 1, data: Uint8ClampedArray.from(points.flat()) as never })
  expect([width, bytes[0]]).toEqual([8, 0b11000000])
})
