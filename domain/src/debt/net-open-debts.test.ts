import fc from 'fast-check'
import { expect, it } from 'vitest'
import { netOpenDebts } from './net-open-debts.ts'

const debtOf = (remaining: number, index: number) => ({
  entryId: `entry-${index}`,
  businessDay: '2026-11-21',
  sequence: index + 1,
  remaining,
})

it('leaves debts as they are while nothing is credited', () => {
  const debts = [debtOf(300, 0), debtOf(200, 1)]
  expect(netOpenDebts(debts, 500)).toEqual(debts)
})

it('takes a credit off the oldest debt first', () => {
  const debts = [{ ...debtOf(200, 1), businessDay: '2026-11-20' }, debtOf(300, 0)]
  expect(netOpenDebts(debts, 250)).toEqual([{ ...debts[1], remaining: 250 }])
})

it('shows nothing when the partner has a credit', () => {
  expect(netOpenDebts([debtOf(300, 0)], -100)).toEqual([])
})

it('what is open adds up to what is owed', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 1e12 })), fc.nat(1e12), (amounts, credit) => {
      const debts = amounts.map(debtOf)
      const debt = amounts.reduce((sum, amount) => sum + amount, 0) - credit
      const open = netOpenDebts(debts, debt)
      expect(open.reduce((sum, { remaining }) => sum + remaining, 0)).toBe(Math.max(debt, 0))
      expect(open.every(({ remaining }) => remaining > 0)).toBe(true)
    }),
  )
})

it('takes what went back off the import that brought it, and only the rest off the oldest', () => {
  const debts = [debtOf(300, 0), { ...debtOf(200, 1), ownCredit: 150 }]
  expect(netOpenDebts(debts, 350).map(({ remaining }) => remaining)).toEqual([300, 50])
  expect(netOpenDebts(debts, 250).map(({ remaining }) => remaining)).toEqual([200, 50])
  // It was paid meanwhile: no more is credited than is open.
  expect(netOpenDebts(debts, 500).map(({ remaining }) => remaining)).toEqual([300, 200])
})
