import { inventoryCheckRoutes } from '@quay/contract/inventory-check/routes'
import type { CountSheet, InventoryCheck } from '@quay/contract/inventory-check/shapes'
import { formatNumber } from '@quay/domain/text/format-number'
import Trash from 'lucide-react/icons/trash-2'
import { useProfile } from '../../../api/session/session.ts'
import { useAction } from '../../../api/use-action.ts'
import { checkText } from '../../../text/stock/inventory-check.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { DateTimeText } from '../../../ui/date/date-time-text.tsx'
import { Tag } from '../../../ui/mark/tag.tsx'
import { confirm } from '../../../ui/window/confirm.ts'

type ListProps = { check: InventoryCheck /** May throw away what others counted. */; mayReview: boolean }

/** Who counts, how many lots the server has of each, and who is done. */
export function SheetList({ check, mayReview }: ListProps) {
  const { id: ownId } = useProfile()
  const discard = useAction(inventoryCheckRoutes.discardSheet)
  if (check.mergedInto) return <p className="text-ink-2">{checkText.merging.sheetsIn(check.mergedInto.code)}</p>
  if (check.sheets.length === 0) return <p className="text-ink-2">{checkText.noSheets}</p>
  async function ask(sheet: CountSheet) {
    const sure = await confirm({
      title: checkText.discardTitle(sheet.name),
      description: checkText.discardHint(checkText.lots(formatNumber(sheet.lineCount))),
      confirmLabel: checkText.discard,
    })
    if (sure) discard.mutate({ params: { id: sheet.id } })
  }
  return (
    <ul aria-label={checkText.sheets} className="grid gap-2">
      {check.sheets.map(sheet => (
        <li key={sheet.id} className="flex items-center gap-2">
          <div className="min-w-0 flex-1">
            <div className={sheet.discardedAt ? 'text-ink-3 line-through' : 'font-semibold'}>{sheet.name}</div>
            <div className="text-12 text-ink-3">
              {[
                checkText.sheetLots(formatNumber(sheet.lineCount)),
                ...(sheet.round > 1 ? [checkText.round(sheet.round)] : []),
                ...(sheet.countedInCode ? [checkText.merging.countedIn(sheet.countedInCode)] : []),
              ].join(' · ')}
              {sheet.lastReceivedAt && (
                <>
                  {` · ${checkText.received} `}
                  <DateTimeText instant={sheet.lastReceivedAt} precision="time" />
                </>
              )}
            </div>
          </div>
          <SheetTag check={check} sheet={sheet} />
          {check.status === 'DRAFT' && !sheet.discardedAt && (mayReview || sheet.counterId === ownId) && (
            <IconButton
              size="sm"
              icon={<Trash />}
              label={`${checkText.discard}: ${sheet.name}`}
              onClick={() => void ask(sheet)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

/** The state of a sheet. After the end of the check it is closed, even if its counter did not finish it. */
function SheetTag({ check, sheet }: { check: InventoryCheck; sheet: CountSheet }) {
  if (sheet.discardedAt) return <Tag>{checkText.sheetDiscarded}</Tag>
  if (sheet.finishedAt) return <Tag tone="success">{checkText.sheetDone}</Tag>
  if (check.status !== 'DRAFT') return <Tag>{checkText.sheetClosed}</Tag>
  return <Tag tone="info">{checkText.sheetOpen}</Tag>
}
