import { ingredientsOf } from './same-medicine.ts'

interface Named {
  id: string
  name: string
  ingredient: string | null
}

export interface DuplicateIngredient {
  /** As it stands on one of the products. */
  ingredient: string
  products: string[]
}

/** Ingredients that two and more products have, each with the names of those products; a product that stands twice is one. */
export function findDuplicates(products: readonly Named[]): DuplicateIngredient[] {
  const once = [...new Map(products.map(product => [product.id, product])).values()]
  const pairs = once.flatMap(product => ingredientsOf(product).map(key => ({ key, product })))
  return [...Map.groupBy(pairs, pair => pair.key).values()].flatMap(own => {
    if (own.length < 2) return []
    return [{ ingredient: wordOf(own[0]!), products: own.map(({ product }) => product.name) }]
  })
}

/** The ingredient with its accents and capitals, where the product has no other. */
function wordOf({ key, product }: { key: string; product: Named }): string {
  return ingredientsOf(product).length === 1 ? product.ingredient!.trim() : key.charAt(0).toUpperCase() + key.slice(1)
}
