import { movePoints, type PointMove } from '../point/move-points.ts'
import { returnedUntil } from '../point/undo-points.ts'
import type { Outcome } from '../refusal.ts'
import { postReturn } from './post-return.ts'
import type { PostingFacts, SaleReturnInput } from './return-facts.ts'
import type { SaleReturnPlan } from './return-plan.ts'
import { checkCash, divideRefund, settleRefund } from './settle-return.ts'
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
  const divided = divideRefund(
    value.refundable,
    value.bill.owed,
    exchangeBill && exchangeBill.payable + exchangeBill.surcharges,
  )
  const settled = settleRefund(input, divided.rest, value.roundingRoom, facts)
  if (!settled.ok) return settled
  const refusal = facts.rights.mayAllow ? null : checkCash(settled.cash, value.bill, facts.rules)
  if (refusal) return refusal
  const items = value.lines.map((line, position) => ({ ...line, id: idOf(position), position }))
  const { bill, lines: _, roundingRoom, usesBack, surcharges, ...amounts } = value
  const { credited, refunded, cashRounding } = settled
  const { exchangeUsed, debtReduced } = divided
  const posted = postReturn(items, { ...settled, debtReduced, billEntryId: bill.debtEntryId }, facts)
  if (!posted.ok) return posted
  const { ok: _ok, ...rows } = posted
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
      ...rows,
      ...pointsMoved(value, facts),
      usesBack,
      surcharges,
    },
  }
}

/** Points that were earned go first: they may take the balance below nothing. Those that were spent come back into their own lots. */
export function pointsMoved(
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
