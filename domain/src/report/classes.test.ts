import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { abcOf, xyzOf } from './classes.ts'

describe('abcOf', () => {
  it.each<[string, number[], number[]]>([
    ['nothing', [], []],
    ['one thing makes all', [500], [1]],
    ['who crosses 80 % is A still, who crosses 95 % B', [70, 20, 8, 2], [1, 1, 2, 3]],
    ['exactly 80 and 95', [80, 15, 5], [1, 2, 3]],
    ['what brought nothing, or less, is C', [100, 0, -40], [1, 3, 3]],
    ['nothing sold at all', [0, 0], [3, 3]],
  ])('%s', (_, figures, classes) => expect(abcOf(figures)).toEqual(classes))

  it('A alone makes 80 %, A and B together 95 %, and neither would without its last', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10 ** 9 }), { minLength: 1 }), some => {
        const figures = some.sort((one, other) => other - one)
        const classes = abcOf(figures)
        expect(classes).toEqual(classes.toSorted())
        const sum = (until: number) =>
          figures.reduce((all, figure, at) => all + (classes[at]! <= until ? figure : 0), 0)
        const whole = sum(3)
        if (whole === 0) return
        expect(sum(1) / whole).toBeGreaterThanOrEqual(0.8 - 1e-9)
        expect(sum(2) / whole).toBeGreaterThanOrEqual(0.95 - 1e-9)
        const lastA = figures[classes.lastIndexOf(1)]!
        expect((sum(1) - lastA) / whole).toBeLessThan(0.8)
      }),
    )
  })
})

describe('xyzOf', () => {
  const of = (sales: number[], periods = sales.length) =>
    xyzOf(
      {
        parts: sales.filter(units => units > 0).length,
        sold: sales.reduce((sum, units) => sum + units, 0),
        squares: sales.reduce((sum, units) => sum + units * units, 0),
      },
      periods,
    )
  it.each<[string, number[], number]>([
    ['the same each month', [10, 10, 10, 10], 1],
    ['a deviation below half the mean', [5, 10, 15], 1],
    ['half the mean is Y', [5, 15, 5, 15], 2],
    ['now and then', [0, 10, 0, 10, 10, 0], 3],
    ['as much as the mean is Z', [0, 20, 0, 20, 0, 20], 3],
    ['fewer than three months', [10, 10], 3],
    ['more came back than went', [-5, 3, 1, 1], 3],
  ])('%s', (_, sales, place) => expect(of(sales)).toBe(place))

  it('does not depend on how large the figures are', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 3, maxLength: 12 }), sales => {
        expect(of(sales.map(units => units * 4))).toBe(of(sales))
      }),
    )
  })
})
