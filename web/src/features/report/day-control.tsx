import { viewOf } from '@quay/domain/report/views'
import type { Address } from '../../list/filter.ts'
import { reportText } from '../../text/money/report.ts'
import { DateInput } from '../../ui/date/date-input.tsx'

/** Views of what lies in stock at the end of a day; what moved before it on that day is nothing that they show. */
const heldViews: ReadonlySet<string> = new Set(['WAREHOUSE_VALUE', 'EXPIRY'])

type DayControlProps = { query: Address; set: (patch: Address) => void }

/** Asks for the stock at the end of one day: a period that is this day. */
export function DayControl({ query, set }: DayControlProps) {
  if (!heldViews.has(viewOf('product', query.view).id)) return null
  const { from, to } = query
  return (
    <div className="w-44 max-sm:w-full">
      <DateInput
        aria-label={reportText.day}
        placeholder={reportText.day}
        value={from !== undefined && from === to ? from : null}
        onChange={day => set({ period: undefined, from: day ?? undefined, to: day ?? undefined })}
      />
    </div>
  )
}
