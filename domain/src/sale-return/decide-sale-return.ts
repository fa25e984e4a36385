import { postCash } from '../cashbook/post-cash.ts'
import { postRows } from '../ledger/post-rows.ts'
import { movePoints, type PointMove } from '../point/move-points.ts'
import { returnedUntil } from '../point/undo-points.ts'
import type { Outcome } from '../refusal.ts'
import { postStock } from '../stock/post-stock.ts'
import type { PostingFacts, ReturnCustomer, SaleReturnInput, SaleReturnPayment } from './return-facts.ts'
import type { ReturnMovement, SaleReturnPlan } from './return-plan.ts'
import { divideRefund, type SettledRefund, settleRefund } from './settle-return.ts'
import { type ValuedReturn, valueReturn } from './value-return.ts'

/**
 * Decides a return of goods of a bill: every row that it writes. The goods go back into their lots with the value that they left
 * with; the customer gets back what they paid for them, in money, less debt or points.
 */
export function decideSaleReturn(
  input: SaleReturnInput,
  facts: PostingFacts,
  idOf: (place: number) => string,
): Outcome<{ plan: SaleReturnPlan }> {
  const valued = valueReturn(input, facts)
  if (!valued.ok) return valued
  const { value } = valued
  const { exchangeBill } = input
  const divided = divideRefund(value.refundable, value.bill.owed, exchangeBill?.payable)
  const settled = settleRefund(input, divided.rest, value, facts)
  if (!settled.ok) return settled
  const paid = payOut(settled, facts)
  if (!paid.ok) return paid
  const items = value.lines.map((line, position) => ({ ...line, id: idOf(position), position }))
  const { bill, lines: _, roundingRoom, usesBack, ...amounts } = value
  const { credited, refunded, cashRounding } = settled
  const { exchangeUsed, debtReduced } = divided
  return {
    ok: true,
    plan: {
      document: {
        id: input.id,
        branchId: input.branchId,
        billId: bill.id,
        billCode: bill.code,
        customerId: facts.customer?.id ?? null,
        customerName: facts.customer?.name ?? null,
        reason: input.reason,
        note: input.note ?? null,
        ...amounts,
        exchangeUsed,
        debtReduced,
        credited,
        refunded,
        cashRounding,
        itemCount: items.length,
        exchangeBillId: exchangeBill?.id ?? null,
        businessDay: facts.businessDay,
      },
      isWhole: roundingRoom === null,
      items,
      payments: paymentsOf(settled, facts),
      ...postStock(items.flatMap(movementsOf), facts.products),
      cashEntries: paid.cashEntries,
      debtEntries: facts.customer ? debtsOf(facts.customer, { debtReduced, credited }, bill.debtEntryId) : [],
      ...pointsOf(value, facts),
      usesBack,
    },
  }
}

const movementsOf = ({ id, lots }: SaleReturnPlan['items'][number]): ReturnMovement[] =>
  lots.map(({ productId, lotId, bucket, quantity, value }) => ({
    kind: 'SALE_RETURN',
    productId,
    lotId,
    ...(bucket === 'quarantine' && { bucket }),
    lineId: id,
    quantity,
    value,
  }))

function paymentsOf({ cash, bank, credited }: SettledRefund, { cashAccount }: PostingFacts): SaleReturnPayment[] {
  return [
    { method: 'CASH' as const, accountId: cashAccount.id, amount: cash },
    ...bank.map(row => ({ method: 'BANK' as const, ...row })),
    { method: 'DEBT' as const, accountId: null, amount: credited },
  ].filter(({ amount }) => amount > 0)
}

function payOut({ cash, bank }: SettledRefund, { cashAccount, bankAccounts, mayOverdraw }: PostingFacts) {
  const rows = [{ accountId: cashAccount.id, amount: cash }, ...bank].filter(({ amount }) => amount > 0)
  const out = rows.map(({ accountId, amount }) => ({ kind: 'SALE_RETURN' as const, accountId, amount: 0 - amount }))
  return postCash(out, [cashAccount, ...bankAccounts], mayOverdraw)
}

function debtsOf(
  { id, debt, debtEntryCount }: ReturnCustomer,
  { debtReduced, credited }: { debtReduced: number; credited: number },
  billEntryId: string | null,
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

/** Points that were earned go first: they may take the balance below nothing. Those that were spent come back into their own lots. */
function pointsOf(
  { pointsTaken, pointsBack }: ValuedReturn,
  { customer, points: own = noLots, businessDay }: PostingFacts,
): Pick<SaleReturnPlan, 'pointEntries' | 'pointLotChanges'> {
  if (!customer) return { pointEntries: [], pointLotChanges: [] }
  const { id: customerId, points: balance, pointEntryCount: entryCount } = customer
  const into = own.spent.map(lot => ({ ...lot, expiresOn: returnedUntil(lot.expiresOn, businessDay) }))
  const moves: PointMove[] = [
    { kind: 'RETURN_EARN', amount: 0 - pointsTaken, from: own.earned },
    { kind: 'RETURN_SPEND', amount: pointsBack, into },
  ]
  const { pointEntries, lotChanges } = movePoints(
    { customerId, balance, entryCount, lots: own.lots },
    moves.filter(({ amount }) => amount !== 0),
  )
  return { pointEntries, pointLotChanges: lotChanges }
}

const noLots: NonNullable<PostingFacts['points']> = { lots: [], earned: [], spent: [] }
