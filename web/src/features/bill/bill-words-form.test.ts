import { expect, it } from 'vitest'
import { newId } from '../../api/new-id.ts'
import { billWordsResolver, formOf } from './bill-words-form.ts'

it('lets a bill be corrected without the fields that this form does not hold', async () => {
  const form = { ...formOf(null), note: 'Khách đổi vỉ khác', sellerId: newId() }
  const options = { fields: {}, shouldUseNativeValidation: false }
  expect(await billWordsResolver(form, undefined, options)).toMatchObject({
    errors: {},
    values: { note: 'Khách đổi vỉ khác', prescriptionCode: null },
  })
})
