import { type VatRate, vatRates } from '@quay/contract/enumeration'
import { checkTaxCode } from '../tax/check-tax-code.ts'
import { compose } from '../text/compose.ts'
import { fold } from '../text/fold.ts'
import { formatNumber } from '../text/format-number.ts'
import { isDate } from '../time/calendar.ts'
import { parseDate } from '../time/parse-date.ts'
import { readXml, type XmlElement } from '../xml/read-xml.ts'
import { lotInName } from './lot-in-name.ts'

/** GOODS are bought, BONUS come with them for nothing, DISCOUNT lessens the invoice; notes are left out. */
export type InvoiceLineKind = 'GOODS' | 'BONUS' | 'DISCOUNT'

/** A line as the supplier wrote it. */
export interface InvoiceLine {
  kind: InvoiceLineKind
  code: string | null
  name: string
  unitName: string | null
  /** May be a fraction: who receives it decides what it means. */
  quantity: number | null
  /** Of one, without VAT; may have decimals. */
  price: number | null
  /** Đồng without VAT, after the discount of the line. */
  amount: number
  /** Null where it is one that goods cannot have. */
  vatRate: VatRate | null
  lotNumber: string | null
  expiryDate: string | null
  /** Why it is not certain, in words. */
  doubt: string | null
}

/** An electronic invoice (QĐ 1450/QĐ-TCT) as far as an import of goods needs it; amounts in đồng. */
export interface SupplierInvoice {
  number: string
  /** Form and symbol as they are printed together: 1C26TAA. */
  series: string
  /** YYYY-MM-DD */
  date: string | null
  seller: { name: string; taxCode: string | null }
  buyerTaxCode: string | null
  lines: InvoiceLine[]
  /** What of the whole invoice does not agree or was not found, as sentences. */
  doubts: string[]
  goodsAmount: number | null
  vatAmount: number | null
  total: number | null
}

const mostLines = 2_000

/** Reads a supplier's e-invoice; null for another file. `today` gives the century of an expiry with a short year. */
export function readSupplierInvoice(xml: string, today: string): SupplierInvoice | null {
  const root = readXml(xml)
  const data = root && find(root, 'DLHDon')
  const general = data && child(data, 'TTChung')
  const content = data && child(data, 'NDHDon')
  const seller = content && child(content, 'NBan')
  const number = general && textOf(general, 'SHDon')
  if (!content || !seller || !number) return null
  const day = textOf(general, 'NLap')
  const totals = child(content, 'TToan')
  const rows = child(content, 'DSHHDVu')?.children.filter(({ name }) => name === 'HHDVu') ?? []
  if (rows.length > mostLines) return null
  const lines = rows.flatMap(row => readLine(row, today))
  return {
    number,
    series: `${textOf(general, 'KHMSHDon') ?? ''}${textOf(general, 'KHHDon') ?? ''}`,
    date: day && isDate(day.slice(0, 10)) ? day.slice(0, 10) : null,
    seller: { name: textOf(seller, 'Ten') ?? '', taxCode: taxCodeOf(seller) },
    buyerTaxCode: taxCodeOf(child(content, 'NMua')),
    lines,
    doubts: [...currencyDoubts(textOf(general, 'DVTTe')), ...sumDoubts(lines, totals)],
    goodsAmount: wholeOf(totals, 'TgTCThue'),
    vatAmount: wholeOf(totals, 'TgTThue'),
    total: wholeOf(totals, 'TgTTTBSo'),
  }
}

/** Whether the lines come to what the invoice says in all; where they do not and no line says why, each of them is doubtful. */
function sumDoubts(lines: InvoiceLine[], totals: XmlElement | null): string[] {
  const goods = wholeOf(totals, 'TgTCThue')
  const discount = wholeOf(totals, 'TTCKTMai') ?? 0
  if (goods === null || !lines.length) return []
  const sum = lines.reduce((all, line) => all + (line.kind === 'DISCOUNT' ? -line.amount : line.amount), 0)
  const signed = lines.some(line => line.doubt?.includes(takenBack))
  if (signed || [sum, sum - discount].some(reckoned => Math.abs(reckoned - goods) <= lines.length)) return []
  if (!lines.some(line => line.doubt !== null))
    for (const line of lines) line.doubt = 'tổng các dòng không khớp hóa đơn'
  return [`Các dòng cộng lại được ${formatNumber(sum)}, hóa đơn ghi ${formatNumber(goods)}.`]
}

/** The tax code as stored with suppliers, so that a search finds them; an invalid one as it is written. */
function taxCodeOf(party: XmlElement | null): string | null {
  const written = textOf(party, 'MST')
  const checked = written === null ? null : checkTaxCode(written)
  return checked?.ok ? checked.code : written
}

/** An import is in đồng. Reports an invoice in another currency, because the rate of its payment is unknown. */
const currencyDoubts = (currency: string | null): string[] =>
  currency === null || /^(vnd|đồng|dong)$/i.test(currency.trim())
    ? []
    : [`Hóa đơn ghi bằng ${currency.slice(0, 10)}, không phải đồng: sửa lại đơn giá theo tỷ giá thanh toán.`]

const kinds: Readonly<Record<string, InvoiceLineKind>> = { 1: 'GOODS', 2: 'BONUS', 3: 'DISCOUNT' }

function readLine(row: XmlElement, today: string): InvoiceLine[] {
  const kind = kinds[textOf(row, 'TChat') ?? '1']
  const name = textOf(row, 'THHDVu')
  if (!kind || !name) return []
  const [quantity, price] = [numberOf(row, 'SLuong'), numberOf(row, 'DGia')]
  const discount = numberOf(row, 'STCKhau') ?? 0
  const written = numberOf(row, 'ThTien')
  const amount = kind === 'BONUS' ? 0 : Math.round(written ?? (quantity ?? 0) * (price ?? 0) - discount)
  const rate = textOf(row, 'TSuat')
  const vatRate = rateOf(rate)
  const doubts = [
    takesBack(kind, [quantity, price, amount]) && takenBack,
    kind !== 'DISCOUNT' && quantity !== null && !Number.isInteger(quantity) && partOfUnit(quantity),
    kind === 'GOODS' && !agrees({ quantity, price, discount, written }) && sumDiffers,
    rate !== null && vatRate === null && `không đọc được thuế suất "${rate.slice(0, 20)}"`,
  ].filter(doubt => doubt !== false)
  const extra = (child(row, 'TTKhac')?.children ?? []).map(one => ({
    label: fold(textOf(one, 'TTruong') ?? ''),
    value: textOf(one, 'DLieu') ?? '',
  }))
  const expiry = extra.find(({ label }) => expiryLabel.test(label))?.value ?? textOf(row, 'HSDung')
  const lotNumber = (extra.find(({ label }) => lotLabel.test(label))?.value ?? textOf(row, 'SLo')) || null
  const expiryDate = expiry ? parseDate(expiry.trim().slice(0, 10), { today, monthEnd: true }) : null
  const named = lotInName(name, today)
  return [
    {
      kind,
      code: textOf(row, 'MHHDVu'),
      name: named.name,
      unitName: textOf(row, 'DVTinh'),
      quantity,
      price,
      amount: Math.abs(amount),
      vatRate,
      lotNumber: lotNumber ?? named.lotNumber,
      expiryDate: expiryDate ?? named.expiryDate,
      doubt: doubts.join('; ') || null,
    },
  ]
}

/** Whether a line takes goods or money back, as on an invoice that lessens another: nothing was bought by it. */
export const takesBack = (kind: InvoiceLineKind, figures: readonly (number | null | undefined)[]): boolean =>
  kind !== 'DISCOUNT' && figures.some(figure => figure != null && figure < 0)

const partOfUnit = (quantity: number) => `số lượng ${String(quantity).replace('.', ',')} không phải số nguyên`
const sumDiffers = 'số lượng × đơn giá − chiết khấu khác thành tiền'

/** Prices of invoices are rounded to some decimals: a line may differ by what that makes of its quantity, and a đồng. */
function agrees({
  quantity,
  price,
  discount,
  written,
}: Record<'quantity' | 'price' | 'written', number | null> & { discount: number }) {
  if (quantity === null || price === null || written === null) return true
  const decimals = Number.isInteger(price) ? 0.5 : 0.01
  const product = quantity * price
  // Some programs write the amount before the discount of the line, some after.
  const slack = Math.abs(quantity) * decimals + 1
  return [product - discount, product].some(reckoned => Math.abs(reckoned - written) <= slack)
}

export const takenBack = 'số âm: dòng này giảm một hóa đơn trước, không phải hàng mua'

// What programs of suppliers call them, accents taken off.
const lotLabel = /^(so lo|solo|lo|lo sx|so lo sx|ma lo|lot|lot ?no\.?|batch|batch ?no\.?|lot_?number|batch_?number)$/
const expiryLabel =
  /^(han dung|handung|han su dung|hansudung|hsd|han sd|exp|exp\.? ?date|expiry|expiry_?date|expired_?date)$/

function rateOf(text: string | null): VatRate | null {
  const folded = fold(text ?? '').replace(/\s/g, '')
  if (folded === 'kct') return -2
  if (folded === 'kkknt') return -1
  const value = /^(\d+)(?:[.,]0+)?%?$/.exec(folded)?.[1]
  return vatRates.find(rate => value !== undefined && rate === Number(value)) ?? null
}

function find(element: XmlElement, name: string): XmlElement | null {
  if (element.name === name) return element
  for (const one of element.children) {
    const found = find(one, name)
    if (found) return found
  }
  return null
}

const child = (element: XmlElement | null | undefined, name: string): XmlElement | null =>
  element?.children.find(one => one.name === name) ?? null

/** Longer than anything that an import keeps of an invoice. Cut before it is composed, which takes long for marks without end. */
const longestText = 2_000

function textOf(element: XmlElement | null | undefined, name: string): string | null {
  const text = compose(child(element, name)?.text.slice(0, longestText) ?? '')
    .replace(/\s+/g, ' ')
    .trim()
  return text ? text : null
}

/** The format writes numbers with a point. */
function numberOf(element: XmlElement | null, name: string): number | null {
  const text = textOf(element, name)
  if (text === null || !/^-?\d{1,15}(\.\d{1,8})?$/.test(text)) return null
  return Number(text)
}

function wholeOf(element: XmlElement | null, name: string): number | null {
  const value = numberOf(element, name)
  return value === null ? null : Math.round(value)
}
