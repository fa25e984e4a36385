import type { PrintBlock, PrintTemplate } from '@quay/contract/print-template/template'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paperBill, paperLine, roughMeasure } from '../../test/paper-factory.ts'
import { labelPaperOf, parcelPaper } from '../label/label-papers.ts'
import { type LabelDocument, labelRows } from './label-content.ts'
import { type LabelRow, layOutLabelRows } from './label-rows.ts'
import { ordinaryTemplate } from './ordinary-template.ts'

const textOf = (row: LabelRow) => {
  if (row.row === 'pair') return `${row.left} | ${row.right}`
  return row.row === 'rule' ? '—' : row.row === 'barcode' ? `<${row.text}>` : row.text
}
const rows = (document: LabelDocument, template: Partial<PrintTemplate> = {}) =>
  labelRows(document, { ...ordinaryTemplate(document.kind), ...template }).map(textOf)

const bag = {
  doseName: 'Cảm cúm',
  number: 2,
  of: 6,
  lines: [
    {
      productName: 'Loratadin',
      strength: '10mg',
      quantity: 1.5,
      unitName: 'Viên',
      directions: 'Tối 1 viên',
      lots: [{ lotNumber: 'PA1', expiryDate: '2028-03-31' }],
    },
  ],
}
const head = {
  storeName: 'Bình An',
  branchName: 'Quận 1',
  phone: '0283 123 4567',
  sellerName: 'Hà',
  patient: 'Bé Na',
  day: '2026-11-21',
}

describe('the label of a bag', () => {
  it('says whose liều it is, what is in it and how it is taken', () => {
    expect(rows({ kind: 'bag', bag, head })).toEqual([
      'Bình An · 0283 123 4567',
      'Cảm cúm | Túi 2/6',
      'Người dùng: Bé Na',
      'Ngày 21/11/2026',
      'Loratadin 10mg | 1,5 viên',
      'Tối 1 viên',
      'Lô PA1 HSD 31/03/2028',
    ])
  })

  it('gets smaller letters before directions are cut', () => {
    const directions = 'Ngày 2 lần, mỗi lần 1 viên, sau ăn no ít nhất nửa giờ'
    const document: LabelDocument = { kind: 'bag', bag: { ...bag, lines: [{ ...bag.lines[0]!, directions }] }, head }
    const { pages } = layOutLabelRows(
      [labelRows(document, ordinaryTemplate('bag'))],
      labelPaperOf('70x50'),
      { x: 0, y: 0 },
      roughMeasure,
    )
    const texts = pages[0]!.boxes.map(box => (box.kind === 'text' ? box.text : ''))
    expect(texts.join(' ')).toContain(directions)
  })

  it('is worded and ordered by its template; the medicines cannot be left out', () => {
    const blocks: PrintBlock[] = [
      { type: 'title' },
      { type: 'facts', rows: [] },
      { type: 'text', on: true, text: 'Hỏi {seller}, {phone}: {store}', size: 'S' },
    ]
    expect(rows({ kind: 'bag', bag, head: { ...head, storeName: '{seller}' } }, { blocks })).toEqual([
      'Cảm cúm | Túi 2/6',
      'Hỏi Hà, 0283 123 4567: {seller}',
      'Loratadin 10mg | 1,5 viên',
      'Tối 1 viên',
      'Lô PA1 HSD 31/03/2028',
    ])
  })
})

describe('the label of a delivery', () => {
  const delivery = {
    receiverName: 'Chị Hoa',
    phone: '0909123456',
    addressLine: '12 Lê Lợi, Phường Bến Thành',
    note: 'Gọi trước',
    wishedOn: '2026-11-22',
    wishedTime: '17:30',
    carrier: 'Giao Nhanh',
    weight: 1_250,
  } as NonNullable<ReturnType<typeof paperBill>['delivery']>
  const bill = paperBill([paperLine({ quantity: 2 })], { delivery, debt: 92_000, customerPhone: '0903123218' })

  it('says who gets what, with a hidden phone, and what is to be collected', () => {
    expect(rows({ kind: 'parcel', bill }).slice(1)).toEqual([
      'GIAO HÀNG | HD000001',
      '—',
      'Giao cho: Chị Hoa',
      'ĐT 0909 *** 456',
      '12 Lê Lợi, Phường Bến Thành',
      'Hẹn giao: 17:30 22/11/2026',
      'Gọi trước',
      'Người giao: Giao Nhanh',
      '1,25 kg',
      '—',
      'THU KHI GIAO: 92.000đ',
      '<HD000001>',
      'HD000001',
      '—',
      'Paracetamol 500mg | 2 viên',
    ])
    const paid = rows({ kind: 'parcel', bill: { ...bill, debt: 0, status: 'CANCELLED' } })
    expect(paid).toContain('Đã thanh toán, không thu tiền')
    expect(paid).toContain('ĐÃ HỦY')
    expect(paid.join()).not.toMatch(/THU KHI GIAO|0903|0909123456/)
  })

  it('has room for what is to be collected whatever blocks stand where, and counts the goods that it does not name', () => {
    const items = Array.from({ length: 40 }, (_, at) => paperLine({ productName: `Thuốc có tên rất dài số ${at}` }))
    const many = { kind: 'parcel', bill: { ...bill, items } } as const
    expect(rows(many)).toContain('và 29 mặt hàng nữa')
    const all = ordinaryTemplate('parcel').blocks
    fc.assert(
      fc.property(fc.shuffledSubarray(all), blocks => {
        const labels = [labelRows(many, { ...ordinaryTemplate('parcel'), blocks })]
        const { pages } = layOutLabelRows(labels, parcelPaper, { x: 0, y: 0 }, roughMeasure)
        const texts = pages[0]!.boxes.map(box => (box.kind === 'text' ? box.text : box.kind))
        expect(texts).toEqual(expect.arrayContaining(['THU KHI GIAO: 92.000đ', 'barcode', 'và 29 mặt hàng nữa']))
      }),
      { numRuns: 30 },
    )
  })
})
