import { expect, it } from 'vitest'
import { describeLicence } from './describe-licence.ts'

it.each([
  [{ kind: 'gpp', number: '12/GPP' }, 'Giấy chứng nhận GPP số 12/GPP'],
  [
    { kind: 'pharmacy', number: '79-1234/ĐKKDD', issuedBy: 'Sở Y tế TP.HCM', issuedOn: '2024-01-05', expiresOn: null },
    'Giấy chứng nhận đủ điều kiện kinh doanh dược số 79-1234/ĐKKDD, Sở Y tế TP.HCM cấp, ngày cấp 05/01/2024',
  ],
  [
    { kind: 'business', number: '41A8', expiresOn: '2027-08-31' },
    'Giấy chứng nhận đăng ký kinh doanh số 41A8, hết hạn 31/08/2027',
  ],
] as const)('%o', (licence, words) => {
  expect(describeLicence(licence)).toBe(words)
})
