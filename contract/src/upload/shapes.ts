import { z } from 'zod'
import { id } from '../field.ts'

/** What a picture is for, which decides its size and shape. */
export const imagePurposes = ['avatar', 'logo', 'product', 'paper', 'display'] as const
export type ImagePurpose = (typeof imagePurposes)[number]

/** The longest side in pixels that is kept: a face is cut square, the others keep their shape. */
export const imageSide: Record<ImagePurpose, number> = {
  avatar: 256,
  logo: 512,
  product: 800,
  paper: 1400,
  display: 1400,
}

/** Bytes of a call that carries a picture; all others stay at 1 MB. */
export const uploadLimit = 8 * 1024 * 1024

/**
 * Below /mp/api, where a picture is served: to everybody who knows its slug, as the printed receipt and an `img` must. The public
 * route refuses the photo of a paper (`paper`).
 */
export const imagePath = '/public/image/:slug'
export const imageSlug = /^[A-Za-z0-9_-]{22}$/
/** The address of a picture on the server that serves the page. */
export const imageAddress = (slug: string): string => `/mp/api/public/image/${slug}`
/** The address of a photo of a paper: it opens for a signed-in person who may read the voucher that it goes with. */
export const paperAddress = (id: string): string => `/mp/api/voucher/paper/${id}`

export const uploadBody = z.strictObject({
  id: id.optional(),
  purpose: z.enum(imagePurposes, 'Không rõ ảnh dùng vào việc gì'),
  /** The file in base64. What it is, its bytes tell, not its name. */
  content: z
    .string()
    .min(1, 'Chưa chọn ảnh')
    .max(uploadLimit - 4096, 'Ảnh quá lớn'),
})

export const uploadedImage = z.object({ id, address: z.string(), width: z.int(), height: z.int() })
export type UploadedImage = z.output<typeof uploadedImage>
/** The picture that a form holds: what is saved is its id, what is shown its address. */
export type PickedImage = Pick<UploadedImage, 'id' | 'address'>
