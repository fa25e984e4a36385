import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, lastDayOfMonth } from '../time/calendar.ts'
import { type Cell, type Cover, cover } from './cover.ts'
import { startOf } from './spans.ts'

const first = '2023-11-01'
const day = fc.integer({ min: 0, max: 1_150 }).map(days => addDays(first, days))

/** The days of a cell that the sums hold. */
function daysOf({ span, start }: Cell, through: string): string[] {
  const held: string[] = []
  for (let one = start; one <= through && startOf(span, one) === start; one = addDays(one, 1)) held.push(one)
  return held
}

/** How often each day is counted. */
function counted({ cells, days }: Cover, through: string): Map<string, number> {
  const counts = new Map<string, number>()
  const count = (one: string, sign: number) => counts.set(one, (counts.get(one) ?? 0) + sign)
  for (const cell of cells) for (const one of daysOf(cell, through)) count(one, 1)
  for (const { from, to, sign } of days) for (let one = from; one <= to; one = addDays(one, 1)) count(one, sign)
  return counts
}

const read = ({ days }: Cover, within: (from: string) => boolean) =>
  days.filter(({ from }) => within(from)).reduce((sum, { from, to }) => sum + daysBetween(from, to) + 1, 0)

describe('what is read for a period', () => {
  it('counts each of its days once and no other, and reads at most 15 days of documents an edge', () => {
    fc.assert(
      fc.property(day, day, day, (one, other, through) => {
        const [from, to] = one < other ? [one, other] : [other, one]
        const covered = cover(from, to, through)
        const counts = counted(covered, through)
        for (let each = from; each <= to; each = addDays(each, 1)) {
          expect(counts.get(each)).toBe(1)
          counts.delete(each)
        }
        expect([...counts.values()].every(count => count === 0)).toBe(true)
        const edge = (month: string) => read(covered, start => start <= through && startOf('M', start) === month)
        const edges = new Set(covered.days.filter(each => each.from <= through).map(each => startOf('M', each.from)))
        for (const month of edges) expect(edge(month)).toBeLessThanOrEqual(15)
        expect(edges.size).toBeLessThanOrEqual(2)
        // What follows the mark has no cell.
        expect(read(covered, start => start > through)).toBe(
          to > through ? daysBetween(from > through ? from : addDays(through, 1), to) + 1 : 0,
        )
      }),
      { numRuns: 400 },
    )
  })

  it('takes quarters and years where all their months are there', () => {
    expect(cover('2026-02-10', '2026-10-23', '2026-11-20')).toEqual({
      cells: [
        { span: 'M', start: '2026-02-01' },
        { span: 'M', start: '2026-03-01' },
        { span: 'Q', start: '2026-04-01' },
        { span: 'Q', start: '2026-07-01' },
        { span: 'M', start: '2026-10-01' },
      ],
      days: [
        { from: '2026-02-01', to: '2026-02-09', sign: -1 },
        { from: '2026-10-24', to: '2026-10-31', sign: -1 },
      ],
    })
    // Of the running year so far: its cell and the documents of today.
    expect(cover('2026-01-01', '2026-11-21', '2026-11-20')).toEqual({
      cells: [{ span: 'Y', start: '2026-01-01' }],
      days: [{ from: '2026-11-21', to: '2026-11-21', sign: 1 }],
    })
  })

  it.each([
    ['a day behind the mark', '2026-11-21', '2026-11-21', [{ from: '2026-11-21', to: '2026-11-21', sign: 1 }]],
    [
      'the last day of February in a leap year',
      '2024-02-29',
      '2024-02-29',
      [{ from: '2024-02-29', to: '2024-02-29', sign: 1 }],
    ],
    ['a day in the month of the mark', '2026-11-02', '2026-11-02', [{ from: '2026-11-02', to: '2026-11-02', sign: 1 }]],
  ])('%s is read from documents', (_, from, to, days) => {
    expect(cover(from, to, '2026-11-20')).toEqual({ cells: [], days })
  })

  it('a whole month is one cell, with every last day', () => {
    for (const start of ['2024-02-01', '2026-02-01', '2026-04-01', '2026-07-01'])
      expect(cover(start, lastDayOfMonth(start), '2026-11-20').days).toEqual([])
  })
})
