import { cashbookRoutes } from '@quay/contract/money/routes'
import { useRouter } from '@tanstack/react-router'
import Landmark from 'lucide-react/icons/landmark'
import Minus from 'lucide-react/icons/minus'
import { useState } from 'react'
import { useBranchId } from '../../api/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { defineList } from '../../list/define-list.ts'
import type { RowOf } from '../../list/filter.ts'
import { choicesOf } from '../../list/filter.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { cashbookListText } from '../../text/cashbook-list.ts'
import { Button } from '../../ui/button.tsx'
import { AccountsDialog } from './accounts-dialog.tsx'
import { CashbookFigures } from './cashbook-figures.tsx'
import { entryColumns } from './entry-columns.tsx'
import { VoucherDialog } from './voucher-dialog.tsx'
import { VoucherSheet } from './voucher-sheet.tsx'

const permission = { model: 'cashbook', action: 'create' } as const

const useAccounts = () => useRoute(cashbookRoutes.accounts, { query: { branchId: useBranchId() } }).data ?? []

const entries = defineList({
  id: 'cashbook',
  words: { ...cashbookListText, add: cashbookListText.receipt },
  route: cashbookRoutes.read,
  ofBranch: true,
  filters: [
    { kind: 'period', usual: 'today' },
    {
      kind: 'listed',
      field: 'accountId',
      address: 'account',
      label: cashbookListText.account,
      all: cashbookListText.everyAccount,
      width: 'w-48',
      useOptions: () => useAccounts().map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      kind: 'choice',
      field: 'direction',
      label: cashbookListText.direction,
      width: 'w-32',
      choices: choicesOf(cashbookListText.directions),
    },
  ],
  columns: entryColumns,
  rowLabel: row => row.documentCode,
  exported: cashbookRoutes.export,
  add: { permission },
})

/** The cash book of the branch: its drawer and the bank accounts, over a period; receipts and payments by hand. */
export default function Cashbook() {
  const router = useRouter()
  const list = useList(entries)
  const { query } = list
  const accounts = useAccounts()
  const [writing, setWriting] = useState<'IN' | 'OUT' | null>(null)
  const [managing, setManaging] = useState(false)

  function open({ documentKind, documentId }: RowOf<typeof cashbookRoutes.read>) {
    if (documentKind === 'voucher') list.show({ voucher: documentId })
    else if (documentKind === 'bill') router.history.push(`/transactions/bill/${documentId}`)
    else if (documentKind === 'shift') router.history.push(`/cashbooks/shift/${documentId}`)
    else if (documentKind === 'inbound') router.history.push(`/products/import/${documentId}`)
  }
  return (
    <>
      <ListScreen
        list={list}
        onAdd={() => setWriting('IN')}
        onOpen={open}
        summary={<CashbookFigures book={list.read.data} />}
        actions={
          <>
            <Button icon={<Landmark />} onClick={() => setManaging(true)}>
              {cashbookListText.accounts}
            </Button>
            {list.may(permission) && (
              <Button icon={<Minus />} onClick={() => setWriting('OUT')}>
                {cashbookListText.payment}
              </Button>
            )}
          </>
        }
        foot={cashbookListText.rowsCounted(list.rows.length)}
      />
      {/* Not before the funds are there: the drawer is chosen when the sheet opens. */}
      {writing && accounts.length > 0 && (
        <VoucherSheet direction={writing} accounts={accounts} onClose={() => setWriting(null)} />
      )}
      {(managing || query.accounts) && (
        <AccountsDialog
          accounts={accounts}
          onClose={() => {
            setManaging(false)
            if (query.accounts) list.show({ accounts: undefined }, { replace: true })
          }}
        />
      )}
      {query.voucher && (
        <VoucherDialog key={query.voucher} id={query.voucher} onClose={() => list.show({ voucher: undefined })} />
      )}
    </>
  )
}
