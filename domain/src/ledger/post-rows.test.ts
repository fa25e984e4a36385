import { expect, it } from 'vitest'
import { postRows } from './post-rows.ts'

const read = (row: { to: string; amount: number }) => ({ chain: row.to, amount: row.amount })

it('numbers each chain without gaps and keeps its running balance', () => {
  const rows = [
    { to: 'a', amount: -2 },
    { to: 'b', amount: 5 },
    { to: 'a', amount: -3 },
  ]
  const heads = [
    { id: 'a', balance: 10, entryCount: 7 },
    { id: 'b', balance: 0, entryCount: 0 },
  ]
  expect(postRows(rows, heads, read)).toEqual([
    { to: 'a', amount: -2, sequence: 8, balanceAfter: 8 },
    { to: 'b', amount: 5, sequence: 1, balanceAfter: 5 },
    { to: 'a', amount: -3, sequence: 9, balanceAfter: 5 },
  ])
  expect(heads[0]).toEqual({ id: 'a', balance: 10, entryCount: 7 })
})

it('does not invent a chain', () => {
  expect(() => postRows([{ to: 'a', amount: 1 }], [], read)).toThrow(RangeError)
})
