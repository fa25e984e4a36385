import { describe, expect, it } from 'vitest'
import { describeLimits, describeReading } from './describe-storage-conditions.ts'
import { isReadable, mayWrite, missingSlots, slotNow, slotsPast } from './due-slots.ts'
import { judgeReading, whatIsOut } from './judge-reading.ts'
import { storageLimits } from './storage-limits.ts'

const { room, fridge, frozen } = storageLimits
const at = (time: string, today = '2026-11-21') => ({ today, timeZone: 'Asia/Ho_Chi_Minh', now: `${time}+07:00` })

describe('a reading', () => {
  it('on the limit is within it', () => {
    expect(whatIsOut({ temperature: 300, humidity: 75 }, room)).toEqual([])
    expect(whatIsOut({ temperature: 20 }, fridge)).toEqual([])
    expect(whatIsOut({ temperature: -100 }, frozen)).toEqual([])
  })
  it('beyond it names what is out', () => {
    expect(whatIsOut({ temperature: 301, humidity: 76 }, room)).toEqual(['temperature', 'humidity'])
    expect(whatIsOut({ temperature: 19 }, fridge)).toEqual(['temperature'])
    expect(whatIsOut({ temperature: -99 }, frozen)).toEqual(['temperature'])
  })
  it('out of the limits says what was done; within them it need not', () => {
    expect(judgeReading({ temperature: 310, humidity: 60 }, room)).toMatchObject({
      code: 'storage-conditions-action-missing',
      path: 'action',
    })
    expect(judgeReading({ temperature: 310, humidity: 60, action: 'Bật máy lạnh' }, room)).toEqual({
      ok: true,
      isOut: true,
      action: 'Bật máy lạnh',
    })
    expect(judgeReading({ temperature: 270, humidity: 60 }, room)).toEqual({ ok: true, isOut: false, action: null })
  })
  it('of a place with a limit of humidity has one', () => {
    expect(judgeReading({ temperature: 270 }, room)).toMatchObject({
      code: 'storage-conditions-humidity-missing',
      path: 'humidity',
    })
    expect(judgeReading({ temperature: 50 }, fridge)).toMatchObject({ ok: true })
  })
})

describe('the readings of a day', () => {
  it('are due from nine and from three on', () => {
    expect(slotsPast(at('2026-11-21T08:59:00'))).toEqual([])
    expect(slotsPast(at('2026-11-21T09:00:00'))).toEqual(['MORNING'])
    expect(slotsPast(at('2026-11-21T15:00:00'))).toEqual(['MORNING', 'AFTERNOON'])
    // The day goes on after midnight where it is cut off later.
    expect(slotsPast(at('2026-11-22T01:00:00'))).toEqual(['MORNING', 'AFTERNOON'])
    expect([slotNow(at('2026-11-21T11:59:00')), slotNow(at('2026-11-21T12:00:00'))]).toEqual(['MORNING', 'AFTERNOON'])
  })
  it('cannot be read before their hour: the afternoon of today from noon on', () => {
    const afternoon = (day: string) => ({ day, slot: 'AFTERNOON' as const })
    const morning = { day: '2026-11-21', slot: 'MORNING' as const }
    expect(isReadable(afternoon('2026-11-21'), at('2026-11-21T11:59:59'))).toBe(false)
    expect(isReadable(afternoon('2026-11-21'), at('2026-11-21T12:00:00'))).toBe(true)
    expect(isReadable(afternoon('2026-11-20'), at('2026-11-21T06:00:00'))).toBe(true)
    expect(isReadable(morning, at('2026-11-21T06:00:00'))).toBe(true)
    // After midnight the day that was not cut off yet has had its noon.
    expect(isReadable(afternoon('2026-11-21'), at('2026-11-22T01:00:00'))).toBe(true)
  })
  it('are missing from the day on which the place is watched, today by the hour, tomorrow never', () => {
    const taken = [{ day: '2026-11-20', slot: 'MORNING' as const }]
    const period = { from: '2026-11-01', to: '2026-11-30', since: '2026-11-20' }
    expect(missingSlots(period, taken, at('2026-11-21T10:00:00'))).toEqual([
      { day: '2026-11-20', slot: 'AFTERNOON' },
      { day: '2026-11-21', slot: 'MORNING' },
    ])
  })
  it('may be written a week later, not before the place was watched, not in advance', () => {
    const days = { today: '2026-11-21', since: '2026-11-10' }
    expect(['2026-11-13', '2026-11-14', '2026-11-21', '2026-11-22'].map(day => mayWrite(day, days))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(mayWrite('2026-11-20', { ...days, since: '2026-11-21' })).toBe(false)
  })
})

it('is said as people write it', () => {
  expect([room, fridge, frozen].map(describeLimits)).toEqual(['đến 30 °C · ẩm đến 75 %', '2–8 °C', 'đến −10 °C'])
  expect(describeReading(275, 68)).toBe('27,5 °C · 68 %')
  expect(describeReading(-185, null)).toBe('−18,5 °C')
})
