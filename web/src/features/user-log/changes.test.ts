import { expect, it } from 'vitest'
import { changesOf } from './changes.ts'

it('tells a change field by field, in words', () => {
  expect(
    changesOf(
      { name: 'Panadol', price: 12000, isActive: true, groupId: 'x', version: 1 },
      { name: 'Panadol', price: 13500, isActive: false, groupId: 'y', version: 2 },
    ),
  ).toEqual([
    { field: 'Giá', before: '12.000', after: '13.500' },
    { field: 'Đang dùng', before: 'Có', after: 'Không' },
  ])
})

it('tells what was made and what was deleted', () => {
  expect(changesOf(null, { status: 'SUCCEED', note: null })).toEqual([
    { field: 'Trạng thái', before: null, after: 'Hoàn thành' },
  ])
  expect(changesOf({ name: 'Kháng sinh' }, undefined)).toEqual([{ field: 'Tên', before: 'Kháng sinh', after: null }])
})

it('tells what the numbers of the contract stand for', () => {
  expect(changesOf(null, { type: 2, vatRate: -2 }, 'customer')).toEqual([
    { field: 'Loại', before: null, after: 'Công ty' },
    { field: 'VAT', before: null, after: 'KCT' },
  ])
})

it('tells what stands on the old side only as a fact', () => {
  expect(changesOf({ status: 'SUCCEED', amount: 5000 }, { status: 'CANCELLED', reason: 'Nhầm' })).toEqual([
    { field: 'Trạng thái', before: 'Hoàn thành', after: 'Đã hủy' },
    { field: 'Số tiền', before: null, after: '5.000' },
    { field: 'Lý do', before: null, after: 'Nhầm' },
  ])
})

it('tells lists and parts', () => {
  expect(changesOf(undefined, { units: [{ id: '1', name: 'Hộp', ratio: 10 }, { name: 'Vỉ' }] })).toEqual([
    { field: 'Đơn vị tính', before: null, after: 'Tên Hộp, Tỷ lệ quy đổi 10; Tên Vỉ' },
  ])
})
