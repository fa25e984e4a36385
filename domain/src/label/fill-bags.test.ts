import { expect, it } from 'vitest'
import { type BaggedItem, fillBags } from './fill-bags.ts'

const item = (over: Partial<BaggedItem> = {}): BaggedItem => ({
  group: 1,
  count: 3,
  doseName: 'Cảm cúm',
  productName: 'Hạ sốt',
  strength: '500 mg',
  unitName: 'Viên',
  ratio: 1,
  baseQuantity: 6,
  directions: 'Sau ăn',
  lots: [
    { lotNumber: 'A', expiryDate: '2027-01-31', quantity: 3 },
    { lotNumber: 'B', expiryDate: '2028-01-31', quantity: 3 },
  ],
  ...over,
})

it('fills a bag for each liều, and each names the lots that are in it', () => {
  const bags = fillBags([item(), item({ productName: 'Ho', baseQuantity: 3, lots: [] })])
  expect(
    bags.map(({ number, of, lines }) => [
      number,
      of,
      lines.map(line => [line.quantity, line.lots.map(lot => lot.lotNumber)]),
    ]),
  ).toEqual([
    [
      1,
      3,
      [
        [2, ['A']],
        [1, []],
      ],
    ],
    [
      2,
      3,
      [
        [2, ['A', 'B']],
        [1, []],
      ],
    ],
    [
      3,
      3,
      [
        [2, ['B']],
        [1, []],
      ],
    ],
  ])
})

it('keeps the liều of a bill apart and leaves nothing out where bags do not divide', () => {
  const bags = fillBags([item({ count: 4 }), item({ group: 2, count: 1, baseQuantity: 20, ratio: 10, unitName: 'Vỉ' })])
  expect(bags).toHaveLength(5)
  expect(bags.slice(0, 4).reduce((sum, bag) => sum + bag.lines[0]!.quantity, 0)).toBe(6)
  expect(bags[4]!.lines[0]).toMatchObject({ quantity: 2, unitName: 'Vỉ' })
})
