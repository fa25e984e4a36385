import { type VatRate, vatRates } from '@quay/contract/enumeration'
import { checkTaxCode } from '../tax/check-tax-code.ts'
import { fold } from '../text/fold.ts'
import { isDate } from '../time/calendar.ts'
import { type PrintedLine, textOfLine } from './printed-line.ts'
import type { ReadNumber } from './printed-number.ts'
import type { SupplierInvoice } from './read-supplier-invoice.ts'

type Head = Pick<SupplierInvoice, 'number' | 'series' | 'date' | 'seller' | 'buyerTaxCode'>
type Totals = Pick<SupplierInvoice, 'goodsAmount' | 'vatAmount' | 'total'> & { vatRate: VatRate | null }

const note = String.raw`(?:\([^)]*\))?\s*`
const numberOf = new RegExp(
  String.raw`(?<!mau |ma |hop dong |don hang )\bso(?: hoa don)? ?${note}[:.]\s*(\d{1,8})(?!\d)`,
)
const seriesOf = /ky hieu[^:]{0,30}:\s*(\d?[ckm]\d{2}[a-z]{3})\b/
const formOf = /mau (?:so|hoa don)[^:]{0,30}:\s*(\d)\b/
const dayOf = new RegExp(String.raw`ngay ${note}(\d{1,2}) ?thang ${note}(\d{1,2}) ?nam ${note}(\d{4})`)
const taxCodeOf = /(?:ma so thue|mst)[^:\d]{0,30}:?\s*(\d[\d ]{8,22}\d(?: ?- ?\d{3})?)/
const buyer = /nguoi mua|don vi mua|ben mua|khach hang/
const sellerOf = /^(?:tên )?(?:đơn vị|người|bên) bán(?: hàng)?[^:]*:\s*(.*)$/iu

/** Who sold, under which number and when, from what stands above the goods; what is not found stays empty. */
export function readHead(lines: readonly PrintedLine[]): Head {
  const folded = lines.map(line => fold(textOfLine(line)))
  const first = (pattern: RegExp, among: readonly string[] = folded) =>
    among.map(text => pattern.exec(text)).find(match => match !== null)
  const split = folded.findIndex(text => buyer.test(text))
  const [sellers, buyers] = split < 0 ? [folded, []] : [folded.slice(0, split), folded.slice(split)]
  const series = first(seriesOf)?.[1]?.toUpperCase() ?? ''
  const day = first(dayOf)
  const date = day && `${day[3]}-${day[2]!.padStart(2, '0')}-${day[1]!.padStart(2, '0')}`
  return {
    number: first(numberOf)?.[1] ?? '',
    series: /^\D/.test(series) ? `${first(formOf)?.[1] ?? ''}${series}` : series,
    date: date && isDate(date) ? date : null,
    seller: {
      name: sellerName(split < 0 ? lines : lines.slice(0, split)),
      taxCode: taxCode(first(taxCodeOf, sellers)?.[1]),
    },
    buyerTaxCode: taxCode(first(taxCodeOf, buyers)?.[1]),
  }
}

/** The name beside its title, or what stands next to it. */
function sellerName(lines: readonly PrintedLine[]): string {
  for (const { phrases } of lines)
    for (const [at, { text }] of phrases.entries()) {
      const match = sellerOf.exec(text)
      if (match) return match[1] || (phrases[at + 1]?.text ?? '')
    }
  return ''
}

function taxCode(written: string | undefined): string | null {
  const checked = written === undefined ? null : checkTaxCode(written)
  return checked?.ok ? checked.code : null
}

/** The sums that stand below the goods, whole đồng; the rate where there is one for all. */
export function readTotals(lines: readonly PrintedLine[], read: ReadNumber): Totals {
  const rows = lines.map(line => {
    const figures = figuresOf(line, read)
    return { words: fold(textOfLine(line)), figures, figure: figures.at(-1) ?? null }
  })
  // The last row of a table by rates, or of the goods: without VAT, VAT, with VAT.
  const three = rows
    .filter(({ words }) => /^(tong|cong)/.test(words))
    .map(({ figures }) => figures.slice(-3).map(Math.round))
    .findLast(([goods, vat, all]) => all !== undefined && goods! + vat! === all)
  const sum = (pattern: RegExp) => {
    const figure = rows.find(row => pattern.test(row.words) && row.figure !== null)?.figure
    return figure == null ? null : Math.round(figure)
  }
  const rate = rows.map(({ words }) => /thue suat[^:%]{0,40}:?\s*(\d{1,2}|kct|kkknt)\b/.exec(words)?.[1])
  return {
    goodsAmount: three?.[0] ?? sum(/(cong|tong)( cong)?( tien)? hang|^tien hang|(tien|cong) (chua|truoc)( co)? thue/),
    vatAmount: three?.[1] ?? sum(/tien thue( gtgt| gia tri gia tang)?\b/),
    total: three?.[2] ?? sum(/(tong|cong).*thanh toan/) ?? sum(/^tong cong\b(?!.*(hang|thue))/),
    vatRate: rateOf(rate.find(one => one !== undefined) ?? null),
  }
}

/** A rate as it is printed: 5%, 5, KCT, KKKNT. */
export function rateOf(text: string | null): VatRate | null {
  const folded = fold(text ?? '').replace(/[\s\\/%]/g, '')
  if (folded === 'kct') return -2
  if (folded === 'kkknt') return -1
  return vatRates.find(rate => folded !== '' && rate === Number(folded.replace(',', '.'))) ?? null
}

function figuresOf({ phrases }: PrintedLine, read: ReadNumber): number[] {
  const words = phrases.flatMap(({ text }) => text.split(' '))
  return words
    .filter(word => /\d/.test(word) && !word.includes('%'))
    .map(word => read(word.replace(/(đ|vnđ|vnd)$/i, '')))
    .filter(figure => figure !== null)
}
