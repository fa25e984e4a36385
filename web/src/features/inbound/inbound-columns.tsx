import type { inboundRoutes } from '@quay/contract/inbound/routes'
import type { Answer } from '@quay/contract/route'
import { partnerColumn, postedAtColumn } from '../../document/list-columns.tsx'
import { inboundText } from '../../text/buying/inbound.ts'
import type { Column } from '../../ui/table/column.ts'
import { codeColumn, moneyColumn, statusColumn, textColumn, totalColumn } from '../../ui/table/columns.tsx'
import { reportColumn } from '../../ui/table/report-column.tsx'
import { debtTone } from '../debt/shared/debt-tone.ts'

export type InboundRow = Answer<typeof inboundRoutes.list>['items'][number]

const { columns: names } = inboundText

/** The columns of the import list; the chooser hides what a shop does not need. */
export const inboundColumns: ReadonlyArray<Column<InboundRow>> = [
  codeColumn(names.code, row => `/products/import/${row.id}`, { width: '96px' }),
  postedAtColumn(names.at),
  partnerColumn(
    names.provider,
    row => row.providerName ?? (row.kind === 'OPENING' ? inboundText.kinds.OPENING : null),
    row => [names.items(row.itemCount), row.invoiceNumber && names.invoice(row.invoiceNumber)],
  ),
  { id: 'createdBy', header: names.createdBy, width: '156px', hideBelow: 'lg', cell: row => row.createdByName },
  textColumn('receiver', inboundText.receiver, row => row.receiverName ?? '—', {
    width: '130px',
    hideBelow: 'lg',
    defaultHidden: true,
  }),
  moneyColumn('goods', names.goods, row => row.goodsAmount, { width: '110px', hideBelow: 'lg', defaultHidden: true }),
  moneyColumn('discount', names.discount, row => row.discountAmount, {
    width: '100px',
    hideBelow: 'lg',
    defaultHidden: true,
  }),
  moneyColumn('vat', names.vat, row => row.vatAmount, {
    width: '100px',
    hideBelow: 'lg',
    defaultHidden: true,
    needs: 'vat',
    has: row => row.vatAmount > 0,
  }),
  totalColumn('payable', names.payable, row => row.payable, { width: '104px' }),
  moneyColumn('paid', names.paid, row => row.paid, { width: '104px', hideBelow: 'lg' }),
  moneyColumn('debt', names.debt, row => row.debt, { width: '104px', hideBelow: 'lg', defaultHidden: true }),
  moneyColumn('remaining', names.remaining, row => (row.owed === undefined ? null : (row.owed?.remaining ?? 0)), {
    className: row => (row.owed ? debtTone(row.owed) : ''),
    width: '104px',
    hideBelow: 'md',
  }),
  statusColumn(names.status),
]

/** Where the branch reports to a system of the state. */
export const reportedColumns: ReadonlyArray<Column<InboundRow>> = [...inboundColumns, reportColumn]
