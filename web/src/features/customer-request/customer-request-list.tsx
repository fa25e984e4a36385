import { customerRequestRoutes } from '@quay/contract/customer-request/routes'
import type { CustomerRequest } from '@quay/contract/customer-request/shapes'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import { useState } from 'react'
import { useAction } from '../../api/use-action.ts'
import { defineList } from '../../list/define-list.ts'
import { productEntity } from '../../list/entities.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { customerRequestText } from '../../text/customer-request.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { AnswerCustomerRequest } from './answer-customer-request.tsx'
import { customerRequestColumns } from './customer-request-columns.tsx'
import { CustomerRequestSheet } from './customer-request-sheet.tsx'
import { useWaitingCustomerRequests } from './use-waiting-customer-requests.ts'

const { states } = customerRequestText

const customerRequests = defineList({
  id: 'customer-request',
  words: customerRequestText,
  route: customerRequestRoutes.list,
  exported: customerRequestRoutes.export,
  ofBranch: true,
  filters: [
    {
      kind: 'choice',
      address: 'state',
      label: customerRequestText.stateFilter,
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
    { kind: 'linked', field: 'productId', label: customerRequestText.columns.goods, of: productEntity },
  ],
  links: [
    {
      label: customerRequestText.reorder,
      to: '/products/reorder',
      permission: { model: 'import_product', action: 'read' },
    },
  ],
  add: { permission: customerRequestRoutes.create.permission, icon: <NotebookPen /> },
})

/** What customers asked for and was not there; first of all those who can be called because it came. */
export default function CustomerRequestList() {
  const list = useList(customerRequests)
  const [sheet, setSheet] = useState<CustomerRequest | 'new' | null>(null)
  const [answering, setAnswering] = useState<CustomerRequest | null>(null)
  const waiting = useWaitingCustomerRequests(list.branchId, list.read.refetch)
  const reopen = useAction(customerRequestRoutes.answer)
  const columns = customerRequestColumns({
    onAnswer: setAnswering,
    onEdit: setSheet,
    onReopen: customerRequest =>
      reopen.mutate({ params: { id: customerRequest.id }, body: { version: customerRequest.version, outcome: null } }),
  })
  return (
    <>
      <ListScreen
        list={list}
        columns={columns.filter(({ id }) => id !== 'actions' || list.may(customerRequestRoutes.create.permission))}
        onAdd={() => setSheet('new')}
        empty={
          list.query.state === 'arrived' && (
            <EmptyState title={customerRequestText.emptyArrived}>{customerRequestText.emptyHint}</EmptyState>
          )
        }
        warning={waiting > 0 && customerRequestText.waiting(waiting)}
      />
      {sheet && (
        <CustomerRequestSheet customerRequest={sheet === 'new' ? null : sheet} onClose={() => setSheet(null)} />
      )}
      {answering && <AnswerCustomerRequest customerRequest={answering} onClose={() => setAnswering(null)} />}
    </>
  )
}
