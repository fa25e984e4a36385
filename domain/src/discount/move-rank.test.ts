import fc from 'fast-check'
import { expect, it } from 'vitest'
import { moveRank } from './move-rank.ts'

const listOf = (...ranks: number[]) => ranks.map((rank, place) => ({ id: 'abcdefgh'[place]!, rank }))

it.each([
  ['before one of another rank', listOf(100, 200), 'b', 'a', { b: 99 }],
  ['between two', listOf(100, 150, 200), 'c', 'b', { c: 149 }],
  [
    'between equals, of which the later ones move up together',
    listOf(100, 100, 100, 100),
    'd',
    'b',
    { d: 101, b: 102, c: 102 },
  ],
  ['to the end', listOf(100, 100, 100), 'a', null, { a: 101 }],
  ['where there is no room', listOf(0, 1, 2), 'c', 'a', { c: 0, a: 1, b: 2 }],
  ['nowhere', listOf(100, 200), 'a', 'b', {}],
  ['before itself', listOf(100, 200), 'a', 'a', {}],
  ['beyond the highest', listOf(999, 999, 999), 'c', 'b', { a: 0, c: 10, b: 20 }],
])('moves one %s', (_, list, id, before, changes) => {
  expect(Object.fromEntries(moveRank(list, id, before))).toEqual(changes)
})

it('gives ranks that keep the order of all others and put the moved one where it was asked to', () => {
  const anyList = fc
    .array(fc.oneof(fc.constantFrom(0, 100, 998, 999), fc.nat(999)), { minLength: 2, maxLength: 40 })
    .map(ranks => ranks.sort((a, b) => a - b).map((rank, place) => ({ id: String(place).padStart(3, '0'), rank })))
  fc.assert(
    fc.property(anyList, fc.nat(), fc.nat(), (list, from, to) => {
      const { id } = list[from % list.length]!
      const before = list[to % (list.length + 1)]?.id ?? null
      fc.pre(before !== id)
      const changes = moveRank(list, id, before)
      const now = list.map(one => ({ ...one, rank: changes.get(one.id) ?? one.rank }))
      for (const { rank } of now) expect(rank).toBeGreaterThanOrEqual(0)
      for (const { rank } of now) expect(rank).toBeLessThanOrEqual(999)
      const order = now.toSorted((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1)).map(one => one.id)
      expect(order.filter(one => one !== id)).toEqual(list.map(one => one.id).filter(one => one !== id))
      expect(order[order.indexOf(id) + 1] ?? null).toBe(before)
    }),
  )
})
