import { expect, it } from 'vitest'
import type { KnownProduct } from '../../../offline/goods/known-product.ts'
import { withBrought } from './use-suggestions.ts'

const product = (id: string, over: Partial<KnownProduct> = {}) => ({ id, reserved: 0, ...over }) as KnownProduct
const listOf = (...products: KnownProduct[]) => ({ query: 'pana', products, mayHaveMore: false })

it('a found list keeps its order and gets what a sync brought, parts of combos too', () => {
  const combo = product('c', { components: [product('p1')] })
  const found = withBrought(listOf(product('p1'), combo, product('p2')), [
    product('p1', { reserved: 4 }),
    product('p9'),
  ])
  expect(found.products).toEqual([
    product('p1', { reserved: 4 }),
    product('c', { components: [product('p1', { reserved: 4 })] }),
    product('p2'),
  ])
})

it('a list that nothing of a sync concerns is the same list: it is not drawn again', () => {
  const found = listOf(product('p1'))
  expect(withBrought(found, [product('p2')])).toBe(found)
})
