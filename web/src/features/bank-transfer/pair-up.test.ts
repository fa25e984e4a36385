import { expect, it } from 'vitest'
import { pairUp } from './pair-up.ts'

const side = (id: string, left: number, sign = 1) => ({ id, left, amount: sign * left })

it('one line is several rows, several lines are one row, and what is over stays open', () => {
  expect(pairUp([side('a', 100)], [side('x', 30), side('y', 70)])).toEqual([
    { statementLineId: 'a', cashEntryId: 'x', amount: 30 },
    { statementLineId: 'a', cashEntryId: 'y', amount: 70 },
  ])
  expect(pairUp([side('a', 40), side('b', 80)], [side('x', 100)])).toEqual([
    { statementLineId: 'a', cashEntryId: 'x', amount: 40 },
    { statementLineId: 'b', cashEntryId: 'x', amount: 60 },
  ])
})

it('is nothing without both, or where money that came stands with money that left', () => {
  expect(pairUp([], [side('x', 1)])).toBeNull()
  expect(pairUp([side('a', 1)], [])).toBeNull()
  expect(pairUp([side('a', 1)], [side('x', 1, -1)])).toBeNull()
})
