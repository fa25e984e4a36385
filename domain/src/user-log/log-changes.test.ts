import { expect, it } from 'vitest'
import { logChanges, unnamedFields } from './log-changes.ts'

it('tells a change field by field, in words', () => {
  expect(
    logChanges(
      { name: 'Panadol', price: 12000, isActive: true, groupId: 'x', version: 1 },
      { name: 'Panadol', price: 13500, isActive: false, groupId: 'y', version: 2 },
    ),
  ).toEqual([
    { field: 'Giá', before: '12.000', after: '13.500' },
    { field: 'Đang dùng', before: 'Có', after: 'Không' },
  ])
})

it('tells the unit and the price list of a changed price', () => {
  const place = { unit: 'Hộp', priceBook: 'Khách quen' }
  expect(logChanges({ ...place, price: 8000 }, { ...place, price: 9000 })).toEqual([
    { field: 'Đơn vị', before: null, after: 'Hộp' },
    { field: 'Bảng giá', before: null, after: 'Khách quen' },
    { field: 'Giá', before: '8.000', after: '9.000' },
  ])
})

it('tells what was made and what was deleted', () => {
  expect(logChanges(null, { status: 'SUCCEED', note: null })).toEqual([
    { field: 'Trạng thái', before: null, after: 'Hoàn thành' },
  ])
  expect(logChanges({ name: 'Kháng sinh' }, undefined)).toEqual([{ field: 'Tên', before: 'Kháng sinh', after: null }])
})

it('tells what the numbers of the contract stand for', () => {
  expect(logChanges(null, { type: 2, vatRate: -2 }, 'customer')).toEqual([
    { field: 'Loại', before: null, after: 'Công ty' },
    { field: 'Thuế GTGT', before: null, after: 'KCT' },
  ])
})

it('tells what stands on the old side only as a fact', () => {
  expect(logChanges({ status: 'SUCCEED', amount: 5000 }, { status: 'CANCELLED', reason: 'Nhầm' })).toEqual([
    { field: 'Trạng thái', before: 'Hoàn thành', after: 'Đã hủy' },
    { field: 'Số tiền', before: null, after: '5.000' },
    { field: 'Lý do', before: null, after: 'Nhầm' },
  ])
})

it('tells lists and parts', () => {
  expect(logChanges(undefined, { units: [{ id: '1', name: 'Hộp', ratio: 10 }, { name: 'Vỉ' }] })).toEqual([
    { field: 'Đơn vị tính', before: null, after: 'Tên Hộp, Tỷ lệ quy đổi 10; Tên Vỉ' },
  ])
})

it('tells of units only what changed, each by its name', () => {
  const units = [
    { name: 'Viên', ratio: 1, price: 500 },
    { name: 'Hộp', ratio: 100, price: 42_000 },
  ]
  expect(
    logChanges(
      { units },
      { units: [units[0], { ...units[1], price: 40_000 }, { name: 'Vỉ', ratio: 10, price: 4_500 }] },
    ),
  ).toEqual([
    { field: 'Giá (Hộp)', before: '42.000', after: '40.000' },
    { field: 'Đơn vị tính', before: null, after: 'Tên Vỉ, Tỷ lệ quy đổi 10, Giá 4.500' },
  ])
})

it('tells what a check came to', () => {
  const after = { kind: 'PRODUCT', plusCount: 1, newLots: 1, zeroedUncounted: true }
  expect(logChanges(undefined, after).map(({ field, after }) => `${field}: ${after}`)).toEqual([
    'Loại: Theo mặt hàng',
    'Dòng thừa: 1',
    'Lô mới: 1',
    'Chưa đếm coi như hết: Có',
  ])
})

it('finds the fields without a name, however deep they lie; ids and what a person already calls so need none', () => {
  expect(unnamedFields({ price: 1, hue: 'xanh' }, { units: [{ name: 'Hộp', shape: 3 }], goodsId: 'x' })).toEqual([
    'hue',
    'shape',
  ])
  expect(unnamedFields(undefined, { 'Cho bán khi hết hàng': true, name: null, hue: null })).toEqual([])
})
