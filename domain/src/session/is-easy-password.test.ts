import { describe, expect, it } from 'vitest'
import { commonWords } from './common-words.ts'
import { isEasyPassword } from './is-easy-password.ts'

describe('what would be tried first', () => {
  it.each([
    ...[
      'password',
      'Password1!',
      'P@ssw0rd123',
      'matkhau123',
      'Mật khẩu 2026',
      'anhyeuem',
      'iloveyou99',
      'nhathuoc1',
      'Nhà thuốc',
    ],
    ...['12345678', '87654321', '1234567890', '11111111', 'abcdefgh', '12341234', 'abcabcabc', 'xyxyxyxy'],
    ...['qwertyui', 'asdfghjkl', '1qaz2wsx', 'mnbvcxz.', 'poiuytrewq'],
    ...['01011990', '31121987', '19870431', '1990-01-01', '0912345678', '+84912345678', '02838123456'],
    ...[
      'abc12345',
      '1q2w3e4r',
      'michael1',
      'q1w2e3r4',
      '1q2w3e4r5t',
      'a1b2c3d4',
      'aa123456',
      'a12345678',
      '123456ab',
      'zaq12wsx',
    ],
    ...[
      'Michelle99',
      'liverpool1',
      'Jordan23!',
      'drowssap1',
      'arsenal@2024',
      'd1amond5',
      'dragondragon',
      'pokemon2025',
    ],
    ...['ngoclan1990', 'TranNgocLan', 'lantran88', 'Hương Giang 95', 'tuấn anh 123', 'lanlan99', 'nguyenvanhung1'],
    ...['Hải Phòng 15', 'yeuemnhieu1', 'trasua2024', 'panadol500', 'longchau1', 'thegioididong', 'trinhduocvien1'],
    ...['admin123', '123admin', 'Admin@2026', 'qu4ntri!'],
  ])('%s', password => expect(isEasyPassword(password)).toBe(true))
})

it('one’s own names and phone', () => {
  const about = ['minh-tam', 'Trần Thu Hà', 'Nhà thuốc Minh Tâm', '0987 654 321']
  for (const password of ['minhtam1', 'Minh Tâm 2026', 'tranthuha', 'TranThuHa@99', 'nhathuocminhtam', '0987654321'])
    expect(isEasyPassword(password, about), password).toBe(true)
  expect(isEasyPassword('hà bán thuốc giỏi', about)).toBe(false)
})

it.each([
  ...['mưa rơi trên mái tôn', 'correct horse battery', 'hoasua2026', 'mat-khau-thu', 'mat khau tam 99'],
  ...['7f3k9q2m', '83920174', 'ốc luộc sả gừng', '👩‍⚕️👩‍⚕️💊💊🏥🏥🌿🌿', 'Xy7!kkq2'],
])('leaves %s alone', password => expect(isEasyPassword(password)).toBe(false))

it('knows some three thousand words, each as it is compared', () => {
  expect(commonWords.size).toBeGreaterThanOrEqual(3_000)
  expect([...commonWords].filter(word => !/^[a-z]+$/.test(word))).toEqual([])
})

it('holds 3,000 words at least', () => {
  expect(commonWords.size).toBeGreaterThanOrEqual(3000)
})
