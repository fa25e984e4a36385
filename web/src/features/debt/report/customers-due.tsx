import { type DueRow, debtReportRoutes } from '@quay/contract/money/debt-report'
import { debtRoutes } from '@quay/contract/money/routes'
import { useState } from 'react'
import { defineList } from '../../../list/define-list.ts'
import { choicesOf } from '../../../list/filter.ts'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { debtDueText as words } from '../../../text/partner/debt-due.ts'
import PayDocument from '../shared/pay-document.tsx'
import { dueColumns } from './due-columns.tsx'

const due = defineList({
  id: 'debt-due-customer',
  words: words.customer,
  route: debtReportRoutes.customersDue,
  filters: [{ kind: 'choice', field: 'when', label: words.when, width: 'w-36', choices: choicesOf(words.whens) }],
  rowLabel: row => row.documentCode,
  open: row => `/partners/customer/${row.partnerId}`,
  total: debtReportRoutes.customersDueTotal,
  totals: ({ remaining }) => ({ remaining }),
  exported: debtReportRoutes.exportCustomersDue,
})

/** What customers have to pay, document by document, by the day to pay. */
export default function CustomersDue() {
  const list = useList(due)
  const [paying, setPaying] = useState<DueRow | null>(null)
  const mayPay = list.may(debtRoutes.collect.permission)
  return (
    <>
      <ListScreen list={list} columns={dueColumns('customer', mayPay ? setPaying : null)} />
      {paying && (
        <PayDocument
          partner={{ kind: 'customer', id: paying.partnerId, name: paying.partnerName }}
          documentId={paying.documentId}
          onClose={() => setPaying(null)}
        />
      )}
    </>
  )
}
