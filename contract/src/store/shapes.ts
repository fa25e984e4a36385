import { z } from 'zod'
import { id, phone, text, version } from '../field.ts'
import { placeAnswer, placeBody } from '../place.ts'

const email = z.email('Địa chỉ email không hợp lệ').max(200)
const image = z.object({ id, address: z.string() })

/** Pictures that the customer's screen shows in turn while nothing is sold. */
export const mostDisplayPictures = 5

export const store = z.object({
  id,
  name: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  taxCode: z.string().nullable(),
  isAgency: z.boolean(),
  logo: image.nullable(),
  displayPictures: z.array(image),
  ...placeAnswer,
  receiptHeader: z.string().nullable(),
  receiptFooter: z.string().nullable(),
  returnPolicy: z.string().nullable(),
  version: z.int(),
})
export type Store = z.output<typeof store>

export const fields = {
  name: text(120, 1).optional(),
  phone: phone.optional(),
  email: email.nullish(),
  /** Checked by domain/tax/check-tax-code. */
  taxCode: text(20).nullish(),
  /** A picture of purpose "logo" that was uploaded before. */
  logoId: id.nullish(),
  /** Pictures of purpose "display", in the order in which they are shown. */
  displayPictureIds: z.array(id).max(mostDisplayPictures, `Chọn nhiều nhất ${mostDisplayPictures} ảnh`).optional(),
  ...placeBody,
  receiptHeader: text(200).nullish(),
  receiptFooter: text(300).nullish(),
  returnPolicy: text(300).nullish(),
}
export const storePatch = z.strictObject({ version, ...fields })

const quota = z.object({ used: z.int(), limit: z.int().nullable() })
/** How much of what the server gives the store is filled; storage in bytes. */
export const storeUsage = z.object({ products: quota, employees: quota, files: quota, storage: quota })
export type StoreUsage = z.output<typeof storeUsage>
