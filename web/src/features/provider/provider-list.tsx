import { providerRoutes } from '@quay/contract/partner/routes'
import { formatNumber } from '@quay/domain/text/format-number'
import { useRouter } from '@tanstack/react-router'
import { defineList } from '../../list/define-list.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { partnerText } from '../../text/partner/partner.ts'
import { Money } from '../../ui/mark/money.tsx'
import { ExcelMenu } from '../excel/shared/excel-menu.tsx'
import { providerColumns } from './provider-columns.tsx'
import { providerFilters } from './provider-filters.ts'
import { ProviderSheet } from './shared/provider-sheet.tsx'

const providers = defineList({
  id: 'provider',
  words: partnerText.providerList,
  route: providerRoutes.list,
  filters: providerFilters,
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
      actions={
        <ExcelMenu
          to="/partners/provider/excel"
          kinds={['provider']}
          of="providers"
          narrowed={list.narrowed}
          order={list.order}
        />
      }
    />
  )
}
