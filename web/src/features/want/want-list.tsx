import { wantRoutes } from '@quay/contract/want/routes'
import type { Want } from '@quay/contract/want/shapes'
import { useQueryClient } from '@tanstack/react-query'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import { useEffect, useState } from 'react'
import { useProfile } from '../../api/session.ts'
import { useAction } from '../../api/use-action.ts'
import { defineList } from '../../list/define-list.ts'
import { productEntity } from '../../list/entities.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { countWaitingWants, sendWants } from '../../offline/want-queue.ts'
import { wantText } from '../../text/want.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Note } from '../../ui/note.tsx'
import { AnswerWant } from './answer-want.tsx'
import { wantColumns } from './want-columns.tsx'
import { WantSheet } from './want-sheet.tsx'

const { states } = wantText

const wants = defineList({
  id: 'want',
  title: wantText.title,
  route: wantRoutes.list,
  ofBranch: true,
  search: wantText.find,
  filters: [
    {
      kind: 'choice',
      address: 'state',
      label: wantText.stateFilter,
      width: 'w-60',
      choices: [
        ...(['open', 'arrived', 'answered'] as const).map(state => ({
          value: state,
          label: states[state],
          asks: { state },
        })),
        { value: 'all', label: states.all, asks: {} },
      ],
    },
    {
      kind: 'linked',
      field: 'productId',
      label: wantText.columns.goods,
      useName: id => productEntity.useOption(id)?.label,
    },
  ],
  rowKey: row => row.id,
  rowLabel: row => row.name,
  links: [
    { label: wantText.reorder, to: '/products/reorder', permission: { model: 'import_product', action: 'read' } },
  ],
  add: { label: wantText.add, permission: wantRoutes.create.permission, icon: <NotebookPen /> },
  empty: { title: wantText.emptyTitle, hint: wantText.emptyHint },
  counted: wantText.counted,
})

/** What customers asked for and was not there; first of all those who can be called because it came. */
export default function WantList() {
  const { id: userId } = useProfile()
  const list = useList(wants)
  const { branchId } = list
  const [sheet, setSheet] = useState<Want | 'new' | null>(null)
  const [answering, setAnswering] = useState<Want | null>(null)
  const [waiting, setWaiting] = useState(() => countWaitingWants({ userId, branchId }))
  const client = useQueryClient()
  const { refetch } = list.read
  useEffect(() => {
    const place = { userId, branchId }
    if (countWaitingWants(place) === 0) return
    void sendWants(place).then(async () => {
      setWaiting(countWaitingWants(place))
      // A first reading that is under way may be from before the notes arrived, and would be taken for the second.
      await client.cancelQueries({ queryKey: [wantRoutes.list.path] })
      void refetch()
    })
  }, [userId, branchId, client, refetch])
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
          list.query.state === 'arrived' ? (
            <EmptyState title={wantText.emptyArrived}>{wantText.emptyHint}</EmptyState>
          ) : undefined
        }
        summary={
          waiting > 0 && (
            <div className="pb-3">
              <Note tone="warning">{wantText.waiting(waiting)}</Note>
            </div>
          )
        }
      />
      {sheet && <WantSheet want={sheet === 'new' ? null : sheet} onClose={() => setSheet(null)} />}
      {answering && <AnswerWant want={answering} onClose={() => setAnswering(null)} />}
    </>
  )
}
