import { expect, it } from 'vitest'
import { newDraft } from '../drafts/draft.ts'
import { changeSettings, noDiscount, readSettings, usualSettings } from './till-settings.ts'

it.each<[unknown, object]>([
  [null, {}],
  ['no record', {}],
  // What a browser kept before there were others.
  [
    { showsTiles: true, hasSound: false, showsDiscount: false },
    { showsTiles: true, hasSound: false, showsDiscount: false },
  ],
  [
    { textSize: 'large', payBy: 'BANK', newestFirst: true },
    { textSize: 'large', payBy: 'BANK', newestFirst: true },
  ],
  [{ textSize: 'huge', payBy: 'DEBT', newestFirst: 'yes', showsPrice: null }, {}],
  [{ textSize: 'toString' }, {}],
])('%j is read as the usual with %j', (kept, change) => {
  expect(readSettings(kept)).toEqual({ ...usualSettings, ...change })
})

it('begins a bill with the way of paying of the device', () => {
  expect(newDraft('a', []).cart.payment.mode).toBe('CASH')
  changeSettings({ payBy: 'BANK' })
  expect(newDraft('a', []).cart.payment.mode).toBe('BANK')
  changeSettings(usualSettings)
})

it('types discounts in the unit of the device', () => {
  expect(noDiscount()).toEqual({ unit: 2, value: 0 })
  changeSettings({ discountIn: 'PERCENT' })
  expect(noDiscount()).toEqual({ unit: 1, value: 0 })
  changeSettings(usualSettings)
})
