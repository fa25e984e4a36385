import { lotRoutes } from '@quay/contract/lot/routes'
import { expirySteps, type ShelfLot } from '@quay/contract/lot/shapes'
import { useBranchId } from '../../api/session/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { knownChoice } from '../../routing/known-choice.ts'
import { useAddress } from '../../routing/use-address.ts'
import { lotText } from '../../text/stock/lot.ts'
import { Money } from '../../ui/mark/money.tsx'
import { DetailPage } from '../../ui/page/detail-page.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { Tabs } from '../../ui/page/tabs.tsx'
import { ActOnLots } from './act-on-lots.tsx'
import { AllLots } from './all-lots.tsx'
import { LotTable } from './lot-table.tsx'

const usualDays: readonly number[] = [0, ...expirySteps]
const wholeDays = /^\d{1,4}$/

/** Lots of the branch: those that have expired or soon will, by step, and all of them, to find one by its number. */
export default function LotPage() {
  const branchId = useBranchId()
  const { query, change } = useAddress()
  const { data } = useRoute(lotRoutes.steps, { query: { branchId } })
  const asked = wholeDays.test(query.days ?? '') ? [Number(query.days)] : []
  // The store's own warning is a step too.
  const days = new Set([...usualDays, ...(data?.steps.map(step => step.days) ?? []), ...asked])
  const steps = [...[...days].sort((one, other) => one - other).map(String), 'all'].map(value => ({
    value,
    label: lotText.step(value),
  }))
  const chosen = knownChoice(steps, query.days) ?? (query.keyword ? 'all' : '30')
  const stepOf = (value: string) => data?.steps.find(one => String(one.days) === value)
  const value = stepOf(chosen)?.value
  return (
    <DetailPage
      title={lotText.title}
      meta={
        value !== undefined && (
          <span className="text-12 text-ink-2">
            {lotText.worth}: <Money amount={value} className="font-semibold" />
          </span>
        )
      }
    >
      <Tabs
        label={lotText.expiry}
        value={chosen}
        onChange={next => change({ days: next, keyword: undefined, hindrance: undefined })}
        items={steps.map(({ value: id, label }) =>
          id === 'all'
            ? { id, label, panel: <AllLots bulk={bulk} /> }
            : { id, label, count: stepOf(id)?.count ?? 0, panel: <Step key={id} days={id} /> },
        )}
      />
    </DetailPage>
  )
}

const bulk = (lots: readonly ShelfLot[], clear: () => void) => <ActOnLots lots={lots} onClear={clear} />

function Step({ days }: { days: string }) {
  return (
    <div className="overflow-hidden rounded-3 border border-line bg-surface">
      <LotTable
        label={lotText.title}
        query={{ days }}
        withProduct
        bulk={bulk}
        empty={<EmptyState title={lotText.empty}>{lotText.emptyHint}</EmptyState>}
      />
    </div>
  )
}
