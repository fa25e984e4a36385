import type { VoucherCode } from '@quay/contract/voucher-code/shapes'
import { formatDate } from '@quay/domain/text/format-date'
import { voucherCodeText } from '../../text/promotion/voucher-code.ts'
import { TextLink } from '../../ui/button/text-link.tsx'
import { Badge } from '../../ui/mark/badge.tsx'
import type { Column } from '../../ui/table/column.ts'
import { textColumn, titleColumn } from '../../ui/table/columns.tsx'

const { columns: names, states } = voucherCodeText
const tones = { UNUSED: 'neutral', ISSUED: 'success', USED: 'info', CANCELLED: 'neutral' } as const

/** The columns of the list of codes. */
export const codeColumns: ReadonlyArray<Column<VoucherCode>> = [
  titleColumn('code', names.code, row => <span className="font-mono">{row.code}</span>),
  textColumn('promotion', names.promotion, row => row.discountName, { card: 'line2' }),
  textColumn('customer', names.customer, row => row.customerName ?? '', { width: '180px', hideBelow: 'lg' }),
  textColumn('expires', names.expires, row => (row.expiresOn ? formatDate(row.expiresOn) : voucherCodeText.noEnd), {
    width: '110px',
    hideBelow: 'md',
  }),
  textColumn(
    'bill',
    names.bill,
    row => row.billId && <TextLink to={`/transactions/bill/${row.billId}`}>{row.billCode}</TextLink>,
    { width: '120px', hideBelow: 'md' },
  ),
  textColumn(
    'state',
    names.state,
    row => <Badge tone={tones[row.state]}>{row.isShared ? voucherCodeText.shared : states[row.state]}</Badge>,
    { width: '140px', card: 'amount' },
  ),
]
