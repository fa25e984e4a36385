import { type DebtReportRow, debtReportRoutes } from '@quay/contract/money/debt-report'
import { providerGroupRoutes } from '@quay/contract/provider-group/routes'
import { useState } from 'react'
import { useRoute } from '../../../api/use-route.ts'
import { defineList } from '../../../list/define-list.ts'
import { ListPrint } from '../../../list/list-print.tsx'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { debtReportText } from '../../../text/partner/debt-report.ts'
import { namedOptions } from '../../../ui/choice/named-options.ts'
import PayDocument from '../shared/pay-document.tsx'
import { debtColumns } from './debt-columns.tsx'
import { debtFilters, debtTotals } from './debt-filters.ts'

const debts = defineList({
  id: 'debt-provider',
  words: debtReportText.provider,
  route: debtReportRoutes.providers,
  filters: debtFilters(() => namedOptions(useRoute(providerGroupRoutes.list, {}).data?.items)),
  rowKey: row => row.partnerId,
  open: row => `/partners/provider/${row.partnerId}`,
  total: debtReportRoutes.providerTotal,
  totals: debtTotals,
  exported: debtReportRoutes.exportProviders,
})

/** What is owed to providers: movements of a period, and what is past its day at the end of it. */
export default function ProviderDebts() {
  const list = useList(debts)
  const [paying, setPaying] = useState<DebtReportRow | null>(null)
  const mayPay = list.may({ model: 'provider', action: 'update' })
  return (
    <>
      <ListScreen
        list={list}
        columns={debtColumns('provider', mayPay ? setPaying : null)}
        note={debtReportText.note}
        actions={<ListPrint list={list} columns={debtColumns('provider', null)} isOfStore />}
      />
      {paying && (
        <PayDocument
          partner={{ kind: 'provider', id: paying.partnerId, name: paying.name }}
          onClose={() => setPaying(null)}
        />
      )}
    </>
  )
}
