import type { DiscountView } from '@quay/contract/discount/shapes'
import { branchClock } from '@quay/domain/price/branch-clock'
import { formatDong, formatNumber } from '@quay/domain/text/format-number'
import { discountText } from '../../text/promotion/discount.ts'
import { Badge } from '../../ui/mark/badge.tsx'
import type { Column } from '../../ui/table/column.ts'
import { figureColumn, moneyColumn, textColumn, titleColumn } from '../../ui/table/columns.tsx'
import { TwoLines } from '../../ui/table/two-lines.tsx'
import { describeGives } from './form/describe-gives.ts'

const { columns: names } = discountText

/** The columns of the list of promotions. */
export const discountColumns: ReadonlyArray<Column<DiscountView>> = [
  titleColumn('name', names.name, row => <TwoLines title={row.name} detail={row.code} />),
  { id: 'gives', header: names.gives, elastic: true, card: 'line2', cell: describeGives },
  textColumn('time', names.time, timeOf, { width: '200px', hideBelow: 'lg' }),
  figureColumn('used', names.used, usedOf, { width: '140px', hideBelow: 'md' }),
  moneyColumn('cost', names.cost, row => row.recentCost || null, { width: '130px', hideBelow: 'lg' }),
  figureColumn('rank', names.rank, row => formatNumber(row.rank), { width: '80px', hideBelow: 'lg' }),
  textColumn('state', names.state, row => <StateBadge row={row} />, { width: '130px', card: 'amount' }),
]

function timeOf({ startsAt, endsAt }: DiscountView): string {
  const parts = [startsAt && discountText.from(startsAt), endsAt && discountText.to(endsAt)].filter(Boolean)
  return parts.join(' ') || discountText.always
}

function usedOf({ maxUses, budget, usedCount, usedAmount }: DiscountView): string {
  if (maxUses !== null) return discountText.usedOf(formatNumber(usedCount), formatNumber(maxUses))
  return budget === null ? '' : discountText.usedOf(formatDong(usedAmount), formatDong(budget))
}

const tones = { off: 'neutral', future: 'info', now: 'success', past: 'neutral' } as const

function StateBadge({ row }: { row: DiscountView }) {
  const state = stateOf(row, branchClock(Date.now(), 'Asia/Ho_Chi_Minh'))
  return <Badge tone={tones[state]}>{discountText.states[state]}</Badge>
}

function stateOf({ isActive, startsAt, endsAt }: DiscountView, at: string): keyof typeof tones {
  if (!isActive) return 'off'
  if (startsAt !== null && at < startsAt) return 'future'
  return endsAt !== null && at >= endsAt ? 'past' : 'now'
}
