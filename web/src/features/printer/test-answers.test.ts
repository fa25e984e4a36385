import { usualPrint } from '@quay/contract/device/till-print'
import { expect, it } from 'vitest'
import { traitsAfter } from './test-answers.ts'

it.each([
  ['cut', true, { hasCutter: true }],
  ['cut', false, { hasCutter: false }],
  ['ruler', true, {}],
  ['ruler', false, { dots: 512 }],
  ['drawer', true, {}],
  ['drawer', false, { drawerPin: 5 }],
] as const)('%s answered %s', (question, isYes, expected) => {
  expect(traitsAfter(question, isYes, usualPrint)).toEqual(expected)
})

it('tries the other pin of a drawer once, and the narrowest head last', () => {
  expect(traitsAfter('drawer', false, { ...usualPrint, drawerPin: 5 })).toEqual({ drawerPin: null })
  expect(traitsAfter('ruler', false, { ...usualPrint, dots: 384 })).toEqual({ dots: 384 })
})
