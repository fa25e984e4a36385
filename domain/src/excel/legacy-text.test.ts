import { describe, expect, it } from 'vitest'
import { decodeLetters, detectLettering, type Lettering, letteringOf } from './legacy-text.ts'

const cases: [Lettering, string, string][] = [
  ['tcvn3', 'Thuèc gi¶m ®au h¹ sèt', 'Thuốc giảm đau hạ sốt'],
  ['tcvn3', 'NhiÖt miÖng, viªm häng', 'Nhiệt miệng, viêm họng'],
  ['tcvn3', 'C«ng ty cæ phÇn d\u00adîc phÈm', 'Công ty cổ phần dược phẩm'],
  ['tcvn3', 'Kh¸ng sinh ®­êng uèng', 'Kháng sinh đường uống'],
  ['vni', 'Thuoác giaûm ñau haï soát', 'Thuốc giảm đau hạ sốt'],
  ['vni', 'Coâng ty coå phaàn döôïc phaåm', 'Công ty cổ phần dược phẩm'],
  ['vni', 'Vieân neùn', 'Viên nén'],
  ['vni', 'Nguyeãn Thò Bích Ngoïc', 'Nguyễn Thị Bích Ngọc'],
  ['unicode', 'Thuốc giảm đau hạ sốt', 'Thuốc giảm đau hạ sốt'],
  ['unicode', 'Viên nén khoá hoà tan', 'Viên nén khoá hoà tan'],
  ['unicode', 'Vitamin® C 10µg ±5%', 'Vitamin® C 10µg ±5%'],
  ['unicode', 'Công ty', 'Công ty'],
  ['unicode', 'Fürth, Genève, Añejo', 'Fürth, Genève, Añejo'],
  ['unicode', 'Paracetamol 500mg', 'Paracetamol 500mg'],
]

it.each(cases)('%s: %s is %s', (lettering, text, decoded) => {
  expect(detectLettering([text])).toBe(lettering)
  expect(decodeLetters(text, lettering)).toBe(decoded)
})

it('decides for all texts of a column together', () => {
  expect(detectLettering(['Hép', 'Vªn', 'Thuèc bæ gan', 'C«ng ty', 'Èng tiªm', 'Viªn nÐn'])).toBe('tcvn3')
  expect(detectLettering([])).toBe('unicode')
})

it('composes what Windows kept in pieces', () => {
  expect(decodeLetters('Thuô\u0301c', 'unicode')).toBe('Thuốc')
})

describe('one cell', () => {
  it.each([
    ['of an old font among Unicode', 'Thuèc gi¶m ®au', 'unicode', 'tcvn3'],
    ['of VNI among Unicode', 'Thuoác giaûm ñau', 'unicode', 'vni'],
    ['of Unicode in a column of an old font', 'Thuốc giảm đau', 'tcvn3', 'unicode'],
    ['of Unicode with signs of Western Windows alone', 'Phòng khám Hà Nội®', 'unicode', 'unicode'],
    ['with a foreign name', 'Crème Nivéa', 'unicode', 'unicode'],
    ['without accents', 'Paracetamol 500', 'tcvn3', 'tcvn3'],
  ] as const)('%s', (_what, text, column, expected) => expect(letteringOf(text, column)).toBe(expected))
})
