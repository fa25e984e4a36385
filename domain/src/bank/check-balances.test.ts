import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkBalances } from './check-balances.ts'

const anyMoves = fc.array(
  fc.integer({ min: -500, max: 500 }).filter(amount => amount !== 0),
  { minLength: 1, maxLength: 20 },
)

function written(opening: number, amounts: readonly number[]) {
  let balance = opening
  return amounts.map((amount, place) => {
    balance += amount
    return { row: place + 2, amount, balance }
  })
}

it('opening + what moved = closing, whichever way the bank writes its lines', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1000, max: 1000 }), anyMoves, (opening, amounts) => {
      const lines = written(opening, amounts)
      const closing = opening + amounts.reduce((sum, amount) => sum + amount, 0)
      expect(checkBalances(lines)).toEqual({ ok: true, opening, closing })
      const turned = checkBalances(lines.toReversed())
      expect(turned.ok && turned.closing! - turned.opening!).toBe(closing - opening)
    }),
  )
})

it('names the first line whose balance does not go with its amount', () => {
  const lines = written(100, [10, -20, 30, 40])
  expect(checkBalances(lines.map(line => (line.row === 4 ? { ...line, amount: 31 } : line)))).toEqual({
    ok: false,
    row: 4,
  })
})

it('takes a file without balances as it is', () => {
  expect(checkBalances([{ row: 2, amount: 5, balance: null }])).toEqual({ ok: true, opening: null, closing: null })
})
