import type { inventoryCheckRoutes } from '@quay/contract/inventory-check/routes'
import type { Answer } from '@quay/contract/route'
import { checkText } from '../../../text/stock/inventory-check.ts'
import { DateTimeText } from '../../../ui/date/date-time-text.tsx'
import { Note } from '../../../ui/mark/note.tsx'

type Till = Answer<typeof inventoryCheckRoutes.review>['silentTills'][number]

/** Tills without contact: what they sold since is counted right once it arrives, and the books are behind until then. */
export function SilentTills({ tills }: { tills: readonly Till[] }) {
  return tills.map(till => (
    <Note key={till.name} tone="warning">
      {checkText.silentTill(till.name)} <DateTimeText instant={till.lastContactAt} />, {checkText.keeps(till.queued)}
    </Note>
  ))
}
