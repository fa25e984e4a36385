import { customerRoutes } from '@quay/contract/partner/routes'
import { formatDong, formatNumber } from '@quay/domain/text/format-number'
import { useRouter } from '@tanstack/react-router'
import { type ComponentType, useState } from 'react'
import type { Narrowed } from '../../api/narrowed.ts'
import { defineList } from '../../list/define-list.ts'
import { type Asked, choicesOf } from '../../list/filter.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { partnerText } from '../../text/partner.ts'
import { Money } from '../../ui/money.tsx'
import { customerColumns } from './customer-columns.tsx'
import { CustomerSheet } from './customer-sheet.tsx'

const customers = defineList({
  id: 'customer',
  title: partnerText.customers,
  route: customerRoutes.list,
  search: partnerText.customerFind,
  filters: [
    {
      kind: 'choice',
      field: 'hasDebt',
      address: 'debt',
      label: partnerText.debtFilter,
      choices: choicesOf(partnerText.debtChoices),
    },
    {
      kind: 'choice',
      field: 'status',
      label: partnerText.statusFilter,
      choices: choicesOf(partnerText.statuses, {
        all: partnerText.allStatuses,
        order: ['active', 'potential', 'inactive'],
      }),
    },
  ],
  columns: customerColumns,
  rowKey: row => row.id,
  rowLabel: row => row.code,
  open: row => `/partners/customer/${row.id}`,
  total: customerRoutes.total,
  totals: total => ({
    label: partnerText.customerTotals(formatNumber(total.count), total.credit && formatDong(total.credit)),
    cells: { debt: <Money amount={total.debt} /> },
  }),
  add: { label: partnerText.customerAdd, permission: customerRoutes.create.permission },
  empty: { title: partnerText.customerFirst, hint: partnerText.customerFirstHint },
  noMatch: { title: partnerText.customerEmpty, hint: partnerText.customerEmptyHint },
  counted: partnerText.customersCounted,
})

/** Customers in and out as a file, put here by the route. */
type ExcelProps = { narrowed: Narrowed<Asked<typeof customerRoutes.list>> | null }

/** Customers: found by name, phone or code. */
export function CustomerList({ Excel }: { Excel: ComponentType<ExcelProps> }) {
  const router = useRouter()
  const list = useList(customers)
  const [adding, setAdding] = useState(false)
  return (
    <>
      <ListScreen
        list={list}
        onAdd={() => setAdding(true)}
        actions={<Excel narrowed={list.isFiltered ? { filter: list.filter, count: list.all } : null} />}
      />
      {adding && (
        <CustomerSheet
          onClose={() => setAdding(false)}
          onSaved={customer => router.history.push(`/partners/customer/${customer.id}`)}
        />
      )}
    </>
  )
}
