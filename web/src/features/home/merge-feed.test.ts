import { expect, it } from 'vitest'
import { mergeFeed } from './merge-feed.ts'

const row = (id: string, minute: number) => ({ id, at: `2026-11-27T08:${String(minute).padStart(2, '0')}:00.000Z` })

it('what came since stands above what is known, each row once', () => {
  const known = [row('b', 2), row('a', 1)]
  expect(mergeFeed(known, [row('c', 3), row('b', 2)]).map(({ id }) => id)).toEqual(['c', 'b', 'a'])
})

it('a row that was written later than its time stands at its time; of one time the later id first', () => {
  expect(mergeFeed([row('c', 3), row('a', 1)], [row('b', 2), row('d', 3)]).map(({ id }) => id)).toEqual([
    'd',
    'c',
    'b',
    'a',
  ])
})

it('nothing new is the same list; no more rows are kept than one shows', () => {
  const known = [row('a', 1)]
  expect(mergeFeed(known, [row('a', 1)])).toBe(known)
  const many = Array.from({ length: 30 }, (_, at) => row(`m${at}`, at))
  expect(mergeFeed(known, many)).toHaveLength(20)
})
