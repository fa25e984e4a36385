import { formatDong } from '@quay/domain/text/format-number'
import type { ReactNode } from 'react'
import { walkInCustomer } from '../../../text/bill/bill.ts'
import { Link } from '../../../ui/button/link.tsx'
import { DateTimeText } from '../../../ui/date/date-time-text.tsx'

type FoundBillProps = {
  to: string
  code: string
  soldAt: string
  customerName: string | null
  /** Names of what was sold, in one line. */
  goods: string
  /** đồng */
  amount: number
  children?: ReactNode
}

/** A bill among those that goods may come back of: one line, or as many as a phone needs. */
export function FoundBill({ to, code, soldAt, customerName, goods, amount, children }: FoundBillProps) {
  return (
    <li className="border-line border-t">
      <Link
        to={to}
        className="ring-in flex flex-wrap items-baseline gap-x-4 gap-y-0.5 px-4 py-2 hover:bg-hover focus-visible:bg-accent-soft"
      >
        <span className="w-24 font-semibold">{code}</span>
        <span className="w-36 text-ink-2">
          <DateTimeText instant={soldAt} />
        </span>
        <span className="min-w-40 flex-1 truncate">
          {customerName ?? walkInCustomer}
          <span className="text-12 text-ink-3"> · {goods}</span>
        </span>
        {children}
        <span className="text-right font-semibold">{formatDong(amount)}</span>
      </Link>
    </li>
  )
}
