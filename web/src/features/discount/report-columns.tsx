import type { ReportRow } from '@quay/contract/discount/report'
import { formatNumber } from '@quay/domain/text/format-number'
import type { Address } from '../../list/filter.ts'
import { discountReportText } from '../../text/promotion/discount-report.ts'
import type { Column } from '../../ui/table/column.ts'
import { figureColumn, moneyColumn, titleColumn } from '../../ui/table/columns.tsx'
import { TwoLines } from '../../ui/table/two-lines.tsx'

const { columns: names } = discountReportText

/** The columns of what promotions cost. */
export const columns: ReadonlyArray<Column<ReportRow>> = [
  titleColumn('name', names.name, row => (row.code ? <TwoLines title={row.name} detail={row.code} /> : row.name)),
  figureColumn('billCount', names.billCount, row => formatNumber(row.billCount), { width: '110px', card: 'line2' }),
  moneyColumn('amount', names.amount, row => row.amount, { width: '130px', card: 'amount', strong: true }),
  moneyColumn('giftValue', names.giftValue, row => row.giftValue, { width: '130px', hideBelow: 'md' }),
  moneyColumn('giftCost', names.giftCost, row => row.giftCost ?? null, { width: '130px', hideBelow: 'lg' }),
  moneyColumn('payable', names.payable, row => row.payable, { width: '150px', hideBelow: 'md' }),
]

/** What leads from a row to its documents: days of a promotion, bills of goods, the promotions of a branch. */
export function addressOf({ discountId, productId }: ReportRow, period: string): string {
  if (discountId) return `/settings/discount/use?${period}&discountId=${discountId}`
  return productId
    ? `/transactions/bill?${period}&status=SUCCEED&promotedProductId=${productId}`
    : `/settings/discount/report?${period}`
}

/** The period of the list, as an address says it. */
export function periodOf({ period, from, to }: Address): string {
  if (from || to) return new URLSearchParams({ ...(from && { from }), ...(to && { to }) }).toString()
  return `period=${period ?? 'month'}`
}
