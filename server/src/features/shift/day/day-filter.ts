import type { dayFilter } from '@quay/contract/shift/shapes'
import type { z } from 'zod'

/** Which part of a day is asked. */
export type DayFilter = z.output<z.ZodObject<typeof dayFilter>>

/** Whether the whole day is asked. */
export const isWhole = (filter: DayFilter): boolean => Object.values(filter).every(value => value === undefined)

/**
 * The values of the statements of a day: `$1` the store, `$2` the branch, `$3` the day, then seller `$4`, shift `$5`, till `$6`, customer `$7` and way
 * of payment `$8`, each null where it is not asked.
 */
export const dayValues = (
  storeId: string,
  branchId: string,
  day: string,
  { sellerId, shiftId, deviceId, customerId, method }: DayFilter,
) => [storeId, branchId, day, sellerId ?? null, shiftId ?? null, deviceId ?? null, customerId ?? null, method ?? null]

/** Bills `b` of the day, but for their seller. Their till is the one that sent them, else that of their shift. */
export const billsOfDay = `b.branch_id = $2 and b.business_day = $3
  and ($5::uuid is null or b.shift_id = $5) and ($7::uuid is null or b.customer_id = $7)
  and ($6::uuid is null or $6 = coalesce(b.device_id, (select h.device_id from shift h where h.store_id = $1 and h.id = b.shift_id)))
  and ($8::text is null or exists (select from bill_payment w where w.store_id = $1 and w.bill_id = b.id and w.method = $8))`

/** Returns `d` of the day, but for their seller. A return is of the till of its shift; without one of that at which it was taken back. */
export const returnsOfDay = `d.branch_id = $2 and d.business_day = $3
  and ($5::uuid is null or d.shift_id = $5) and ($7::uuid is null or d.customer_id = $7)
  and ($6::uuid is null or $6 = coalesce((select h.device_id from shift h where h.store_id = $1 and h.id = d.shift_id), d.device_id))
  and case $8::text when 'DEBT' then d.debt_reduced + d.credited > 0
    when 'BANK' then exists (select from sale_return_payment w where w.store_id = $1 and w.sale_return_id = d.id and w.method = 'BANK')
    when 'CASH' then d.refunded > (select coalesce(sum(w.amount), 0) from sale_return_payment w
      where w.store_id = $1 and w.sale_return_id = d.id and w.method = 'BANK')
    else true end`

/** Who sold what came back with a return `d`; without a bill the person who took it back. */
export const sellerOfReturn = `coalesce((select s.seller_id from bill s where s.store_id = $1 and s.id = d.bill_id), d.created_by)`
