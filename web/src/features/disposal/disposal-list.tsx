import { disposalRoutes } from '@quay/contract/disposal/routes'
import { disposalReasons } from '@quay/contract/disposal/shapes'
import { formatNumber } from '@quay/domain/text/format-number'
import { defineList } from '../../list/define-list.ts'
import { choicesOf } from '../../list/filter.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { disposalText } from '../../text/stock/disposal.ts'
import { disposalColumns } from './disposal-columns.tsx'

const { permission } = disposalRoutes.create
const { statusChoices, allReasons, reasons } = disposalText

const disposals = defineList({
  id: 'disposal',
  words: disposalText,
  route: disposalRoutes.list,
  ofBranch: true,
  filters: [
    { kind: 'period', usual: 'month' },
    { kind: 'choice', field: 'status', label: disposalText.statusFilter, choices: choicesOf(statusChoices) },
    {
      kind: 'choice',
      field: 'reason',
      label: disposalText.reasonFilter,
      choices: choicesOf(reasons, { all: allReasons, order: disposalReasons }),
    },
  ],
  columns: disposalColumns,
  costs: ['value'],
  open: '/products/disposal',
  total: disposalRoutes.total,
  totals: total => ({ items: formatNumber(total.itemCount), value: total.value }),
  exported: disposalRoutes.export,
  links: [{ label: disposalText.addExpired, to: '/products/disposal/new?lots=expired', permission, hotkey: 'E' }],
  add: { permission, to: '/products/disposal/new' },
})

/** Disposals of the branch, and what the goods cost over the whole filter. */
export default function DisposalList() {
  return <ListScreen list={useList(disposals)} />
}
