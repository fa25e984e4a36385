import type { billSummary } from '@quay/contract/bill/shapes'
import { formatDate } from '@quay/domain/text/format-date'
import { formatDong } from '@quay/domain/text/format-number'
import type { z } from 'zod'
import { billText, saleChannelLabel, saleChannelText, walkInCustomer } from '../../text/bill/bill.ts'
import { billListText } from '../../text/bill/bill-list.ts'
import { billReplaceText } from '../../text/bill/bill-replace.ts'
import { deliveryText } from '../../text/bill/delivery.ts'
import { eInvoiceText, invoiceStateText } from '../../text/bill/e-invoice.ts'
import type { Column } from '../../ui/table/column.ts'
import {
  codeColumn,
  instantColumn,
  moneyColumn,
  statusColumn,
  textColumn,
  totalColumn,
} from '../../ui/table/columns.tsx'
import { TwoLines } from '../../ui/table/two-lines.tsx'
import { debtTone } from '../debt/shared/debt-tone.ts'

export type BillRow = z.output<typeof billSummary>
type Row = BillRow

/** Which bill it stands for, or which one stands for it. */
const replacedWords = ({ replaces, replacedBy }: Row): string | null =>
  replacedBy
    ? `${billReplaceText.replacedBy} ${replacedBy.code}`
    : replaces && `${billReplaceText.replaces} ${replaces.code}`

/** What is left of its debt in words; nothing where nothing was owed. */
function DebtState({ row: { status, debt, owed } }: { row: Row }) {
  if (status === 'CANCELLED' || debt === 0) return null
  if (!owed) return <>{billListText.debtStates.paid}</>
  const words = owed.isOverdue ? billListText.overdue : billListText.owing
  return <span className={debtTone(owed)}>{words(formatDong(owed.remaining))}</span>
}

/** The columns of the bill list; the chooser hides what a shop does not need. */
export const billColumns: ReadonlyArray<Column<Row>> = [
  codeColumn('Mã', row => `/transactions/bill/${row.id}`, { width: '100px', fixed: true, card: 'title' }),
  instantColumn('soldAt', 'Lúc bán', row => row.soldAt, { card: 'line2' }),
  textColumn(
    'customer',
    'Khách hàng',
    row => (
      <TwoLines
        title={row.customerName ?? walkInCustomer}
        detail={[`${row.itemCount} mặt hàng`, replacedWords(row), row.note].filter(Boolean).join(' · ')}
      />
    ),
    { elastic: true, card: 'line2' },
  ),
  textColumn(
    'seller',
    billListText.seller,
    row =>
      row.createdByName === row.sellerName ? (
        row.sellerName
      ) : (
        <TwoLines title={row.sellerName} detail={billListText.writtenBy(row.createdByName)} />
      ),
    { width: '140px', hideBelow: 'lg' },
  ),
  textColumn('channel', saleChannelLabel, row => saleChannelText[row.channel], {
    width: '110px',
    hideBelow: 'lg',
    defaultHidden: true,
  }),
  moneyColumn('totalPrice', 'Tiền hàng', row => row.totalPrice, { width: '110px', hideBelow: 'lg' }),
  moneyColumn('discountAmount', 'Giảm giá', row => row.discountAmount, { width: '96px', hideBelow: 'lg' }),
  totalColumn('payable', 'Khách cần trả', row => row.payable, {
    width: '120px',
    className: row => (row.replacedBy ? 'line-through text-ink-3' : 'font-semibold'),
  }),
  moneyColumn('paid', 'Đã trả', row => row.paid, { width: '110px', hideBelow: 'lg', defaultHidden: true }),
  moneyColumn('debt', billListText.debt, row => row.debt, { width: '120px', hideBelow: 'lg', defaultHidden: true }),
  moneyColumn('remaining', billListText.remaining, row => row.owed?.remaining ?? 0, {
    className: row => (row.owed ? debtTone(row.owed) : ''),
    width: '100px',
    hideBelow: 'md',
    defaultHidden: true,
  }),
  textColumn('debtState', billListText.debtState, row => <DebtState row={row} />, {
    sortable: false,
    width: '140px',
    hideBelow: 'md',
    card: 'line2',
  }),
  textColumn('dueOn', billText.dueOn, row => row.dueOn && formatDate(row.dueOn), {
    width: '110px',
    hideBelow: 'lg',
    defaultHidden: true,
  }),
  moneyColumn('returned', 'Hàng trả', row => row.returned, { width: '100px', hideBelow: 'lg', defaultHidden: true }),
  moneyColumn('profit', 'Lãi gộp', row => row.profit, { width: '100px', hideBelow: 'lg', defaultHidden: true }),
  textColumn(
    'delivery',
    deliveryText.title,
    row => row.delivery && <TwoLines title={row.delivery.receiverName} detail={row.delivery.addressLine} />,
    { width: '200px', hideBelow: 'lg', defaultHidden: true },
  ),
  textColumn(
    'invoice',
    eInvoiceText.title,
    row =>
      row.invoiceState &&
      (row.invoiceTo ? (
        <TwoLines title={row.invoiceTo} detail={invoiceStateText[row.invoiceState]} />
      ) : (
        invoiceStateText[row.invoiceState]
      )),
    { width: '190px', hideBelow: 'lg', defaultHidden: true },
  ),
  statusColumn('Trạng thái'),
]

/** Where bills of several branches stand together, each says at which one it was sold. */
export const billColumnsOfBranches: ReadonlyArray<Column<Row>> = billColumns.toSpliced(
  2,
  0,
  textColumn('branch', billListText.branch, row => row.branchName, { width: '150px', card: 'line2' }),
)
