import fc from 'fast-check'
import { expect, it } from 'vitest'
import { correctLate } from './correct-late.ts'
import { decideCloseShift } from './decide-close-shift.ts'
import { decideReopenShift } from './decide-reopen-shift.ts'
import { flowOf, sumFlow } from './flow-of.ts'

const kinds = [
  'SALE',
  'SALE_CANCEL',
  'SALE_RETURN',
  'SALE_RETURN_CANCEL',
  'DEBT',
  'DEBT_CANCEL',
  'VOUCHER',
  'VOUCHER_CANCEL',
  'INBOUND',
  'INBOUND_CANCEL',
  'INBOUND_COST',
  'INBOUND_RETURN',
  'OPENING',
]
const amount = fc.integer({ min: -5_000_000, max: 5_000_000 })
const shift = { id: 'h', code: 'CA000001', status: 'OPEN' as const, heldBy: 'lan', heldByName: 'Lan' }
const actor = { employeeId: 'lan', mayReview: false }

it('a report loses no row of money: its places add up to the rows', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ kind: fc.constantFrom(...kinds), amount })), rows => {
      expect(sumFlow(flowOf(rows))).toBe(rows.reduce((sum, row) => sum + row.amount, 0))
    }),
  )
})

it('closed, late and reopened: the drawer holds what was counted, then what its rows say', () => {
  fc.assert(
    fc.property(fc.nat(9_000_000), amount, fc.nat(9_000_000), fc.array(amount), (float, moved, counted, late) => {
      let fund = { id: 'drawer', name: 'Tiền mặt', balance: moved, entryCount: 1 }
      const post = (row: { amount: number; sequence: number; balanceAfter: number } | null | undefined) => {
        if (!row) return
        expect([row.sequence, row.balanceAfter]).toEqual([fund.entryCount + 1, fund.balance + row.amount])
        fund = { ...fund, balance: row.balanceAfter, entryCount: row.sequence }
      }
      const count = { id: 'c', counted, expected: float + moved, entryCount: 1, funds: [] }
      const closed = decideCloseShift(
        { countId: 'c', taken: 0, reason: 'Lệch' },
        { shift, actor, count, entryCount: 1, fund },
      )
      if (!closed.ok) throw new Error(closed.code)
      const corrections = closed.plan.cashEntry ? [{ id: '0', amount: closed.plan.cashEntry.amount }] : []
      post(closed.plan.cashEntry)
      expect(float + fund.balance).toBe(counted)
      for (const [at, paid] of late.entries()) {
        const sale = {
          accountId: 'drawer',
          amount: paid,
          sequence: fund.entryCount + 1,
          balanceAfter: fund.balance + paid,
        }
        post(sale)
        const correction = correctLate([sale], 'drawer')
        if (correction) corrections.push({ id: `${at + 1}`, amount: correction.amount })
        post(correction)
        expect(float + fund.balance).toBe(counted)
      }
      const reopened = decideReopenShift({
        shift: { ...shift, status: 'CLOSED', businessDay: '2026-11-23' },
        isLast: true,
        closedThrough: null,
        fund,
        corrections,
      })
      if (!reopened.ok) throw new Error(reopened.code)
      for (const row of reopened.plan.cashEntries) post(row)
      expect(fund.balance).toBe(moved + late.reduce((sum, paid) => sum + paid, 0))
    }),
  )
})

it('money of another drawer corrects nothing', () => {
  expect(correctLate([{ accountId: 'bank', amount: 5, sequence: 1, balanceAfter: 5 }], 'drawer')).toBeNull()
  expect(correctLate([], 'drawer')).toBeNull()
})

const facts = {
  shift,
  actor,
  count: { id: 'c', counted: 500, expected: 600, entryCount: 3, funds: [] },
  entryCount: 3,
  fund: { id: 'drawer', name: 'Tiền mặt', balance: 0, entryCount: 3 },
}
const withFund = (counted: number, expected: number, expectedNow = expected) => ({
  ...{ id: 'c', counted: 600, expected: 600, entryCount: 3 },
  funds: [{ name: 'VietinBank', counted, expected, expectedNow }],
})
it.each([
  ['a shift that is closed', { shift: { ...shift, status: 'CLOSED' as const } }, {}, 'shift-closed'],
  ['a colleague', { actor: { employeeId: 'minh', mayReview: false } }, {}, 'shift-of-another'],
  ['no count', { count: null }, {}, 'shift-count-needed'],
  ['an earlier count', {}, { countId: 'b' }, 'shift-count-needed'],
  ['money since the count', { entryCount: 4 }, {}, 'shift-moved'],
  ['a transfer since the count', { count: withFund(700, 700, 800) }, {}, 'shift-moved'],
  ['a transfer that differs without a reason', { count: withFund(650, 700) }, { reason: '' }, 'shift-reason-needed'],
  ['more to the safe than there is', {}, { taken: 501 }, 'shift-taken-over'],
  ['a difference without a reason', {}, { reason: '' }, 'shift-reason-needed'],
])('refuses %s', (_, other, input, code) => {
  const body = { countId: 'c', taken: 0, reason: 'Lệch', ...input }
  expect(decideCloseShift(body, { ...facts, ...other })).toMatchObject({ ok: false, code })
})

it('is closed by who reviews shifts, and below zero, for a reason', () => {
  const reviewer = { employeeId: 'chu', mayReview: true }
  expect(decideCloseShift({ countId: 'c', taken: 500, reason: 'Lệch' }, { ...facts, actor: reviewer })).toMatchObject({
    ok: true,
    plan: { difference: -100, cashEntry: { amount: -100, balanceAfter: -100, sequence: 4 } },
  })
})

it('a transfer that differs keeps its reason and moves no money', () => {
  expect(
    decideCloseShift({ countId: 'c', taken: 0, reason: 'Khách chưa chuyển' }, { ...facts, count: withFund(650, 700) }),
  ).toEqual({ ok: true, plan: { difference: 0, differs: true, cashEntry: null } })
  expect(decideCloseShift({ countId: 'c', taken: 0 }, { ...facts, count: withFund(650, 700) })).toMatchObject({
    code: 'shift-reason-needed',
    details: { difference: -50, differenceText: '−50đ ở VietinBank' },
  })
})
