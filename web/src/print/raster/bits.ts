import type { Bits } from '@quay/domain/print/bits'

/** What is darker than this of 255 is printed black. */
export const threshold = 150

/** Points of a canvas as bits. What is transparent is white. */
export function bitsOf(points: Pick<ImageData, 'width' | 'height' | 'data'>): Bits {
  const { height, data } = points
  const width = Math.ceil(points.width / 8) * 8
  const bytes = new Uint8Array((width / 8) * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < points.width; x += 1) {
      const at = (y * points.width + x) * 4
      const dark = (data[at]! * 299 + data[at + 1]! * 587 + data[at + 2]! * 114) / 1000
      if (data[at + 3]! > 127 && dark < threshold) bytes[(y * width + x) >> 3]! |= 0x80 >> (x & 7)
    }
  return { width, height, bytes }
}
