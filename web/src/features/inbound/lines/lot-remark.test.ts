import { expect, it } from 'vitest'
import { lotRemark } from './lot-remark.ts'

const today = '2026-11-20'
const even = { difference: 0, text: 'Đủ 60 / 60 hộp' }
const short = { difference: -20, text: 'Còn 20 hộp chưa có lô' }

it.each([
  ['2026-10-30', short, 1, 'danger', 'Đã hết hạn 21 ngày, không nhập được. Gõ 0128 là 31/01/28'],
  ['2027-02-27', short, 1, 'warning', 'Còn 20 hộp chưa có lô'],
  ['2027-02-27', even, 2, 'warning', 'Hạn ngắn: còn 99 ngày, dưới 6 tháng'],
  ['9999-11-21', even, 2, 'warning', 'Hạn còn hơn 7.972 năm: xem lại năm đã gõ'],
  ['2036-11-21', even, 1, 'warning', 'Hạn còn hơn 10 năm: xem lại năm đã gõ'],
  ['2036-11-20', even, 1, 'quiet', 'Còn 120 tháng'],
  ['2028-08-31', even, 2, 'success', 'Đủ 60 / 60 hộp'],
  ['2028-08-31', even, 1, 'quiet', 'Còn 21 tháng'],
  // A lot may be sold, and so bought, on its last day.
  ['2026-11-20', null, 2, 'warning', 'Hạn ngắn: còn 0 ngày, dưới 6 tháng'],
])('%s with %j among %d: %s', (expiryDate, sum, lotCount, tone, text) => {
  expect(lotRemark({ expiryDate, today, sum, lotCount, quantity: 60 })).toEqual({ tone, text })
})

it('warns of a known lot with another expiry', () => {
  const lot = { expiryDate: '2028-08-31', today, sum: even, lotCount: 1, quantity: 60 }
  expect(lotRemark({ ...lot, knownExpiry: '2028-09-30' })).toEqual({
    tone: 'danger',
    text: 'Lô này đã có, hạn dùng 30/09/2028: khác hạn vừa gõ',
  })
  expect(lotRemark({ ...lot, knownExpiry: '2028-08-31' })).toMatchObject({ tone: 'quiet' })
})

it('says nothing while there is nothing to say', () => {
  expect(lotRemark({ expiryDate: null, today, sum: null, lotCount: 1, quantity: 1 })).toBeNull()
})

it('says of a further lot without goods that its quantity is missing, and not that the lots add up', () => {
  const lot = { expiryDate: '2028-08-31', today, sum: even, lotCount: 2 }
  expect(lotRemark({ ...lot, quantity: 0 })).toEqual({ tone: 'warning', text: 'lô chưa có số lượng' })
  expect(lotRemark({ ...lot, quantity: 10 })).toMatchObject({ tone: 'success' })
})
