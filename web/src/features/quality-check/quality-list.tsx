import { qualityCheckRoutes } from '@quay/contract/quality-check/routes'
import { useRouter } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { useAction } from '../../api/use-action.ts'
import { defineList } from '../../list/define-list.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { qualityText } from '../../text/stock/quality-check.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { monthOf } from './month-of.ts'
import { qualityColumns } from './quality-columns.tsx'

const checks = defineList({
  id: 'quality-check',
  words: qualityText,
  route: qualityCheckRoutes.list,
  exported: qualityCheckRoutes.export,
  ofBranch: true,
  columns: qualityColumns,
  rowLabel: row => monthOf(row.month),
  open: '/products/quality-check',
})

/** The monthly checks of expiry and quality of the branch, and the one of this month where there is none yet. */
export default function QualityList() {
  const router = useRouter()
  const list = useList(checks)
  const { branchId, rows } = list
  const create = useAction(qualityCheckRoutes.create, {
    onDone: ({ id }) => router.history.push(`/products/quality-check/${id}`),
  })
  const month = list.today.slice(0, 7)
  const isThere = list.query.cursor !== undefined || rows.some(row => row.month === month && row.status !== 'CANCELLED')
  const add = list.read.data && !isThere && list.may(qualityCheckRoutes.create.permission) && (
    <Button
      variant="primary"
      icon={<Plus />}
      busy={create.isPending}
      onClick={() => create.mutate({ body: { branchId, month } })}
    >
      {qualityText.addMonth(monthOf(month))}
    </Button>
  )
  return (
    <ListScreen
      list={list}
      actions={rows.length > 0 && add}
      empty={
        <EmptyState title={qualityText.emptyTitle} actions={add}>
          {qualityText.emptyHint}
        </EmptyState>
      }
    />
  )
}
