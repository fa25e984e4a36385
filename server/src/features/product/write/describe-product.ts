import { controlGroupText, storageText } from '@quay/domain/product/control-group'
import { returnPolicyText } from '@quay/domain/product/return-policy'
import type { NamedComponent } from './component-store.ts'
import { type ProductField, productFields } from './product-columns.ts'
import type { StoredProduct } from './product-store.ts'

type Product = {
  [Field in Exclude<ProductField, 'groupId' | 'medicineId' | 'controlGroup' | 'storage' | 'returnPolicy'>]?: unknown
} & Pick<
  StoredProduct,
  'groupName' | 'medicine' | 'manufacturer' | 'shelfPosition' | 'controlGroup' | 'storage' | 'returnPolicy' | 'isActive'
>

interface Unit {
  name: string
  ratio: number
  price: number
  barcodes: readonly string[]
  isDefaultSale: boolean
  isDefaultPurchase: boolean
  isSold: boolean
  points?: number | undefined
}

interface Parts {
  components?: readonly NamedComponent[]
  pictureCount?: number
}

/** A new product as the log keeps it: what is empty was never anything else, and a long list writes a row for each of its goods. */
export function describeNewProduct(...given: Parameters<typeof describeProduct>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(describeProduct(...given)).filter(([, value]) => value !== null))
}

/** Ids, and what has another name in the log. */
const namedApart: readonly ProductField[] = ['groupId', 'medicineId', 'returnPolicy']

/** A product as the log shows it: what it refers to by names, units and components as lists, empty fields as null. */
export function describeProduct(product: Product, units: readonly Unit[], parts: Parts = {}): Record<string, unknown> {
  const names = productFields.filter(name => !namedApart.includes(name)) as (keyof Product)[]
  return {
    ...Object.fromEntries(names.map(name => [name, product[name] ?? null])),
    controlGroup: product.controlGroup && controlGroupText[product.controlGroup],
    storage: product.storage && storageText[product.storage],
    takenBack: product.returnPolicy && returnPolicyText[product.returnPolicy],
    groupName: product.groupName,
    medicine: product.medicine,
    manufacturer: product.manufacturer,
    shelfPosition: product.shelfPosition,
    isActive: product.isActive,
    units: units.map(({ name, ratio, price, barcodes, isDefaultSale, isDefaultPurchase, isSold, points }) => ({
      name,
      ratio,
      price,
      barcode: barcodes.join(', ') || null,
      isDefaultSale,
      isDefaultPurchase,
      isSold,
      ...(points && { points }),
    })),
    ...(parts.components && {
      components: parts.components.map(({ name, unit, quantity }) => ({ name, unit, quantity })),
    }),
    ...(parts.pictureCount !== undefined && { pictureCount: parts.pictureCount }),
  }
}
