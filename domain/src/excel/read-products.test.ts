import { describe, expect, it } from 'vitest'
import type { Cell } from './cell.ts'
import { readPartners } from './read-partners.ts'
import { readProducts } from './read-products.ts'
import { recogniseColumns } from './recognise-columns.ts'

const today = '2026-11-21'

/** Reads a table whose first line are the titles. */
function read(kind: 'product' | 'stock' | 'price', titles: string, ...lines: Cell[][]) {
  const fields = recogniseColumns(kind, titles.split('|'))
  const columns = fields.flatMap((field, index) => (field ? [{ index, field }] : []))
  const reader = readProducts({ kind, columns, today })
  for (const [i, cells] of lines.entries()) reader.add({ row: i + 2, cells })
  const { records, issues } = reader.finish()
  return { records, told: issues.map(issue => `${issue.row} ${issue.column} ${issue.level}: ${issue.message}`) }
}

describe('units', () => {
  it('takes rows that name a base row as its units, wherever they stand, and counts their stock and lots once', () => {
    const { records, told } = read(
      'product',
      'Mã hàng|Tên hàng|ĐVT|Mã ĐVT Cơ bản|Quy đổi|Giá bán|Giá vốn|Tồn kho|Lô 1|Hạn sử dụng 1|Tồn 1',
      ['SP1-H', 'Panadol', 'Hộp', 'SP1', 100, 120_000, 80_000, 3, 'A1', '31/12/2027', 3],
      ['SP2', 'Gạc', null, null, 1, 5000, 3000, 7, null, null, null],
      ['SP1', 'Panadol', 'Viên', null, 1, 1200, 800.4, 300, 'A1', '31/12/2027', 300],
    )
    expect(told).toEqual([])
    expect(records.map(record => record.code)).toEqual(['SP2', 'SP1'])
    expect(records[1]!.units.map(({ name, ratio, price }) => [name, ratio, price])).toEqual([
      ['Viên', 1, 1200],
      ['Hộp', 100, 120_000],
    ])
    expect(records[1]!.stock).toEqual({
      quantity: 300,
      cost: 800,
      lots: [{ number: 'A1', expiry: '2027-12-31', quantity: 300 }],
    })
    expect(records[0]!.units).toMatchObject([{ name: null, ratio: 1, price: 5000 }])
  })

  it('takes units from numbered columns', () => {
    const { records, told } = read('product', 'Mã hàng|Tên hàng|ĐVT|Giá bán|ĐVT 2|Quy đổi 2|Giá bán 2|Mã vạch 2', [
      'A',
      'Panadol',
      'Viên',
      1200,
      'Hộp',
      100,
      '115.000',
      8934567890123,
    ])
    expect(told).toEqual([])
    expect(records[0]!.units).toMatchObject([
      { name: 'Viên', ratio: 1, price: 1200 },
      { name: 'Hộp', ratio: 100, price: 115_000, barcodes: ['8934567890123'] },
    ])
  })

  it('tells a unit without ratio, without base, and a barcode that is there twice', () => {
    const { told } = read(
      'product',
      'Mã hàng|Tên hàng|ĐVT|Mã vạch|ĐVT 2|Quy đổi 2|Mã ĐVT Cơ bản|Quy đổi',
      ['A', 'Panadol', 'Viên', '893', 'Hộp', null, null, null],
      ['B', 'Gạc', 'Cuộn', '893', null, null, null, null],
      ['C-H', 'Bông', 'Hộp', null, null, null, 'C', 10],
    )
    expect(told).toEqual([
      '2 Quy đổi 2 error: Thiếu tỷ lệ quy đổi của Hộp',
      '3 Mã vạch error: Mã vạch 893 đã có ở dòng 2',
      '4 Mã ĐVT Cơ bản error: Không có hàng mã C trong tệp để làm đơn vị cơ bản',
    ])
  })
})

describe('prices', () => {
  it('of which a part is smaller than one đồng are rounded and told; costs are rounded alone', () => {
    const { records, told } = read(
      'product',
      'Mã hàng|Tên hàng|ĐVT|Giá bán|Giá vốn|Tồn kho',
      ['A', 'Gạc', 'Cái', 1234.5, 800.4, 1],
      ['B', 'Bông', 'Gói', '12.500', 800, 1],
    )
    expect(records.map(record => [record.units[0]!.price, record.stock!.cost])).toEqual([
      [1235, 800],
      [12_500, 800],
    ])
    expect(told).toEqual(['2 Giá bán warning: Giá có phần lẻ nên được làm tròn thành 1.235'])
  })
})

describe('stock', () => {
  it('reads one lot a row, several rows a code', () => {
    const { records, told } = read(
      'stock',
      'Mã hàng|Giá vốn|Lô|Hạn sử dụng|Tồn kho',
      ['A', 800, 'L1', '12/2027', 10],
      ['A', 800, 'l2', '01/06/2028', '1.000'],
      ['B', 500, null, null, 4],
    )
    expect(told).toEqual([])
    expect(records[0]!.stock).toEqual({
      quantity: 1010,
      cost: 800,
      lots: [
        { number: 'L1', expiry: '2027-12-31', quantity: 10 },
        { number: 'l2', expiry: '2028-06-01', quantity: 1000 },
      ],
    })
    expect(records[1]!.stock).toEqual({ quantity: 4, cost: 500, lots: [] })
  })

  it('tells what cannot be stock, and takes the goods nevertheless', () => {
    const titles = 'Mã hàng|Tên hàng|Quản lý lô-hạn sử dụng|Tồn kho|Lô 1|Hạn sử dụng 1|Tồn 1|Lô 2|Hạn sử dụng 2|Tồn 2'
    const { records, told } = read(
      'product',
      titles,
      ['A', 'Thuốc A', 1, 20, null, null, null, null, null, null],
      ['B', 'Thuốc B', 1, 9, 'L1', '01/01/2026', 4, 'L2', '01/01/2028', 5],
      ['C', 'Thuốc C', 0, -3, null, null, null, null, null, null],
      ['D', 'Thuốc D', 1, 5, 'L1', null, 5, null, null, null],
      ['E', 'Thuốc E', 1, 5, 'L1', '01/01/2028', 2, 'l1', '01/02/2028', 3],
    )
    expect(told).toEqual([
      '2 Tồn kho warning: Hàng quản lý theo lô mà không có lô: hàng vẫn nhập, tồn thì không',
      '3 Hạn sử dụng 1 warning: Lô L1 đã hết hạn nên không được nhập, hãy làm phiếu hủy',
      '3 Tồn kho warning: Tồn kho khác tổng các lô: nhập theo lô, là 5',
      '4 Tồn kho warning: Tồn âm nên không nhập tồn',
      '5 Hạn sử dụng 1 warning: Lô L1 thiếu hạn sử dụng nên không được nhập',
      '6 Lô 1 error: Lô l1 có hai hạn sử dụng',
    ])
    expect(records.map(record => record.stock?.quantity ?? null)).toEqual([null, 5, null, null, 5])
  })

  it.each([
    ['expired', '01/01/2020'],
    ['without an expiry', null],
  ])('of goods whose only lot is %s is none, and they are goods by lots', (_what, expiry) => {
    const numbered = read('product', 'Mã hàng|Tên hàng|Tồn kho|Lô 1|Hạn sử dụng 1|Tồn 1', [
      ...['A', 'Thuốc A', 10, 'L1', expiry, 10],
    ])
    const byRow = read('product', 'Mã thuốc|Tên thuốc|Số lượng|Số lô|Hạn dùng', ['A', 'Thuốc A', 10, 'L1', expiry])
    for (const { records, told } of [numbered, byRow]) {
      expect(records).toMatchObject([{ stock: null, isLotManaged: true }])
      expect(told).toHaveLength(1)
    }
  })

  it('without a lot is left out where another row of the goods names one', () => {
    const { records, told } = read(
      'stock',
      'Mã hàng|Giá vốn|Lô|Hạn sử dụng|Tồn kho',
      ['A', 800, null, null, 10],
      ['A', 800, 'L1', '12/2030', 5],
      ['A', 800, 'L2', '12/2030', 6],
    )
    expect(records).toMatchObject([{ stock: { quantity: 11, lots: [{ quantity: 5 }, { quantity: 6 }] } }])
    expect(told).toEqual(['2 Tồn kho warning: Hàng này có lô ở dòng khác: tồn không có số lô nên không được nhập'])
  })

  it('of a lot that is left out stands beside lots of the same goods that come in, in whatever order', () => {
    const titles = 'Mã hàng|Tên hàng|Số lượng|Số lô|Hạn dùng'
    const [good, expired] = [
      ['A', 'Thuốc A', 5, 'L2', '12/2030'],
      ['A', 'Thuốc A', 10, 'L1', '01/2020'],
    ]
    for (const rows of [
      [good!, expired!],
      [expired!, good!],
    ]) {
      const { records, told } = read('product', titles, ...rows)
      expect(records).toMatchObject([{ stock: { quantity: 5, lots: [{ number: 'L2' }] }, isLotManaged: true }])
      expect(told).toEqual([expect.stringContaining('Lô L1 đã hết hạn')])
    }
  })
})

it('reads what other systems write: no maximum, flags, groups, combos, codes with spaces, twice the same', () => {
  const { records, told } = read(
    'product',
    'Mã hàng|Tên hàng|Loại hàng|Nhóm hàng|Tồn lớn nhất|Đang kinh doanh|Thuế VAT (%)|Hàng thành phần',
    ['A 1', 'Combo cảm cúm', 'Combo - đóng gói', 'Thuốc>>Không kê đơn>>Cảm cúm', 999_999_999, 0, '8%', 'P1:2|P2:1'],
    ['A-1', 'Khác', 'Hàng hóa', null, 50, 1, 0.05, null],
  )
  expect(records[0]).toMatchObject({
    code: 'A-1',
    groupPath: ['Thuốc', 'Không kê đơn', 'Cảm cúm'],
    isActive: false,
    fields: { type: 3, vatRate: 8 },
    components: [
      { code: 'P1', quantity: 2 },
      { code: 'P2', quantity: 1 },
    ],
  })
  expect(records[0]!.fields).not.toHaveProperty('maxStock')
  expect(told).toEqual([
    '2 Mã hàng warning: Mã hàng không có khoảng trắng: đổi thành A-1',
    '3 Mã hàng error: Mã này đã có ở dòng 2',
  ])
})

it('reads prices by code and unit, and wants a code', () => {
  const { records, told } = read(
    'price',
    'Mã hàng|ĐVT|Giá bán',
    ['A', 'Viên', 1300],
    ['A', 'Hộp', '120.000'],
    ['B', null, null],
    [null, 'Viên', 5],
  )
  expect(records[0]!.units.map(unit => [unit.name, unit.price])).toEqual([
    ['Viên', 1300],
    ['Hộp', 120_000],
  ])
  expect(records[1]!.units.map(unit => unit.price)).toEqual([null])
  expect(told).toEqual(['5 Mã hàng error: Thiếu mã hàng'])
})

it('reads partners as KiotViet writes them', () => {
  const titles = [
    'Loại khách',
    'Mã khách hàng',
    'Tên khách hàng',
    'Điện thoại',
    'Ngày sinh',
    'Giới tính',
    'Email',
    'Nợ cần thu hiện tại',
    'Trạng thái',
  ]
  const fields = recogniseColumns('customer', titles)
  const reader = readPartners({
    kind: 'customer',
    columns: fields.flatMap((field, index) => (field ? [{ index, field }] : [])),
    today,
  })
  reader.add({
    row: 2,
    cells: ['Cá nhân', 'KH1', 'Lê Thị Mai', 912345678, '28/02/1990 00:00', 'Nữ', 'mai@', '1,080,000', 'Đang hoạt động'],
  })
  reader.add({ row: 3, cells: ['Công ty', 'KH2', 'Công ty An', 'không có', null, null, null, 0, 'Ngừng hoạt động'] })
  reader.add({ row: 4, cells: [null, null, null, '0912345679'] })
  const { records, issues } = reader.finish()
  expect(records[0]).toEqual({
    row: 2,
    code: 'KH1',
    fields: {
      name: 'Lê Thị Mai',
      type: 1,
      phone: '0912345678',
      birthday: '1990-02-28',
      gender: 'female',
      status: 'active',
    },
    ward: null,
    careName: null,
    groupName: null,
    debt: 1_080_000,
    debtOn: null,
    points: null,
    pointsOn: null,
  })
  expect(records[1]).toMatchObject({ fields: { type: 2, status: 'inactive' }, debt: null })
  expect(issues.map(issue => `${issue.row} ${issue.column} ${issue.level}`)).toEqual([
    '2 Email warning',
    '3 Điện thoại warning',
    '4 Tên khách hàng error',
  ])
})

describe('what other systems leave open', () => {
  const titles = 'Loại hàng|Mã hàng|Mã vạch|Tên hàng|Giá bán|ĐVT|Mã ĐVT Cơ bản|Quy đổi|Hàng thành phần'

  it('keeps the code of a unit’s row as a barcode of that unit', () => {
    const { records, told } = read(
      'product',
      titles,
      ['Thuốc', 'SP1', '8934567890123', 'Panadol', 1200, 'Viên', null, 1, null],
      ['Thuốc', '8936000000011', null, 'Panadol', 12_000, 'Vỉ', 'SP1', 10, null],
      ['Thuốc', 'SP1-H', '8936000000028', 'Panadol', 120_000, 'Hộp', 'SP1', 100, null],
      ['Thuốc', 'SP1 có dấu', null, 'Panadol', 600_000, 'Thùng', 'SP1', 500, null],
    )
    expect(records[0]!.units.map(unit => unit.barcodes)).toEqual([
      ['8934567890123'],
      ['8936000000011'],
      ['8936000000028', 'SP1-H'],
      [],
    ])
    expect(told.filter(one => one.includes('không làm mã vạch'))).toHaveLength(1)
  })

  it('refuses a unit’s row without a ratio, and a base row with one, there and not at the base of the unit', () => {
    const { records, told } = read(
      'product',
      titles,
      ['Thuốc', 'SP1', null, 'Panadol', 1200, 'Viên', null, 1, null],
      ['Thuốc', 'SP1-V', null, 'Panadol', 12_000, 'Vỉ', 'SP1', null, null],
      ['Thuốc', 'SP1-H', null, 'Panadol', 'x', 'Hộp', 'SP1', 100, null],
      ['Thuốc', 'SP2', null, 'Gạc', 5000, 'Cuộn', 'SP2', 12, null],
    )
    expect(told).toEqual([
      '3 Quy đổi error: Thiếu tỷ lệ quy đổi của Vỉ',
      '4 Giá bán error: Không phải là số',
      '5 Quy đổi error: Dòng này không ghi mã của đơn vị cơ bản khác nên tỷ lệ quy đổi phải là 1',
    ])
    expect(records[0]!.units.map(unit => unit.name)).toEqual(['Viên'])
  })

  it('says that a formula failed, and which goods have no price', () => {
    const { records, told } = read(
      'product',
      titles,
      ['Thuốc', 'SP1', null, 'Panadol', '#N/A', 'Viên', null, 1, null],
      ['Thuốc', 'SP2', null, 'Gạc', null, 'Cuộn', null, 1, null],
      ['Thuốc', 'SP3', '#REF!', 'Bông', 1000, 'Gói', null, 1, null],
    )
    expect(told).toEqual([
      '2 Giá bán error: Công thức của ô này báo lỗi #N/A',
      '4 Mã vạch error: Công thức của ô này báo lỗi #REF!',
    ])
    expect(records.map(record => record.isUnpriced)).toEqual([true, true, undefined])
  })

  it('leaves open what plain goods are, and wants at least one of each part of a combo', () => {
    const { records, told } = read(
      'product',
      titles,
      ['Hàng hóa', 'SP1', null, 'Panadol', 1, 'Viên', null, 1, null],
      ['Dịch vụ', 'SP2', null, 'Đo huyết áp', 1, 'Lần', null, 1, null],
      ['Combo - đóng gói', 'SP3', null, 'Gói cảm cúm', 1, 'Gói', null, 1, 'SP1:0|SP2:2'],
    )
    expect(records.map(({ fields, isPlainGoods }) => [fields.type, isPlainGoods])).toEqual([
      [undefined, true],
      [4, undefined],
      [3, undefined],
    ])
    expect(records[2]!.components).toEqual([{ code: 'SP2', quantity: 2 }])
    expect(told).toEqual(['4 Hàng thành phần error: Hàng thành phần ghi như MA1:2|MA2:1, số lượng từ 1'])
  })
})
