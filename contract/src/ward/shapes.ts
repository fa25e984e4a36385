import { z } from 'zod'
import { text } from '../field.ts'

/** As the statistics office numbers them: two digits a province, five a ward. */
export const provinceCode = z.string().regex(/^\d{2}$/, 'Mã tỉnh gồm 2 chữ số')
export const wardCode = z.string().regex(/^\d{5}$/, 'Mã phường/xã gồm 5 chữ số')

export const province = z.object({ code: z.string(), name: z.string() })
export type Province = z.output<typeof province>

/** A ward, commune or special zone with its province. */
export const ward = z.object({
  code: z.string(),
  name: z.string(),
  provinceCode: z.string(),
  provinceName: z.string(),
})
export type Ward = z.output<typeof ward>

/** A ward of a search; `former` is the name of before 01/07/2025 by which it was found. */
export const foundWard = ward.extend({ former: z.string().nullable() })
export type FoundWard = z.output<typeof foundWard>

/** What forms send of an address: the line of house and street, and the ward. Addresses of before have no ward. */
export const addressBody = { address: text(300).nullish(), wardCode: wardCode.nullish() }
export const addressAnswer = { address: z.string().nullable(), ward: ward.nullable() }
