import type { VatRate } from '@quay/contract/enumeration'
import type { inboundRoutes } from '@quay/contract/inbound/routes'
import type { Inbound } from '@quay/contract/inbound/shapes'
import { priceInbound } from '@quay/domain/inbound/price-inbound'
import type { z } from 'zod'
import type { Discount } from '../../../ui/field/percent-or-money-input.tsx'
import type { Receipt } from '../receipt-fields.tsx'
import { discountOf, receiptOf } from '../write/editor-of-inbound.ts'
import type { EditorProvider } from '../write/editor-state.ts'
import type { LinePrice } from './amend-line.tsx'

type Body = z.input<(typeof inboundRoutes)['amend']['body']>

/** A completed import while it is corrected. */
export type Amendment = {
  invoiceNumber: string
  invoiceSeries: string
  invoiceDate: string | null
  invoiceTotal: number | null
  note: string
  provider: EditorProvider | null
  discount: Discount
  receipt: Receipt
  /** Of the lines whose price the user changed. */
  prices: ReadonlyMap<string, LinePrice>
  /** Of the lines whose defect the user changed; null removes it. */
  defects: ReadonlyMap<string, string | null>
}

/** The import as it is, nothing corrected yet. */
export const amendmentOf = (inbound: Inbound): Amendment => ({
  invoiceNumber: inbound.invoiceNumber ?? '',
  invoiceSeries: inbound.invoiceSeries ?? '',
  invoiceDate: inbound.invoiceDate,
  invoiceTotal: inbound.invoiceTotal,
  note: inbound.note ?? '',
  provider: inbound.providerId ? { id: inbound.providerId, name: inbound.providerName ?? '' } : null,
  discount: discountOf(inbound),
  receipt: receiptOf(inbound),
  prices: new Map(),
  defects: new Map(),
})

/** The price of a line as it stands in the document. */
export const priceOf = (item: Inbound['items'][number]): LinePrice => ({
  price: item.price,
  discount: discountOf(item),
  vatRate: (item.vatRate ?? 0) as VatRate,
})

/** What is sent: only what differs, so that words do not ask for the right to move money. Null where nothing does. */
export function amendBody(inbound: Inbound, amendment: Amendment): Omit<Body, 'version'> | null {
  const { receipt, provider } = amendment
  const { invoiceNumber, invoiceSeries, note } = amendment
  const now = {
    invoiceNumber: invoiceNumber.trim() || null,
    invoiceSeries: invoiceSeries.trim() || null,
    invoiceDate: amendment.invoiceDate,
    invoiceTotal: amendment.invoiceTotal,
    note: note.trim() || null,
    providerId: provider?.id ?? null,
    receiverId: receipt.receiver?.id ?? null,
    isInspected: receipt.isInspected,
    arrivalTemperature: receipt.arrivalTemperature,
  }
  const words = Object.fromEntries(
    Object.entries(now).filter(([name, value]) => inbound[name as keyof typeof now] !== value),
  )
  const items = inbound.items.flatMap(item => changeOf(item, amendment))
  const discount = isSame(amendment.discount, discountOf(inbound)) ? {} : { discount: amendment.discount }
  const body = { ...words, ...discount, ...(items.length > 0 && { items }) }
  return Object.keys(body).length === 0 ? null : body
}

function changeOf(item: Inbound['items'][number], { prices, defects }: Amendment): NonNullable<Body['items']> {
  const before = priceOf(item)
  const after = prices.get(item.id) ?? before
  const change = {
    ...(after.price !== before.price && { price: after.price }),
    ...(!isSame(after.discount, before.discount) && { discount: after.discount }),
    ...(after.vatRate !== before.vatRate && { vatRate: after.vatRate }),
    ...defectOf(item, defects),
  }
  return Object.keys(change).length === 0 ? [] : [{ id: item.id, ...change }]
}

function defectOf({ id, defect: before }: Inbound['items'][number], defects: Amendment['defects']) {
  const defect = defects.has(id) ? defects.get(id)?.trim() || null : before
  return defect === before ? {} : { defect }
}

const isSame = (one: Discount, other: Discount) =>
  one.value === other.value && (one.value === 0 || one.unit === other.unit)

/** What is to be paid to the provider after the correction, in đồng; null while the prices cannot be right. */
export function amendedPayable(inbound: Inbound, { prices, discount }: Amendment): number | null {
  const priced = priceInbound({
    lines: inbound.items.map(item => ({ ...(prices.get(item.id) ?? priceOf(item)), quantity: item.quantity })),
    discount,
    costs: inbound.costs,
    deductsVat: inbound.deductsVat,
  })
  return priced.ok ? priced.payable : null
}
