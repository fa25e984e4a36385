import { describe, expect, it } from 'vitest'
import { excelFields, fieldTitle, isFieldOf } from './excel-field.ts'
import { findHeader, headerKey, layoutOf, recogniseColumns } from './recognise-columns.ts'

const kiotPharmacy =
  'Loại hàng|Nhóm hàng(3 Cấp)|Mã hàng|Mã vạch|Tên hàng|Tên viết tắt|Số đăng ký|Mã thuốc|Hoạt chất|Hàm lượng|Hãng sản xuất|Nước sản xuất|Quy cách đóng gói|Đường dùng|Giá bán|Giá vốn|Tồn kho|KH đặt|Dự kiến hết hàng|Tồn nhỏ nhất|Tồn lớn nhất|ĐVT|Mã ĐVT Cơ bản|Quy đổi|Hình ảnh (url1,url2...)|Quản lý lô-hạn sử dụng|Trọng lượng|Tích điểm|Điểm thưởng|Đang kinh doanh|Được bán trực tiếp|Mô tả|Mẫu ghi chú|Vị trí|Hàng thành phần|Lô 1|Hạn sử dụng 1|Tồn 1|Lô 2|Hạn sử dụng 2|Tồn 2'
const kiotRetail =
  'Loại hàng|Nhóm hàng(3 Cấp)|Mã hàng|Mã vạch|Tên hàng|Thương hiệu|Giá bán|Giá vốn|Tồn kho|Tồn nhỏ nhất|Tồn lớn nhất|ĐVT|Mã ĐVT Cơ bản|Quy đổi|Thuộc tính|Mã HH Liên quan|Hình ảnh (url1,url2...)|Sử dụng Imei|Trọng lượng|Đang kinh doanh|Được bán trực tiếp|Mô tả|Mẫu ghi chú|Vị trí|Hàng thành phần|Bảo hành|Bảo trì định kỳ'
const webNhaThuoc =
  'Mã thuốc|Nhóm thuốc|Tên thuốc|Thông tin|Giá nhập|Giá bán lẻ|Giá buôn|Đơn vị lẻ|Đơn vị thứ nguyên|Số lượng cảnh báo|Hệ số|Số dư đầu kỳ|Giá đầu kỳ|Barcode|Số Lô|Hạn Dùng|Dạng Bào Chế|Số ĐK|Hoạt Chất|Hàm Lượng|QC Đóng Gói|Nước SX|Hãng SX|Mã QG|Điều kiện bảo quản|Vị trí bảo quản'

const fieldsOf = (line: string) => {
  const titles = line.split('|')
  const fields = recogniseColumns('product', titles)
  return Object.fromEntries(titles.map((title, i) => [title, fields[i]]))
}
const layout = (line: string) => layoutOf('product', line.split('|').map(headerKey))

describe('layouts', () => {
  it('knows the pharmacy edition of KiotViet, where Mã thuốc is the national code', () => {
    expect(layout(kiotPharmacy)).toBe('kiotviet-pharmacy')
    expect(fieldsOf(kiotPharmacy)).toMatchObject({
      'Mã hàng': 'code',
      'Mã thuốc': 'nationalCode',
      'Nhóm hàng(3 Cấp)': 'group',
      'Mã ĐVT Cơ bản': 'baseCode',
      'Tồn kho': 'stock',
      'Lô 1': 'lotNumber',
      'Hạn sử dụng 1': 'expiry',
      'Tồn 1': 'lotQuantity',
      'Lô 2': 'lotNumber.2',
      'Tồn 2': 'lotQuantity.2',
      'KH đặt': null,
      'Hình ảnh (url1,url2...)': 'pictures',
      'Điểm thưởng': null,
    })
  })

  it('knows the retail edition', () => {
    expect(layout(kiotRetail)).toBe('kiotviet-retail')
    expect(fieldsOf(kiotRetail)).toMatchObject({
      'Thương hiệu': 'manufacturer',
      'Sử dụng Imei': null,
      'Bảo hành': null,
    })
  })

  it('knows WebNhaThuoc, where Mã thuốc is the code of the shop', () => {
    expect(layout(webNhaThuoc)).toBe('webnhathuoc')
    expect(fieldsOf(webNhaThuoc)).toMatchObject({
      'Mã thuốc': 'code',
      'Đơn vị lẻ': 'unit',
      'Đơn vị thứ nguyên': 'unit.2',
      'Hệ số': 'ratio.2',
      'Số dư đầu kỳ': 'stock',
      'Giá đầu kỳ': 'cost',
      'Giá nhập': null,
      'Giá bán lẻ': 'price',
      'Giá buôn': null,
      'Số Lô': 'lotNumber',
      'Mã QG': 'nationalCode',
    })
  })

  it.each([
    ['product', 'own'],
    ['stock', 'own'],
    ['price', 'own'],
    ['customer', 'own'],
    ['provider', 'own'],
  ] as const)('knows every column of our own file of kind %s', (kind, expected) => {
    const titles = excelFields[kind].map(field => field.title)
    expect(layoutOf(kind, titles.map(headerKey))).toBe(expected)
    expect(recogniseColumns(kind, titles)).toEqual(excelFields[kind].map(field => field.name))
  })

  it('knows KiotViet’s lists of customers and suppliers', () => {
    const customers =
      'Loại khách|Chi nhánh tạo|Mã khách hàng|Tên khách hàng|Điện thoại|Địa chỉ|Nợ cần thu hiện tại|Tổng bán|Tổng bán trừ trả hàng'
    expect(layoutOf('customer', customers.split('|').map(headerKey))).toBe('kiotviet')
    expect(recogniseColumns('customer', customers.split('|'))).toEqual([
      'type',
      null,
      'code',
      'name',
      'phone',
      'address',
      'debt',
      null,
      null,
    ])
    const providers = 'Mã nhà cung cấp|Tên nhà cung cấp|Email|Điện thoại|Tổng mua|Nợ cần trả hiện tại'
    expect(layoutOf('provider', providers.split('|').map(headerKey))).toBe('kiotviet')
  })
})

it('finds the titles below the name of the shop, and nothing where there are none', () => {
  const rows = [
    ['NHÀ THUỐC MINH TÂM'],
    ['Ngày 01/11/2026', null],
    ['Mã hàng', 'Tên hàng', 'Giá bán'],
    ['A', 'B', 1],
  ].map((cells, i) => ({ row: i + 1, cells }))
  expect(findHeader('product', rows)?.row).toBe(3)
  expect(findHeader('product', rows.slice(0, 2))).toBeUndefined()
})

it('names numbered columns, and no field that a kind has not', () => {
  expect(fieldTitle('product', 'unit.2')).toBe('ĐVT 2')
  expect(fieldTitle('product', 'lotNumber')).toBe('Lô 1')
  expect(isFieldOf('product', 'unit.2')).toBe(true)
  for (const name of ['unit.1', 'unit.51', 'name.2', 'unit.2.3', 'phone', 'constructor', ''])
    expect(isFieldOf('product', name)).toBe(false)
})
