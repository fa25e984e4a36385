import { inboundBody } from '@quay/contract/inbound/shapes'
import { describe, expect, it } from 'vitest'
import { draftOfInvoice } from './draft-of-invoice.ts'
import { readSupplierInvoice } from './read-supplier-invoice.ts'
import { supplierItemKey } from './supplier-item-key.ts'

const today = '2026-11-21'
const line = (fields: Record<string, string>, extra: Record<string, string> = {}) =>
  `<HHDVu>${Object.entries(fields)
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join('')}<TTKhac>${Object.entries(extra)
    .map(([name, value]) => `<TTin><TTruong>${name}</TTruong><KDLieu>string</KDLieu><DLieu>${value}</DLieu></TTin>`)
    .join('')}</TTKhac></HHDVu>`
const invoiceOf = (...lines: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<HDon><DLHDon Id="data"><TTChung><PBan>2.0.1</PBan><KHMSHDon>1</KHMSHDon><KHHDon>C26TDP</KHHDon><SHDon>1234</SHDon>
<NLap>2026-11-20</NLap><DVTTe>VND</DVTTe></TTChung><NDHDon><NBan><Ten>Công ty Dược A &amp; B</Ten><MST>0101234567</MST></NBan>
<NMua><Ten>Nhà thuốc</Ten><MST>8012345678</MST></NMua><DSHHDVu>${lines.join('')}</DSHHDVu>
<TToan><TgTCThue>1000000</TgTCThue><TgTThue>50000</TgTThue><TgTTTBSo>1050000</TgTTTBSo></TToan></NDHDon></DLHDon></HDon>`

const boxes = {
  TChat: '1',
  MHHDVu: 'PARA500',
  THHDVu: 'Paracetamol 500mg',
  DVTinh: 'Hộp',
  SLuong: '10.00',
  DGia: '40000',
  ThTien: '400000',
  TSuat: '5%',
}

describe('a supplier’s e-invoice', () => {
  it('gives its head, the seller and the totals', () => {
    expect(readSupplierInvoice(invoiceOf(line(boxes)), today)).toMatchObject({
      number: '1234',
      series: '1C26TDP',
      date: '2026-11-20',
      seller: { name: 'Công ty Dược A & B', taxCode: '0101234567' },
      buyerTaxCode: '8012345678',
      goodsAmount: 1_000_000,
      vatAmount: 50_000,
      total: 1_050_000,
    })
  })

  it('reads lot and expiry out of a name where nothing stands beside it', () => {
    const text = invoiceOf(line({ ...boxes, THHDVu: 'Paracetamol 500mg, Lô: A12, HSD: 08/2028' }))
    expect(readSupplierInvoice(text, today)!.lines).toMatchObject([
      { name: 'Paracetamol 500mg', lotNumber: 'A12', expiryDate: '2028-08-31' },
    ])
  })

  it('gives lines with the lots that programs write beside them', () => {
    const read = readSupplierInvoice(
      invoiceOf(
        line(boxes, { 'Số lô': 'A12', 'Hạn dùng': '31/08/2028' }),
        line({ ...boxes, TSuat: 'KCT' }, { LotNo: 'B7', ExpiryDate: '08/2028' }),
        line({ TChat: '4', THHDVu: 'Ghi chú' }),
      ),
      today,
    )!
    expect(read.lines).toMatchObject([
      {
        kind: 'GOODS',
        code: 'PARA500',
        unitName: 'Hộp',
        quantity: 10,
        price: 40_000,
        amount: 400_000,
        vatRate: 5,
        lotNumber: 'A12',
        expiryDate: '2028-08-31',
      },
      { vatRate: -2, lotNumber: 'B7', expiryDate: '2028-08-31' },
    ])
  })

  it.each([
    ['8%', 8],
    ['10.00%', 10],
    ['KKKNT', -1],
    ['KHAC:7.00%', null],
    ['', null],
  ])('reads the rate %s', (text, rate) => {
    expect(readSupplierInvoice(invoiceOf(line({ ...boxes, TSuat: text })), today)!.lines[0]!.vatRate).toBe(rate)
  })

  it('says which lines take back what an earlier invoice sold, and which rate it does not know', () => {
    const read = readSupplierInvoice(
      invoiceOf(
        line(boxes),
        line({ ...boxes, DGia: '-40000', ThTien: '-400000' }),
        line({ ...boxes, SLuong: '-10', ThTien: '-400000' }),
        line({ TChat: '3', THHDVu: 'Chiết khấu', ThTien: '-5000' }),
        line({ ...boxes, TSuat: 'KHAC:7.00%' }),
      ),
      today,
    )!
    const taken = 'số âm: dòng này giảm một hóa đơn trước, không phải hàng mua'
    const rate = 'không đọc được thuế suất "KHAC:7.00%"'
    expect(read.lines.map(({ doubt }) => doubt)).toEqual([null, taken, taken, null, rate])
  })

  it('says that it is in another currency', () => {
    const xml = invoiceOf(line(boxes)).replace('>1000000<', '>400000<')
    expect(readSupplierInvoice(xml, today)!.doubts).toEqual([])
    expect(readSupplierInvoice(xml.replace('<DVTTe>VND</DVTTe>', ''), today)!.doubts).toEqual([])
    expect(readSupplierInvoice(xml.replace('>VND<', '>USD<'), today)!.doubts).toEqual([
      'Hóa đơn ghi bằng USD, không phải đồng: sửa lại đơn giá theo tỷ giá thanh toán.',
    ])
  })

  it.each(['', '<a/>', 'không phải hóa đơn', '<HDon><DLHDon><TTChung/></DLHDon></HDon>'])(
    'knows that %j is none',
    text => {
      expect(readSupplierInvoice(text, today)).toBeNull()
    },
  )
})

describe('the import that it gives', () => {
  const draft = (...lines: string[]) => draftOfInvoice(readSupplierInvoice(invoiceOf(...lines), today)!)

  it('puts goods that come for nothing onto the line of the same goods, with their lots', () => {
    const lot = { 'Số lô': 'A12', HSD: '2028-08-31' }
    const bonus = { ...boxes, TChat: '2', SLuong: '2', ThTien: '0' }
    expect(draft(line(boxes, lot), line(bonus, lot)).lines).toMatchObject([
      { quantity: 10, bonusQuantity: 2, price: 40_000, discount: 0, lots: [{ lotNumber: 'A12', quantity: 12 }] },
    ])
  })

  it('comes to the invoice’s amounts where prices have decimals, and takes discounts off', () => {
    const { lines, discount } = draft(
      line({ ...boxes, SLuong: '3', DGia: '33333.3333', ThTien: '100000' }),
      line({ ...boxes, DGia: '40000', STCKhau: '20000', ThTien: '380000' }),
      line({ TChat: '3', THHDVu: 'Chiết khấu thương mại', ThTien: '15000' }),
    )
    expect(lines.map(({ quantity, price, discount: off }) => quantity! * price - off)).toEqual([100_000, 380_000])
    expect(lines.map(({ price, discount: off }) => [price, off])).toEqual([
      [33_334, 2],
      [40_000, 20_000],
    ])
    expect(discount).toBe(15_000)
  })

  it('calls goods by no more letters than an import may, and knows them again by these', () => {
    const [long] = draft(
      line({ ...boxes, MHHDVu: 'M'.repeat(70), THHDVu: 'T'.repeat(400), DVTinh: 'D'.repeat(70) }),
    ).lines
    const item = { code: long!.code, name: long!.name, unitName: long!.unitName }
    expect(inboundBody.shape.items.element.shape.supplierItem.safeParse(item).success).toBe(true)
    expect(supplierItemKey(item)).toBe(long!.key)
  })

  it('leaves a quantity open that is not whole', () => {
    expect(draft(line({ ...boxes, SLuong: '2.5' })).lines).toMatchObject([{ quantity: null, lots: [] }])
  })
})

it('goods are known again by the supplier’s code and unit, else by their name', () => {
  expect(supplierItemKey({ code: ' para500 ', name: 'x', unitName: 'Hộp' })).toBe(
    supplierItemKey({ code: 'PARA500', name: 'y', unitName: 'HỘP' }),
  )
  expect(supplierItemKey({ name: 'Thuốc  A', unitName: 'Vỉ' })).toBe(
    supplierItemKey({ code: ' ', name: 'thuoc a', unitName: 'vi' }),
  )
  expect(supplierItemKey({ code: 'A', name: 'x', unitName: 'Hộp' })).not.toBe(
    supplierItemKey({ code: 'A', name: 'x', unitName: 'Vỉ' }),
  )
})

describe('figures that do not agree', () => {
  const goods = (quantity: string, price: string, amount: string, more = '') =>
    `<HHDVu><TChat>1</TChat><THHDVu>Hàng</THHDVu><DVTinh>Hộp</DVTinh><SLuong>${quantity}</SLuong><DGia>${price}</DGia>${more}<ThTien>${amount}</ThTien><TSuat>5%</TSuat></HHDVu>`
  const doubtsOf = (sum: number, ...rows: string[]) => {
    const invoice = readSupplierInvoice(
      `<HDon><DLHDon><TTChung><SHDon>1</SHDon></TTChung><NDHDon><NBan><Ten>A</Ten><MST>0101243150</MST></NBan><DSHHDVu>${rows.join('')}</DSHHDVu>
       <TToan><TgTCThue>${sum}</TgTCThue></TToan></NDHDon></DLHDon></HDon>`,
      '2026-11-21',
    )!
    return [invoice.lines.map(line => line.doubt), invoice.doubts]
  }

  it.each([
    ['all well', 60_000, [goods('2', '30000', '60000')], [null], []],
    ['a price with decimals', 110_000, [goods('7', '15714.2857', '110000')], [null], []],
    ['a whole price that was rounded', 3_124, [goods('100', '31', '3124')], [null], []],
    ['a discount of the line', 54_000, [goods('2', '30000', '54000', '<STCKhau>6000</STCKhau>')], [null], []],
    ['a part of a unit', 75_000, [goods('2.5', '30000', '75000')], ['số lượng 2,5 không phải số nguyên'], []],
    [
      'a line that does not come to its amount',
      90_000,
      [goods('2', '30000', '90000')],
      ['số lượng × đơn giá − chiết khấu khác thành tiền'],
      [],
    ],
    [
      'a sum that no line explains',
      200_000,
      [goods('2', '30000', '60000'), goods('1', '60000', '60000')],
      ['tổng các dòng không khớp hóa đơn', 'tổng các dòng không khớp hóa đơn'],
      ['Các dòng cộng lại được 120.000, hóa đơn ghi 200.000.'],
    ],
  ])('%s', (_what, sum, rows, lines, doubts) => expect(doubtsOf(sum, ...rows)).toEqual([lines, doubts]))

  it('finds the seller whatever form its tax code is written in', () => {
    const sellerOf = (code: string) =>
      readSupplierInvoice(
        `<HDon><DLHDon><TTChung><SHDon>1</SHDon></TTChung><NDHDon><NBan><Ten>A</Ten><MST>${code}</MST></NBan></NDHDon></DLHDon></HDon>`,
        '2026-11-21',
      )!.seller.taxCode
    expect(['0100109106001', '0100109106-001', '0100.109.106', 'khác'].map(sellerOf)).toEqual([
      '0100109106-001',
      '0100109106-001',
      '0100109106',
      'khác',
    ])
  })
})
