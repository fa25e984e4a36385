import { describe, expect, it } from 'vitest'
import { countedAddress } from '../../http/caller/counted-address.ts'
import { type AttemptKey, makeAttempts } from './attempts.ts'

const start = Date.parse('2026-11-21T08:00:00Z')
const at = (seconds: number) => new Date(start + seconds * 1000)
const own: AttemptKey = 'nameAtAddress:chu 10.0.0.1'

describe('wrong attempts', () => {
  it('cost nothing five times, then waits that double up to a quarter of an hour', () => {
    const attempts = makeAttempts()
    let now = 0
    const waits: number[] = []
    for (let i = 0; i < 14; i++) {
      attempts.begin([own], at(now))
      let wait = 0
      while (wait < 1000) {
        try {
          attempts.refuseWaiting([own], at(now + wait))
          break
        } catch {
          wait += 30
        }
      }
      waits.push(wait)
      now += wait
    }
    expect(waits).toEqual([0, 0, 0, 0, 30, 60, 120, 240, 480, 900, 900, 900, 900, 900])
  })

  it('are forgotten after the right one, and an hour after the last', () => {
    const attempts = makeAttempts()
    for (let i = 0; i < 4; i++) attempts.begin([own], at(i))
    attempts.begin([own], at(5)).succeed()
    for (let i = 0; i < 5; i++) attempts.begin([own], at(6))
    expect(() => attempts.begin([own], at(7))).toThrow()
    expect(() => attempts.begin([own], at(7 + 3700))).not.toThrow()
  })

  it('of an address are not forgotten because one of its people signed in', () => {
    const attempts = makeAttempts()
    const address: AttemptKey = 'address:10.0.0.1'
    for (let i = 0; i < 29; i++) attempts.begin([address], at(0))
    attempts.begin([address], at(0)).succeed()
    attempts.begin([address], at(0))
    expect(() => attempts.begin([address], at(1))).toThrow()
  })

  it('of an address: who gets in behind many wrong ones leaves no wait behind', () => {
    const attempts = makeAttempts()
    const address: AttemptKey = 'address:10.0.0.1'
    for (let i = 0; i < 40; i++) {
      try {
        attempts.begin([address], at(i * 1000))
      } catch {
        // Still waiting: counts nothing.
      }
    }
    const later = at(40_000)
    attempts.begin([address], later).succeed()
    expect(() => attempts.begin([address], later).succeed()).not.toThrow()
    attempts.begin([address], later)
    expect(() => attempts.begin([address], later)).toThrow()
  })

  it('sent together are counted before any of them is known to be wrong', () => {
    const attempts = makeAttempts()
    const begun = Array.from({ length: 60 }, () => {
      try {
        return attempts.begin([own], at(0))
      } catch {
        return null
      }
    })
    expect(begun.filter(Boolean)).toHaveLength(5)
    for (const attempt of begun) attempt?.withdraw()
    expect(() => attempts.begin([own], at(0))).not.toThrow()
  })
})

it.each([
  ['10.0.0.7', '10.0.0.7'],
  ['::ffff:10.0.0.7', '10.0.0.7'],
  ['2001:db8:0:12:aaaa:bbbb:cccc:dddd', '2001:db8:0:12'],
  ['2001:0db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  [null, ''],
])('%s is counted as %s', (address, counted) => {
  expect(countedAddress(address)).toBe(counted)
})
