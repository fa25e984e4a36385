import { postCash } from '../cashbook/post-cash.ts'
import { postRows } from '../ledger/post-rows.ts'
import type { Outcome } from '../refusal.ts'
import { postStock } from '../stock/post-stock.ts'
import type { PlannedItem, PostingFacts, ReturnCustomer, SaleReturnPayment } from './return-facts.ts'
import type { ReturnMovement, SaleReturnPlan } from './return-plan.ts'
import type { SettledRefund } from './settle-return.ts'

interface Settled extends SettledRefund {
  debtReduced: number
  /** The row of the debt ledger that the bill made. */
  billEntryId: string | null
}

type Facts = Pick<PostingFacts, 'products' | 'cashAccount' | 'bankAccounts' | 'mayOverdraw' | 'customer'>
type Rows = Pick<
  SaleReturnPlan,
  'payments' | 'stockEntries' | 'lotChanges' | 'productChanges' | 'cashEntries' | 'debtEntries'
>

/** The rows of a return in the ledgers of goods, money and debts. */
export function postReturn(items: readonly PlannedItem[], settled: Settled, facts: Facts): Outcome<Rows> {
  const paid = payOut(settled, facts)
  if (!paid.ok) return paid
  return {
    ok: true,
    payments: paymentsOf(settled, facts),
    ...postStock(items.flatMap(movementsOf), facts.products),
    cashEntries: paid.cashEntries,
    debtEntries: facts.customer ? debtsOf(facts.customer, settled) : [],
  }
}

const movementsOf = ({ id, lots }: PlannedItem): ReturnMovement[] =>
  lots.map(({ productId, lotId, bucket, quantity, value }) => ({
    kind: 'SALE_RETURN',
    productId,
    lotId,
    ...(bucket === 'quarantine' && { bucket }),
    lineId: id,
    quantity,
    value,
  }))

function paymentsOf({ cash, bank, credited }: SettledRefund, { cashAccount }: Facts): SaleReturnPayment[] {
  return [
    { method: 'CASH' as const, accountId: cashAccount.id, amount: cash },
    ...bank.map(row => ({ method: 'BANK' as const, ...row })),
    { method: 'DEBT' as const, accountId: null, amount: credited },
  ].filter(({ amount }) => amount > 0)
}

function payOut({ cash, bank }: SettledRefund, { cashAccount, bankAccounts, mayOverdraw }: Facts) {
  const rows = [{ accountId: cashAccount.id, amount: cash }, ...bank].filter(({ amount }) => amount > 0)
  const out = rows.map(({ accountId, amount }) => ({ kind: 'SALE_RETURN' as const, accountId, amount: 0 - amount }))
  return postCash(out, [cashAccount, ...bankAccounts], mayOverdraw)
}

function debtsOf(
  { id, debt, debtEntryCount }: ReturnCustomer,
  { debtReduced, credited, billEntryId }: Settled,
): SaleReturnPlan['debtEntries'] {
  const rows = [
    { kind: 'SALE_RETURN' as const, partnerId: id, amount: 0 - debtReduced, settles: billEntryId },
    { kind: 'SALE_RETURN' as const, partnerId: id, amount: 0 - credited, settles: null },
  ]
  return postRows(
    rows.filter(({ amount }) => amount < 0),
    [{ id, balance: debt, entryCount: debtEntryCount }],
    ({ amount }) => ({ chain: id, amount }),
  )
}
