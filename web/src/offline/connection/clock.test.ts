import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type KeptClock, makeClock } from './clock.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** A machine whose clock somebody may set, and a server that has the true time. */
function machine({ wrongBy = 0, kept = null as KeptClock | null, at = 1_000_000 * minute } = {}) {
  let real = at
  let wrong = wrongBy
  let written = kept
  const start = () => {
    const began = real
    return makeClock({ wall: () => real + wrong, monotonic: () => real - began }, written, now => {
      written = now
    })
  }
  let clock = start()
  return {
    clock: () => clock,
    real: () => real,
    pass: (ms: number) => {
      real += ms
      clock.tick()
    },
    set: (by: number) => {
      wrong += by
    },
    contact: () => clock.note(real),
    restart: () => {
      clock = start()
    },
    written: () => written,
  }
}

describe('the corrected clock', () => {
  it('is the server’s after an answer, however wrong the machine is', () => {
    const till = machine({ wrongBy: 3 * hour })
    till.contact()
    till.pass(10 * minute)
    expect(till.clock().now()).toBe(till.real())
    expect(till.clock().state()).toEqual({
      offsetMs: 3 * hour,
      sinceContactMs: 10 * minute,
      isDoubtful: false,
      isRestarted: false,
    })
  })

  it.each([
    ['three hours ahead', 3 * hour],
    ['a day back', -day],
  ])('goes on rightly when somebody sets the machine %s while it is open, and says that it is doubtful', (_, by) => {
    const till = machine()
    till.contact()
    till.pass(hour)
    till.set(by)
    expect(till.clock().now()).toBe(till.real())
    expect(till.clock().state().isDoubtful).toBe(true)
    till.contact()
    expect(till.clock().state().isDoubtful).toBe(false)
  })

  it('corrects by the offset of before after a new start', () => {
    const till = machine({ wrongBy: -3 * hour })
    till.contact()
    till.pass(5 * minute)
    till.restart()
    till.pass(5 * minute)
    expect(till.clock().now()).toBe(till.real())
    expect(till.clock().state()).toMatchObject({ sinceContactMs: 10 * minute, isDoubtful: false })
  })

  it('is never before what was written last, after a dead battery, and doubtful', () => {
    const till = machine()
    till.contact()
    till.pass(2 * hour)
    till.set(-6 * 365 * day)
    till.restart()
    till.pass(minute)
    const { now, state } = till.clock()
    expect(now()).toBeGreaterThanOrEqual(till.real() - 2 * minute)
    expect(now()).toBeLessThanOrEqual(till.real())
    expect(state().isDoubtful).toBe(true)
  })

  it.each([
    ['three hours ahead', 3 * hour],
    ['a day back', -day],
  ])('tells with the next answer that somebody set the machine %s while it was closed, and by how much', (_, by) => {
    const till = machine({ wrongBy: hour })
    till.contact()
    till.pass(2 * hour)
    const before = { at: till.clock().now(), state: till.clock().state() }
    till.set(by)
    till.restart()
    till.pass(5 * minute)
    const after = { at: till.clock().now(), true: till.real(), state: till.clock().state() }
    expect(after.state.isRestarted).toBe(true)
    const wrongBy = ({ at, state }: typeof before) => till.clock().wrongBy(at, state)
    expect(wrongBy(after)).toBe(0)
    till.contact()
    expect(after.at - wrongBy(after)).toBe(after.true)
    // What was stamped before the machine was set is right, also where it names the same contact.
    expect(wrongBy(before)).toBe(0)
    // A later start still knows it: what was sold then may not be sent yet.
    till.restart()
    till.contact()
    expect(after.at - wrongBy(after)).toBe(after.true)
  })

  it('says nothing of a machine that nobody set, and that drifted by seconds', () => {
    const till = machine()
    till.contact()
    till.restart()
    till.pass(8 * hour)
    till.set(20_000)
    const sold = { at: till.clock().now(), state: till.clock().state() }
    till.contact()
    expect(till.clock().wrongBy(sold.at, sold.state)).toBe(0)
  })

  it('is the machine’s own where no server ever answered, and doubtful', () => {
    const till = machine({ wrongBy: hour })
    expect(till.clock().now()).toBe(till.real() + hour)
    expect(till.clock().state()).toEqual({ offsetMs: 0, sinceContactMs: null, isDoubtful: true, isRestarted: true })
  })

  it('never goes back between contacts, whatever is set and restarted', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.record({ pass: fc.integer({ min: 0, max: day }) }),
            fc.record({ set: fc.integer({ min: -day, max: day }) }),
            fc.constant({ restart: true as const }),
          ),
          { maxLength: 20 },
        ),
        steps => {
          const till = machine()
          till.contact()
          let written = till.written()!.written
          for (const step of steps) {
            if ('pass' in step) till.pass(step.pass)
            else if ('set' in step) till.set(step.set)
            else till.restart()
            expect(till.clock().now()).toBeGreaterThanOrEqual(written)
            written = till.written()!.written
          }
        },
      ),
    )
  })
})
