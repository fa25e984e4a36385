import type { FigureKind } from '@quay/contract/report/shapes'
import { dayOfNumber, letterOf } from '@quay/domain/report/figure-words'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'

const decimals = (hundredths: number) =>
  (hundredths / 100).toLocaleString('vi-VN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** A figure as people read it, without its unit but for per cent; a dash where there is nothing to divide by. */
export function figureText(value: number | null | undefined, kind: FigureKind): string {
  if (value === null || value === undefined) return '—'
  if (kind === 'day') return formatDate(dayOfNumber(value))
  if (kind === 'abc' || kind === 'xyz') return letterOf(kind, value)
  if (kind === 'rate') return `${decimals(value)}%`
  return kind === 'hundredths' ? decimals(value) : formatNumber(value)
}

/** By how much a figure moved against the one before, as people read it; a dash from nothing. */
export function changeText(value: number | null | undefined, before: number | null | undefined): string {
  if (value === null || value === undefined || !before) return '—'
  const share = Math.round(((value - before) / Math.abs(before)) * 1_000) / 10
  return `${share > 0 ? '+' : ''}${share.toLocaleString('vi-VN')}%`
}
