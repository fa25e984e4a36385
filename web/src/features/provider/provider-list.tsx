import { providerRoutes } from '@quay/contract/partner/routes'
import { providerGroupRoutes } from '@quay/contract/provider-group/routes'
import { formatNumber } from '@quay/domain/text/format-number'
import { useRouter } from '@tanstack/react-router'
import { type ComponentType, useState } from 'react'
import type { Narrowed } from '../../api/narrowed.ts'
import { useRoute } from '../../api/use-route.ts'
import { defineList } from '../../list/define-list.ts'
import { type Asked, choicesOf } from '../../list/filter.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { partnerText } from '../../text/partner.ts'
import { providerText } from '../../text/provider.ts'
import { Money } from '../../ui/money.tsx'
import { providerColumns } from './provider-columns.tsx'
import { ProviderSheet } from './provider-sheet.tsx'

const providers = defineList({
  id: 'provider',
  title: partnerText.providers,
  route: providerRoutes.list,
  search: partnerText.providerFind,
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
      field: 'isActive',
      address: 'status',
      label: partnerText.statusFilter,
      choices: choicesOf(partnerText.providerStatuses, { all: partnerText.allStatuses, order: ['1', '0'] }),
    },
    {
      kind: 'listed',
      field: 'providerGroupId',
      address: 'group',
      label: providerText.groupFilter,
      all: providerText.allGroups,
      useOptions: () =>
        (useRoute(providerGroupRoutes.list, {}).data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      kind: 'choice',
      field: 'expiring',
      address: 'papers',
      label: providerText.papersFilter,
      width: 'w-48',
      choices: choicesOf(providerText.papersChoices, { order: ['true'] }),
    },
  ],
  columns: providerColumns,
  rowKey: row => row.id,
  rowLabel: row => row.code,
  open: row => `/partners/provider/${row.id}`,
  total: providerRoutes.total,
  totals: total => ({
    label: (
      <>
        {partnerText.providerTotals(formatNumber(total.count))}
        {total.credit > 0 && (
          <span className="font-normal text-ink-2">
            {' · '}
            {partnerText.providerCredit} <Money amount={total.credit} />
          </span>
        )}
      </>
    ),
    cells: { debt: <Money amount={total.debt} /> },
  }),
  add: { label: partnerText.providerAdd, permission: providerRoutes.create.permission },
  empty: { title: partnerText.providerFirst, hint: partnerText.providerFirstHint },
  noMatch: { title: partnerText.providerEmpty, hint: partnerText.providerEmptyHint },
  counted: partnerText.providersCounted,
})

/** Providers in and out as a file, put here by the route. */
type ExcelProps = { narrowed: Narrowed<Asked<typeof providerRoutes.list>> | null }

/** Providers: found by name, phone or tax code. */
export function ProviderList({ Excel }: { Excel: ComponentType<ExcelProps> }) {
  const router = useRouter()
  const list = useList(providers)
  const [adding, setAdding] = useState(false)
  return (
    <>
      <ListScreen
        list={list}
        onAdd={() => setAdding(true)}
        actions={<Excel narrowed={list.isFiltered ? { filter: list.filter, count: list.all } : null} />}
      />
      {adding && (
        <ProviderSheet
          onClose={() => setAdding(false)}
          onSaved={provider => router.history.push(`/partners/provider/${provider.id}`)}
        />
      )}
    </>
  )
}
