import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  divide,
  type Fact,
  factsOf,
  figureOf,
  isNoted,
  isSum,
  type MeasureId,
  measureOf,
  measures,
} from './measures.ts'

/** Two days of one seller: 3 × 50.000 − 10.000 and 80.000, 5 % off the bill; one piece comes back the day after. */
const sold: Partial<Record<Fact, number>> = {
  bills: 1,
  gross: 230_000,
  discount: 21_000,
  revenue: 209_000,
  cost: 140_000,
}
const back: Partial<Record<Fact, number>> = { returns: 1, returnNet: 44_333, returnCost: 30_000 }
const figure = (id: MeasureId, of: Partial<Record<Fact, number>>) => figureOf(measureOf(id), fact => of[fact] ?? 0)

it.each<[MeasureId, number | null, number | null, number | null]>([
  ['revenue', 209_000, 0, 209_000],
  ['netRevenue', 209_000, -44_333, 164_667],
  ['cost', 140_000, -30_000, 110_000],
  ['profit', 69_000, -14_333, 54_667],
  ['margin', 3_301, 3_233, 3_320],
  ['markup', 4_929, 4_778, 4_970],
  ['averageBill', 209_000, null, 209_000],
])('%s: what was sold, what came back, both', (id, first, second, both) => {
  expect([figure(id, sold), figure(id, back), figure(id, { ...sold, ...back })]).toEqual([first, second, both])
})

it('divides half up, whatever the signs', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: -1e6, max: 1e6 }), (of, by) => {
      const found = divide(of, by, 100)
      if (by === 0) {
        expect(found).toBeNull()
        return
      }
      // At most half of the divisor away, and up where it is just half.
      const away = 2 * (found! * by - of * 100) * Math.sign(by)
      expect(away).toBeLessThanOrEqual(Math.abs(by))
      expect(away).toBeGreaterThan(-Math.abs(by))
    }),
  )
})

it('each figure says what it means, and stands on sums', () => {
  for (const id of Object.keys(measures) as MeasureId[]) {
    const measure = measureOf(id)
    expect(measure.means.endsWith('.'), id).toBe(true)
    if (isNoted(measure)) continue
    expect(factsOf(measure).length, id).toBeGreaterThan(0)
    if (!isSum(measure)) expect(['rate', 'money', 'hundredths', 'days']).toContain(measure.kind)
  }
})
