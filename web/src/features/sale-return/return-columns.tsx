import type { Answer } from '@quay/contract/route'
import type { saleReturnRoutes } from '@quay/contract/sale-return/routes'
import { walkInCustomer } from '../../text/bill/bill.ts'
import { saleReturnText as words } from '../../text/bill/sale-return.ts'
import type { Column } from '../../ui/table/column.ts'
import {
  codeColumn,
  instantColumn,
  moneyColumn,
  statusColumn,
  textColumn,
  titleColumn,
} from '../../ui/table/columns.tsx'

type Row = Answer<typeof saleReturnRoutes.list>['items'][number]

const { columns: names } = words

/** The columns of the list of returns. */
export const returnColumns: ReadonlyArray<Column<Row>> = [
  codeColumn(names.code, row => `/transactions/return/${row.id}`),
  instantColumn('at', names.at, row => row.createdAt, { card: 'line2' }),
  titleColumn('customer', names.customer, row => row.customerName ?? walkInCustomer),
  textColumn('bill', names.bill, row => row.billCode ?? words.noBillShort, { width: '110px', card: 'line2' }),
  textColumn('reason', names.reason, row => words.reasons[row.reason], { width: '140px', hideBelow: 'lg' }),
  textColumn('who', names.who, row => row.createdByName, { width: '150px', hideBelow: 'lg' }),
  moneyColumn('goodsAmount', names.goods, row => row.goodsAmount, { width: '120px', hideBelow: 'md' }),
  moneyColumn('debtReduced', names.debt, row => row.debtReduced, { width: '110px', hideBelow: 'lg' }),
  moneyColumn('refunded', names.refunded, row => row.refunded, { strong: true, width: '120px', card: 'amount' }),
  statusColumn(names.status),
]
