import { customerRequestRoutes } from '@quay/contract/customer-request/routes'
import type { CustomerRequest } from '@quay/contract/customer-request/shapes'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import { useState } from 'react'
import { useAction } from '../../api/use-action.ts'
import { defineList } from '../../list/define-list.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { customerRequestText } from '../../text/buying/customer-request.ts'
import { AnswerCustomerRequest } from './answer-customer-request.tsx'
import { customerRequestColumns } from './customer-request-columns.tsx'
import { customerRequestFilters } from './customer-request-filters.ts'
import { CustomerRequestSheet } from './customer-request-sheet.tsx'
import { NoneArrived } from './none-arrived.tsx'
import { useWaitingCustomerRequests } from './use-waiting-customer-requests.ts'

const customerRequests = defineList({
  id: 'customer-request',
  words: customerRequestText,
  route: customerRequestRoutes.list,
  exported: customerRequestRoutes.export,
  ofBranch: true,
  filters: customerRequestFilters,
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
  const [answering, setAnswering] = useState<CustomerRequest | null>(null)
  const waiting = useWaitingCustomerRequests(list.branchId, list.read.refetch)
  const reopen = useAction(customerRequestRoutes.answer)
  const acts = {
    onAnswer: setAnswering,
    onReopen: ({ id, version }: CustomerRequest) => reopen.mutate({ params: { id }, body: { version, outcome: null } }),
  }
  const mayAct = list.may(customerRequestRoutes.create.permission)
  return (
    <>
      <ListScreen
        list={list}
        columns={onEdit => customerRequestColumns(mayAct && { ...acts, onEdit })}
        sheet={(customerRequest, close) => <CustomerRequestSheet customerRequest={customerRequest} onClose={close} />}
        empty={list.query.state === 'arrived' && <NoneArrived />}
        warning={waiting > 0 && customerRequestText.waiting(waiting)}
      />
      {answering && <AnswerCustomerRequest customerRequest={answering} onClose={() => setAnswering(null)} />}
    </>
  )
}
