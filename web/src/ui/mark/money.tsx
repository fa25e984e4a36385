import { formatNumber } from '@quay/domain/text/format-number'
import { kitText } from '../../text/kit/kit.ts'

type MoneyProps = {
  /** Whole đồng; null where the person may not see it. */
  amount: number | null
  className?: string | undefined
}

/** An amount with a small quiet đ, so that figures in a column still align. Zero is quiet, minus is a true minus. */
export function Money({ amount, className }: MoneyProps) {
  if (amount === null) return <span className="text-ink-3">—</span>
  return (
    <span className={`whitespace-nowrap ${amount === 0 ? 'text-ink-3' : ''} ${className ?? ''}`}>
      {formatNumber(amount)}
      <span className="ml-px font-normal text-[max(11px,0.6em)] text-ink-3">{kitText.dong}</span>
    </span>
  )
}
