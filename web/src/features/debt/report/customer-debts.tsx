import { customerGroupRoutes } from '@quay/contract/customer-group/routes'
import { type DebtReportRow, debtReportRoutes } from '@quay/contract/money/debt-report'
import { debtRoutes } from '@quay/contract/money/routes'
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
  id: 'debt-customer',
  words: debtReportText.customer,
  route: debtReportRoutes.customers,
  filters: debtFilters(() => namedOptions(useRoute(customerGroupRoutes.list, {}).data?.items)),
  rowKey: row => row.partnerId,
  open: row => `/partners/customer/${row.partnerId}`,
  total: debtReportRoutes.customerTotal,
  totals: debtTotals,
  exported: debtReportRoutes.exportCustomers,
})

/** What customers owe: movements of a period, and what is past its day at the end of it. */
export default function CustomerDebts() {
  const list = useList(debts)
  const [paying, setPaying] = useState<DebtReportRow | null>(null)
  const mayPay = list.may(debtRoutes.collect.permission)
  return (
    <>
      <ListScreen
        list={list}
        columns={debtColumns('customer', mayPay ? setPaying : null)}
        note={debtReportText.note}
        actions={<ListPrint list={list} columns={debtColumns('customer', null)} isOfStore />}
      />
      {paying && (
        <PayDocument
          partner={{ kind: 'customer', id: paying.partnerId, name: paying.name }}
          onClose={() => setPaying(null)}
        />
      )}
    </>
  )
}
