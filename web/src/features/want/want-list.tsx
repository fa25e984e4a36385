import { wantRoutes } from '@quay/contract/want/routes'
import type { Want } from '@quay/contract/want/shapes'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import { useState } from 'react'
import { useAction } from '../../api/use-action.ts'
import { defineList } from '../../list/define-list.ts'
import { productEntity } from '../../list/entities.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { wantText } from '../../text/want.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { AnswerWant } from './answer-want.tsx'
import { useWaitingWants } from './use-waiting-wants.ts'
import { wantColumns } from './want-columns.tsx'
import { WantSheet } from './want-sheet.tsx'

const { states } = wantText

const wants = defineList({
  id: 'want',
  words: wantText,
  route: wantRoutes.list,
  exported: wantRoutes.export,
  ofBranch: true,
  filters: [
    {
      kind: 'choice',
      address: 'state',
      label: wantText.stateFilter,
      width: 'w-60',
      choices: [
        ...(['open', 'arrived', 'answered'] as const).map(value => ({
          value,
          label: states[value],
          asks: { state: value },
        })),
        { value: 'all', label: states.all, asks: {} },
      ],
    },
    { kind: 'linked', field: 'productId', label: wantText.columns.goods, of: productEntity },
  ],
  links: [
    { label: wantText.reorder, to: '/products/reorder', permission: { model: 'import_product', action: 'read' } },
  ],
  add: { permission: wantRoutes.create.permission, icon: <NotebookPen /> },
})

/** What customers asked for and was not there; first of all those who can be called because it came. */
export default function WantList() {
  const list = useList(wants)
  const [sheet, setSheet] = useState<Want | 'new' | null>(null)
  const [answering, setAnswering] = useState<Want | null>(null)
  const waiting = useWaitingWants(list.branchId, list.read.refetch)
  const reopen = useAction(wantRoutes.answer)
  const columns = wantColumns({
    onAnswer: setAnswering,
    onEdit: setSheet,
    onReopen: want => reopen.mutate({ params: { id: want.id }, body: { version: want.version, outcome: null } }),
  })
  return (
    <>
      <ListScreen
        list={list}
        columns={columns.filter(({ id }) => id !== 'actions' || list.may(wantRoutes.create.permission))}
        onAdd={() => setSheet('new')}
        empty={
          list.query.state === 'arrived' && <EmptyState title={wantText.emptyArrived}>{wantText.emptyHint}</EmptyState>
        }
        warning={waiting > 0 && wantText.waiting(waiting)}
      />
      {sheet && <WantSheet want={sheet === 'new' ? null : sheet} onClose={() => setSheet(null)} />}
      {answering && <AnswerWant want={answering} onClose={() => setAnswering(null)} />}
    </>
  )
}
