import type { Tx } from './db/connection/transaction.ts'
import { moveMergedCalls } from './features/customer-care/move-merged-calls.ts'
import { moveMergedRequests } from './features/customer-request/move-merged-requests.ts'
import { moveMergedDebt } from './features/debt/move-merged-debt.ts'
import { moveMergedLink } from './features/debt-offset/move-merged-link.ts'
import { moveMergedPoints } from './features/point/move-merged-points.ts'
import { lockMergedOrders, moveMergedOrders } from './features/sales-order/move-merged-orders.ts'
import type { Posting } from './features/stock/posting.ts'
import { moveMergedCodes } from './features/voucher-code/move-merged-codes.ts'

export interface MergedCustomers {
  survivorId: string
  duplicateId: string
}

/** What becomes of a feature's rows where two customers become one. Both are locked; the duplicate is marked as merged. */
export type CustomerMergePart = (tx: Tx, posting: Posting, merged: MergedCustomers) => Promise<void>

/** One line a feature: a ledger of customers that is not here would leave something with the duplicate. */
export const customerMergeParts: readonly CustomerMergePart[] = [
  moveMergedDebt,
  moveMergedLink,
  moveMergedPoints,
  moveMergedRequests,
  moveMergedCalls,
  moveMergedCodes,
  moveMergedOrders,
]

/** What is locked before the two customers, because what works on it locks their rows behind it. */
export const customerMergeLocks: readonly ((tx: Tx, duplicateId: string) => Promise<void>)[] = [lockMergedOrders]
