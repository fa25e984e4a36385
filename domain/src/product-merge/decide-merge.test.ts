import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decideMerge, type MergeFacts, type MergeLot, type MergeProduct } from './decide-merge.ts'

const units = (prefix: string) => [
  { id: `${prefix}-vien`, name: 'Viên', ratio: 1, price: 700, isBase: true, isActive: true },
  { id: `${prefix}-hop`, name: 'Hộp', ratio: 100, price: 60_000, isBase: false, isActive: true },
]
const product = (id: string, part: Partial<MergeProduct> = {}): MergeProduct => ({
  id,
  name: id === 'w' ? 'Panadol' : 'PANADOL hộp 10 vỉ',
  type: 1,
  isLotManaged: true,
  units: units(id),
  ...part,
})
const lot = (productId: string, number: string, part: Partial<MergeLot> = {}): MergeLot => ({
  id: `${productId}-${number}`,
  productId,
  number,
  numberKey: number.toUpperCase(),
  expiryDate: '2028-06-30',
  state: 'normal',
  firstReceivedAt: '2026-05-01T00:00:00.000Z',
  ...part,
})
const stock = (branchId: string, productId: string, onHand: number, entryCount = 3) => ({
  branchId,
  productId,
  onHand,
  reserved: 0,
  inTransit: 0,
  entryCount,
})
const shelf = (branchId: string, lotId: string, quantity: number, value: number) => ({
  branchId,
  lotId,
  bucket: 'sellable' as const,
  quantity,
  value,
})
const facts = (part: Partial<MergeFacts> = {}): MergeFacts => ({
  survivor: product('w'),
  duplicate: product('l'),
  lots: [lot('w', 'A1'), lot('l', 'A1'), lot('l', 'B2'), lot('l', 'OLD', { expiryDate: '2020-01-31' })],
  stocks: [stock('b1', 'w', 10), stock('b1', 'l', 50), stock('b2', 'l', 5)],
  shelves: [shelf('b1', 'l-A1', 40, 12_001), shelf('b1', 'l-B2', 10, 3_000), shelf('b2', 'l-B2', 5, 1_500)],
  draftCodes: [],
  sharedCombos: [],
  freshIds: ['f0', 'f1', 'f2', 'f3', 'f4', 'f5'],
  ...part,
})
const plan = (part: Partial<MergeFacts> = {}) => {
  const outcome = decideMerge(facts(part))
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.plan
}

describe('what goes over', () => {
  it('joins lots of one number and makes those that the survivor did not have', () => {
    expect(plan().newLots).toEqual([
      { ...lot('l', 'B2'), id: 'f3', productId: 'w' },
      { ...lot('l', 'OLD', { expiryDate: '2020-01-31' }), id: 'f4', productId: 'w' },
    ])
    expect(plan().joinedLots).toEqual([{ id: 'w-A1', state: 'normal', firstReceivedAt: '2026-05-01T00:00:00.000Z' }])
  })

  it('says of every lot what it is now, of empty ones too, and keeps what was said of those', () => {
    const lots = [lot('w', 'A1'), lot('l', 'A1', { state: 'recalled' }), lot('l', 'B2', { state: 'held' })]
    const { lotOf, joinedLots, newLots, branches, shelves } = plan({ lots, shelves: [shelf('b1', 'l-B2', 0, 0)] })
    expect(branches).toEqual([])
    expect(shelves).toEqual([{ branchId: 'b1', lotId: 'f3', productId: 'w', bucket: 'sellable' }])
    expect([...lotOf]).toEqual([
      ['l-A1', 'w-A1'],
      ['l-B2', 'f3'],
    ])
    expect(joinedLots).toMatchObject([{ id: 'w-A1', state: 'recalled' }])
    expect(newLots).toMatchObject([{ id: 'f3', state: 'held' }])
  })

  it('continues both chains of each branch, the duplicate down to nothing', () => {
    const [b1, b2] = plan().branches
    expect(
      b1!.stockEntries.map(({ productId, quantity, balanceAfter }) => [productId, quantity, balanceAfter]),
    ).toEqual([
      ['l', -40, 10],
      ['w', 40, 50],
      ['l', -10, 0],
      ['w', 10, 60],
    ])
    expect(b2!.stockEntries.map(({ lotId, sequence, balanceAfter }) => [lotId, sequence, balanceAfter])).toEqual([
      ['l-B2', 4, 0],
      ['f3', 1, 5],
    ])
  })

  it('keeps the stricter state and the earlier receipt of a lot that joins', () => {
    const lots = [
      lot('w', 'A1', { state: 'held' }),
      lot('l', 'A1', { state: 'recalled', firstReceivedAt: '2026-01-01' }),
    ]
    const [joined] = plan({ lots, shelves: [shelf('b1', 'l-A1', 1, 1)] }).joinedLots
    expect(joined).toEqual({ id: 'w-A1', state: 'recalled', firstReceivedAt: '2026-01-01' })
  })

  it('matches units by ratio and gives the survivor those it lacks', () => {
    const duplicate = product('l', {
      units: [
        ...units('l').map(unit => ({ ...unit, name: unit.isBase ? 'viên' : 'Lốc' })),
        { id: 'l-vi', name: 'Vỉ', ratio: 10, price: 6_500, isBase: false, isActive: true },
      ],
    })
    const { unitOf, newUnits } = plan({ duplicate })
    expect([...unitOf]).toEqual([
      ['l-vien', 'w-vien'],
      ['l-hop', 'w-hop'],
      ['l-vi', 'f2'],
    ])
    expect(newUnits).toEqual([
      { id: 'f2', name: 'Vỉ', ratio: 10, price: 6_500, isBase: false, isActive: true, position: 4 },
    ])
  })

  it('changes neither the quantity nor the value of the store, in any branch', () => {
    const shelves = fc.array(
      fc.record({
        branchId: fc.constantFrom('b1', 'b2', 'b3'),
        lotId: fc.constantFrom('l-A1', 'l-B2', 'l-OLD'),
        bucket: fc.constantFrom('sellable' as const, 'quarantine' as const),
        quantity: fc.integer({ min: 1, max: 1_000_000 }),
        value: fc.nat(1_000_000_000),
      }),
    )
    fc.assert(
      fc.property(shelves, held => {
        for (const branch of plan({ shelves: held }).branches) {
          const sum = (read: (row: (typeof branch.stockEntries)[number]) => number) =>
            branch.stockEntries.reduce((all, row) => all + read(row), 0)
          expect([sum(row => row.quantity), sum(row => row.value)]).toEqual([0, 0])
          const own = held.filter(one => one.branchId === branch.branchId)
          const given = branch.stockEntries.filter(row => row.productId === 'w')
          expect(given.reduce((all, row) => all + row.quantity, 0)).toBe(
            own.reduce((all, row) => all + row.quantity, 0),
          )
          expect(given.reduce((all, row) => all + row.value, 0)).toBe(own.reduce((all, row) => all + row.value, 0))
        }
      }),
    )
  })
})

describe('what is refused', () => {
  it.each<[string, Partial<MergeFacts>, string]>([
    ['a product with itself', { duplicate: product('w') }, 'merge-with-itself'],
    ['a combo', { duplicate: product('l', { type: 3 }) }, 'merge-combo'],
    ['goods with lots and goods without', { duplicate: product('l', { isLotManaged: false }) }, 'merge-lots-differ'],
    [
      'another smallest unit',
      {
        duplicate: product('l', {
          units: [{ id: 'x', name: 'Hộp', ratio: 1, price: 1, isBase: true, isActive: true }],
        }),
      },
      'merge-base-unit-differs',
    ],
    [
      'a unit of one name and two sizes',
      { duplicate: product('l', { units: [units('l')[0]!, { ...units('l')[1]!, ratio: 30 }] }) },
      'merge-unit-differs',
    ],
    [
      'a lot with two expiries',
      {
        lots: [
          lot('w', 'A1'),
          lot('l', 'a1', { id: 'l-A1', numberKey: 'A1', expiryDate: '2029-01-31' }),
          lot('l', 'B2'),
        ],
      },
      'merge-expiry-differs',
    ],
    ['drafts that are open', { draftCodes: ['PN000007'] }, 'merge-drafts-open'],
    ['goods that are reserved', { stocks: [{ ...stock('b1', 'l', 5), reserved: 1 }] }, 'merge-stock-in-motion'],
    ['goods on their way', { stocks: [{ ...stock('b1', 'l', 5), inTransit: 1 }] }, 'merge-stock-in-motion'],
    ['a combo of both', { sharedCombos: ['Bộ cúm'] }, 'merge-both-in-combo'],
  ])('%s', (_what, part, code) => {
    expect(decideMerge(facts(part))).toMatchObject({ ok: false, code })
  })

  it('two expiries of a lot of which nothing is left: goods may come back to it', () => {
    const lots = [...facts().lots, lot('w', 'OLD')]
    expect(decideMerge(facts({ lots }))).toMatchObject({ ok: false, code: 'merge-expiry-differs' })
  })
})
