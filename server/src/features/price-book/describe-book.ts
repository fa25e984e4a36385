import type { PriceBook } from '@quay/contract/price-book/shapes'
import { formatDong, formatNumber, formatPercent } from '@quay/domain/text/format-number'

/** A book as the log shows it: names in the place of ids. */
export function describeBook(book: PriceBook): Record<string, unknown> {
  const names = (list: PriceBook['branches']) => list?.map(({ name }) => name).join(', ') ?? null
  return {
    name: book.name,
    startsAt: book.startsAt,
    endsAt: book.endsAt,
    branches: names(book.branches),
    customerGroups: names(book.groups),
    sellers: names(book.sellers),
    offList: book.offList,
    isActive: book.isActive,
    onRequest: book.onRequest,
    formula: book.formula && describeFormula(book.formula, book.baseBookName),
    follows: book.follows,
  }
}

const bases = {
  general: 'Giá chung',
  cost: 'Giá vốn',
  last_purchase: 'Giá nhập cuối',
  current: 'Giá đang có',
  book: 'Bảng giá',
} as const

/** A formula in one line: "Giá chung − 10%, làm tròn 500". */
export function describeFormula(formula: NonNullable<PriceBook['formula']>, baseBookName: string | null): string {
  const { base, adjustUnit, adjustValue, rounding } = formula
  const start = base === 'book' && baseBookName ? `${bases.book} ${baseBookName}` : bases[base]
  const size = Math.abs(adjustValue)
  const by = adjustUnit === 1 ? formatPercent(size) : formatDong(size)
  const change = adjustValue === 0 ? '' : ` ${adjustValue < 0 ? '−' : '+'} ${by}`
  return `${start}${change}${rounding > 1 ? `, làm tròn ${formatNumber(rounding)}` : ''}`
}
