/** Points of a picture as black and white dots whose density is its grey (Floyd and Steinberg), on white. */
export function dithered({
  width,
  height,
  data,
}: Pick<ImageData, 'width' | 'height' | 'data'>): Uint8ClampedArray<ArrayBuffer> {
  const grey = new Float32Array(width * height)
  for (let at = 0; at < grey.length; at += 1) {
    const seen = data[at * 4 + 3]! / 255
    const light = (data[at * 4]! * 299 + data[at * 4 + 1]! * 587 + data[at * 4 + 2]! * 114) / 1000
    grey[at] = light * seen + 255 * (1 - seen)
  }
  const dots = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x
      const value = grey[at]! < 128 ? 0 : 255
      const rest = grey[at]! - value
      if (x + 1 < width) grey[at + 1]! += (rest * 7) / 16
      if (y + 1 < height) {
        if (x > 0) grey[at + width - 1]! += (rest * 3) / 16
        grey[at + width]! += (rest * 5) / 16
        if (x + 1 < width) grey[at + width + 1]! += rest / 16
      }
      dots.fill(value, at * 4, at * 4 + 3)
    }
  return dots
}
