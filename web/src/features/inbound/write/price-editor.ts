import { type PricedInboundLine, priceInbound } from '@quay/domain/inbound/price-inbound'
import type { Refusal } from '@quay/domain/refusal'
import { type EditorState, noDiscount } from './editor-state.ts'

export type EditorPrices = {
  lines: readonly PricedInboundLine[]
  goodsAmount: number
  lineDiscount: number
  documentDiscount: number
  vatAmount: number
  /** Costs that the supplier charges, and those of others. */
  costAmount: number
  otherCost: number
  payable: number
  /** Whether what the lines cost is without their VAT. */
  deductsVat: boolean
  /** Đồng that will be paid at once. */
  paid: number
  debt: number
  /** A discount over the price, a sum beyond the limit; the figures are then those without discounts. */
  refusal: Refusal | null
}

/** The figures of the document by the function that the server uses. Opening stock has no VAT, none was deducted for it, and there is nothing to pay. */
export function priceEditor(state: EditorState): EditorPrices {
  const opening = state.kind === 'OPENING'
  const lines = state.lines.map(line => ({
    quantity: line.quantity ?? 0,
    price: line.price ?? 0,
    discount: line.discount,
    vatRate: opening ? null : line.vatRate,
  }))
  const costs = opening ? [] : state.costs.map(cost => ({ ...cost, amount: cost.amount ?? 0 }))
  const deductsVat = !opening && (state.deductsVat ?? false)
  const priced = priceInbound({ lines, discount: state.discount, costs, deductsVat })
  if (!priced.ok) {
    const bare = priceInbound({ lines: lines.map(line => ({ ...line, discount: noDiscount })), costs, deductsVat })
    return { ...(bare.ok ? bare : nothing), deductsVat, ...settled(bare.ok ? bare.payable : 0, state), refusal: priced }
  }
  return { ...priced, deductsVat, ...settled(priced.payable, state), refusal: null }
}

const nothing = {
  lines: [],
  goodsAmount: 0,
  lineDiscount: 0,
  documentDiscount: 0,
  vatAmount: 0,
  costAmount: 0,
  otherCost: 0,
  payable: 0,
}

function settled(payable: number, { kind, payment }: EditorState) {
  if (kind === 'OPENING') return { paid: 0, debt: 0 }
  const paid = payment.method === 'DEBT' ? 0 : (payment.amount ?? payable)
  return { paid, debt: payable - paid }
}
