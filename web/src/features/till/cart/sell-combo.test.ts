import { beforeAll, describe, expect, it } from 'vitest'
import { makeProductIndex } from '../../../offline/goods/product-index.ts'
import { loadProblemWords } from '../line/problem-words.ts'
import { cartLine, combo, factsOf, lot, mask, noDrafts, product } from '../sale-samples.ts'
import { makeTill } from '../till.ts'
import { type Cart, emptyCart } from './cart.ts'
import { priceCart } from './price-cart.ts'

beforeAll(loadProblemWords)

const kitLine = (id: string, quantity: number) =>
  cartLine(id, { productId: 'kit', productName: 'Bộ phòng cúm', unit: { id: 'bo', name: 'Bộ', ratio: 1 }, quantity })
const cartOf = (...lines: Cart['lines']): Cart => ({ ...emptyCart, lines })
const tablets = product({ lots: [lot('late', 30, { expiryDate: '2028-01-31' }), lot('soon', 15)] })
const facts = factsOf([combo(), tablets, mask(7)])

describe('a combo in the cart', () => {
  it('takes the lots of its components and says how many can be made', () => {
    const [line] = priceCart(cartOf(kitLine('a', 2)), facts).lines
    expect(line).toMatchObject({ left: '3 bộ', amount: 80_000, problem: null })
    expect(line!.lots.map(({ lotId, quantity }) => [lotId, quantity])).toEqual([
      ['soon', 15],
      ['late', 5],
      ['m1', 4],
    ])
    expect(line!.parts.map(({ product }) => product.id)).toEqual(['p1', 'mask'])
  })

  it('pays VAT by component, as the bill will', () => {
    const { priced } = priceCart(cartOf(kitLine('a', 1)), facts)
    expect(priced.vatGroups.map(group => group.rate)).toEqual([5, 8])
    expect(priced.vatGroups.reduce((sum, group) => sum + group.net, 0)).toBe(40_000)
  })

  it('shares the shelf with other lines, and offers what the scarcest component allows', () => {
    const [, kit] = priceCart(cartOf(cartLine('t', { quantity: 30 }), kitLine('a', 2)), facts).lines
    expect(kit!.problem).toEqual({
      sentence: 'Không đủ Paracetamol: chỉ còn 1 hộp 5 viên',
      fix: { label: 'Bán 1 bộ', quantity: 1 },
    })
    const none = priceCart(cartOf(kitLine('a', 1)), factsOf([combo(), tablets, mask(0)]))
    expect(none.lines[0]!.problem).toEqual({ sentence: 'Hết Khẩu trang trong combo', fix: null })
  })

  it('cannot be sold while a component is stopped or not known here', () => {
    const stopped = factsOf([combo(), { ...tablets, isActive: false }, mask(7)])
    expect(priceCart(cartOf(kitLine('a', 1)), stopped).lines[0]!.problem!.sentence).toContain('ngưng kinh doanh')
    expect(priceCart(cartOf(kitLine('a', 1)), factsOf([combo(), tablets])).problem).not.toBeNull()
  })

  it('goods that only go into combos are not sold by themselves', () => {
    const hidden = factsOf([{ ...tablets, isSoldDirectly: false }])
    expect(priceCart(cartOf(cartLine('a')), hidden).lines[0]!.problem!.sentence).toContain('không bán riêng')
  })
})

describe('the index of the till', () => {
  const index = makeProductIndex()
  index.put([combo(), { ...tablets, isSoldDirectly: false }, mask(7)])

  it('gives a combo with its components, and does not offer what only goes into one', () => {
    expect(index.search('cum', 5)[0]!.components!.map(({ id }) => id)).toEqual(['p1', 'mask'])
    expect(index.search('paracetamol', 5)).toEqual([])
    expect(index.get(['kit'])[0]!.components).toHaveLength(2)
  })

  it('puts its components into the facts of the cart, and keeps them fresh', () => {
    const till = makeTill(noDrafts)
    till.add(index.search('cum', 5)[0]!, null, 1)
    expect(till.store.getState().view.lines[0]).toMatchObject({ left: '3 bộ', problem: null })
    till.keepProducts([mask(3)])
    expect(till.store.getState().view.lines[0]!.left).toBe('1 bộ')
    expect(till.wantedProducts()).toEqual(['kit'])
  })
})
