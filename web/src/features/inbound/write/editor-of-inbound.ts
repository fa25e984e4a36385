import type { VatRate } from '@quay/contract/enumeration'
import type { Inbound } from '@quay/contract/inbound/shapes'
import { vatIntoPrice } from '../../../document/lines/line-vat.ts'
import type { Discount } from '../../../ui/field/percent-or-money-input.tsx'
import type { Receipt } from '../receipt-fields.tsx'
import { type EditorCost, type EditorLine, type EditorState, noDiscount, noReceipt } from './editor-state.ts'

type Item = Inbound['items'][number]

/** A draft of the server as the editor holds it. The keys of its rows are their ids and places. */
export function editorOfInbound(inbound: Inbound): EditorState {
  const paid = inbound.payments.find(payment => payment.method !== 'DEBT')
  return {
    id: inbound.id,
    version: inbound.version,
    code: inbound.code,
    kind: inbound.kind,
    ...(inbound.purchaseOrderId && { order: { id: inbound.purchaseOrderId, code: inbound.purchaseOrderCode ?? '' } }),
    provider: inbound.providerId ? { id: inbound.providerId, name: inbound.providerName ?? '' } : null,
    invoiceNumber: inbound.invoiceNumber ?? '',
    invoiceSeries: inbound.invoiceSeries ?? '',
    invoiceDate: inbound.invoiceDate,
    note: inbound.note ?? '',
    discount: discountOf(inbound),
    payment: {
      method: paid?.method ?? 'DEBT',
      amount: paid && paid.amount !== inbound.payable ? paid.amount : null,
      accountId: paid?.accountId ?? null,
    },
    lines: inbound.items.map(lineOf),
    costs: inbound.costs.map(costOf),
    deductsVat: inbound.deductsVat,
    invoiceTotal: inbound.invoiceTotal,
    receipt: receiptOf(inbound),
    unmatched: [],
  }
}

/**
 * A new import with what another one holds. Of a cancelled one everything is taken, to be corrected and completed again; of a
 * completed one goods and prices: the lots and the invoice of the next delivery are others.
 */
export function copyOfInbound(inbound: Inbound, id: string): EditorState {
  const { order: _, ...source } = editorOfInbound(inbound)
  const state = { ...source, id, version: null, code: null, lines: source.lines.map(vatIntoPrice) }
  if (inbound.status === 'CANCELLED') return state
  const emptied = (line: EditorLine): EditorLine => ({
    ...line,
    salePrices: [],
    defect: null,
    lots: line.product.isLotManaged ? [{ key: `${line.key}.0`, lotNumber: '', expiryDate: null, quantity: null }] : [],
  })
  return {
    ...state,
    invoiceNumber: '',
    invoiceSeries: '',
    invoiceDate: null,
    invoiceTotal: null,
    receipt: noReceipt,
    note: '',
    costs: [],
    payment: { method: 'DEBT', amount: null, accountId: null },
    lines: state.lines.map(emptied),
  }
}

/** How the goods were received, as fields hold it. */
export function receiptOf({ receiverId, receiverName, isInspected, arrivalTemperature }: Inbound): Receipt {
  const receiver = receiverId ? { id: receiverId, name: receiverName ?? '' } : null
  return { receiver, isInspected, arrivalTemperature }
}

function costOf(cost: Inbound['costs'][number]): EditorCost {
  const { id, name, amount, payer, isRefundable, providerId, providerName, method, accountId } = cost
  const provider = providerId ? { id: providerId, name: providerName ?? '' } : null
  return { key: id, name, amount, payer, isRefundable, method: method ?? 'CASH', accountId, provider }
}

function lineOf(item: Item): EditorLine {
  const received = item.quantity + item.bonusQuantity
  const only = item.lots.length === 1
  const lots = item.lots.map((lot, place) => ({
    key: `${item.id}.${place}`,
    lotNumber: lot.lotNumber,
    expiryDate: lot.expiryDate,
    // A single lot of the whole line follows the line.
    quantity: only && lot.quantity === received ? null : lot.quantity,
  }))
  const missing = item.isLotManaged && lots.length === 0
  return {
    key: item.id,
    product: {
      id: item.productId,
      code: item.productCode,
      name: item.productName,
      isLotManaged: item.isLotManaged,
      units: [{ id: item.unitId, name: item.unitName, ratio: item.ratio }],
      unitsKnown: false,
    },
    unitId: item.unitId,
    quantity: item.quantity,
    bonusQuantity: item.bonusQuantity,
    price: item.price,
    discount: discountOf(item),
    vatRate: (item.vatRate ?? 0) as VatRate,
    salePrices: item.salePrices.map(({ unitId, price }) => ({ unitId, price })),
    supplierItem: item.supplierItem ?? undefined,
    defect: item.defect,
    lots: missing ? [{ key: `${item.id}.0`, lotNumber: '', expiryDate: null, quantity: null }] : lots,
  }
}

/** A stored discount as fields hold it. */
export function discountOf(from: { discountUnit: number | null; discountValue: number | null }): Discount {
  if (from.discountValue === null || from.discountValue === 0) return noDiscount
  return { unit: from.discountUnit === 1 ? 1 : 2, value: from.discountValue }
}
