import { describe, expect, it } from 'vitest'
import { columnsOf, medicineRow, missingColumns } from './medicine-row.ts'
import { readCsv } from './read-csv.ts'
import { readJsonObjects } from './read-json-objects.ts'

const csv = (...pieces: string[]) => gathered(readCsv(pieces))
const objects = (...pieces: string[]) => gathered(readJsonObjects(pieces))
async function gathered<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}
/** The text in pieces of one letter: nothing may depend on where a file is cut. */
const cut = (text: string) => [...text]

describe('a CSV', () => {
  it.each([
    ['commas', 'a,b\n1,2\n'],
    ['semicolons, as Excel saves here', 'a;b\r\n1;2'],
    ['tabs', 'a\tb\n1\t2'],
    ['a mark of the byte order', '\uFEFFa,b\n1,2'],
  ])('with %s', async (_, text) => {
    const rows = [
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1', '2'] },
    ]
    expect(await csv(text)).toEqual(rows)
    expect(await csv(...cut(text))).toEqual(rows)
  })

  it('keeps separators, quotes and line breaks of quoted cells, and counts lines of the file', async () => {
    const text = 'tên,gói\n"Hộp 1, vỉ","""A""\nB"\n\n  x , y \n'
    const rows = [
      { line: 1, cells: ['tên', 'gói'] },
      { line: 2, cells: ['Hộp 1, vỉ', '"A"\nB'] },
      { line: 5, cells: ['x', 'y'] },
    ]
    expect(await csv(text)).toEqual(rows)
    expect(await csv(...cut(text))).toEqual(rows)
  })
})

describe('a JSON', () => {
  const rows = [{ a: 'x ] } "', b: { c: [1, { d: 2 }] } }, { a: null }]
  it.each([
    ['a list', JSON.stringify(rows)],
    ['a page of a service', JSON.stringify({ total: 2, content: rows, last: true })],
    ['written with spaces', JSON.stringify({ data: { items: rows } }, null, 2)],
  ])('%s', async (_, text) => {
    expect(await objects(text)).toEqual(rows)
    expect(await objects(...cut(text))).toEqual(rows)
  })
})

describe('a row', () => {
  const read = (row: Record<string, unknown>) => medicineRow(row, columnsOf(Object.keys(row)), '2026-11-21')

  it('is understood by the names that lists give their columns', () => {
    expect(
      read({
        'Số đăng ký': '893110493025 (VD-4878-14)',
        'Tên thuốc': ' Paracetamol  500 ',
        'Hoạt chất': 'Paracetamol',
        'Hàm lượng': '500 mg',
        'Công ty SX': 'Dược Hoa Sữa',
        'Nước SX': 'Việt Nam',
        'Quy cách đóng gói': 'Hộp 10 vỉ x 10 viên',
        'Ngày hết hạn SĐK': '31/12/2030',
      }),
    ).toMatchObject({
      registrationNumber: '893110493025',
      formerNumber: 'VD-4878-14',
      name: 'Paracetamol 500',
      activeIngredient: 'Paracetamol',
      strength: '500 mg',
      manufacturer: 'Dược Hoa Sữa',
      isPrescription: true,
      controlGroup: null,
      isWithdrawn: false,
    })
    expect(read({ reg_no: 'vd - 123 - 20', name: 'A', rx_class: 'OTC' })).toMatchObject({
      registrationNumber: 'VD-123-20',
      isPrescription: false,
    })
  })

  it('takes prescription, control and country from the number where the list says nothing', () => {
    expect(read({ sdk: '893112000124', ten: 'A' })).toMatchObject({
      isPrescription: true,
      controlGroup: 'psychotropic',
      country: 'Việt Nam',
    })
  })

  it('tells what was withdrawn, by a date or by its state', () => {
    expect(read({ sdk: 'VD-1-20', ten: 'A', 'Trạng thái': 'Đã thu hồi' })).toMatchObject({
      isWithdrawn: true,
      withdrawnOn: null,
      withdrawnReason: 'Đã thu hồi',
    })
    expect(read({ sdk: 'VD-1-20', ten: 'A', 'Ngày rút': '2026-05-04T00:00:00Z' })).toMatchObject({
      isWithdrawn: true,
      withdrawnOn: '2026-05-04',
    })
    expect(read({ sdk: 'VD-1-20', ten: 'A', 'Trạng thái': 'Còn hiệu lực' })).toMatchObject({ isWithdrawn: false })
  })

  it.each([
    [{ sdk: '', ten: 'A' }, 'không có số đăng ký'],
    [{ sdk: 'VD-1-20', ten: ' ' }, 'không có tên thuốc'],
    [{ sdk: 'chưa có', ten: 'A' }, 'số đăng ký "chưa có" không đọc được'],
    [{ sdk: 'VD-1-20', ten: 'A', 'Hết hạn': '31/02/2027' }, 'ngày "31/02/2027" không đọc được'],
    [{ sdk: 'VD-1-20', ten: 'A'.repeat(501) }, 'name dài hơn 500 ký tự'],
  ])('%o is wrong: %s', (row, reason) => {
    expect(read(row)).toBe(reason)
  })

  it('needs a number and a name', () => {
    expect(missingColumns(columnsOf(['Mã', 'Giá']))).toBe('số đăng ký, tên thuốc')
    expect(missingColumns(columnsOf(['SĐK', 'Tên']))).toBeNull()
  })
})
