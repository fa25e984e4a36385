import { describe, expect, it } from 'vitest'
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
