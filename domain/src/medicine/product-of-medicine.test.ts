import { expect, it } from 'vitest'
import { textsOfMedicine } from './product-of-medicine.ts'

const medicine = {
  id: 'm',
  registrationNumber: '893110123424',
  formerNumber: null,
  nationalCode: null,
  name: 'Hapacol 500',
  activeIngredient: 'Paracetamol',
  strength: '500mg',
  dosageForm: 'Viên nén',
  route: null,
  packing: 'Hộp 10 vỉ x 10 viên',
  manufacturer: null,
  country: null,
  isPrescription: false,
  controlGroup: null,
}

it('takes over what the list says, and nothing where it says nothing', () => {
  expect(textsOfMedicine(medicine)).toEqual({
    name: 'Hapacol 500',
    activeIngredient: 'Paracetamol',
    strength: '500mg',
    dosageForm: 'Viên nén',
    route: '',
    packing: 'Hộp 10 vỉ x 10 viên',
    manufacturer: '',
    country: '',
    nationalCode: '',
    registrationNumber: '893110123424',
  })
})

it('puts a renewed number before the one that packs on the shelf still have', () => {
  const renewed = textsOfMedicine({ ...medicine, formerNumber: 'VD-20543-14' })
  expect(renewed.registrationNumber).toBe('893110123424 (VD-20543-14)')
})

it.each([
  ['as long as the field', 'A'.repeat(200), 'A'.repeat(200)],
  ['one letter longer', 'A'.repeat(201), `${'A'.repeat(199)}…`],
  ['cut at a blank', `${'A'.repeat(198)} ${'B'.repeat(9)}`, `${'A'.repeat(198)}…`],
])('a name that is %s', (_, name, shown) => {
  expect(textsOfMedicine({ ...medicine, name }).name).toBe(shown)
})
