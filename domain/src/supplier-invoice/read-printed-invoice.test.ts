import { expect, it } from 'vitest'
import type { TextRun } from './printed-line.ts'
import { readPrintedInvoice } from './read-printed-invoice.ts'

const today = '2026-11-22'
/** Where each column begins, in points; letters are five wide. */
const columns = [30, 60, 220, 280, 340, 420]
const run = (text: string, x: number, y: number): TextRun => ({ text, x, y, width: text.length * 5, size: 10 })
const row = (y: number, ...cells: (string | number)[]) =>
  cells.flatMap((cell, place) => (cell === '' ? [] : [run(String(cell), columns[place]!, y)]))
const titles = (y: number) => row(y, 'STT', 'Tên hàng hóa, dịch vụ', 'ĐVT', 'Số lượng', 'Đơn giá', 'Thành tiền')
const head = [
  run('Người bán: Dược Mẫu', 30, 20),
  run('Mã số thuế: 0101243150', 30, 34),
  run('Ký hiệu: 1C26TAA', 300, 20),
  run('Số: 12', 300, 34),
  run('Ngày 01 tháng 11 năm 2026', 30, 48),
  run('Người mua hàng: Nhà thuốc', 30, 62),
]
const sums = (y: number, goods: string, vat = '5.000', total = '105.000') => [
  run(`Cộng tiền hàng: ${goods}`, 300, y),
  run(`Thuế suất GTGT: 5% Tiền thuế GTGT: ${vat}`, 300, y + 14),
  run(`Tổng cộng tiền thanh toán: ${total}`, 300, y + 28),
]
const read = (...pages: TextRun[][]) => {
  const result = readPrintedInvoice(pages, today)
  if ('why' in result) throw new Error(result.why)
  return result.invoice
}

it('reads head, lines, sums and the one rate of an invoice that agrees', () => {
  const page = [
    ...head,
    ...titles(90),
    ...row(110, 1, 'Thuốc mẫu', 'Hộp', 10, '10.000', '100.000'),
    ...sums(140, '100.000'),
  ]
  expect(read(page)).toMatchObject({
    number: '12',
    series: '1C26TAA',
    date: '2026-11-01',
    seller: { name: 'Dược Mẫu', taxCode: '0101243150' },
    goodsAmount: 100_000,
    doubts: [],
    lines: [
      { name: 'Thuốc mẫu', unitName: 'Hộp', quantity: 10, price: 10_000, amount: 100_000, vatRate: 5, doubt: null },
    ],
  })
})

it('says which line does not come to its amount, and that the sum is another', () => {
  const { lines, doubts } = read([
    ...head,
    ...titles(90),
    ...row(110, 1, 'Đúng', 'Hộp', 5, '10.000', '50.000'),
    ...row(130, 2, 'Sai', 'Hộp', 5, '10.000', '60.000'),
    ...sums(160, '100.000'),
  ])
  expect(lines.map(line => line.doubt)).toEqual([null, '5 × 10.000 không ra 60.000'])
  expect(doubts).toEqual(['Các dòng cộng lại được 110.000, hóa đơn ghi 100.000.'])
})

it.each([
  ['2.00', '10.000', '20.000', '1.000', '21.000'],
  ['2,00', '10,000', '20,000', '1,000', '21,000'],
])(
  'reads thousands as thousands where quantities have decimals by the same sign: %s',
  (quantity, price, amount, vat, total) => {
    const { lines, doubts, goodsAmount } = read([
      ...head,
      ...titles(90),
      ...row(110, 1, 'Thuốc', 'Hộp', quantity, price, amount),
      ...sums(140, amount, vat, total),
    ])
    expect(lines).toMatchObject([{ quantity: 2, price: 10_000, amount: 20_000, doubt: null }])
    expect([goodsAmount, doubts]).toEqual([20_000, []])
  },
)

it('says which line takes back what an earlier invoice sold', () => {
  const { lines } = read([
    ...head,
    ...titles(90),
    ...row(110, 1, 'Thuốc', 'Hộp', 2, '-10.000', '-20.000'),
    ...sums(160, '-20.000'),
  ])
  expect(lines[0]!.doubt).toBe('số âm: dòng này giảm một hóa đơn trước, không phải hàng mua')
})

it('doubts every line where the sum is another and no line says why, as when a line was not seen', () => {
  const { lines, doubts } = read([
    ...head,
    ...titles(90),
    ...row(110, 1, 'Thuốc', 'Hộp', 5, '10.000', '50.000'),
    ...row(130, 3, 'Thuốc khác', 'Hộp', 1, '10.000', '10.000'),
    ...sums(160, '100.000'),
  ])
  expect(lines.every(line => line.doubt !== null)).toBe(true)
  expect(doubts).toContain('Số thứ tự không liền ở dòng 2: có thể thiếu dòng.')
})

it('says that the rates of the lines come to another VAT', () => {
  const page = [...head, ...titles(90), ...row(110, 1, 'Thuốc', 'Hộp', 10, '10.000', '100.000')]
  expect(read([...page, ...sums(140, '100.000', '8.000', '108.000')]).doubts).toEqual([
    'Thuế của các dòng cộng lại được 5.000, hóa đơn ghi 8.000.',
  ])
})

it('takes an amount that differs by the rounding of its price, and doubts one without sums to compare', () => {
  const lines = [...head, ...titles(90), ...row(110, 1, 'Thuốc', 'Viên', 1000, '1.235', '1.234.567')]
  expect(read(lines)).toMatchObject({
    lines: [{ doubt: 'tổng các dòng không khớp hóa đơn' }],
    doubts: ['Không thấy dòng cộng tiền để đối chiếu các dòng.'],
  })
  expect(read([...lines, ...sums(140, '1.234.567', '0', '1.234.567')]).lines[0]!.doubt).toBeNull()
})

it('knows a name over several lines around its number, and tells where no space parts the rows', () => {
  const apart = [
    run('Thuốc tên dài', 60, 110),
    ...row(116, 1, '', 'Hộp', 5, '10.000', '50.000'),
    run('dòng hai', 60, 122),
    run('Thuốc khác', 60, 145),
    ...row(151, 2, '', 'Hộp', 5, '10.000', '50.000'),
    run('cũng dài', 60, 157),
  ]
  const spaced = read([...head, ...titles(90), ...apart, ...sums(190, '100.000')])
  expect(spaced.lines.map(({ name, doubt }) => [name, doubt])).toEqual([
    ['Thuốc tên dài dòng hai', null],
    ['Thuốc khác cũng dài', null],
  ])
  const tight = [
    ...row(110, 1, 'Thuốc tên dài', 'Hộp', 5, '10.000', '50.000'),
    run('dòng hai', 60, 122),
    ...row(134, 2, 'Thuốc khác', 'Hộp', 5, '10.000', '50.000'),
  ]
  const mixed = read([...head, ...titles(90), ...tight, ...sums(160, '100.000')])
  expect(mixed.lines.map(line => line.doubt)).toContain('tên có thể lẫn với dòng bên cạnh')
})

it('goes on over pages whether the titles stand there again or not', () => {
  const first = [
    ...head,
    ...titles(90),
    ...row(110, 1, 'Thuốc', 'Hộp', 5, '10.000', '50.000'),
    run('Trang 1/2', 250, 800),
  ]
  const rest = [...row(40, 2, 'Thuốc khác', 'Hộp', 5, '10.000', '50.000'), ...sums(70, '100.000')]
  const again = [...titles(20), ...rest]
  for (const second of [rest, again])
    expect(read(first, second)).toMatchObject({ doubts: [], lines: [{ name: 'Thuốc' }, { name: 'Thuốc khác' }] })
})

it('says that figures and expiries cannot be read instead of guessing them', () => {
  const { lines } = read([
    ...head,
    ...titles(90),
    ...row(110, 1, 'Thuốc', 'Hộp', '1O', '10.000', '100.000'),
    ...sums(140, '100.000'),
  ])
  expect(lines).toMatchObject([{ quantity: null, amount: 100_000, doubt: 'không đọc được số lượng "1O"' }])
})

it('takes a free line as goods for nothing and a discount line off the invoice', () => {
  const { lines, doubts } = read([
    ...head,
    ...titles(90),
    ...row(110, 1, 'Thuốc', 'Hộp', 12, '10.000', '120.000'),
    ...row(130, 2, 'Thuốc', 'Hộp', 1, 0, 0),
    ...row(150, 3, 'Chiết khấu thương mại', '', '', '', '20.000'),
    ...sums(180, '100.000'),
  ])
  expect(lines.map(({ kind, amount, doubt }) => [kind, amount, doubt])).toEqual([
    ['GOODS', 120_000, null],
    ['BONUS', 0, null],
    ['DISCOUNT', 20_000, null],
  ])
  expect(doubts).toEqual([])
})

it('parts figures that a reader joined, and takes the sums from the last row of a table by rates', () => {
  const names = ['STT', 'Tên hàng', 'ĐVT', 'SL', 'Đơn giá', 'Thành tiền']
  const places = [30, 60, 220, 280, 297, 341]
  const { lines, doubts, ...sums } = read([
    ...head,
    ...names.map((name, at) => run(name, places[at]!, 90)),
    ...row(110, 1, 'Thuốc', 'Hộp'),
    { ...run('5 1.000.000 5.000.000', 285, 110), width: 104 },
    run('Tổng hợp', 30, 160),
    run('Thuế suất 5% 5.000.000 250.000 5.250.000', 30, 174),
    run('Tổng cộng 5.000.000 250.000 5.250.000', 30, 188),
  ])
  expect(lines).toMatchObject([{ quantity: 5, price: 1_000_000, amount: 5_000_000, doubt: null }])
  expect({ doubts, ...sums }).toMatchObject({
    doubts: [],
    goodsAmount: 5_000_000,
    vatAmount: 250_000,
    total: 5_250_000,
  })
})

it('reads lot and expiry from one column, and misses a unit that ran into the name', () => {
  const names = ['STT', 'Tên hàng', 'Số lô/HSD', 'Số lượng', 'Đơn giá', 'Thành tiền']
  const places = [30, 60, 120, 230, 340, 420]
  const line = (y: number, ...cells: string[]) => cells.map((cell, at) => run(cell, places[at]!, y))
  const page = [
    ...line(90, ...names),
    ...line(110, '1', 'A', 'LA-1 - 31/12/2027', '5', '10', '50'),
    ...line(130, '2', 'B', 'LB2 HSD 06/28', '5', '10', '50'),
  ]
  expect(read([...head, ...page, ...sums(160, '100', '5', '105')]).lines).toMatchObject([
    { lotNumber: 'LA-1', expiryDate: '2027-12-31', doubt: null },
    { lotNumber: 'LB2', expiryDate: '2028-06-30', doubt: null },
  ])
  const joined = [...head, ...titles(90), ...row(110, 1, 'Thuốc Hộp', '', 10, '10.000', '100.000')]
  expect(read([...joined, ...sums(140, '100.000')]).lines[0]!.doubt).toBe('không thấy đơn vị tính')
})

it('is refused where text runs from one column into the next', () => {
  const long = row(110, 1, 'Tên thuốc dài quá đến nỗi chạy sang cột bên', '', 1, 2, 2)
  expect(readPrintedInvoice([[...head, ...titles(90), ...long]], today)).toEqual({ why: 'no-columns' })
})

it('is refused without text, and without a table whose columns are known', () => {
  expect(readPrintedInvoice([[], []], today)).toEqual({ why: 'no-text' })
  expect(readPrintedInvoice([head], today)).toEqual({ why: 'no-table' })
  const twice = row(90, 'STT', 'Tên hàng', 'Số lượng', 'Số lượng', 'Đơn giá', 'Thành tiền')
  expect(readPrintedInvoice([[...head, ...twice, ...row(110, 1, 'A', 'B', 1, 2, 3)]], today)).toEqual({
    why: 'no-table',
  })
})
