import { productBody } from '@quay/contract/product/shapes'
import type { Actor } from '../src/db/connection/transaction.ts'
import { createProduct } from '../src/features/product/write/create-product.ts'
import { type AtTime, bodyOf } from './as-person.ts'
import { type ComboComponent, demoCombos } from './cast/combos.ts'
import { instantOf } from './trade/clock.ts'
import type { StockedCombo, StockedProduct } from './trade/shop.ts'

/** The sets of the shop, as far as the catalogue has what is in them. */
export async function addCombos(
  at: AtTime,
  actor: Actor,
  { onboarding, products }: { onboarding: string; products: readonly StockedProduct[] },
): Promise<StockedCombo[]> {
  return at(instantOf(onboarding, 332), async tx => {
    const combos: StockedCombo[] = []
    for (const { name, price: share, demand, components } of demoCombos) {
      const parts = components.flatMap(component => partOf(component, products) ?? [])
      if (parts.length < components.length) continue
      const sum = parts.reduce((all, part) => all + part.amount, 0)
      const price = share === undefined ? sum : Math.floor((sum * share) / 10_000 / 1_000) * 1_000
      const [body, hash] = bodyOf(productBody, {
        type: 3,
        name,
        isLotManaged: false,
        vatRate: 0,
        units: [{ name: 'Bộ', ratio: 1, price, isBase: true }],
        comboPrice: share === undefined ? 'SUM' : 'OWN',
        components: parts.map(({ productId, unitId, quantity }) => ({ productId, unitId, quantity })),
      })
      const { id, units } = await createProduct(tx, actor, body, hash)
      combos.push({ id, unitId: units[0]!.id, price, demand, parts })
    }
    return combos
  })
}

function partOf({ name, unit: size, quantity }: ComboComponent, products: readonly StockedProduct[]) {
  const fitting = [...products.keys()].filter(place => products[place]!.item.product.name.startsWith(name))
  const [place] = fitting.sort((a, b) => products[b]!.item.weight - products[a]!.item.weight)
  if (place === undefined) return null
  const { id: productId, units, item } = products[place]!
  const unit = size === 'smallest' ? units[0]! : units.at(-1)!
  return {
    product: place,
    productId,
    unitId: unit.id,
    quantity,
    baseQuantity: quantity * unit.ratio,
    amount: quantity * unit.price,
    vatRate: item.product.vatRate,
  }
}
