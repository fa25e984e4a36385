import { vatRates } from '@quay/contract/enumeration'
import { isAllowed } from '@quay/contract/permission'
import { type TaxData, taxRoutes } from '@quay/contract/tax'
import { vatRateInWords } from '@quay/domain/tax/vat-rate-in-words'
import { formatNumber } from '@quay/domain/text/format-number'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useBranchId, useSession } from '../../api/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { knownChoice } from '../../routing/known-choice.ts'
import { useAddress } from '../../routing/use-address.ts'
import { useListPaging } from '../../routing/use-list-paging.ts'
import { useTypedSearch } from '../../routing/use-typed-search.ts'
import { taxText } from '../../text/tax.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { Note } from '../../ui/note.tsx'
import { Select } from '../../ui/select.tsx'
import { toast } from '../../ui/toast.ts'
import { useHotkey } from '../../ui/use-hotkey.ts'
import { AssignSheet } from './assign-sheet.tsx'
import { rateColumns } from './rate-columns.tsx'
import { RateSheet } from './rate-sheet.tsx'
import { TaxViews } from './tax-views.tsx'

const states = [
  { value: '' as const, label: taxText.anyState },
  ...(['now', 'future', 'past'] as const).map(value => ({ value, label: taxText.states[value] })),
]
const rates = [
  { value: '', label: taxText.anyRate },
  ...vatRates.map(rate => ({ value: String(rate), label: vatRateInWords(rate) })),
]

/** VAT rates with dates: of groups and products, in force, to come and past. */
export function TaxRates() {
  const branchId = useBranchId()
  const { rights } = useSession()
  const { query, change } = useAddress()
  const search = useTypedSearch()
  const [open, setOpen] = useState<TaxData | 'new' | null>(null)
  const { data, isPending, error, refetch } = useRoute(taxRoutes.list, {
    query: {
      branchId,
      keyword: query.keyword,
      state: knownChoice(states, query.state),
      vatRate: rates.some(rate => rate.value === query.rate) ? query.rate : undefined,
      cursor: query.cursor,
      limit: 50,
    },
  })
  const paging = useListPaging(data?.nextCursor)
  const set = (patch: Record<string, string | undefined>) => change({ ...patch, cursor: undefined })
  const mayAdd = isAllowed(rights, { model: 'tax', action: 'create' })
  const mayEdit = isAllowed(rights, { model: 'tax', action: 'update' })
  useHotkey({ id: 'tax.new', key: 'N', label: taxText.add, scope: taxText.scope }, () => setOpen('new'), {
    enabled: mayAdd && open === null,
  })
  const add = mayAdd && (
    <Button variant="primary" icon={<Plus />} onClick={() => setOpen('new')}>
      {taxText.add}
      <Kbd inherit>N</Kbd>
    </Button>
  )
  const isFiltered = Boolean(query.keyword || query.state || query.rate)
  return (
    <>
      <ListPage
        id="tax-rates"
        title={taxText.title}
        count={data?.totalItem ?? undefined}
        columns={rateColumns}
        rows={data?.items ?? []}
        rowKey={row => row.id}
        rowLabel={row => `${row.name} ${vatRateInWords(row.vatRate)}`}
        onOpen={mayEdit ? setOpen : undefined}
        summary={
          <div className="pb-3">
            <Note>{taxText.rule}</Note>
          </div>
        }
        search={{ ...search, label: taxText.find }}
        filters={
          <>
            <Select
              className="w-40 max-sm:w-full"
              label={taxText.state}
              value={query.state ?? ''}
              options={states}
              onChange={state => set({ state })}
            />
            <Select
              className="w-36 max-sm:w-full"
              label={taxText.rate}
              value={query.rate ?? ''}
              options={rates}
              onChange={rate => set({ rate })}
            />
          </>
        }
        actions={
          <>
            <TaxViews />
            {add}
          </>
        }
        loading={isPending}
        error={error && { message: error.message, traceId: error.requestId, onRetry: () => refetch() }}
        empty={
          isFiltered ? (
            <EmptyState title={taxText.noMatch} />
          ) : (
            <EmptyState title={taxText.emptyTitle} actions={add}>
              {taxText.emptyHint}
            </EmptyState>
          )
        }
        paging={paging}
      />
      {open === 'new' && (
        <AssignSheet
          onClose={() => setOpen(null)}
          onDone={count => {
            toast.success(taxText.done(formatNumber(count)))
            setOpen(null)
          }}
        />
      )}
      {open !== null && open !== 'new' && <RateSheet rate={open} onClose={() => setOpen(null)} />}
    </>
  )
}
