import type { ReactNode } from 'react'
import { listText } from '../../text/kit/list.ts'
import { Button } from '../button/button.tsx'
import { Chip } from '../mark/chip.tsx'

export type ActiveFilter = { id: string; name: string; value: ReactNode; onRemove: () => void }

type FilterChipsProps = {
  filters: readonly ActiveFilter[]
  onClear?: (() => void) | undefined
  /** How many rows are ticked, and what can be done with them. */
  picked: number
  bulkActions?: ReactNode
}

/** The filters in force, each with its ×, and the count of ticked rows. Takes no room when there is neither. */
export function FilterChips({ filters, onClear, picked, bulkActions }: FilterChipsProps) {
  if (filters.length === 0 && picked === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-1.5 px-4 pb-2 max-md:px-3">
      {filters.length > 0 && (
        <ul aria-label={listText.activeFilters} className="contents">
          {filters.map(filter => (
            <li key={filter.id} className="inline-flex">
              <Chip active onRemove={filter.onRemove} removeLabel={listText.removeFilter(filter.name)}>
                {/* One that is yes or nothing is its own name. */}
                {filter.name !== filter.value && `${filter.name}: `}
                <b className="font-semibold">{filter.value}</b>
              </Chip>
            </li>
          ))}
        </ul>
      )}
      {filters.length > 0 && onClear && (
        <Button variant="link" className="text-12" onClick={onClear}>
          {listText.removeAllFilters}
        </Button>
      )}
      <div className="ml-auto flex flex-wrap items-center gap-2">
        {picked > 0 && bulkActions}
        <span role="status" className="text-12 text-ink-3">
          {picked > 0 && listText.selectedCount(picked)}
        </span>
      </div>
    </div>
  )
}
