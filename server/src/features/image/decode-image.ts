import { type ImagePurpose, imageSide } from '@quay/contract/upload/shapes'
import sharp from 'sharp'

/** What is kept of a picture: WebP, upright, without any of the data that came with it. */
export interface DecodedImage {
  bytes: Buffer
  width: number
  height: number
}

/** Why a picture is not taken. */
export class RefusedImage extends Error {
  readonly code: 'image-unreadable' | 'image-too-large'
  readonly details: Record<string, number>

  constructor(code: RefusedImage['code'], details: Record<string, number> = {}) {
    super(code)
    this.code = code
    this.details = details
  }
}

/** More pixels than the camera of a phone makes are not unpacked: a file of kilobytes can hold billions. */
const pixelsAtMost = 40_000_000
/** The database refuses more (image_size). */
const bytesAtMost = 300 * 1024
const kinds = new Set(['jpeg', 'png', 'webp', 'gif'])

// What libvips could read besides (SVG runs a renderer, TIFF and HEIF are rarely used roads) is not there for us.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
})
sharp.concurrency(1)
sharp.cache(false)

/**
 * Takes a file as it was sent and gives the picture in it, turned upright, shrunk to what its purpose needs and written
 * anew, so that nothing of the file itself is served. Of one that moves it is the first frame. Throws RefusedImage:
 * `image-unreadable` for what is no PNG, JPEG, WebP or GIF, by content and not by name, and `image-too-large`.
 */
export async function decodeImage(file: Buffer, purpose: ImagePurpose): Promise<DecodedImage> {
  // Text that is no base64 has no bytes, and those the library does not take at all.
  if (file.length === 0) unreadable()
  const head = await sharp(file, { limitInputPixels: false, failOn: 'error', pages: 1 }).metadata().catch(unreadable)
  if (!kinds.has(head.format)) unreadable()
  const pixels = head.width * head.height
  if (pixels > pixelsAtMost) {
    const millions = (count: number) => Math.round(count / 1_000_000)
    throw new RefusedImage('image-too-large', { megapixels: millions(pixels), limit: millions(pixelsAtMost) })
  }
  const side = imageSide[purpose]
  const fit = purpose === 'avatar' ? ('cover' as const) : ('inside' as const)
  // Unpacked once, and shrunk while it is: what follows is about as many pixels as are kept.
  const { data: pixelsKept, info } = await sharp(file, { limitInputPixels: pixelsAtMost, failOn: 'error', pages: 1 })
    .autoOrient()
    .resize(side, side, { fit, withoutEnlargement: purpose !== 'avatar' })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable)
  const { width, height, channels } = info
  // A picture of noise is the worst case; coarser is better than refused.
  for (const quality of [85, 60, 30]) {
    const bytes = await sharp(pixelsKept, { raw: { width, height, channels } }).webp({ quality }).toBuffer()
    if (bytes.length <= bytesAtMost) return { bytes, width, height }
  }
  return unreadable()
}

function unreadable(): never {
  throw new RefusedImage('image-unreadable')
}
