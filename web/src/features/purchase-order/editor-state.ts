import type { VatRate } from '@quay/contract/enumeration'
import type { Product } from '@quay/contract/product/shapes'
import type { PurchaseOrder } from '@quay/contract/purchase-order/shapes'
import { priceInbound } from '@quay/domain/inbound/price-inbound'
import { type GoodsLine, goodsOfItem } from '../../document/lines/goods-line.ts'
import { rateToBegin, vatIntoPrice } from '../../document/lines/line-vat.ts'
import type { Editable } from '../../document/written.ts'

export type OrderLine = GoodsLine & {
  price: number | null
  vatRate: VatRate | null
  note: string | null
}

export type OrderProvider = { id: string; name: string }

/** An order while it is being written. */
export type OrderDraft = Editable<OrderLine> & {
  branchId: string
  provider: OrderProvider | null
  expectedDate: string | null
  note: string
}

/** An order with nothing in it. */
export const emptyOrder = (id: string, branchId: string, provider: OrderProvider | null = null): OrderDraft => ({
  id,
  version: null,
  code: null,
  branchId,
  provider,
  expectedDate: null,
  note: '',
  lines: [],
})

/** A stored draft as the editor holds it. */
export const editorOfOrder = (order: PurchaseOrder): OrderDraft => ({
  id: order.id,
  version: order.version,
  code: order.code,
  branchId: order.branchId,
  provider: { id: order.providerId, name: order.providerName },
  expectedDate: order.expectedDate,
  note: order.note ?? '',
  lines: order.items.map(item => ({
    ...goodsOfItem(item),
    price: item.price,
    vatRate: item.vatRate as VatRate | null,
    note: item.note,
  })),
})

/** The same goods once more, as a new order. */
export const copyOfOrder = (order: PurchaseOrder, id: string): OrderDraft => ({
  ...editorOfOrder(order),
  lines: editorOfOrder(order).lines.map(vatIntoPrice),
  id,
  version: null,
  code: null,
  expectedDate: null,
})

/** What is sent of a draft; the provider is chosen by then. */
export const bodyOfOrder = ({ provider, expectedDate, note, lines }: OrderDraft) => ({
  providerId: provider?.id ?? '',
  expectedDate,
  note: note.trim() || null,
  items: lines.map(line => ({
    productId: line.productId,
    unitId: line.unitId,
    quantity: line.quantity ?? 1,
    price: line.price ?? 0,
    vatRate: line.vatRate,
    note: line.note,
  })),
})

/** The sums of a draft, by the function that the server prices it with; nothing where they would be too large. They tell what is paid, not what the goods will cost. */
export function sumsOfOrder(lines: OrderDraft['lines']) {
  const priced = priceInbound({
    lines: lines.map(({ quantity, price, vatRate }) => ({ quantity: quantity ?? 0, price: price ?? 0, vatRate })),
    deductsVat: false,
  })
  return priced.ok ? priced : null
}

/** A line of goods that were found: one of the unit in which they are bought; null of goods without a unit. */
export function lineOfProduct(product: Product, key: string): OrderLine | null {
  const units = product.units.toSorted((a, b) => b.ratio - a.ratio)
  const unit = units.find(one => one.isDefaultPurchase) ?? units[0]
  if (!unit) return null
  const { id: productId, code, name } = product
  const vatRate = rateToBegin(product.vatRate as VatRate)
  return { key, productId, code, name, units, unitId: unit.id, quantity: 1, price: null, vatRate, note: null }
}

/** A line without a price with the last one, of which `last` is đồng for one base unit. */
export function pricedByLast(line: OrderLine, last: number): OrderLine {
  const ratio = line.units.find(({ id }) => id === line.unitId)?.ratio ?? 1
  return line.price === null ? { ...line, price: Math.round(last * ratio) } : line
}
