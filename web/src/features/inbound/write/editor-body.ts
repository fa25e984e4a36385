import type { inboundRoutes } from '@quay/contract/inbound/routes'
import type { z } from 'zod'
import type { Discount } from '../../../ui/field/percent-or-money-input.tsx'
import { type EditorCost, type EditorLine, type EditorState, receivedOf } from './editor-state.ts'
import type { EditorPrices } from './price-editor.ts'
import { spreadLots } from './spread-lots.ts'

type Body = Omit<z.input<(typeof inboundRoutes)['replace']['body']>, 'version'>

/**
 * What is sent: to complete it everything, as a draft what the server can take of it. `whole` says whether nothing had
 * to be left out (a lot without its expiry, a line without its price).
 */
export function bodyOf(
  state: EditorState,
  prices: EditorPrices,
  { status, branchId }: { status: 'DRAFT' | 'SUCCEED'; branchId: string },
): { body: Body; whole: boolean } {
  const { payment, provider } = state
  const opening = state.kind === 'OPENING'
  const lines = state.lines.map(line => itemOf(line, opening))
  const pays = payment.method !== 'DEBT' && prices.paid > 0
  return {
    whole: lines.every(line => line.whole) && state.unmatched.length === 0 && state.costs.every(isWholeCost),
    body: {
      status,
      branchId,
      providerId: opening ? null : (provider?.id ?? null),
      invoiceNumber: state.invoiceNumber.trim() || null,
      invoiceSeries: state.invoiceSeries.trim() || null,
      invoiceDate: state.invoiceDate,
      note: state.note.trim() || null,
      discount: given(state.discount) ?? null,
      costs: opening ? [] : state.costs.flatMap(costOf),
      invoiceTotal: opening ? null : state.invoiceTotal,
      ...receiptOf(state),
      items: lines.map(line => line.item),
      payments:
        pays && payment.method !== 'DEBT'
          ? [
              {
                method: payment.method,
                amount: prices.paid,
                ...(payment.method === 'BANK' && payment.accountId ? { accountId: payment.accountId } : {}),
              },
            ]
          : [],
    },
  }
}

function receiptOf({ kind, receipt: { receiver, isInspected, arrivalTemperature } }: EditorState) {
  if (kind === 'OPENING') return {}
  return { receiverId: receiver?.id ?? null, isInspected, arrivalTemperature }
}

function itemOf(line: EditorLine, opening: boolean) {
  const quantities = spreadLots(receivedOf(line), line.lots)
  const lots = line.lots.flatMap((lot, place) => {
    const [lotNumber, quantity] = [lot.lotNumber.trim(), quantities[place] ?? 0]
    return lotNumber !== '' && lot.expiryDate !== null && quantity > 0
      ? [{ lotNumber, expiryDate: lot.expiryDate, quantity }]
      : []
  })
  const discount = given(line.discount)
  return {
    whole: line.price !== null && line.quantity !== null && lots.length === line.lots.length,
    item: {
      productId: line.product.id,
      unitId: line.unitId,
      quantity: line.quantity ?? 1,
      ...(line.bonusQuantity > 0 ? { bonusQuantity: line.bonusQuantity } : {}),
      price: line.price ?? 0,
      ...(discount ? { discount } : {}),
      ...(opening ? {} : { vatRate: line.vatRate }),
      ...(lots.length > 0 ? { lots } : {}),
      ...(line.salePrices.length > 0 ? { salePrices: [...line.salePrices] } : {}),
      ...(line.defect?.trim() && !opening ? { defect: line.defect.trim() } : {}),
      ...(line.supplierItem ? { supplierItem: line.supplierItem } : {}),
    },
  }
}

const isWholeCost = ({ name, amount, payer, method, provider }: EditorCost) =>
  name.trim() !== '' &&
  amount !== null &&
  amount > 0 &&
  (payer === 'SUPPLIER' || method !== 'DEBT' || provider !== null)

function costOf(cost: EditorCost): NonNullable<Body['costs']> {
  if (!isWholeCost(cost)) return []
  const { payer, isRefundable, method, accountId, provider } = cost
  const common = { name: cost.name.trim(), amount: cost.amount ?? 0 }
  if (payer === 'SUPPLIER') return [{ ...common, payer: 'SUPPLIER' as const, isRefundable }]
  const account = method === 'BANK' && accountId ? { accountId } : {}
  return [{ ...common, payer: 'OTHER' as const, method, providerId: provider?.id ?? null, ...account }]
}

const given = (discount: Discount) => (discount.value === 0 ? undefined : discount)
