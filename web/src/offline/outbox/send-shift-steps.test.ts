import { expect, it } from 'vitest'
import { nextShiftStep } from './send-shift-steps.ts'
import { ownUnsentShift, type ShiftStep, unopenedShifts } from './shift-steps.ts'

const open = (id: string, closes?: string): ShiftStep => ({
  do: 'open',
  id,
  body: {
    id,
    branchId: 'b1',
    openingFloat: 500_000,
    ...(closes && { closes: { shiftId: closes, countId: 'c1', taken: 0 } }),
  },
  shift: { id, code: '', heldBy: 'u1', heldByName: 'Lan', openedAt: '2026-11-26T01:00:00.000Z', openingFloat: 500_000 },
})
const count = (shiftId: string): ShiftStep => ({ do: 'count', id: 'c1', shiftId, body: { id: 'c1', notes: [] } })
const unsent = (...ids: string[]) => new Set(ids)

it('tells the server of a shift before its sales, and counts and ends one behind them', () => {
  const steps = [open('s1'), count('s1'), open('s2', 's1')]
  expect(nextShiftStep(steps, unsent('s1', 's2'))?.id).toBe('s1')
  expect([...unopenedShifts(steps)]).toEqual(['s1', 's2'])
  expect(nextShiftStep(steps.slice(1), unsent('s1', 's2'))).toBeNull()
  expect(nextShiftStep(steps.slice(1), unsent('s2'))?.id).toBe('c1')
  expect(nextShiftStep(steps.slice(2), unsent('s2'))?.id).toBe('s2')
  expect(nextShiftStep([], unsent())).toBeNull()
})

it('knows the shift that stands at the drawer though the server does not', () => {
  expect(ownUnsentShift([open('s1'), count('s1'), open('s2', 's1')], 'b1')?.id).toBe('s2')
  expect(ownUnsentShift([open('s1')], 'b2')).toBeNull()
})
