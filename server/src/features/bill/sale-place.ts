import { z } from 'zod'

/** Who issued a bill, copied onto it: a later change of name or address prints no old receipt anew. */
export interface Issuer {
  storeName: string
  branchName: string
  address: string | null
  phone: string | null
  taxCode: string | null
}

/** The store and branch where a sale happens, with the settings that bear on it. */
export interface SalePlace {
  storeName: string
  storePhone: string
  storeAddress: string | null
  taxCode: string | null
  branchName: string
  branchPhone: string | null
  branchAddress: string | null
  timeZone: string
  dayCutOffHour: number
  closedThrough: string | null
  settings: unknown
}

const saleSettings = z.object({
  /** Basis points that somebody without discount_limit/update may give; null is no limit. */
  discountLimit: z.int().min(0).max(10_000).nullable().default(1_000),
  points: z
    .object({ earnPerDong: z.int().min(1), dongPerPoint: z.int().min(0) })
    .nullable()
    .default(null),
})

/** The settings of a sale with their defaults: 10 % of discount for staff, no points. */
export const saleSettingsOf = (place: Pick<SalePlace, 'settings'>) => saleSettings.parse(place.settings ?? {})
