import { inventoryCheckRoutes } from '@quay/contract/inventory-check/routes'
import { formatNumber } from '@quay/domain/text/format-number'
import { defineList } from '../../list/define-list.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { checkText } from '../../text/stock/inventory-check.ts'
import { checkColumns } from './check-columns.tsx'
import { checkFilters } from './check-filters.ts'
import { CheckMenu } from './check-menu.tsx'
import { MergeBar } from './merge-bar.tsx'
import { NewCheck } from './new-check.tsx'
import { useTickedDrafts } from './use-ticked-drafts.ts'

const checks = defineList({
  id: 'inventory-check',
  words: checkText,
  route: inventoryCheckRoutes.list,
  ofBranch: true,
  filters: checkFilters,
  columns: checkColumns,
  costs: ['plusValue', 'minusValue'],
  open: '/products/check-inventory',
  total: inventoryCheckRoutes.total,
  totals: total => ({
    plus: formatNumber(total.plusCount),
    minus: formatNumber(total.minusCount),
    plusValue: total.plusValue,
    minusValue: total.minusValue,
  }),
  exported: inventoryCheckRoutes.export,
  add: { permission: inventoryCheckRoutes.create.permission },
})

/** Checks of the branch; drafts that are ticked are merged into one. */
export default function CheckList() {
  const list = useList(checks)
  const { ticked, tick, clear, canMerge } = useTickedDrafts(list.rows)
  const mayMerge = list.may(inventoryCheckRoutes.merge.permission) && canMerge
  return (
    <ListScreen
      list={list}
      sheet={(_, close) => <NewCheck onClose={close} />}
      selection={mayMerge ? { keys: ticked, onChange: tick } : undefined}
      bulkActions={<MergeBar checkIds={[...ticked]} onClear={clear} />}
      actions={<CheckMenu />}
    />
  )
}
