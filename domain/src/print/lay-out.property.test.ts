import { papersOf, printKinds, printTemplate } from '@quay/contract/print-template/template'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type PaperLine, paperBill, paperLine, roughMeasure } from '../../test/paper-factory.ts'
import { formatNumber } from '../text/format-number.ts'
import { compose, noPrintStore } from './compose.ts'
import type { PrintDocument, PrintSetting } from './document.ts'
import { layOut } from './lay-out.ts'
import { ordinaryTemplate } from './ordinary-template.ts'
import { sheetOf } from './paper-sheet.ts'
import { allVowels } from './paper-words.ts'
import type { Box, LaidOut } from './part.ts'
import { testPage } from './test-page.ts'

const setting: PrintSetting = {
  issuer: { storeName: 'Nhà thuốc Bình An', branchName: 'Chi nhánh chính', address: null, phone: null, taxCode: null },
  timeZone: 'Asia/Ho_Chi_Minh',
  origin: 'https://quay.example.vn',
  copy: 0,
  part: 1,
  parts: 1,
}
const tools = { vietQr: () => '00020101021238' }

const letters = fc.constantFrom(...allVowels.flatMap(one => [...one]), ...'bcdđghklmnpqrstvxBCDĐ 0123456789(),./')
const name = fc
  .array(letters, { minLength: 1, maxLength: 200 })
  .map(all => all.join('').trim())
  .filter(text => text !== '')
const line: fc.Arbitrary<PaperLine> = fc
  .record({
    productName: name,
    unitName: fc.constantFrom('Viên', 'Hộp 10 vỉ × 10 viên', 'Chai'),
    quantity: fc.integer({ min: 1, max: 9_999 }),
    price: fc.integer({ min: 0, max: 99_999_999 }),
    note: fc.option(name, { nil: null }),
    lots: fc.array(
      fc.record({
        productId: fc.constant('p'),
        lotId: fc.constant('l'),
        lotNumber: fc.string({ minLength: 1, maxLength: 20, unit: fc.constantFrom(...'ABC0123456789-') }),
        expiryDate: fc.option(fc.constant('2028-03-31'), { nil: null }),
        quantity: fc.integer({ min: 1, max: 99 }),
      }),
      { maxLength: 3 },
    ),
    takenOff: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ takenOff, ...part }) => {
    const lineDiscount = Math.floor(part.quantity * part.price * takenOff * 0.5)
    return paperLine({ ...part, lineDiscount, amount: part.quantity * part.price - lineDiscount })
  })

const sheets = [sheetOf('58', 384), sheetOf('80', 512), sheetOf('80', 576), sheetOf('A5'), sheetOf('A4')]
const papers = ['58', '80', '80', 'A5', 'A4'] as const

function laidOut(document: PrintDocument, place: number): LaidOut {
  const template = { ...ordinaryTemplate(document.kind), paper: papers[place]! }
  return layOut(compose(document, { template, store: noPrintStore, setting }, tools), sheets[place]!, roughMeasure)
}

const edges = ({ x, y, width, height }: Box) => [x, y, x + width, y + height] as const
const overlaps = (a: Box, b: Box) => {
  const [left, top, right, bottom] = edges(a)
  const [otherLeft, otherTop, otherRight, otherBottom] = edges(b)
  return left < otherRight && otherLeft < right && top < otherBottom && otherTop < bottom
}

function expectSound({ sheet, pages }: LaidOut) {
  const room = sheet.pageHeight
    ? (sheet.pageHeight - sheet.margin.top - sheet.margin.bottom) * sheet.dotsPerMillimetre
    : Number.POSITIVE_INFINITY
  for (const { height, boxes } of pages) {
    expect(height).toBeLessThanOrEqual(room)
    const sorted = boxes.toSorted((a, b) => a.y - b.y)
    for (const [place, box] of sorted.entries()) {
      const [left, top, right, bottom] = edges(box)
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(sheet.width)
      expect(bottom).toBeLessThanOrEqual(height)
      for (const other of sorted.slice(place + 1)) {
        if (other.y >= bottom) break
        expect(overlaps(box, other), `${JSON.stringify(box)} lies on ${JSON.stringify(other)}`).toBe(false)
      }
    }
  }
}

const texts = ({ pages }: LaidOut) =>
  pages.flatMap(({ boxes }) => boxes.flatMap(box => (box.kind === 'text' ? [box] : [])))

it('puts every box on the paper and none on another, on every width', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 25 }),
      name,
      fc.integer({ min: 0, max: 4 }),
      (items, customerName, place) => {
        const laid = laidOut(
          {
            kind: 'bill',
            bill: paperBill(items, { customerName, customerPhone: '0903123218', debt: 5_000 }),
            transferTo: { bankBin: '970436', accountNumber: '1' },
          },
          place,
        )
        expectSound(laid)
      },
    ),
    { numRuns: 150 },
  )
})

it('keeps every amount whole and at the right edge, and the sums of the paper are those of the bill', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), fc.integer({ min: 0, max: 2 }), (items, place) => {
      const bill = paperBill(items)
      const laid = laidOut({ kind: 'bill', bill }, place)
      const atRight = texts(laid)
        .filter(box => box.x + box.width === laid.sheet.width)
        .map(({ text }) => text)
      const counts = new Map<string, number>()
      for (const text of atRight) counts.set(text, (counts.get(text) ?? 0) + 1)
      const wanted = [
        ...items.map(item => item.quantity * item.price),
        ...items.flatMap(item => (item.lineDiscount > 0 ? [-item.lineDiscount] : [])),
        bill.totalPrice,
        bill.payable,
      ].map(amount => formatNumber(amount))
      for (const amount of new Set(wanted))
        expect(counts.get(amount) ?? 0).toBeGreaterThanOrEqual(wanted.filter(one => one === amount).length)
    }),
    { numRuns: 60 },
  )
})

it('holds 500 lines and the largest amounts there are', () => {
  const items = Array.from({ length: 500 }, (_, at) =>
    paperLine({ productName: `Thuốc số ${at} `.repeat(6), price: at }),
  )
  const largest = paperLine({ quantity: 999_999_999, price: 1_000, productName: 'Ỹ'.repeat(200) })
  const bill = paperBill([...items, largest], { payable: 999_999_999_999, cashTendered: 999_999_999_999 })
  for (const place of sheets.keys()) {
    const laid = laidOut({ kind: 'bill', bill }, place)
    expectSound(laid)
    expect(texts(laid).some(({ text }) => text === '999.999.999.999')).toBe(true)
  }
})

it('begins each page of a sheet with the head of its table', () => {
  const items = Array.from({ length: 120 }, () => paperLine())
  const laid = laidOut({ kind: 'bill', bill: paperBill(items) }, 4)
  expect(laid.pages.length).toBeGreaterThan(1)
  for (const page of laid.pages.slice(1, -1))
    expect(page.boxes.find(box => box.kind === 'text')).toMatchObject({ text: 'STT' })
})

it('breaks between words, parts no tone from its vowel, and loses no letter', () => {
  const style = { part: 'text', points: 9.5 } as const
  fc.assert(
    fc.property(name, text => {
      const { pages } = layOut([{ ...style, text }], sheets[0]!, roughMeasure)
      const lines = pages[0]!.boxes.map(box => (box.kind === 'text' ? box.text : ''))
      const squeeze = (one: string) => one.replace(/\s/g, '')
      expect(squeeze(lines.join(''))).toBe(squeeze(text.normalize('NFC')))
      for (const one of lines) expect(one).not.toMatch(/^\p{M}/u)
    }),
  )
})

it('shows a test page whole on each head', () => {
  for (const sheet of sheets) expectSound(layOut(testPage('XP-80', sheet, setting.origin), sheet, roughMeasure))
})

it('has ordinary templates that pass their own check', () => {
  for (const kind of printKinds)
    for (const paper of papersOf[kind])
      expect(printTemplate.safeParse(ordinaryTemplate(kind, paper)).error).toBeUndefined()
})
