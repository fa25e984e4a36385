import { z } from 'zod'
import { accountKinds, voucherDirections } from '../enumeration.ts'
import { id, text } from '../field.ts'
import { branchFilter } from '../page.ts'
import { periodDay } from '../period-day.ts'
import { cashEntryKinds } from './cash-entry-kind.ts'

/** The part of the cash book that is asked for. */
export const cashbookFilter = z.object({
  ...branchFilter,
  keyword: text(100).optional(),
  from: periodDay.optional(),
  to: periodDay.optional(),
  accountId: id.optional(),
  kind: z.enum(accountKinds).optional(),
  direction: z.enum(voucherDirections).optional(),
  /** Rows of one kind of movement. */
  entryKind: z.enum(cashEntryKinds).optional(),
  /** Rows of receipts and payments of this kind alone, by its name on them. */
  voucherKind: text(80).optional(),
  /** Only receipts and payments that count in the result. */
  inResult: z.literal('1').optional(),
})

/** More is owed, less is owed, or part of it is forgiven for paying (chiết khấu thanh toán). */
export const debtAdjustmentKinds = ['INCREASE', 'DECREASE', 'DISCOUNT'] as const
export type DebtAdjustmentKind = (typeof debtAdjustmentKinds)[number]

export const readsCashbook = [{ model: 'cashbook', action: 'read' }] as const
export const readsProviders = [{ model: 'provider', action: 'read' }] as const
export const readsPartners = [{ model: 'customer', action: 'read' }, ...readsProviders] as const
