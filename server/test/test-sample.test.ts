import { describe, expect, it } from 'vitest'
import { describeSample, halfOf, isDue, partOf, sampleOfRun, turns } from '../../scripts/test-sample.mjs'

const places = (count: number) => Array.from({ length: count }, (_, at) => at)
const part = (count: number, seed: number) => partOf(places(count), { all: false, seed })

describe('the part of a loop that a run takes', () => {
  it('is the whole in seven seeds on end, whatever the length of the list and the first seed', () => {
    for (const count of places(60))
      for (const first of [0, 3, 20_780]) {
        const taken = places(turns).flatMap(turn => part(count, first + turn))
        expect([...new Set(taken)].toSorted((a, b) => a - b)).toEqual(places(count))
      }
  })

  it('has one case at least, each once, and a seventh of a long list', () => {
    for (const seed of places(turns)) {
      expect(part(1, seed)).toEqual([0])
      expect(part(70, seed)).toHaveLength(10)
      for (const count of places(60)) expect(new Set(part(count, seed)).size).toBe(part(count, seed).length)
    }
    expect(part(0, 3)).toEqual([])
  })

  it('is everything where everything is asked for', () => {
    expect(partOf(places(30), { all: true, seed: 5 })).toEqual(places(30))
  })
})

describe('the pages that a run looks at', () => {
  const names = places(60).map(place => `page ${place}${'ấ'.repeat(place % 7)}`)

  it('are all in seven seeds on end, each on an even and on an odd day, whatever the first seed', () => {
    for (const first of [0, 3, 20_780])
      for (const name of names) {
        const days = places(turns).filter(turn => isDue(name, { all: false, seed: first + turn }))
        expect(new Set(days.map(day => (first + day) % 2)).size).toBe(2)
      }
  })

  it('are about a third each day, and everything where everything is asked for', () => {
    for (const seed of places(turns)) {
      const due = names.filter(name => isDue(name, { all: false, seed }))
      expect(due.length).toBeGreaterThan(names.length / 6)
      expect(due.length).toBeLessThan(names.length / 2)
      expect(names.every(name => isDue(name, { all: true, seed }))).toBe(true)
    }
  })
})

describe('the half of a loop', () => {
  it('and the half of the next day are the whole', () => {
    for (const count of places(9))
      for (const seed of [4, 7]) {
        const halves = [seed, seed + 1].map(one => halfOf(places(count), { all: false, seed: one }))
        expect(halves.flat().toSorted((a, b) => a - b)).toEqual(places(count))
      }
    expect(halfOf(places(5), { all: true, seed: 1 })).toEqual(places(5))
  })
})

describe('what a run takes', () => {
  it('is a part of its own each day, or of the seed that was given', () => {
    const { all, seed } = sampleOfRun({})
    expect(all).toBe(false)
    expect(seed).toBeGreaterThan(20_000)
    expect(sampleOfRun({ QUAY_TEST_SEED: '7' })).toEqual({ all: false, seed: 7 })
    expect(sampleOfRun({ QUAY_TEST_SEED: '7', QUAY_TEST_ALL: '1' })).toEqual({ all: true, seed: 7 })
    expect(() => sampleOfRun({ QUAY_TEST_SEED: 'today' })).toThrow(/QUAY_TEST_SEED must be a whole number: today/)
  })

  it('is said with the way to have the same again', () => {
    expect(describeSample({ all: false, seed: 9 })).toMatch(/^A sample .* part 3 of 7, .*QUAY_TEST_SEED=9 npm test;/)
    expect(describeSample({ all: true, seed: 9 })).toMatch(/^Every foreign id .*QUAY_TEST_SEED=9 npm run test:all$/)
  })
})
