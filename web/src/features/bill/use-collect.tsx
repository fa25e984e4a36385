import { debtRoutes } from '@quay/contract/money/routes'
import HandCoins from 'lucide-react/icons/hand-coins'
import { useState } from 'react'
import type { ActPermission } from '../../list/filter.ts'
import { billListText } from '../../text/bill/bill-list.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { laterPart } from '../../ui/later-part.tsx'
import type { Column } from '../../ui/table/column.ts'
import { textColumn } from '../../ui/table/columns.tsx'
import type { BillRow } from './bill-columns.tsx'

const PayDocument = laterPart(async () => (await import('../debt/shared/pay-document.tsx')).default)

type Columns = ReadonlyArray<Column<BillRow>>

/** Takes what is left of a debt from the row of its bill: the column of the button, for those who may, and the window. */
export function useCollect({ branchId, may }: { branchId: string; may: (permission: ActPermission) => boolean }) {
  const [paying, setPaying] = useState<BillRow | null>(null)
  const mayCollect = may(debtRoutes.collect.permission)
  // What another branch is owed is taken there.
  const button = collectColumn(row => row.branchId === branchId, setPaying)
  return {
    withButton: (columns: Columns): Columns => (mayCollect ? [...columns, button] : columns),
    window: paying?.customerId && (
      <PayDocument
        partner={{ kind: 'customer', id: paying.customerId, name: paying.customerName ?? paying.code }}
        documentId={paying.id}
        onClose={() => setPaying(null)}
      />
    ),
  }
}

/** The button that takes what is left of a debt, of the rows from which it may be taken here. */
const collectColumn = (collects: (row: BillRow) => boolean, onCollect: (row: BillRow) => void): Column<BillRow> =>
  textColumn<BillRow>(
    'collect',
    billListText.collect,
    row =>
      row.owed &&
      row.customerId &&
      row.status === 'SUCCEED' &&
      collects(row) && (
        <IconButton
          size="sm"
          label={billListText.collectOf(row.code)}
          icon={<HandCoins />}
          onClick={event => {
            event.stopPropagation()
            onCollect(row)
          }}
        />
      ),
    { sortable: false, width: '56px', card: 'line2' },
  )
