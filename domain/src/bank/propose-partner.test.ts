import { expect, it } from 'vitest'
import { proposePartner } from './propose-partner.ts'

const debtors = [
  { id: 'lan', name: 'Nguyễn Thị Lan', phone: '0912 345 678' },
  { id: 'lan-anh', name: 'Nguyễn Thị Lan Anh', phone: null },
  { id: 'hung', name: 'Trần Hùng', phone: '0987654321' },
  { id: 'hung-2', name: 'Trần Hùng', phone: '0900000001' },
  { id: 'an', name: 'An', phone: null },
  { id: 'ha', name: 'Công ty Dược Hà Nội', phone: '02838 111 222' },
]

it.each([
  ['NGUYEN THI LAN chuyen tien thuoc', 'lan'],
  ['nguyen thi lan anh tra no', 'lan-anh'],
  ['MBVCB.123.0912345678 CK', 'lan'],
  ['tra tien 0912.345.678', 'lan'],
  ['tu +84987654321', 'hung'],
  ['TRAN HUNG CHUYEN KHOAN', null],
  ['An tra tien', null],
  ['tra CTY; cong ty duoc ha noi', 'ha'],
  // Digits of a longer number are no phone.
  ['FT10912345678990', null],
  ['0912345678 0987654321', null],
  ['nguyenthilan', null],
  ['', null],
])('"%s" names %s', (content, id) => {
  expect(proposePartner(content, debtors)?.id ?? null).toBe(id)
})
