import { type DueRow, debtReportRoutes } from '@quay/contract/money/debt-report'

import { useState } from 'react'
import { defineList } from '../../../list/define-list.ts'
import { choicesOf } from '../../../list/filter.ts'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { debtDueText as words } from '../../../text/partner/debt-due.ts'
import PayDocument from '../shared/pay-document.tsx'
import { dueColumns } from './due-columns.tsx'

const due = defineList({
  id: 'debt-due-provider',
  words: words.provider,
  route: debtReportRoutes.providersDue,
  filters: [{ kind: 'choice', field: 'when', label: words.when, width: 'w-36', choices: choicesOf(words.whens) }],
  rowLabel: row => row.documentCode,
  open: row => `/partners/provider/${row.partnerId}`,
  total: debtReportRoutes.providersDueTotal,
  totals: ({ remaining }) => ({ remaining }),
  exported: debtReportRoutes.exportProvidersDue,
})

/** What providers are to be paid, document by document, by the day to pay. */
export default function ProvidersDue() {
  const list = useList(due)
  const [paying, setPaying] = useState<DueRow | null>(null)
  const mayPay = list.may({ model: 'provider', action: 'update' })
  return (
    <>
      <ListScreen list={list} columns={dueColumns('provider', mayPay ? setPaying : null)} />
      {paying && (
        <PayDocument
          partner={{ kind: 'provider', id: paying.partnerId, name: paying.partnerName }}
          documentId={paying.documentId}
          onClose={() => setPaying(null)}
        />
      )}
    </>
  )
}
