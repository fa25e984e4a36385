import { cashbookRoutes } from '@quay/contract/money/routes'
import { useRouter } from '@tanstack/react-router'
import { defineList } from '../../list/define-list.ts'
import type { RowOf } from '../../list/filter.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { cashbookListText } from '../../text/money/cashbook-list.ts'
import { AccountsButton } from './accounts-button.tsx'
import { CashbookFigures } from './cashbook-figures.tsx'
import { cashbookFilters } from './cashbook-filters.ts'
import { CashbookMenu } from './cashbook-menu.tsx'
import { entryColumns } from './entry-columns.tsx'
import { OpenedDocument, pageOf } from './opened-document.tsx'
import { PaymentButton } from './payment-button.tsx'
import { PrintBook } from './print-book.tsx'
import { VoucherSheet } from './voucher-sheet.tsx'

const entries = defineList({
  id: 'cashbook',
  words: { ...cashbookListText, add: cashbookListText.receipt },
  route: cashbookRoutes.read,
  ofBranch: true,
  filters: cashbookFilters,
  columns: entryColumns,
  rowLabel: row => row.documentCode,
  exported: cashbookRoutes.export,
  add: { permission: { model: 'cashbook', action: 'create' } },
})

/** The cash book of the branch: its drawer and the bank accounts, over a period; receipts and payments by hand. */
export default function Cashbook() {
  const router = useRouter()
  const list = useList(entries)

  function open({ documentKind, documentId }: RowOf<typeof cashbookRoutes.read>) {
    if (documentKind === 'voucher') list.show({ voucher: documentId })
    else if (documentKind === 'fund-transfer') list.show({ transfer: documentId })
    else if (pageOf[documentKind]) router.history.push(`${pageOf[documentKind]}/${documentId}`)
  }
  return (
    <>
      <ListScreen
        list={list}
        sheet={(_, close) => <VoucherSheet direction="IN" onClose={close} />}
        onOpen={open}
        summary={!list.read.error && <CashbookFigures book={list.read.data} />}
        actions={
          <>
            <AccountsButton />
            <PrintBook book={list.read.data} filter={list.filter} />
            <CashbookMenu />
            <PaymentButton />
          </>
        }
        foot={cashbookListText.rowsCounted(list.rows.length)}
      />
      <OpenedDocument query={list.query} show={list.show} />
    </>
  )
}
