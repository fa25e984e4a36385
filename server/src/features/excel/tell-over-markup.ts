import type { RowIssue } from '@quay/domain/excel/cell'
import { fieldTitle } from '@quay/domain/excel/excel-field'
import { formatNumber } from '@quay/domain/text/format-number'
import type { Tx } from '../../db/connection/transaction.ts'
import { readMarkupCaps } from '../price-book/read-markup-caps.ts'
import type { PlannedProduct } from './product/plan-products.ts'

interface NewPrice {
  row: number
  productId: string
  unitId: string
  unitName: string
  price: number
}

/** Warnings of new prices above the mark-up that a hospital's pharmacy may take; how far above, they do not tell. */
export async function tellOverMarkup(tx: Tx, branchId: string, prices: readonly NewPrice[]): Promise<RowIssue[]> {
  if (!prices.length) return []
  const caps = await readMarkupCaps(tx, branchId, [...new Set(prices.map(({ productId }) => productId))])
  return prices
    .filter(({ unitId, price }) => price > (caps.get(unitId) ?? price))
    .map(({ row, unitName, price }) => ({
      row,
      column: fieldTitle('price', 'price'),
      value: formatNumber(price),
      message: `Giá ${unitName} cao hơn thặng số tối đa của nhà thuốc trong bệnh viện`,
      level: 'warning',
    }))
}

/** The general prices that planned goods get another of. */
export const newPricesOf = (products: readonly PlannedProduct[]): NewPrice[] =>
  products.flatMap(({ row, isNew, product, units, unitsBefore }) =>
    units
      .filter(unit => !isNew && unit.price !== unitsBefore.find(one => one.id === unit.id)?.price)
      .map(unit => ({ row, productId: product.id, unitId: unit.id, unitName: unit.name, price: unit.price })),
  )
