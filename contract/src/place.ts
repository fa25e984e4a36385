import { z } from 'zod'
import { accessWindow } from './employee/shapes.ts'
import { day, text } from './field.ts'
import { addressAnswer, addressBody } from './ward/shapes.ts'

/** Papers that the law asks of a pharmacy, in the order an inspector does. */
export const licenceKinds = ['business', 'pharmacy', 'gpp'] as const
export type LicenceKind = (typeof licenceKinds)[number]
export const licenceKindText: Record<LicenceKind, string> = {
  business: 'Giấy chứng nhận đăng ký kinh doanh',
  pharmacy: 'Giấy chứng nhận đủ điều kiện kinh doanh dược',
  gpp: 'Giấy chứng nhận GPP',
}

export const licence = z
  .strictObject({
    kind: z.enum(licenceKinds, 'Không rõ loại giấy'),
    number: text(60, 1),
    issuedBy: text(120).nullish(),
    issuedOn: day.nullish(),
    /** The last day on which it is good; null has no end. */
    expiresOn: day.nullish(),
  })
  .refine(({ issuedOn, expiresOn }) => !issuedOn || !expiresOn || expiresOn > issuedOn, {
    path: ['expiresOn'],
    message: 'Ngày hết hạn phải sau ngày cấp',
  })
export type Licence = z.output<typeof licence>

const onceEach = (licences: readonly Licence[]) => new Set(licences.map(({ kind }) => kind)).size === licences.length
export const licences = z.array(licence).max(licenceKinds.length).refine(onceEach, 'Mỗi loại giấy chỉ ghi một lần')

/** "latitude,longitude" (spec §5); domain/place/read-coordinates reads it. */
export const coordinates = text(60)

/** When the doors are open, in the form of people's working hours. */
export const workingHours = z.array(accessWindow).max(14, 'Tối đa 14 khung giờ')

/** What the store and a branch say of themselves alike. */
export const placeAnswer = {
  ...addressAnswer,
  coordinates: z.string().nullable(),
  workingHours: workingHours.nullable(),
  licences: z.array(licence),
}
export const placeBody = {
  ...addressBody,
  coordinates: coordinates.nullish(),
  workingHours: workingHours.nullish(),
  licences: licences.optional(),
}
