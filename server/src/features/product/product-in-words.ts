import { type ProductField, productColumns } from './product-columns.ts'

type Product = { [Field in Exclude<ProductField, 'groupId'>]?: unknown } & {
  groupName: string | null
  isActive: boolean
}

interface Unit {
  name: string
  ratio: number
  price: number
  barcode: string | null
  isDefaultSale: boolean
}

/** A product as the log shows it: the group by its name, units as a list, empty fields as null. */
export function productInWords(product: Product, units: readonly Unit[]): Record<string, unknown> {
  const names = Object.keys(productColumns).filter(name => name !== 'groupId') as (keyof Product)[]
  return {
    ...Object.fromEntries(names.map(name => [name, product[name] ?? null])),
    groupName: product.groupName,
    isActive: product.isActive,
    units: units.map(({ name, ratio, price, barcode, isDefaultSale }) => ({
      name,
      ratio,
      price,
      barcode,
      isDefaultSale,
    })),
  }
}
