import { expect, it } from 'vitest'
import { decideMedicineFlags, type Listed } from './decide-medicine-flags.ts'

const none = { byNumber: null, byIngredient: null }
const rx: Listed = { isPrescription: true, controlGroup: null }
const otc: Listed = { isPrescription: false, controlGroup: null }

it.each([
  ['nothing', {}, none, [false, false, null]],
  ['a number of the new form that is sold freely', { registrationNumber: '893100493025' }, none, [true, false, null]],
  ['one with the flag of prescription', { registrationNumber: '893110493025' }, none, [true, true, null]],
  ['one of a narcotic', { registrationNumber: '893111000124' }, none, [true, true, 'narcotic']],
  ['an old number, which has no flags', { registrationNumber: 'VD-12345-19' }, none, [true, false, null]],
  [
    'an old number that the list has',
    { registrationNumber: 'VD-12345-19' },
    { ...none, byNumber: rx },
    [true, true, null],
  ],
  [
    'the list before the number',
    { registrationNumber: '893110493025' },
    { ...none, byNumber: otc },
    [true, false, null],
  ],
  ['an ingredient', { activeIngredient: 'Amoxicilin' }, none, [true, false, null]],
  [
    'an ingredient of medicines by prescription',
    { activeIngredient: 'Amoxicilin' },
    { ...none, byIngredient: rx },
    [true, true, null],
  ],
  [
    'an old number and such an ingredient',
    { registrationNumber: 'VD-12345-19', activeIngredient: 'Amoxicilin' },
    { ...none, byIngredient: rx },
    [true, true, null],
  ],
  [
    'the permit of a supplement, whatever is in it',
    { registrationNumber: '1234/2024/ĐKSP', activeIngredient: 'Vitamin C' },
    { ...none, byIngredient: rx },
    [false, false, null],
  ],
  ['the permit of a device', { registrationNumber: '2400123ĐKLH/BYT-HTTB' }, none, [false, false, null]],
])('%s', (_what, goods, listed, [isMedicine, isPrescription, controlGroup]) => {
  expect(decideMedicineFlags(goods, listed, 2026)).toEqual({ isMedicine, isPrescription, controlGroup })
})
