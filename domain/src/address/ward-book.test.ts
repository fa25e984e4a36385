import { describe, expect, it } from 'vitest'
import { addressLine } from './address-line.ts'
import { wardBook } from './ward-book.ts'
import { wardWords } from './ward-words.ts'

const ward = (code: string, name: string, provinceCode: string, provinceName: string) => ({
  code,
  name,
  provinceCode,
  provinceName,
})
const hcm = ['79', 'Thành phố Hồ Chí Minh'] as const
const anHoiTay = ward('26882', 'Phường An Hội Tây', ...hcm)
const tanPhuWard = ward('27028', 'Phường Tân Phú', ...hcm)
const tanPhuCommune = ward('01234', 'Xã Tân Phú', '79', hcm[1])
const elsewhere = ward('26116', 'Phường Tân Phú', '75', 'Thành phố Đồng Nai')
const book = wardBook([anHoiTay, tanPhuWard, tanPhuCommune, elsewhere])

describe('an address in one line', () => {
  it.each([
    [{ address: '12 Lê Lợi', ward: anHoiTay }, '12 Lê Lợi, Phường An Hội Tây, Thành phố Hồ Chí Minh'],
    [{ address: '12 Lê Lợi, P.14, Gò Vấp', ward: null }, '12 Lê Lợi, P.14, Gò Vấp'],
    [{ address: null, ward: anHoiTay }, 'Phường An Hội Tây, Thành phố Hồ Chí Minh'],
    [{ address: ' ', ward: null }, null],
  ])('%o', (address, line) => expect(addressLine(address)).toBe(line))
})

it.each([
  ['P.14, Q.Gò Vấp', 'phuong 14 quan go vap'],
  ['p14 q3 TP.HCM', 'phuong 14 quan 3 thanh pho ho chi minh'],
  ['Phường 07', 'phuong 7'],
  ['XÃ Ia Mơ', 'xa ia mo'],
])('the words of %s', (text, words) => expect(wardWords(text).join(' ')).toBe(words))

describe('a ward of a file', () => {
  it.each([
    ['as it is written', 'Thành phố Hồ Chí Minh', 'Phường An Hội Tây', anHoiTay],
    ['without marks and in other letters', 'ho chi minh', 'PHUONG AN HOI TAY', anHoiTay],
    ['without what stands before it', 'TP. Hồ Chí Minh', 'An Hội Tây', anHoiTay],
    ['without its province, where only one place has it', null, 'Phường An Hội Tây', anHoiTay],
    ['of two of one name in the province by what stands before it', 'TP HCM', 'P. Tân Phú', tanPhuWard],
    ['of another province', 'Đồng Nai', 'Tân Phú', elsewhere],
  ])('is found %s', (_how, province, name, found) =>
    expect(book.find({ province, ward: name })).toEqual({ ok: true, ward: found }),
  )

  it.each([
    ['a typo in the ward', 'Thành phố Hồ Chí Minh', 'Phường An Hội Tâyy', 'no-ward'],
    ['a part of a name', 'Thành phố Hồ Chí Minh', 'An Hội', 'no-ward'],
    ['a typo in the province', 'Thành phố Hồ Chí Min', 'Phường An Hội Tây', 'no-province'],
    ['a ward of another province', 'Đồng Nai', 'Phường An Hội Tây', 'no-ward'],
    ['a name that several have', 'TP HCM', 'Tân Phú', 'several-wards'],
    ['a name that two provinces have', null, 'Phường Tân Phú', 'several-wards'],
    ['a province alone', 'Đồng Nai', null, 'ward-missing'],
  ])('is not guessed from %s', (_what, province, name, problem) =>
    expect(book.find({ province, ward: name })).toEqual({ ok: false, problem }),
  )
})
