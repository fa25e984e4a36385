import type { TillProduct } from '@quay/contract/till/shapes'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { plainSearch } from '../../../../domain/test/plain-search.ts'
import { product as sample } from '../../features/till/sale-samples.ts'
import { makeProductIndex } from './product-index.ts'

let last = 0
function product(name: string, over: Partial<TillProduct> = {}): TillProduct {
  last += 1
  const id = `p${last}`
  return sample({
    id,
    code: `HH${String(last).padStart(6, '0')}`,
    name,
    units: [{ id: `${id}-u`, name: 'Hộp', ratio: 1, price: 1000, barcodes: [], isDefaultSale: true, isSold: true }],
    lots: [
      { id: `${id}-l`, number: 'L1', expiryDate: '2028-01-01', state: 'normal', quantity: 5, firstReceivedAt: '' },
    ],
    ...over,
  })
}
const names = (products: TillProduct[]) => products.map(({ name }) => name)

it('finds words in any order, without accents, names that begin with the query first and sold-out ones last', () => {
  const index = makeProductIndex()
  index.put([
    product('Viên ngậm Paracold'),
    product('Paracetamol 80 mg', { lots: [] }),
    product('Đau đầu Pará 500 mg'),
    product('Paracetamol 500 mg'),
    product('Nước muối', { ingredient: 'Natri clorid' }),
  ])
  expect(names(index.search('para', 10))).toEqual([
    'Paracetamol 500 mg',
    'Paracetamol 80 mg',
    'Đau đầu Pará 500 mg',
    'Viên ngậm Paracold',
  ])
  expect(names(index.search('500 DAU', 10))).toEqual(['Đau đầu Pará 500 mg'])
  expect(names(index.search('clorid', 10))).toEqual(['Nước muối'])
  expect(index.search('para', 2)).toHaveLength(2)
  expect(index.search('%', 10)).toEqual([])
})

it('takes each word of the search by itself, and respects accents that were typed', () => {
  const index = makeProductIndex()
  index.put([
    product('Kẹo ngậm hương dâu'),
    product('Dầu gió xanh'),
    product('Cao dán đau đầu gối'),
    product('Thuoc dau dau khong dau'),
    product('Hapacol trị Đau Đầu'),
  ])
  expect(names(index.search('đau đầu', 10))).toEqual([
    'Cao dán đau đầu gối',
    'Hapacol trị Đau Đầu',
    'Thuoc dau dau khong dau',
  ])
  expect(names(index.search('dau dau', 10))).toEqual([
    'Cao dán đau đầu gối',
    'Hapacol trị Đau Đầu',
    'Thuoc dau dau khong dau',
  ])
  expect(names(index.search('dâu', 10))[0]).toBe('Kẹo ngậm hương dâu')
  // Accents may still come; what agrees wholly comes first.
  expect(names(index.search('DẦU', 10))[0]).toBe('Dầu gió xanh')
  expect(names(index.search('DẦU', 10))).not.toContain('Kẹo ngậm hương dâu')
  // Half typed: the accents still come.
  expect(names(index.search('đau đâ', 10))).toContain('Hapacol trị Đau Đầu')
  // Only other accents: better than nothing.
  expect(names(index.search('giò', 10))).toEqual(['Dầu gió xanh'])
})

it('finds goods by what they are for, after those whose name says it', () => {
  const index = makeProductIndex()
  index.put([
    product('Hapacol 650', { group: 'Hạ sốt, giảm đau' }),
    product('Nước muối', { group: 'Mũi, xoang' }),
    product('Viên giảm đau X'),
  ])
  expect(names(index.search('giam dau', 10))).toEqual(['Viên giảm đau X', 'Hapacol 650'])
  expect(names(index.search('hạ sốt', 10))).toEqual(['Hapacol 650'])
})

it('finds goods by what they help against, with and without accents', () => {
  const index = makeProductIndex()
  index.put([
    product('Viên C', { symptoms: 'Cảm cúm, mệt mỏi' }),
    product('Trà cam thảo', { group: 'Thảo dược' }),
    product('Siro ho', { symptoms: 'ho khan' }),
  ])
  expect(names(index.search('cam cum', 10))).toEqual(['Viên C'])
  // What was written without accents leaves open which it is.
  expect(names(index.search('cảm', 10))).toEqual(['Viên C', 'Trà cam thảo'])
  expect(names(index.search('cam', 10))).toEqual(['Trà cam thảo', 'Viên C'])
  expect(names(index.search('cám', 10))).toEqual(['Trà cam thảo'])
  // Only other accents: better than nothing.
  expect(names(index.search('cám cụm', 10))).toEqual(['Viên C'])
})

const some = (...values: string[]) => fc.constantFrom(...values)
const drawnGoods = fc.uniqueArray(
  fc.record({
    name: fc
      .tuple(
        some('Cảm', 'Cam', 'Đau', 'dau', 'Dầu', 'Đâu', 'VD'),
        some('đầu', 'gió', 'cúm', 'thảo 500mg', 'dâu'),
        fc.nat(40),
      )
      .map(([head, tail, number]) => `${head} ${tail} ${number}`),
    ingredient: fc.option(some('Paracetamol', 'Đương quy', 'cam thảo')),
    symptoms: fc.option(some('đau đầu, sốt', 'Cảm cúm', 'ho, cảm')),
    group: fc.option(some('Giảm đau, Thuốc', 'Đầu tay')),
    registrationNumber: fc.option(some('VD-1234-26', 'VD-99-20')),
  }),
  { selector: one => one.name, maxLength: 12 },
)
const drawnQuery = fc
  .array(some('cảm', 'cam', 'cám', 'đau', 'đâ', 'dau', 'dâu', 'đầu', 'd', 'ho', 'giam', 'vd-1', '500', 'thảo', 'quy'), {
    minLength: 1,
    maxLength: 3,
  })
  .map(words => words.join(' '))

it('orders goods as the server does, where stock and sales tell nothing', () => {
  fc.assert(
    fc.property(drawnGoods, drawnQuery, (drawn, query) => {
      const goods = drawn.map(({ name, ...over }) => product(name, over))
      const index = makeProductIndex()
      index.put(goods)
      const plain = plainSearch(
        goods.map(one => ({ ...one, barcodes: [] })),
        query,
      )
      // With nothing as typed the till looks for one wrong letter, and the server for nothing.
      if (plain.length > 0) expect(names(index.search(query, 50))).toEqual(plain.map(({ name }) => name))
    }),
    { numRuns: 300 },
  )
})

it('puts what is sold most before the rest of its rank, and what is sold out last', () => {
  const index = makeProductIndex()
  index.put([
    product('Paracetamol A', { sold: 1 }),
    product('Paracetamol B', { sold: 40 }),
    product('Paracetamol C', { sold: 90, lots: [] }),
    product('Siro Paracetamol', { sold: 500 }),
  ])
  expect(names(index.search('para', 10))).toEqual([
    'Paracetamol B',
    'Paracetamol A',
    'Paracetamol C',
    'Siro Paracetamol',
  ])
})

it('forgives one wrong letter only when nothing matches as typed', () => {
  const index = makeProductIndex()
  index.put([product('Amoxicillin 500 mg')])
  expect(names(index.search('amoxycillin', 10))).toEqual(['Amoxicillin 500 mg'])
  expect(index.search('zzzz', 10)).toEqual([])
})

it('finds a barcode with its unit, a code, a registration number, and forgets them when they change', () => {
  const index = makeProductIndex()
  const barcodes = ['8936001000126', '18936001000123']
  const box = { id: 'box', name: 'Hộp', ratio: 10, price: 9000, barcodes, isDefaultSale: true, isSold: true }
  const paracetamol = product('Paracetamol', { registrationNumber: 'VD-31842-26', units: [box] })
  index.put([paracetamol])
  expect(index.findCode('8936001000126')).toMatchObject({ product: { name: 'Paracetamol' }, unitId: 'box' })
  expect(index.findCode('18936001000123')).toMatchObject({ unitId: 'box' })
  expect(index.findCode(paracetamol.code.toLowerCase())).toMatchObject({ unitId: null })
  expect(index.findCode('vd-31842-26')).not.toBeNull()
  expect(names(index.search('8936001000126', 10))).toEqual(['Paracetamol'])

  index.put([{ ...paracetamol, units: [{ ...box, barcodes: ['111'] }] }])
  expect(index.findCode('8936001000126')).toBeNull()
  expect(index.findCode('18936001000123')).toBeNull()
  expect(index.findCode('111')).not.toBeNull()
  expect(index.size()).toBe(1)
})

it('does not offer what is no longer sold', () => {
  const index = makeProductIndex()
  const gone = product('Ngưng bán', { isActive: false })
  index.put([gone])
  expect(index.search('ngung', 10)).toEqual([])
  expect(index.findCode(gone.code)).toBeNull()
  expect(names(index.get([gone.id, 'unknown']))).toEqual(['Ngưng bán'])
})

it('gives what has an ingredient in common and is sold by itself', () => {
  const index = makeProductIndex()
  const own = product('Giảm đau A', { ingredient: 'Codein, Paracetamol' })
  index.put([
    own,
    product('Giảm đau B', { ingredient: 'Paracetamol + codein' }),
    product('Chỉ trong combo', { ingredient: 'Codein', isSoldDirectly: false }),
    product('Nước muối', { ingredient: 'Natri clorid' }),
    product('Bông', { ingredient: null }),
  ])
  expect(names(index.alike(own.id))).toEqual(['Giảm đau A', 'Giảm đau B'])
  expect(index.alike('không có')).toEqual([])
})
