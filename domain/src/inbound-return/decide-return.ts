import { postCash } from '../cashbook/post-cash.ts'
import { type Outcome, type Refusal, refuse } from '../refusal.ts'
import { findShelfLines } from '../stock/find-shelf-lines.ts'
import { postStock } from '../stock/post-stock.ts'
import { takeFromShelves } from '../stock/take-from-shelves.ts'
import { checkReceipt, findStray, type ReturnLine } from './check-receipt.ts'
import { type PricedReturn, priceReturn } from './price-return.ts'
import type { ReturnFacts, ReturnInput, ReturnItemRow, ReturnMovement, ReturnPlan } from './return-facts.ts'
import { type SettledReturn, settleReturn, splitRefund } from './settle-return.ts'

/**
 * Decides a return of goods to a provider, by receipt or free. Completed, the goods leave their shelves (quarantined and
 * expired ones too) with their share of the shelf's value, and the provider pays back or is owed less. A draft moves
 * nothing, and may name more than lies there: it is the basket of goods that await return.
 */
export function decideReturn(
  input: ReturnInput,
  facts: ReturnFacts,
  status: 'DRAFT' | 'SUCCEED',
): Outcome<{ plan: ReturnPlan }> {
  const refusal = checkProvider(input, facts)
  if (refusal) return refusal
  const found = findShelfLines(input.items, facts)
  if (!found.ok) return found
  const { lines } = found
  const priced = priceReturn({ lines: input.items, deduction: input.deduction })
  if (!priced.ok) return priced
  if (status === 'DRAFT') {
    // It may be unfinished, but names only rows of its receipt and funds of the store: others would stay in it.
    const stray = findStray(lines, facts)
    if (stray) return stray
    const split = splitRefund(input, facts)
    if (!split.ok) return split
    return { ok: true, plan: draftOf(input, facts, lines, priced) }
  }

  const beyond = checkReceipt(input, lines, facts)
  if (beyond) return beyond
  const taken = takeFromShelves(lines)
  if (!taken.ok) return taken
  const settled = settleReturn(input, facts, priced.refundable)
  if (!settled.ok) return settled
  const paidBack = takeMoney(settled, facts)
  if (!paidBack.ok) return paidBack

  const items = lines.map((line, index) => rowOf(line, priced.lines[index]!, taken.values[index]!))
  const value = items.reduce((sum, item) => sum + item.value, 0)
  const { refunded, debt } = settled
  const { provider } = facts
  return {
    ok: true,
    plan: {
      document: { ...headOf(input, facts, items.length, priced), status, postedAt: facts.now, refunded, debt, value },
      items,
      payments: paymentsOf(settled, facts),
      ...postStock(items.map(movementOf), facts.products),
      cashEntries: paidBack.cashEntries,
      debtEntry:
        provider && debt > 0
          ? {
              kind: 'INBOUND_RETURN',
              providerId: provider.id,
              amount: 0 - debt,
              sequence: provider.debtEntryCount + 1,
              balanceAfter: provider.debt - debt,
            }
          : null,
    },
  }
}

/** Goods of a receipt go back only to the provider of that receipt. */
function checkProvider({ providerId, inboundId }: ReturnInput, { provider, source }: ReturnFacts): Refusal | null {
  if (providerId && !provider) return refuse('not-found', { kind: 'provider', id: providerId }, 'providerId')
  if (inboundId && !source) return refuse('not-found', { kind: 'inbound', id: inboundId }, 'inboundId')
  if (source && source.providerId !== (providerId ?? null)) {
    return refuse('return-provider-differs', { code: source.code }, 'providerId')
  }
  return null
}

function draftOf(
  input: ReturnInput,
  facts: ReturnFacts,
  lines: readonly ReturnLine[],
  priced: PricedReturn,
): ReturnPlan {
  const head = headOf(input, facts, lines.length, priced)
  return {
    document: { ...head, status: 'DRAFT', postedAt: null, refunded: 0, debt: priced.refundable, value: 0 },
    items: lines.map((line, index) => rowOf(line, priced.lines[index]!, 0)),
    payments: [...input.payments],
    ...postStock<ReturnMovement>([], facts.products),
    cashEntries: [],
    debtEntry: null,
  }
}

/** Money that comes in overdraws nothing. */
function takeMoney({ cash, bank }: SettledReturn, { cashAccount, bankAccounts }: ReturnFacts) {
  const rows = [{ accountId: cashAccount.id, amount: cash }, ...bank].filter(({ amount }) => amount > 0)
  const movements = rows.map(row => ({ kind: 'INBOUND_RETURN' as const, ...row }))
  return postCash(movements, [cashAccount, ...bankAccounts], true)
}

function paymentsOf({ cash, bank, debt }: SettledReturn, { cashAccount }: ReturnFacts): ReturnPlan['payments'] {
  return [
    { method: 'CASH' as const, accountId: cashAccount.id, amount: cash },
    ...bank.map(row => ({ method: 'BANK' as const, ...row })),
    { method: 'DEBT' as const, accountId: null, amount: debt },
  ].filter(({ amount }) => amount > 0)
}

function headOf(
  input: ReturnInput,
  { provider, source, businessDay }: ReturnFacts,
  itemCount: number,
  { goodsAmount, vatAmount, deduction, refundable }: PricedReturn,
) {
  return {
    id: input.id,
    branchId: input.branchId,
    providerId: provider?.id ?? null,
    providerName: provider?.name ?? null,
    inboundId: source?.id ?? null,
    inboundCode: source?.code ?? null,
    reason: input.reason,
    note: input.note ?? null,
    deadline: input.deadline ?? null,
    businessDay,
    goodsAmount,
    vatAmount,
    deduction,
    refundable,
    itemCount,
  }
}

function rowOf(
  { index, item, product, unit, lot, baseQuantity }: ReturnLine,
  { amount, vat }: PricedReturn['lines'][number],
  value: number,
): ReturnItemRow {
  return {
    id: item.id,
    position: index,
    inboundItemId: item.inboundItemId ?? null,
    productId: product.id,
    productCode: product.code,
    productName: product.name,
    lotId: lot.id,
    lotNumber: lot.number,
    expiryDate: lot.expiryDate,
    bucket: item.bucket,
    unitId: unit.id,
    unitName: unit.name,
    ratio: unit.ratio,
    quantity: item.quantity,
    baseQuantity,
    price: item.price,
    amount,
    vatRate: item.vatRate ?? null,
    vatAmount: vat,
    value,
  }
}

const movementOf = ({ id, productId, lotId, bucket, baseQuantity, value }: ReturnItemRow): ReturnMovement => ({
  kind: 'INBOUND_RETURN',
  lineId: id,
  productId,
  lotId,
  ...(bucket !== 'sellable' && { bucket }),
  quantity: 0 - baseQuantity,
  value: 0 - value,
})
