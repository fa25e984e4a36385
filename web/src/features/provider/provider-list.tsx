import { providerRoutes } from '@quay/contract/partner/routes'
import { providerGroupRoutes } from '@quay/contract/provider-group/routes'
import { formatNumber } from '@quay/domain/text/format-number'
import { useRouter } from '@tanstack/react-router'
import { useRoute } from '../../api/use-route.ts'
import { defineList } from '../../list/define-list.ts'
import { choicesOf } from '../../list/filter.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { partnerText } from '../../text/partner.ts'
import { providerText } from '../../text/provider.ts'
import { Money } from '../../ui/money.tsx'
import { namedOptions } from '../../ui/named-options.ts'
import { ExcelMenu } from '../excel/shared/excel-menu.tsx'
import { providerColumns } from './provider-columns.tsx'
import { ProviderSheet } from './shared/provider-sheet.tsx'

const providers = defineList({
  id: 'provider',
  words: partnerText.providerList,
  route: providerRoutes.list,
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
      useOptions: () => namedOptions(useRoute(providerGroupRoutes.list, {}).data?.items),
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
  open: '/partners/provider',
  total: providerRoutes.total,
  totals: ({ debt }) => ({ debt }),
  totalsLabel: total => (
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
  add: { permission: providerRoutes.create.permission },
})

/** Providers: found by name, phone or tax code. */
export default function ProviderList() {
  const router = useRouter()
  const list = useList(providers)
  return (
    <ListScreen
      list={list}
      sheet={(_, close) => (
        <ProviderSheet onClose={close} onSaved={({ id }) => router.history.push(`/partners/provider/${id}`)} />
      )}
      actions={<ExcelMenu to="/partners/provider/excel" kinds={['provider']} of="providers" narrowed={list.narrowed} />}
    />
  )
}
