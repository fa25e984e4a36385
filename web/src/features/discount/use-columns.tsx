import type { UseRow } from '@quay/contract/discount/report'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { discountUseText } from '../../text/promotion/discount-use.ts'
import type { Column } from '../../ui/table/column.ts'
import { figureColumn, moneyColumn, titleColumn } from '../../ui/table/columns.tsx'

const { columns: names } = discountUseText
const count = (value: number) => (value === 0 ? '' : formatNumber(value))

/** The columns of what a promotion gave day by day. */
export const useColumns: ReadonlyArray<Column<UseRow>> = [
  titleColumn('day', names.day, row => formatDate(row.day)),
  figureColumn('billCount', names.billCount, row => formatNumber(row.billCount), { width: '110px', card: 'line2' }),
  moneyColumn('amount', names.amount, row => row.amount, { width: '130px', card: 'amount', strong: true }),
  moneyColumn('giftValue', names.giftValue, row => row.giftValue || null, { width: '130px', hideBelow: 'md' }),
  moneyColumn('giftCost', names.giftCost, row => row.giftCost || null, { width: '130px', hideBelow: 'lg' }),
  figureColumn('points', names.points, row => count(row.points), { width: '110px', hideBelow: 'lg' }),
  figureColumn('vouchers', names.vouchers, row => count(row.vouchers), { width: '110px', hideBelow: 'lg' }),
  moneyColumn('payable', names.payable, row => row.payable, { width: '150px', hideBelow: 'md' }),
]
