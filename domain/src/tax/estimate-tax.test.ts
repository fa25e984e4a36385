import { describe, expect, it } from 'vitest'
import { type DayRevenue, estimateTax, quarterOf } from './estimate-tax.ts'
import { type TaxRule, taxRules } from './tax-rules.ts'

const goods = (amount: number, day = '2026-03-01'): DayRevenue => ({ day, activity: 'goods', amount })
const service = (amount: number, day = '2026-03-01'): DayRevenue => ({ day, activity: 'service', amount })
const yearOf = (revenue: readonly DayRevenue[], costs = 0, through = '2026-12-31') =>
  estimateTax({ through, revenue, costs })!

describe('what a year of goods pays', () => {
  it.each([
    // revenue, costs, VAT, income tax by revenue, income tax by income
    [999_999_999, 800_000_000, 0, 0, 0],
    [1_000_000_000, 800_000_000, 0, 0, 0],
    [1_000_000_001, 800_000_000, 10_000_000, 0, 30_000_000],
    [2_000_000_000, 1_600_000_000, 20_000_000, 5_000_000, 60_000_000],
    [3_000_000_000, 2_900_000_000, 30_000_000, 10_000_000, 15_000_000],
    [3_000_000_001, 2_900_000_001, 30_000_000, null, 17_000_000],
    [50_000_000_000, 49_000_000_000, 500_000_000, null, 170_000_000],
    [50_000_000_001, 49_000_000_001, 500_000_000, null, 200_000_000],
  ])('%d with costs of %d', (revenue, costs, vat, pitByRevenue, pitByIncome) => {
    expect(yearOf([goods(revenue)], costs)).toMatchObject({ revenue, vat, pitByRevenue, pitByIncome })
  })

  it('says which way is less, where one may choose', () => {
    expect(yearOf([goods(2_000_000_000)], 1_990_000_000).less).toBe('INCOME')
    expect(yearOf([goods(2_000_000_000)], 1_000_000_000).less).toBe('REVENUE')
    expect(yearOf([goods(4_000_000_000)], 1_000_000_000).less).toBeNull()
    expect(yearOf([goods(900_000_000)], 1).less).toBeNull()
  })

  it('takes nothing of a year that made a loss', () => {
    expect(yearOf([goods(2_000_000_000)], 2_500_000_000)).toMatchObject({ pitByIncome: 0, less: 'INCOME' })
  })
})

describe('goods and services', () => {
  it('puts the free part on the activity with the highest rate, and the rest on the next one', () => {
    const { groups, vat, pitByRevenue } = yearOf([goods(1_500_000_000), service(400_000_000)])
    expect(groups).toEqual([
      // 1.5 billion less the 600 million that services left over.
      { activity: 'goods', revenue: 1_500_000_000, vat: 15_000_000, pit: 4_500_000 },
      { activity: 'service', revenue: 400_000_000, vat: 20_000_000, pit: 0 },
    ])
    expect({ vat, pitByRevenue }).toEqual({ vat: 35_000_000, pitByRevenue: 4_500_000 })
  })

  it('takes off what came back of either', () => {
    const { groups } = yearOf([goods(2_000_000_000), goods(-200_000_000), service(-1_000_000)])
    expect(groups).toEqual([
      { activity: 'goods', revenue: 1_800_000_000, vat: 18_000_000, pit: 4_000_000 },
      { activity: 'service', revenue: -1_000_000, vat: -50_000, pit: -20_000 },
    ])
  })
})

describe('the pace of the year', () => {
  it.each([
    // 5 million a day from 1 January: one billion on the 200th day.
    [5_000_000 * 59, '2026-02-28', { amount: 1_000_000_000, day: '2026-07-19' }],
    [5_000_000 * 200, '2026-07-19', { amount: 1_000_000_000, day: '2026-07-19' }],
    [5_000_000 * 201, '2026-07-20', { amount: 3_000_000_000, day: null }],
    [1_000_000 * 59, '2026-02-28', { amount: 1_000_000_000, day: null }],
    [0, '2026-02-28', { amount: 1_000_000_000, day: null }],
    [60_000_000_000, '2026-02-28', null],
  ])('%d by %s', (revenue, through, next) => {
    expect(yearOf([goods(revenue, '2026-01-05')], 0, through).next).toEqual(next)
  })
})

const changed: TaxRule[] = [
  taxRules[0]!,
  {
    ...taxRules[0]!,
    from: '2026-07-01',
    threshold: 1_500_000_000,
    activities: { ...taxRules[0]!.activities, goods: { vat: 150, pit: 80 } },
  },
]

describe('a rule that changes in mid-year', () => {
  const revenue = [goods(1_000_000_000, '2026-06-30'), goods(1_000_000_000, '2026-07-01')]

  it('each day pays the rate of its day; the year is measured by the newest threshold', () => {
    const year = estimateTax({ through: '2026-12-31', revenue, costs: 0 }, changed)!
    expect(year).toMatchObject({
      vat: 10_000_000 + 15_000_000,
      // One and a half billion are free: first what pays 0.8 %, then half of what pays 0.5 %.
      pitByRevenue: 2_500_000,
    })
    expect(year.rule.threshold).toBe(1_500_000_000)
  })

  it('is not known before it begins', () => {
    const half = estimateTax({ through: '2026-06-30', revenue, costs: 0 }, changed)!
    expect(half).toMatchObject({ revenue: 1_000_000_000, isTaxed: false, vat: 0 })
  })
})

it('knows nothing of years before the first rule', () => {
  expect(estimateTax({ through: '2025-12-31', revenue: [], costs: 0 })).toBeUndefined()
})

it('four quarters are the year, to the đồng', () => {
  let seed = 7
  const random = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % most
  }
  for (let round = 0; round < 200; round++) {
    const size = [3_000_000, 11_000_000, 60_000_000][round % 3]!
    const revenue = Array.from({ length: 60 }, (): DayRevenue => {
      const day = `2026-${String(1 + random(12)).padStart(2, '0')}-${String(1 + random(28)).padStart(2, '0')}`
      return { day, activity: random(4) ? 'goods' : 'service', amount: (random(20) - 2) * random(size) }
    })
    const ends = ['2026-03-31', '2026-06-30', '2026-09-30', '2026-12-31']
    const costsAt = ends.map((_, place) => (place + 1) * random(size) * 20)
    const quarters = ends.map((through, place) => {
      const costsBefore = costsAt[place - 1] ?? 0
      return quarterOf(
        (place + 1) as 1 | 2 | 3 | 4,
        { through, revenue, costs: costsAt[place]!, costsBefore },
        changed,
      )!
    })
    const year = estimateTax({ through: '2026-12-31', revenue, costs: costsAt[3]! }, changed)!
    const sumOf = (of: (quarter: (typeof quarters)[number]) => number | null) =>
      quarters.reduce((sum, quarter) => sum + (of(quarter) ?? 0), 0)
    expect(sumOf(({ vat }) => vat)).toBe(year.vat)
    expect(sumOf(({ pitByIncome }) => pitByIncome)).toBe(year.pitByIncome)
    if (quarters.every(({ pitByRevenue }) => pitByRevenue !== null))
      expect(sumOf(({ pitByRevenue }) => pitByRevenue)).toBe(year.pitByRevenue)
  }
})
