import { expect, it } from 'vitest'
import { doubtUnit } from './doubt-unit.ts'

const tablet = { ratio: 1, price: 500 }

it('doubts a second unit of one base unit', () => {
  expect(doubtUnit([tablet, { ratio: 1, price: 14_000 }], 1)).toEqual({ kind: 'same-as-base' })
  expect(doubtUnit([tablet], 0)).toBeNull()
})

it('doubts a box that costs no more than a smaller unit, and names it', () => {
  const units = [tablet, { ratio: 10, price: 4_500 }, { ratio: 100, price: 4_200 }, { ratio: 30, price: 500 }]
  expect(units.map((_, place) => doubtUnit(units, place))).toEqual([
    null,
    null,
    { kind: 'cheaper-than-smaller', smaller: 1 },
    { kind: 'cheaper-than-smaller', smaller: 0 },
  ])
})

it('waits until ratio and price are typed; a price of nothing is no price yet', () => {
  for (const unit of [
    { ratio: null, price: 100 },
    { ratio: 10, price: null },
    { ratio: 10, price: 0 },
  ])
    expect(doubtUnit([tablet, unit], 1)).toBeNull()
})
