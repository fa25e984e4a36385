import type { Product } from '@quay/contract/product/shapes'
import type { EditorProduct } from '../write/editor-state.ts'

/** What the editor keeps of a product that was found. */
export function editorProduct(product: Product): EditorProduct {
  return {
    id: product.id,
    code: product.code,
    name: product.name,
    isLotManaged: product.isLotManaged,
    units: product.units.map(({ id, name, ratio, price }) => ({ id, name, ratio, price })),
    unitsKnown: true,
    stock: product.stock,
    cost: product.cost,
  }
}

/** The unit that goods come in: the one whose barcode was scanned, else the one they are bought in. */
export function importUnitOf(product: Product, code: string): string {
  const scanned = product.units.find(unit => unit.barcodes.includes(code))
  const unit = scanned ?? product.units.find(unit => unit.isDefaultPurchase) ?? product.units[0]
  if (!unit) throw new Error('A product has at least one unit')
  return unit.id
}

/** The product whose barcode or code is exactly what was typed or scanned. */
export function exactMatch(products: readonly Product[], typed: string): Product | undefined {
  const code = typed.trim().toUpperCase()
  return products.find(
    product =>
      product.code.toUpperCase() === code ||
      product.units.some(unit => unit.barcodes.some(own => own.toUpperCase() === code)),
  )
}
