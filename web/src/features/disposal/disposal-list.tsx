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
import { Money } from '../../ui/money.tsx'
import { useHotkey } from '../../ui/use-hotkey.ts'
import { disposalColumns } from './disposal-columns.tsx'

const expiredPath = '/products/disposal/new?lots=expired'
const { statusChoices, allReasons, reasons } = disposalText

const disposals = defineList({
  id: 'disposal',
  title: disposalText.title,
  route: disposalRoutes.list,
  ofBranch: true,
  search: disposalText.find,
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
  rowKey: row => row.id,
  rowLabel: row => row.code,
  open: row => `/products/disposal/${row.id}`,
  total: disposalRoutes.total,
  totals: total => ({
    label: disposalText.totals(formatNumber(total.count)),
    cells: { items: formatNumber(total.itemCount), value: <Money amount={total.value ?? null} /> },
  }),
  exported: {
    route: disposalRoutes.export,
    title: disposalText.exportTitle,
    hint: disposalText.exportHint,
    lines: disposalText.exportLines,
  },
  add: { label: disposalText.add, permission: disposalRoutes.create.permission, to: '/products/disposal/new' },
  empty: { title: disposalText.emptyTitle, hint: disposalText.emptyHint },
  counted: disposalText.counted,
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
