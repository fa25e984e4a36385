import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { availablePoints, expirePoints, nextExpiry } from './expire-points.ts'
import { expiryOf } from './expiry-of.ts'
import { movePoints, type PointChain, type PointLot, type PointMove } from './move-points.ts'
import { returnedUntil, undoPoints, type WrittenPoints } from './undo-points.ts'

const lot = (id: string, remaining: number, expiresOn: string | null = null): PointLot => ({ id, remaining, expiresOn })
const chain = (balance: number, lots: PointLot[], entryCount = 3): PointChain => ({
  customerId: 'lan',
  balance,
  entryCount,
  lots,
})

describe('points that go', () => {
  it('are taken from the lots that end first, those without an end last', () => {
    const { pointEntries, lotChanges } = movePoints(
      chain(60, [lot('never', 20), lot('late', 20, '2027-12-31'), lot('soon', 20, '2026-12-31')]),
      [{ kind: 'SPEND', amount: -45 }],
    )
    expect(pointEntries).toMatchObject([
      {
        kind: 'SPEND',
        sequence: 4,
        balanceAfter: 15,
        lot: null,
        allocations: [
          { lotId: 'soon', amount: 20 },
          { lotId: 'late', amount: 20 },
          { lotId: 'never', amount: 5 },
        ],
      },
    ])
    expect(lotChanges.map(({ lotId, amount }) => [lotId, amount])).toEqual([
      ['never', -5],
      ['late', -20],
      ['soon', -20],
    ])
  })

  it('take the balance below zero where no lot holds them, and what comes next fills that first', () => {
    const { pointEntries } = movePoints(chain(5, [lot('own', 5)]), [
      { kind: 'RETURN_EARN', amount: -12 },
      { kind: 'EARN', amount: 4 },
      { kind: 'EARN', amount: 10, expiresOn: '2027-01-31' },
    ])
    expect(pointEntries.map(row => [row.balanceAfter, row.lot])).toEqual([
      [-7, null],
      [-3, null],
      [7, { points: 7, expiresOn: '2027-01-31' }],
    ])
  })
})

it('of one plan, whatever comes and goes in whatever order, the lots hold what the customer has', () => {
  const held = fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 4 })
  const moves = fc.array(
    fc.record({
      amount: fc.integer({ min: -20, max: 20 }).filter(amount => amount !== 0),
      into: fc.array(fc.record({ id: fc.constantFrom('0', '1', 'gone'), remaining: fc.nat(9) }), { maxLength: 2 }),
    }),
    { minLength: 1, maxLength: 5 },
  )
  fc.assert(
    fc.property(held, fc.nat(20), moves, (remaining, owed, given) => {
      const lots = remaining.map((points, at) => lot(String(at), points))
      const balance = lots.length > 0 ? remaining.reduce((sum, points) => sum + points, 0) : 0 - owed
      const { pointEntries, lotsLeft } = movePoints(
        chain(balance, lots),
        given.map(
          ({ amount, into }): PointMove => ({
            ...{ kind: 'ADJUST', amount, expiresOn: '2027-01-31' },
            ...(amount > 0 && { into: into.map(one => ({ ...one, expiresOn: null })) }),
          }),
        ),
      )
      const after = pointEntries.at(-1)!.balanceAfter
      expect(lotsLeft.reduce((sum, one) => sum + one.remaining, 0)).toBe(Math.max(0, after))
    }),
  )
})

describe('the end of points', () => {
  const lots = [lot('a', 7, '2026-10-31'), lot('b', 5, '2026-11-30'), lot('c', 3, '2026-11-30'), lot('d', 9)]
  it('is the end of the month so many months later', () => {
    expect([expiryOf('2026-11-23', 12), expiryOf('2026-12-31', 2), expiryOf('2027-01-31', 1)]).toEqual([
      '2027-11-30',
      '2027-02-28',
      '2027-02-28',
    ])
    expect(expiryOf('2026-11-23', null)).toBeNull()
  })
  it('takes nothing before its day is over, and spending needs no job', () => {
    expect(availablePoints(lots, '2026-11-30')).toBe(17)
    expect(availablePoints(lots, '2026-12-01')).toBe(9)
    expect(expirePoints(lots, '2026-10-31')).toEqual([])
    expect(expirePoints(lots, '2026-12-01')).toEqual([{ kind: 'EXPIRE', amount: -15, from: ['a', 'b', 'c'] }])
    expect(nextExpiry(lots, '2026-11-23')).toEqual({ on: '2026-11-30', points: 8 })
    expect(nextExpiry(lots, '2026-12-01')).toBeNull()
  })
})

describe('what is undone', () => {
  it('puts points back into their own lots, and takes what was earned from its own', () => {
    const written: WrittenPoints[] = [
      {
        id: 's',
        kind: 'SPEND',
        amount: -30,
        lotId: null,
        took: [{ lotId: 'old', amount: 30, expiresOn: '2026-11-30' }],
      },
      { id: 'e', kind: 'EARN', amount: 8, lotId: 'own', took: [] },
    ]
    const moves = undoPoints(written, '2026-12-02')
    const { pointEntries, lotChanges } = movePoints(chain(10, [lot('own', 8, '2027-11-30'), lot('x', 2)]), moves)
    expect(pointEntries).toMatchObject([
      { kind: 'SPEND_CANCEL', amount: 30, reversesId: 's', lot: null, allocations: [{ lotId: 'old', amount: -30 }] },
      {
        kind: 'EARN_CANCEL',
        amount: -8,
        reversesId: 'e',
        allocations: [{ lotId: 'own', amount: 8 }],
        balanceAfter: 32,
      },
    ])
    // Their lot had ended: the customer has 30 days more.
    expect(lotChanges).toContainEqual({ lotId: 'old', amount: 30, expiresOn: '2027-01-01' })
  })
  it('gives points of a return at least 30 days', () => {
    expect(returnedUntil('2026-12-05', '2026-12-02')).toBe('2027-01-01')
    expect(returnedUntil('2027-06-30', '2026-12-02')).toBe('2027-06-30')
    expect(returnedUntil(null, '2026-12-02')).toBeNull()
  })
})

it('whatever happens, the lots hold what the customer has, and cancelling everything leaves nothing', () => {
  const day = '2026-11-23'
  const step = fc.record({
    kind: fc.constantFrom('EARN', 'SPEND', 'ADJUST', 'UNDO', 'EXPIRE'),
    amount: fc.integer({ min: -20, max: 20 }).filter(amount => amount !== 0),
    months: fc.constantFrom(null, 1, 3),
    pick: fc.nat(30),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), steps => {
      const lots = new Map<string, PointLot & { points: number; took: number }>()
      const rows: (WrittenPoints & { isUndone: boolean })[] = []
      let head = { balance: 0, entryCount: 0 }
      const run = (moves: readonly PointMove[]) => {
        const held = [...lots.values()].filter(({ remaining }) => remaining > 0)
        const moved = movePoints({ customerId: 'lan', ...head, lots: held }, moves)
        for (const change of moved.lotChanges) {
          const one = lots.get(change.lotId)!
          one.remaining += change.amount
          one.expiresOn = change.expiresOn
        }
        for (const { kind, amount, lot: made, allocations, balanceAfter, sequence } of moved.pointEntries) {
          const id = `e${sequence}`
          head = { balance: balanceAfter, entryCount: sequence }
          for (const { lotId, amount: taken } of allocations) lots.get(lotId)!.took += taken
          if (made) lots.set(`l${sequence}`, { id: `l${sequence}`, remaining: made.points, took: 0, ...made })
          const took = allocations.map(one => ({ ...one, expiresOn: lots.get(one.lotId)!.expiresOn }))
          const isUndone = kind === 'EXPIRE' || kind.endsWith('_CANCEL')
          rows.push({ id, kind: kind as 'EARN', amount, lotId: made ? `l${sequence}` : null, took, isUndone })
        }
        const sum = [...lots.values()].reduce((all, { remaining }) => all + remaining, 0)
        expect(sum).toBe(Math.max(head.balance, 0))
        for (const { remaining, points, took } of lots.values()) {
          expect(remaining).toBe(points - took)
          expect(Math.min(remaining, points - remaining)).toBeGreaterThanOrEqual(0)
        }
      }
      const undo = (row: (typeof rows)[number]) => {
        row.isUndone = true
        run(undoPoints([row], day))
      }
      for (const { kind, amount, months, pick } of steps) {
        if (kind === 'UNDO') {
          const open = rows.filter(row => !row.isUndone)
          if (open.length > 0) undo(open[pick % open.length]!)
        } else if (kind === 'EXPIRE') run(expirePoints([...lots.values()], '2026-12-31'))
        else if (kind === 'SPEND') run([{ kind, amount: 0 - Math.abs(amount) }])
        else if (kind === 'EARN') run([{ kind, amount: Math.abs(amount), expiresOn: expiryOf(day, months) }])
        else run([{ kind: 'ADJUST', amount }])
      }
      const ended = rows.reduce((all, row) => (row.kind === ('EXPIRE' as string) ? all + row.amount : all), 0)
      for (const row of rows.filter(({ isUndone }) => !isUndone)) undo(row)
      expect(head.balance).toBe(ended)
    }),
  )
})
