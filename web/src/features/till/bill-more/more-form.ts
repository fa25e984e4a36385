import { readInvoice } from '@quay/domain/e-invoice/read-invoice'
import { instantOf } from '@quay/domain/time/instant-of'
import { zonedTime } from '@quay/domain/time/zoned-time'
import { billMoreText } from '../../../text/till/bill-more.ts'
import { buyerOf } from '../../e-invoice/shared/buyer-of.ts'
import type { CartCustomer, CartInvoice } from '../cart/cart.ts'

/** When a sale happened, as the fields hold it; both null are now. */
export interface MomentForm {
  /** YYYY-MM-DD. */
  day: string | null
  /** HH:mm. */
  time: string | null
}

export const momentOf = (soldAt: string | undefined, timeZone: string): MomentForm => {
  if (!soldAt) return { day: null, time: null }
  const { day, time } = zonedTime(soldAt, timeZone)
  return { day, time: time.slice(0, 5) }
}

export type ReadMoment = { ok: true; soldAt: string | undefined } | { ok: false; sentence: string }

/** The instant that the fields name: a time alone is one of today, a day alone is not enough. `now` in epoch milliseconds. */
export function readMoment(
  { day, time }: MomentForm,
  { now, timeZone }: { now: number; timeZone: string },
): ReadMoment {
  if (day === null && time === null) return { ok: true, soldAt: undefined }
  if (time === null) return { ok: false, sentence: billMoreText.timeMissing }
  const soldAt = instantOf(day ?? zonedTime(now, timeZone).day, time, timeZone)
  return Date.parse(soldAt) > now ? { ok: false, sentence: billMoreText.inFuture } : { ok: true, soldAt }
}

/** The buyer that the till fills in for a company whose data is complete; null for any other customer. */
export function usualInvoice(customer: CartCustomer | null): CartInvoice | null {
  if (!customer?.company?.taxCode) return null
  const body = { ...buyerOf(customer), isTaken: true as const }
  const read = readInvoice(body)
  return read.ok ? { body: { ...body, taxCode: read.invoice.taxCode! }, isOfCustomer: true } : null
}
