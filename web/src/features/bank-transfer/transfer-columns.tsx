import type { BankTransfer } from '@quay/contract/bank-transfer/routes'
import { DocumentLink } from '../../routing/document-link.tsx'
import { bankTransferText } from '../../text/money/bank-transfer.ts'
import { Badge } from '../../ui/mark/badge.tsx'
import type { Column } from '../../ui/table/column.ts'
import { instantColumn, moneyColumn, textColumn } from '../../ui/table/columns.tsx'
import { ConfirmTransfer } from './confirm-transfer.tsx'
import { ReopenTransfer } from './reopen-transfer.tsx'

const { columns: words } = bankTransferText
const tones = { WAITING: 'warning', RECEIVED: 'success', CANCELLED: 'neutral' } as const

/** What stands of a transfer; who may, says that its money came. */
export const transferColumns: ReadonlyArray<Column<BankTransfer>> = [
  textColumn('bill', words.bill, row => <DocumentLink kind="bill" id={row.billId} code={row.billCode} />, {
    card: 'title',
  }),
  instantColumn('soldAt', words.soldAt, row => row.soldAt, { card: 'line2' }),
  moneyColumn('amount', words.amount, row => row.amount, { strong: true, card: 'amount' }),
  textColumn('reference', words.reference, row => <span className="font-mono">{row.reference}</span>, {
    card: 'line2',
  }),
  textColumn('account', words.account, row => row.accountName, { hideBelow: 'md' }),
  textColumn('seller', words.seller, row => row.sellerName, { hideBelow: 'md' }),
  textColumn(
    'state',
    words.state,
    row => <Badge tone={tones[row.status]}>{bankTransferText.state[row.status]}</Badge>,
    { card: 'line2' },
  ),
  textColumn(
    'received',
    words.received,
    row =>
      row.status === 'WAITING' ? (
        <ConfirmTransfer transfer={row} />
      ) : (
        row.receivedAt && (
          <span className="flex items-center gap-2 text-12 text-ink-2">
            {row.receivedHow === 'HAND'
              ? bankTransferText.byHand(row.receivedByName ?? '')
              : bankTransferText.byStatement}
            <ReopenTransfer transfer={row} />
          </span>
        )
      ),
    { card: 'line2' },
  ),
]
