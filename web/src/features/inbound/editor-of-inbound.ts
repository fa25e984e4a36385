import type { VatRate } from '@quay/contract/enumeration'
import type { Inbound } from '@quay/contract/inbound'
import type { Discount } from '../../ui/percent-or-money-input.tsx'
import { type EditorLine, type EditorState, noDiscount } from './editor-state.ts'

type Item = Inbound['items'][number]

/** A draft of the server as the editor holds it. The keys of its rows are their ids and places. */
export function editorOfInbound(inbound: Inbound): EditorState {
  const paid = inbound.payments.find(payment => payment.method !== 'DEBT')
  return {
    id: inbound.id,
    version: inbound.version,
    code: inbound.code,
    dirty: false,
    kind: inbound.kind,
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
  }
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
    lots: missing ? [{ key: `${item.id}.0`, lotNumber: '', expiryDate: null, quantity: null }] : lots,
  }
}

function discountOf(from: { discountUnit: number | null; discountValue: number | null }): Discount {
  if (from.discountValue === null || from.discountValue === 0) return noDiscount
  return { unit: from.discountUnit === 1 ? 1 : 2, value: from.discountValue }
}
