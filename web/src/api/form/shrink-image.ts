import { errorMessage } from '@quay/contract/error-code'
import { type ImagePurpose, imageSide } from '@quay/contract/upload/shapes'

/** Twice what the server keeps: its resizing is the better one. */
const margin = 2

/** What a browser says of a file that holds no picture it knows. */
export class UnreadableImage extends Error {
  constructor() {
    super(errorMessage('image-unreadable'))
  }
}

/**
 * Takes the file that a person picked and gives what is sent in base64: upright, a face cut square, and small, so that
 * a photo of ten megabytes goes over a slow line in a blink. Throws `UnreadableImage`.
 */
export async function shrinkImage(file: Blob, purpose: ImagePurpose): Promise<string> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new UnreadableImage()
  })
  const from = partOf(picture, purpose)
  const scale = Math.min(1, (imageSide[purpose] * margin) / Math.max(from.width, from.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(from.width * scale))
  canvas.height = Math.max(1, Math.round(from.height * scale))
  const context = canvas.getContext('2d')!
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, from.x, from.y, from.width, from.height, 0, 0, canvas.width, canvas.height)
  picture.close()
  // A browser that cannot write WebP writes PNG, which the server takes as well.
  return canvas.toDataURL('image/webp', 0.92).replace(/^[^,]*,/, '')
}

/** The part that is kept: of a face the square in the middle. */
function partOf({ width, height }: ImageBitmap, purpose: ImagePurpose) {
  if (purpose === 'logo' || purpose === 'paper' || purpose === 'display') return { x: 0, y: 0, width, height }
  const side = Math.min(width, height)
  return { x: Math.round((width - side) / 2), y: Math.round((height - side) / 2), width: side, height: side }
}
