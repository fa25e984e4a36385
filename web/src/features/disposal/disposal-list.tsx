import { disposalRoutes } from '@quay/contract/disposal/routes'
import { disposalReasons } from '@quay/contract/disposal/shapes'
import { formatNumber } from '@quay/domain/text/format-number'
import { useRouter } from '@tanstack/react-router'
import { defineList } from '../../list/define-list.ts'
import { choicesOf } from '../../list/filter.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { disposalText } from '../../text/disposal.ts'
import { Button } from '../../ui/button.tsx'
import { useHotkey } from '../../ui/use-hotkey.ts'
import { disposalColumns } from './disposal-columns.tsx'

const expiredPath = '/products/disposal/new?lots=expired'
const { statusChoices, allReasons, reasons } = disposalText

const disposals = defineList({
  id: 'disposal',
  words: disposalText,
  route: disposalRoutes.list,
  ofBranch: true,
  filters: [
    { kind: 'period', usual: 'month' },
    {
      kind: 'choice',
      field: 'status',
      label: disposalText.statusFilter,
      choices: choicesOf(statusChoices),
    },
    {
      kind: 'choice',
      field: 'reason',
      label: disposalText.reasonFilter,
      choices: choicesOf(reasons, { all: allReasons, order: disposalReasons }),
    },
  ],
  columns: disposalColumns,
  open: '/products/disposal',
  total: disposalRoutes.total,
  totals: total => ({ items: formatNumber(total.itemCount), value: total.value }),
  exported: disposalRoutes.export,
  add: { permission: disposalRoutes.create.permission, to: '/products/disposal/new' },
})

/** Disposals of the branch, and what the goods cost over the whole filter. */
export default function DisposalList() {
  const router = useRouter()
  const list = useList(disposals)
  const mayAdd = list.may(disposalRoutes.create.permission)
  const addExpired = () => router.history.push(expiredPath)
  useHotkey(
    { id: 'disposal.expired', key: 'E', label: disposalText.addExpired, scope: disposalText.scope },
    addExpired,
    {
      enabled: mayAdd,
    },
  )
  return (
    <ListScreen
      list={list}
      actions={
        mayAdd && (
          <Button keyHint="E" onClick={addExpired}>
            {disposalText.addExpired}
          </Button>
        )
      }
    />
  )
}
