import { productType } from '@quay/contract/enumeration'
import { type Outcome, type Refusal, refuse } from '../refusal.ts'

/** A component as a product's form sends it; the quantity is in the unit, for one combo. */
export interface AskedComponent {
  productId: string
  unitId: string
  quantity: number
}

interface ComponentFacts {
  type: number
  asked: readonly AskedComponent[]
  unitCount: number
  isLotManaged: boolean
  /** Those that are asked for; one that is not there does not exist for this store. */
  products: readonly { id: string; name: string; type: number; unitIds: readonly string[] }[]
}

/**
 * Decides what a product is made of. Only a combo has components: at least one, each once, none a combo. A combo has
 * one unit and no lots, because it has no stock: what can be sold of it is what its components allow.
 */
export function decideComponents(facts: ComponentFacts): Outcome<{ components: readonly AskedComponent[] }> {
  const { type, asked, unitCount, isLotManaged, products } = facts
  if (type !== productType.COMBO)
    return asked.length > 0 ? refuse('only-combo-has-components', {}, 'components') : { ok: true, components: [] }
  if (asked.length === 0) return refuse('combo-needs-components', {}, 'components')
  if (unitCount !== 1 || isLotManaged) return refuse('combo-one-unit', {}, unitCount !== 1 ? 'units' : 'isLotManaged')
  for (const [place, component] of asked.entries()) {
    const refusal = refuseComponent(component, place, asked, products)
    if (refusal) return refusal
  }
  return { ok: true, components: asked }
}

function refuseComponent(
  { productId, unitId }: AskedComponent,
  place: number,
  asked: readonly AskedComponent[],
  products: ComponentFacts['products'],
): Refusal | null {
  const path = `components.${place}`
  const product = products.find(({ id }) => id === productId)
  if (!product) return refuse('not-found', { kind: 'product', id: productId }, `${path}.productId`)
  const named = { productId, product: product.name }
  if (product.type === productType.COMBO) return refuse('combo-in-combo', named, `${path}.productId`)
  if (asked.findIndex(other => other.productId === productId) < place)
    return refuse('combo-component-repeated', named, `${path}.productId`)
  if (!product.unitIds.includes(unitId)) return refuse('not-found', { kind: 'unit', id: unitId }, `${path}.unitId`)
  return null
}
