import {
  type LineRow,
  type PrintBlock,
  type PrintTemplate,
  printKinds,
  type ReportRow,
} from '@quay/contract/print-template/template'
import type { SalesOrder } from '@quay/contract/sales-order/shapes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paperBill, paperLine, roughMeasure } from '../../test/paper-factory.ts'
import { compose, noPrintStore } from './compose.ts'
import type { PrintDocument, PrintSetting, Report, Voucher } from './document.ts'
import { layOut } from './lay-out.ts'
import { ordinaryTemplate, templateFor } from './ordinary-template.ts'
import { sheetOf } from './paper-sheet.ts'
import type { Part } from './part.ts'
import { quotationOfOrder } from './quotation-content.ts'

const setting: PrintSetting = {
  issuer: {
    storeName: 'Nhà thuốc Bình An',
    branchName: 'Quận 1',
    address: '12 Lê Lợi',
    phone: '0283 123 4567',
    taxCode: null,
  },
  timeZone: 'Asia/Ho_Chi_Minh',
  origin: 'https://quay.example.vn',
  copy: 0,
  part: 1,
  parts: 1,
}
const tools = { vietQr: ({ amount, purpose }: { amount?: number; purpose?: string }) => `VQR ${amount} ${purpose}` }

const rowsOf = (parts: readonly Part[]): string[] =>
  parts.flatMap(part => {
    switch (part.part) {
      case 'text':
        return [part.text]
      case 'pair':
        return [[part.left, part.right].filter(Boolean).join(' | ')]
      case 'table':
        return part.rows.map(row => row.join(' | '))
      case 'qr':
      case 'barcode':
        return [`<${part.text}>`]
      case 'signatures':
        return [...part.names]
      case 'together':
        return rowsOf(part.parts)
      default:
        return []
    }
  })
const rows = (document: PrintDocument, template: Partial<PrintTemplate> = {}, over: Partial<PrintSetting> = {}) =>
  rowsOf(
    compose(
      document,
      {
        template: { ...ordinaryTemplate(document.kind), ...template },
        store: noPrintStore,
        setting: { ...setting, ...over },
      },
      tools,
    ),
  )

const sold = paperBill([paperLine({ quantity: 2, price: 5_000, lineDiscount: 1_000, amount: 9_000 })])

it('a bill that was transferred into two accounts names both; into one, the way alone', () => {
  const transfer = (account: string, amount: number) =>
    ({ method: 'BANK', amount, accountId: account, accountName: account }) as const
  const paid = (...payments: ReturnType<typeof transfer>[]) =>
    rows({ kind: 'bill', bill: paperBill([paperLine()], { payments, cashTendered: 0 }) }).filter(row =>
      row.startsWith('Chuyển khoản'),
    )
  expect(paid(transfer('VCB', 20_000), transfer('VCB', 5_000))).toEqual(['Chuyển khoản | 25.000'])
  expect(paid(transfer('VCB', 20_000), transfer('TCB', 30_000))).toEqual([
    'Chuyển khoản VCB | 20.000',
    'Chuyển khoản TCB | 30.000',
  ])
})

describe('a bill', () => {
  it('says who, what, how much, and how it was paid', () => {
    expect(rows({ kind: 'bill', bill: { ...sold, cashTendered: 10_000, change: 1_000 } })).toEqual([
      'NHÀ THUỐC BÌNH AN',
      'Chi nhánh chính · ĐT 0283 123 4567',
      '12 Lê Lợi, Phường Bến Thành, TP Hồ Chí Minh',
      'MST 0312345678',
      'HÓA ĐƠN BÁN LẺ',
      'Số: HD000001 | 21/11/2026 14:05',
      'Người bán: Trần Thu Hà',
      'Khách lẻ',
      'Paracetamol 500mg',
      '2 viên × 5.000 | 10.000',
      'Giảm | −1.000',
      'Tiền hàng | 10.000',
      'Giảm giá | −1.000',
      'PHẢI TRẢ | 9.000',
      'Chín nghìn đồng',
      'Gồm thuế GTGT 5% | 429',
      'Tiền mặt | 10.000',
      'Tiền thừa | 1.000',
      '<https://quay.example.vn/abc>',
      'Quét để xem lại hóa đơn',
      'Thuốc kê đơn dùng theo chỉ định của bác sĩ.',
      'Cảm ơn quý khách. Chúc mau khỏe!',
    ])
  })

  it('asks for what is owed by a code, always or never as the template says', () => {
    const transferTo = { bankBin: '970436', accountNumber: '1' }
    const owed = { kind: 'bill', bill: { ...sold, debt: 4_000 }, transferTo } as const
    const code = (document: PrintDocument, when: 'owed' | 'always' | 'never') => {
      const blocks = ordinaryTemplate('bill').blocks.map(
        (block): PrintBlock => (block.type === 'vietQr' ? { ...block, when } : block),
      )
      return rows(document, { blocks }).find(row => row.startsWith('<VQR'))
    }
    expect(code(owed, 'owed')).toBe('<VQR 4000 HD000001>')
    expect(code({ kind: 'bill', bill: sold, transferTo }, 'owed')).toBeUndefined()
    expect(code({ kind: 'bill', bill: sold, transferTo }, 'always')).toBe('<VQR 9000 HD000001>')
    expect(code(owed, 'never')).toBeUndefined()
    expect(code({ ...owed, bill: { ...owed.bill, status: 'CANCELLED' } }, 'always')).toBeUndefined()
  })

  it('of a liều shows its parts or one line', () => {
    const sample = {
      sampleMedicineId: 's',
      code: 'LM1',
      name: 'cảm cúm',
      group: 1,
      count: 6,
      strength: null,
      replacedProductId: null,
      replacedProductName: null,
    }
    const bill = paperBill([
      paperLine({ quantity: 12, price: 500, sample }),
      paperLine({ productName: 'Vitamin C', sample }),
    ])
    const lines = (open: boolean) => {
      const blocks = ordinaryTemplate('bill').blocks.map(
        (block): PrintBlock =>
          block.type === 'lines' ? { ...block, rows: open ? ['unitPrice', 'doseParts'] : ['unitPrice'] } : block,
      )
      return rows({ kind: 'bill', bill }, { blocks })
    }
    expect(lines(true)).toEqual(expect.arrayContaining(['Liều cảm cúm × 6 | 7.000', 'Paracetamol 500mg', 'Vitamin C']))
    expect(lines(false)).toContain('Liều cảm cúm × 6 | 7.000')
    expect(lines(false)).not.toContain('Vitamin C')
  })

  it.each(['A5', 'A4'] as const)('on a sheet obeys the switches of its lines as a roll does: %s', paper => {
    const sample = {
      sampleMedicineId: 's',
      code: 'LM1',
      name: 'cảm cúm',
      group: 1,
      count: 6,
      strength: null,
      replacedProductId: null,
      replacedProductName: null,
    }
    const part = {
      productId: 'p',
      productCode: 'SP',
      productName: 'Khẩu trang',
      unitName: 'Hộp',
      quantity: 2,
      baseQuantity: 2,
    }
    const combo = { ...part, amount: 0, vatRate: 5 as const, vat: 0 }
    const bill = paperBill([
      paperLine({ productName: 'Bộ chống dịch', quantity: 1, price: 90_000, vatRate: 0, parts: [combo] }),
      paperLine({ productName: 'Paracetamol', quantity: 12, price: 500, vatRate: 0, sample }),
      paperLine({ productName: 'Vitamin C', quantity: 6, price: 1_000, vatRate: 0, sample }),
      paperLine({ productName: 'Gạc', quantity: 1, price: 10_500, amount: 10_500, vatRate: 5, vat: 500 }),
    ])
    const table = (...on: LineRow[]) => {
      const blocks = ordinaryTemplate('bill').blocks.map(
        (block): PrintBlock => (block.type === 'lines' ? { ...block, rows: on } : block),
      )
      return rows({ kind: 'bill', bill }, { blocks, paper }).filter(row => /^\d* \|/.test(row))
    }
    expect(table('unitPrice')).toEqual([
      '1 | Bộ chống dịch | Viên | 1 | 90.000 | 90.000',
      '2 | Liều cảm cúm × 6 |  |  |  | 12.000',
      '3 | Gạc | Viên | 1 | 10.500 | 10.500',
    ])
    expect(table('unitPrice', 'comboParts', 'doseParts', 'vat')).toEqual([
      '1 | Bộ chống dịch\n2 hộp Khẩu trang | Viên | 1 | 90.000 | 90.000',
      '2 | Liều cảm cúm × 6 |  |  |  | 12.000',
      ' | Paracetamol | Viên | 12 | 500 | 6.000',
      ' | Vitamin C | Viên | 6 | 1.000 | 6.000',
      '3 | Gạc\nThuế GTGT 5%: 500 | Viên | 1 | 10.500 | 10.500',
    ])
  })

  it('says points that are to be expected of a sale that was not sent', () => {
    const points = { pointsBefore: 10, pointsEarned: 2 }
    expect(rows({ kind: 'bill', bill: { ...sold, ...points } })).toContain('Điểm còn lại | 12')
    const unsent = rows({ kind: 'bill', bill: { ...sold, ...points }, isUnsent: true })
    expect(unsent).toContain('Điểm còn lại (dự kiến) | 12')
  })

  it('leads to its page, also before it is sent where the till gave it an address', () => {
    const leads = (bill: typeof sold) =>
      rows({ kind: 'bill', bill, isUnsent: true }).some(row => row.includes('quay.example.vn'))
    expect(leads({ ...sold, slug: 'abc' })).toBe(true)
    expect(leads({ ...sold, slug: '' })).toBe(false)
  })

  it('fills in the words that a shop may use, once', () => {
    const text = (words: string): Partial<PrintTemplate> => ({
      blocks: [...ordinaryTemplate('bill').blocks, { type: 'text', on: true, text: words }],
    })
    const bill = { ...sold, issuer: { ...sold.issuer, storeName: '{seller}' } }
    expect(rows({ kind: 'bill', bill }, text('Hỏi {seller}, {phone}: {store}'))).toContain(
      'Hỏi Trần Thu Hà, 0283 123 4567: {seller}',
    )
  })
})

const marked: PrintDocument = {
  kind: 'bill',
  bill: { ...sold, status: 'CANCELLED', editedAt: '2026-11-22T00:00:00.000Z' },
  isUnsent: true,
}
const marks = ['BẢN SAO lần 2', 'ĐÃ HỦY', 'ĐÃ SỬA', 'Lập khi mất mạng, số chính thức có sau khi gửi', 'Liên 2/3']

describe('what no template takes off', () => {
  it('marks in their order, title, number and time, the amount: whatever blocks are there', () => {
    const all = ordinaryTemplate('bill').blocks
    fc.assert(
      fc.property(fc.shuffledSubarray(all), blocks => {
        const shown = rows(marked, { blocks }, { copy: 2, part: 2, parts: 3 })
        expect(shown.filter(row => marks.includes(row))).toEqual(marks)
        for (const always of ['HÓA ĐƠN BÁN LẺ', 'Số: HD000001 | 21/11/2026 14:05', 'PHẢI TRẢ | 9.000'])
          expect(shown).toContain(always)
      }),
    )
  })

  it('a copy that the server could not count says so', () => {
    expect(rows({ kind: 'bill', bill: sold }, {}, { copy: 'offline' })).toContain('BẢN SAO (mất mạng)')
    expect(rows({ kind: 'bill', bill: sold }).some(row => row.includes('BẢN SAO'))).toBe(false)
  })

  it('on sheets too, and on the form of a voucher', () => {
    for (const paper of ['A5', 'A4'] as const)
      expect(rows(marked, { paper }, { copy: 2, part: 2, parts: 3 }).filter(row => marks.includes(row))).toEqual(marks)
    const voucher = {
      direction: 'IN',
      code: 'PT1',
      amount: 1_250_000,
      status: 'CANCELLED',
      businessDay: '2026-11-21',
      documentDay: '2026-11-19',
      papers: [{}, {}],
      kindName: 'Thu nợ',
      at: '2026-11-21T07:05:00.000Z',
    } as unknown as Voucher
    const form = rows({ kind: 'voucher', voucher }, { paper: 'A5', blocks: [] }, { copy: 1 })
    expect(form).toEqual(
      expect.arrayContaining([
        'BẢN SAO lần 1',
        'ĐÃ HỦY',
        'Nhà thuốc Bình An | Mẫu số 01 - TT',
        'PHIẾU THU',
        'Ngày 19 tháng 11 năm 2026',
        'Kèm theo 2 chứng từ gốc',
        'Số tiền: 1.250.000đ',
        'Viết bằng chữ: Một triệu hai trăm năm mươi nghìn đồng',
      ]),
    )
  })
})

it('no paper has the cost, a customer’s whole phone or a diagnosis', () => {
  const items = [paperLine({ cost: 123_456, vat: 0 })]
  const bill = paperBill(items, {
    cost: 123_456,
    customerName: 'Chị Hoa',
    customerPhone: '0903123218',
    prescription: {
      code: 'DT1',
      prescribedOn: '2026-11-20',
      doctorId: null,
      doctorName: 'BS. Khôi',
      facility: null,
      patientName: 'Bé An',
      patientAgeMonths: 30,
      patientSex: null,
      patientWeightGrams: null,
      patientIdentity: '079175001234',
      insuranceCard: 'TE1',
      address: null,
      phone: '0912345678',
      guardianName: null,
      diagnosis: 'Viêm họng cấp',
    },
  })
  for (const kind of ['bill', 'prescription', 'delivery'] as const)
    for (const paper of ['80', 'A5'] as const) {
      const all = rows({ kind, bill }, { paper }).join('\n')
      expect(all).not.toMatch(/123\.456|0903123218|0912345678|079175001234|Viêm họng/)
    }
})

it('a bill says whom its invoice will be written to, without the number of a person', () => {
  const buyer = { isTaken: true, buyerName: 'Hoa', companyName: null, address: '12 Lê Lợi', email: 'hoa@example.com' }
  const said = (invoice: typeof sold.invoice) => rows({ kind: 'bill', bill: { ...sold, invoice } }).join('\n')
  expect(said({ ...buyer, taxCode: '001188012345' })).toContain('Ghi hóa đơn cho: Hoa\n')
  expect(said({ ...buyer, companyName: 'Minh Tâm', taxCode: '0312770607' })).toMatch(
    /Ghi hóa đơn cho: Minh Tâm · MST\s0312770607/,
  )
  const declined = { isTaken: false, buyerName: null, companyName: null, taxCode: null, address: null, email: null }
  for (const invoice of [null, declined]) expect(said(invoice)).not.toContain('Ghi hóa đơn')
})

it('a return has every figure of goods and money below zero', () => {
  const document = {
    code: 'TH1',
    status: 'SUCCEED',
    billCode: 'HD1',
    reason: 'CHANGED_MIND',
    customerName: null,
    createdByName: 'Hà',
    businessDay: '2026-11-21',
    exchangeBillCode: 'HD2',
    exchange: {
      whole: 10_000,
      due: 0,
      items: [{ productName: 'Vitamin C', unitName: 'Lọ', quantity: 1, amount: 10_000 }],
    },
    goodsAmount: 18_000,
    vatAmount: 857,
    fee: 1_000,
    giftCharge: 0,
    surchargesBack: 0,
    billRounding: 0,
    debtReduced: 0,
    exchangeUsed: 10_000,
    cashRounding: 0,
    credited: 0,
    refunded: 7_000,
    items: [
      { productName: 'Panadol', unitName: 'Vỉ', quantity: 2, gross: 20_000, discount: 2_000, net: 18_000, lots: [] },
    ],
    payments: [{ method: 'CASH', amount: 7_000 }],
  } as never
  expect(rows({ kind: 'return', document }).slice(3)).toEqual([
    'PHIẾU TRẢ HÀNG',
    'Số: TH1 | 21/11/2026',
    'Của hóa đơn HD1',
    'Lý do: Khách đổi ý',
    'Đổi lấy hàng của hóa đơn HD2',
    'Người bán: Hà',
    'Khách lẻ',
    'Panadol',
    '−2 vỉ | −18.000',
    'trong đó giảm giá | −2.000',
    'Tiền hàng trả | −18.000',
    'Trong đó thuế GTGT | −857',
    'Phí trả hàng | 1.000',
    'Đổi hàng mới | 10.000',
    'HÀNG ĐỔI · hóa đơn HD2',
    'Vitamin C · 1 lọ | 10.000',
    'Tiền hàng đổi | 10.000',
    'TRẢ KHÁCH | −7.000',
    'Trả tiền mặt | −7.000',
    'Khách hàng',
    'Người nhận hàng',
  ])
})

it('the sums of a return add up to what is given back, whatever the shop keeps of it', () => {
  const amount = fc.integer({ min: 0, max: 900_000 })
  const parts = fc.record({
    goodsAmount: fc.integer({ min: 1_000_000, max: 9_000_000 }),
    fee: amount,
    giftCharge: amount,
    surchargesBack: amount,
    billRounding: fc.integer({ min: -500, max: 500 }),
    cashRounding: fc.integer({ min: -500, max: 500 }),
    debtReduced: amount,
    exchangeUsed: amount,
  })
  fc.assert(
    fc.property(parts, sums => {
      const { goodsAmount, fee, giftCharge, surchargesBack, billRounding, cashRounding, debtReduced, exchangeUsed } =
        sums
      const refundable = goodsAmount + surchargesBack + billRounding - fee - giftCharge
      const document = {
        ...{ code: 'TH1', status: 'SUCCEED', billCode: 'HD1', reason: 'CHANGED_MIND', createdByName: 'Hà' },
        ...{
          businessDay: '2026-11-21',
          customerName: null,
          exchange: null,
          exchangeBillCode: null,
          items: [],
          payments: [],
        },
        ...{ ...sums, vatAmount: 0, credited: 0, refunded: refundable + cashRounding - debtReduced - exchangeUsed },
      } as never
      const figures = rows({ kind: 'return', document })
        .map(row => row.split(' | '))
        .filter(([label = '', figure]) => figure && !label.startsWith('Số:'))
        .map(([label = '', figure = '']) => [label, Number(figure.replaceAll('.', '').replace('−', '-'))] as const)
      const given = figures.find(([label]) => label === 'TRẢ KHÁCH')![1]
      expect(figures.filter(([label]) => label !== 'TRẢ KHÁCH').reduce((sum, [, figure]) => sum + figure, 0)).toBe(
        given,
      )
    }),
  )
})

const tables: Report = {
  title: 'BÁO CÁO CUỐI NGÀY',
  issuer: { ...setting.issuer, branchName: 'Quận 7' },
  about: 'Ngày 21/11/2026',
  facts: [
    ['Người chốt', 'Hà'],
    ['Quầy', 'Q1'],
    ['Lý do', 'Thối nhầm'],
  ],
  tables: [
    {
      row: 'sales',
      columns: [
        { head: 'Bán hàng', share: 3, align: 'left' },
        { head: 'Số tiền', share: 1, align: 'right' },
      ],
      rows: [
        ['Tiền hàng', '12.000'],
        ['Khách cần trả', '11.000'],
      ],
      strong: [1],
    },
    { row: 'notes', columns: [{ head: 'Mệnh giá', share: 1, align: 'left' }], rows: [['500.000']] },
    { row: 'goods', columns: [{ head: 'Hàng', share: 1, align: 'left' }], rows: [] },
  ],
  notes: ['2 hóa đơn bán ngoài ca'],
}

describe('a report', () => {
  it('has the tables that its template switches on, of the branch that it is of, and no head without rows', () => {
    const lines = (names: readonly ReportRow[]): Partial<PrintTemplate> => ({
      blocks: ordinaryTemplate('report').blocks.map(block =>
        block.type === 'lines' ? { ...block, rows: [...names] } : block,
      ),
    })
    const document = { kind: 'report', report: tables } as const
    expect(rows(document)).toEqual([
      'NHÀ THUỐC BÌNH AN',
      'Quận 7 · ĐT 0283 123 4567',
      '12 Lê Lợi',
      'BÁO CÁO CUỐI NGÀY',
      'Ngày 21/11/2026',
      'Người chốt: Hà | Quầy: Q1',
      'Lý do: Thối nhầm',
      'Tiền hàng | 12.000',
      'Khách cần trả | 11.000',
      '500.000',
      '2 hóa đơn bán ngoài ca',
      'Người giao',
      'Người nhận',
      'Quản lý',
    ])
    expect(rows(document, lines(['sales']))).not.toContain('500.000')
    expect(rows(document, lines([]))).toContain('2 hóa đơn bán ngoài ca')
  })

  it('prints its sums bold, and never breaks their figures', () => {
    const { pages } = layOut(
      compose(
        { kind: 'report', report: tables },
        { template: ordinaryTemplate('report'), store: noPrintStore, setting },
        tools,
      ),
      sheetOf('A4'),
      roughMeasure,
    )
    const bold = pages[0]!.boxes.flatMap(box => (box.kind === 'text' && box.bold ? [box.text] : []))
    expect(bold).toEqual(expect.arrayContaining(['Khách cần trả', '11.000']))
    expect(bold).not.toContain('12.000')
  })
})

describe('a quotation', () => {
  const asked = {
    code: 'DH000009',
    branchId: 'br',
    status: 'DRAFT',
    createdAt: '2026-11-21T07:05:00.000Z',
    confirmedAt: null,
    createdByName: 'Hà',
    confirmedByName: null,
    customerName: 'Chị Lan',
    contactPhone: '0903123218',
    note: 'Cần hóa đơn đỏ',
    totalPrice: 50_000,
    lineDiscount: 2_000,
    orderDiscount: 1_000,
    discounts: [{ discountId: 'd', code: 'KM', name: 'Mua nhiều', level: 'BILL', amount: 4_000, voucherCode: null }],
    payable: 43_000,
    surcharges: 5_000,
    surchargeItems: [{ name: 'Phí giao hàng', amount: 5_000 }],
    vatAmount: 2_048,
    items: [paperLine({ quantity: 10, price: 5_000, lineDiscount: 2_000, priceBookName: 'Sỉ' })],
  } as unknown as SalesOrder
  const document = { kind: 'quotation', quotation: quotationOfOrder(asked) } as const

  it('of an order says what its goods come to, with a hidden phone, and that it is no bill', () => {
    expect(rows(document).slice(3)).toEqual([
      'BẢNG BÁO GIÁ',
      'Số: DH000009 | 21/11/2026 14:05',
      'Người bán: Hà',
      'Khách: Chị Lan',
      'ĐT 0903 *** 218',
      'Ghi chú: Cần hóa đơn đỏ',
      'Paracetamol 500mg',
      '10 viên × 5.000 | 50.000',
      'Giảm | −2.000',
      'Tiền hàng | 50.000',
      'Mua nhiều | −4.000',
      'Giảm giá | −3.000',
      'Phí giao hàng | 5.000',
      'TỔNG CỘNG | 48.000',
      'Bốn mươi tám nghìn đồng',
      'Trong đó thuế GTGT | 2.048',
      'Báo giá này không phải hóa đơn và không giữ hàng.',
      'Cảm ơn quý khách.',
    ])
  })

  it('of a cart has its day in the place of a number; on a sheet both sign', () => {
    const ofCart = { ...document, quotation: { ...document.quotation, code: null } }
    const sheet = rows(ofCart, ordinaryTemplate('quotation', 'A4'))
    expect(sheet).toEqual(
      expect.arrayContaining(['Ngày báo giá | 21/11/2026 14:05', 'TỔNG CỘNG | 48.000', 'Khách hàng', 'Người báo giá']),
    )
    expect(rows(ofCart)).not.toContain('Người báo giá')
  })
})

it('comes on a sheet or a roll where a person asks for it, with the blocks of its template', () => {
  const own: PrintTemplate = { ...ordinaryTemplate('order', '58'), copies: 2 }
  expect(templateFor('order', [own])).toBe(own)
  expect(templateFor('order', [own], 'roll')).toBe(own)
  expect(templateFor('order', [own], 'sheet')).toEqual({ ...own, paper: 'A4' })
  expect(templateFor('order', [{ ...own, paper: 'A5' }], 'sheet').paper).toBe('A5')
  expect(templateFor('order', [], 'sheet')).toEqual(ordinaryTemplate('order', 'A4'))
})

it('every kind has an ordinary template', () => {
  for (const kind of printKinds) expect(ordinaryTemplate(kind).kind).toBe(kind)
})
