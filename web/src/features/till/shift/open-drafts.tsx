import { formatNumber } from '@quay/domain/text/format-number'
import { shiftText } from '../../../text/till/shift.ts'
import { Button } from '../../../ui/button/button.tsx'
import type { Draft } from '../drafts/draft.ts'
import { closeTab } from '../line/line-actions.ts'
import { useSale } from '../sale-context.ts'

/** The bills that nobody paid yet, each with what it comes to: to be opened and paid, or deleted, before the drawer is counted. A deleted one can be taken back while
 * the message stands. */
export function OpenDrafts({ drafts, onOpen }: { drafts: readonly Draft[]; onOpen: (id: string) => void }) {
  // The keyboard stays in the window.
  const sale = { ...useSale(), focusFind: () => {} }
  const { till } = sale
  return (
    <ul aria-label={shiftText.openDrafts} className="mt-1 grid max-h-40 gap-1 overflow-auto">
      {drafts.map(draft => (
        <li key={draft.id} className="flex items-center justify-between gap-2">
          <span className="min-w-0 truncate">
            {shiftText.draftOf(draft.number, draft.cart.customer?.name ?? null, formatNumber(draft.cart.lines.length))}
          </span>
          <span className="flex shrink-0 items-center gap-2">
            <b>{formatNumber(till.viewOf(draft).due)}</b>
            <Button size="xs" onClick={() => onOpen(draft.id)}>
              {shiftText.openDraft(draft.number)}
            </Button>
            <Button
              size="xs"
              aria-label={shiftText.deleteDraftOf(draft.number)}
              onClick={() => closeTab(sale, draft.id)}
            >
              {shiftText.deleteDraft}
            </Button>
          </span>
        </li>
      ))}
    </ul>
  )
}
