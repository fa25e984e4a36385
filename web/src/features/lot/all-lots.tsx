import { lotHindrances, type ShelfLot } from '@quay/contract/lot/shapes'
import { type ReactNode, useState } from 'react'
import { knownChoice } from '../../routing/known-choice.ts'
import { useAddress } from '../../routing/use-address.ts'
import { useTypedSearch } from '../../routing/use-typed-search.ts'
import { lotText } from '../../text/stock/lot.ts'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { SearchInput } from '../../ui/field/search-input.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { LotTable } from './lot-table.tsx'

const hindrances = (['', ...lotHindrances] as const).map(value => ({ value, label: lotText.hindrances[value] }))

type AllLotsProps = { bulk: (lots: readonly ShelfLot[], clear: () => void) => ReactNode }

/** All lots of the branch, found by number or goods, by what keeps them from being sold, sold out ones when asked for. */
export function AllLots({ bulk }: AllLotsProps) {
  const { query, change } = useAddress()
  const search = useTypedSearch()
  const [withEmpty, setWithEmpty] = useState(false)
  const hindrance = knownChoice(hindrances, query.hindrance)
  const isFiltered = query.keyword !== undefined || hindrance !== undefined
  return (
    <section aria-label={lotText.step('all')} className="overflow-hidden rounded-3 border border-line bg-surface">
      <div className="flex flex-wrap items-center gap-3 px-4 py-2 max-md:px-3">
        <SearchInput
          {...search}
          label={lotText.find}
          shortcut="/"
          className="max-w-72 flex-1 basis-52 max-sm:max-w-none max-sm:basis-full"
        />
        <Select
          label={lotText.hindrance}
          className="w-44"
          value={hindrance ?? ''}
          options={hindrances}
          onChange={next => change({ hindrance: next })}
        />
        <Checkbox checked={withEmpty} onChange={event => setWithEmpty(event.target.checked)}>
          {lotText.withEmpty}
        </Checkbox>
      </div>
      <LotTable
        label={lotText.step('all')}
        query={{
          ...(query.keyword && { keyword: query.keyword }),
          ...(hindrance && { hindrance }),
          ...(withEmpty && { withEmpty: 'true' }),
        }}
        withProduct
        bulk={bulk}
        empty={
          isFiltered ? (
            <EmptyState
              title={lotText.notFound}
              actions={!withEmpty && <Button onClick={() => setWithEmpty(true)}>{lotText.findEmpty}</Button>}
            >
              {lotText.notFoundHint}
            </EmptyState>
          ) : (
            <EmptyState title={lotText.noneLeft}>{lotText.noneLeftHint}</EmptyState>
          )
        }
      />
    </section>
  )
}
