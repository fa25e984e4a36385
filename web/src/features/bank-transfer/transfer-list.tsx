import { bankTransferRoutes } from '@quay/contract/bank-transfer/routes'
import { formatDong, formatNumber } from '@quay/domain/text/format-number'
import { defineList } from '../../list/define-list.ts'
import { choicesOf } from '../../list/filter.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { bankTransferText } from '../../text/money/bank-transfer.ts'
import { useAccounts } from '../cashbook/shared/use-accounts.ts'
import { ImportSheet } from './import-sheet.tsx'
import { OpenLines } from './open-lines.tsx'
import { transferColumns } from './transfer-columns.tsx'

const permission = { model: 'cashbook', action: 'update' } as const

const transfers = defineList({
  id: 'bank-transfer',
  words: { ...bankTransferText, add: bankTransferText.import },
  route: bankTransferRoutes.list,
  ofBranch: true,
  filters: [
    { kind: 'choice', field: 'status', label: bankTransferText.status, choices: choicesOf(bankTransferText.statuses) },
    {
      kind: 'listed',
      field: 'accountId',
      address: 'account',
      label: bankTransferText.account,
      all: bankTransferText.account,
      width: 'w-44',
      useOptions: () => useAccounts().map(({ id, name }) => ({ value: id, label: name })),
    },
    { kind: 'period', usual: 'month' },
  ],
  columns: transferColumns,
  total: bankTransferRoutes.total,
  totals: total => ({ amount: total.amount }),
  totalsLabel: total =>
    bankTransferText.totalsOf(formatNumber(total.count), total.waiting && formatDong(total.waiting)),
  exported: bankTransferRoutes.export,
  rowLabel: row => row.billCode,
  add: { permission },
})

/** Transfers of bills: which are waited for, which came; statements of the bank are taken in here. */
export default function TransferList() {
  const list = useList(transfers)
  return (
    <ListScreen
      list={list}
      sheet={(_, close) => <ImportSheet onClose={close} />}
      summary={<OpenLines mayMatch={list.may(permission)} />}
    />
  )
}
