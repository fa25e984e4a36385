import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatUnits, splitIntoUnits, toBase } from './convert-unit.ts'

const units = [
  { name: 'Viên', ratio: 1 },
  { name: 'Hộp', ratio: 100 },
  { name: 'Vỉ', ratio: 10 },
]

it('toBase', () => {
  expect(toBase(3, 100)).toBe(300)
})

describe('formatUnits', () => {
  it.each([
    [324, '3 hộp 2 vỉ 4 viên'],
    [304, '3 hộp 4 viên'],
    [300, '3 hộp'],
    [9, '9 viên'],
    [0, '0 viên'],
    [-25, '\u22122 vỉ 5 viên'],
  ])('%d → %s', (base, text) => {
    expect(formatUnits(base, units)).toBe(text)
  })

  it('knows goods of a single unit', () => {
    expect(formatUnits(12, [{ name: 'Chai', ratio: 1 }])).toBe('12 chai')
  })
})

it('the units add up to the base quantity', () => {
  fc.assert(
    fc.property(fc.nat(1e9), base => {
      const ratioOf = (name: string) => units.find(unit => unit.name === name)!.ratio
      const parts = splitIntoUnits(base, units)
      expect(parts.reduce((sum, part) => sum + toBase(part.quantity, ratioOf(part.name)), 0)).toBe(base)
    }),
  )
})
