import { formatNumber } from '@quay/domain/text/format-number'

type TrendProps = { now: number; before: number; against: string }

/** How far a figure is above or below the other one: arrow, per cent, and with what it is compared. */
export function Trend({ now, before, against }: TrendProps) {
  // From nothing there is no per cent.
  if (before === 0)
    return (
      <>
        {now === 0 ? 'chưa có' : 'tăng từ 0'} {against}
      </>
    )
  const change = ((now - before) / before) * 100
  const tone = change > 0 ? 'text-success-text' : change < 0 ? 'text-danger-text' : 'text-ink-2'
  return (
    <>
      <span className={`font-medium ${tone}`}>
        <span aria-hidden="true">{change > 0 ? '▲ ' : change < 0 ? '▼ ' : ''}</span>
        <span className="sr-only">{change > 0 ? 'tăng ' : change < 0 ? 'giảm ' : 'bằng '}</span>
        {formatNumber(Math.abs(change), 1)}%
      </span>{' '}
      {against}
    </>
  )
}
