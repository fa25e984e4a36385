import { errorMessage } from '@quay/contract/error-code'
import { expect, it } from 'vitest'
import { readPlace } from './read-place.ts'

it('gives what it knows as it is kept, and the rest as it came', () => {
  expect(readPlace({ name: 'Minh Tâm', taxCode: '0312 770 607', coordinates: '10.7769, 106.7009' })).toEqual({
    ok: true,
    place: { name: 'Minh Tâm', taxCode: '0312770607', coordinates: '10.7769,106.7009' },
  })
})

it.each([
  [{}, {}],
  [
    { taxCode: null, coordinates: null },
    { taxCode: null, coordinates: null },
  ],
  [
    { taxCode: '', coordinates: '' },
    { taxCode: null, coordinates: null },
  ],
])('leaves alone what is absent, clears what was emptied: %o', (given, place) => {
  expect(readPlace(given)).toEqual({ ok: true, place })
})

it.each([
  [{ taxCode: '0312770608' }, 'tax-code-check-digit', 'taxCode', 'sai số kiểm tra'],
  [{ taxCode: '12345' }, 'tax-code-shape', 'taxCode', '12 số'],
  [{ coordinates: 'Quận 1' }, 'coordinates-invalid', 'coordinates', '10.7769,106.7009'],
])('refuses %o beside its field', (given, code, path, sentence) => {
  const decided = readPlace(given)
  expect(decided).toMatchObject({ ok: false, code, path })
  if (!decided.ok) expect(errorMessage(decided.code, decided.details)).toContain(sentence)
})
