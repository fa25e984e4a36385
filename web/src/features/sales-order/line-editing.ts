import type { Product } from '@quay/contract/product/shapes'
import type { SalesOrder, SalesOrderPatch } from '@quay/contract/sales-order/shapes'
import type { Discount } from '@quay/domain/money/discount'

/** A unit of goods as a line of an order may be in it. */
interface LineUnit {
  id: string
  name: string
  price: number
}

/** A line of an order while its goods are corrected. */
export interface EditedLine {
  key: string
  productId: string
  productName: string
  unitId: string
  unitName: string
  quantity: number | null
  /** A typed price in đồng; null is the price of the list. */
  price: number | null
  listPrice: number
  /** The seller's own on the line. */
  discount: Discount | null
  /** So many bills took, in the unit: the line stays from there on. */
  least: number
  /** So many stand at the frozen price; null for no end. */
  most: number | null
  /** The units that it may be in; a line that stands keeps its own. */
  units: readonly LineUnit[]
  /** The line that stands; null for goods that come to the order. */
  item: SalesOrder['items'][number] | null
}

/** The lines of an order as they are corrected: of one that has bills none becomes more at its old price. */
export function linesOf({ items, progress }: SalesOrder): EditedLine[] {
  return items.map(item => ({
    key: item.id,
    productId: item.productId,
    productName: item.productName,
    unitId: item.unitId,
    unitName: item.unitName,
    quantity: item.quantity,
    price: item.priceSource === 'MANUAL' ? item.price : null,
    listPrice: item.listPrice,
    discount: discountOf(item),
    least: Math.ceil(item.billedBase / item.ratio),
    most: progress === 'PARTIAL' ? item.quantity : null,
    units: [],
    item,
  }))
}

/** A line of found goods, in the unit in which they are usually sold; null for goods that are not sold. */
export function lineOf(product: Product, key: string): EditedLine | null {
  const sold = product.units.filter(({ isSold }) => isSold)
  const unit = sold.find(({ isDefaultSale }) => isDefaultSale) ?? sold[0]
  if (!unit) return null
  return {
    key,
    productId: product.id,
    productName: product.name,
    unitId: unit.id,
    unitName: unit.name,
    quantity: 1,
    price: null,
    listPrice: unit.price,
    discount: null,
    least: 0,
    most: null,
    units: sold.map(({ id, name, price }) => ({ id, name, price })),
    item: null,
  }
}

function discountOf({ discountUnit, discountValue }: SalesOrder['items'][number]): Discount | null {
  if (discountUnit === null || discountValue === null) return null
  return { unit: discountUnit === 1 ? 1 : 2, value: discountValue }
}

/** The same line in another of its units. */
export function inUnit(line: EditedLine, unitId: string): EditedLine {
  const unit = line.units.find(({ id }) => id === unitId)
  return unit ? { ...line, unitId, unitName: unit.name, listPrice: unit.price, price: null } : line
}

/** What is sent for a line; its note and liều stay as they were. */
export function bodyOf(line: EditedLine): NonNullable<SalesOrderPatch['items']>[number] {
  const { item, productId, unitId, price, discount } = line
  const sample = item?.sample
  return {
    productId,
    unitId,
    quantity: line.quantity ?? 0,
    ...(price !== null && { price }),
    ...(item && { id: item.id }),
    ...(discount && discount.value > 0 && { discount }),
    ...(item?.note && { note: item.note }),
    ...(item?.giftOf && { giftOf: item.giftOf }),
    ...(item?.postedReason && { postedReason: item.postedReason }),
    ...(sample && {
      sample: {
        sampleMedicineId: sample.sampleMedicineId,
        group: sample.group,
        count: sample.count,
        ...(sample.replacedProductId && { replacedProductId: sample.replacedProductId }),
      },
    }),
  }
}
