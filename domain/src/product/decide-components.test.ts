import { expect, it } from 'vitest'
import { decideComponents } from './decide-components.ts'
import { decideGroupMove } from './decide-group-move.ts'

const products = [
  { id: 'para', name: 'Paracetamol', type: 1, unitIds: ['vi', 'hop'] },
  { id: 'kit', name: 'Bộ khác', type: 3, unitIds: ['bo'] },
]
const asked = [{ productId: 'para', unitId: 'vi', quantity: 2 }]
const combo = { type: 3, asked, unitCount: 1, isLotManaged: false, products }

it('a combo is made of what it asks for', () => {
  expect(decideComponents(combo)).toEqual({ ok: true, components: asked })
  expect(decideComponents({ ...combo, type: 1, asked: [] })).toEqual({ ok: true, components: [] })
})

it.each([
  ['no component', { asked: [] }, 'combo-needs-components', 'components'],
  ['two units', { unitCount: 2 }, 'combo-one-unit', 'units'],
  ['lots', { isLotManaged: true }, 'combo-one-unit', 'isLotManaged'],
  ['components of what is no combo', { type: 2 }, 'only-combo-has-components', 'components'],
  [
    'a combo in it',
    { asked: [{ productId: 'kit', unitId: 'bo', quantity: 1 }] },
    'combo-in-combo',
    'components.0.productId',
  ],
  ['a component twice', { asked: [...asked, ...asked] }, 'combo-component-repeated', 'components.1.productId'],
  [
    'what is not there',
    { asked: [{ productId: 'x', unitId: 'vi', quantity: 1 }] },
    'not-found',
    'components.0.productId',
  ],
  ['a unit of something else', { asked: [{ ...asked[0]!, unitId: 'bo' }] }, 'not-found', 'components.0.unitId'],
])('refuses %s', (_what, part, code, path) => {
  expect(decideComponents({ ...combo, ...part })).toMatchObject({ ok: false, code, path })
})

it('a group moves with what is below it, and changes their levels', () => {
  const groups = [
    { id: 'a', parentId: null, level: 1 },
    { id: 'b', parentId: 'a', level: 2 },
    { id: 'c', parentId: 'b', level: 3 },
    { id: 'd', parentId: null, level: 1 },
  ]
  expect(decideGroupMove(groups, 'b', null)).toEqual({
    ok: true,
    levels: [
      { id: 'b', level: 1 },
      { id: 'c', level: 2 },
    ],
  })
  expect(decideGroupMove(groups, 'b', 'd')).toMatchObject({ ok: true })
  expect(decideGroupMove(groups, 'a', 'c')).toMatchObject({ code: 'group-into-itself' })
  expect(decideGroupMove(groups, 'a', 'd')).toMatchObject({ code: 'group-too-deep' })
  expect(decideGroupMove(groups, 'b', 'x')).toMatchObject({ code: 'not-found' })
})
