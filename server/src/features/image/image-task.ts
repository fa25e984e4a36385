import type { ImagePurpose } from '@quay/contract/upload/shapes'
import type { DecodedImage } from './decode-image.ts'

/** What the process that decodes a picture is asked. */
export interface ImageTask {
  file: Uint8Array
  purpose: ImagePurpose
}

/** What it answers; a refusal by its code and details, anything else as a mistake of ours with its place. */
export type ImageAnswer =
  | { image: DecodedImage }
  | { refused: 'image-unreadable' | 'image-too-large'; details: Record<string, unknown> }
  | { failure: string }
