import { voucherRoutes } from '@quay/contract/money/routes'
import { defineList } from '../../../list/define-list.ts'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { voucherKindText } from '../../../text/money/voucher-kind.ts'
import { kindColumns } from './kind-columns.tsx'
import { KindSheet } from './kind-sheet.tsx'

const kinds = defineList({
  id: 'voucher-kind',
  words: voucherKindText,
  route: voucherRoutes.allKinds,
  columns: kindColumns,
  add: { permission: voucherRoutes.createKind.permission },
})

/** What receipts and payments are for; those put out of use stay on the vouchers that have them. */
export default function KindList() {
  const list = useList(kinds)
  return (
    <ListScreen
      list={list}
      mayEdit={list.may(voucherRoutes.updateKind.permission)}
      sheet={(kind, close) => <KindSheet kind={kind} onClose={close} />}
    />
  )
}
