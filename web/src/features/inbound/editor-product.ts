import type { Product } from '@quay/contract/product'
import type { EditorProduct } from './editor-state.ts'

/** What the editor keeps of a product that was found. */
export function editorProduct(product: Product): EditorProduct {
  return {
    id: product.id,
    code: product.code,
    name: product.name,
    isLotManaged: product.isLotManaged,
    units: product.units.map(({ id, name, ratio }) => ({ id, name, ratio })),
    unitsKnown: true,
    stock: product.stock,
    cost: product.cost,
  }
}

/** The unit that goods come in: the one whose barcode was scanned, else the largest. */
export function importUnitOf(product: Product, code: string): string {
  const scanned = product.units.find(unit => unit.barcode !== null && unit.barcode === code)
  const largest = product.units.toSorted((one, other) => other.ratio - one.ratio)[0]
  const unit = scanned ?? largest
  if (!unit) throw new Error('A product has at least one unit')
  return unit.id
}

/** The product whose barcode or code is exactly what was typed or scanned. */
export function exactMatch(products: readonly Product[], typed: string): Product | undefined {
  const code = typed.trim().toUpperCase()
  return products.find(
    product => product.code.toUpperCase() === code || product.units.some(unit => unit.barcode?.toUpperCase() === code),
  )
}
