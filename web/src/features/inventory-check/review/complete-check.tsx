import { inventoryCheckRoutes } from '@quay/contract/inventory-check/routes'
import type { InventoryCheck } from '@quay/contract/inventory-check/shapes'
import { formatDong, formatNumber } from '@quay/domain/text/format-number'
import { useState } from 'react'
import { useAction } from '../../../api/use-action.ts'
import { useRoute } from '../../../api/use-route.ts'
import { checkText } from '../../../text/stock/inventory-check.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/choice/checkbox.tsx'
import { Hinted } from '../../../ui/field/hinted.tsx'
import { Money } from '../../../ui/mark/money.tsx'
import { Note } from '../../../ui/mark/note.tsx'
import { Refusal } from '../../../ui/mark/refusal.tsx'
import { FigureRow } from '../../../ui/page/figure-row.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { ConfirmDialog } from '../../../ui/window/confirm-dialog.tsx'

type CompleteProps = { check: InventoryCheck; onClose: () => void; onShowBlocked: () => void }

/** What completing will do, in figures; uncounted goods go to zero only if the user ticks the box that names them. */
export function CompleteCheck({ check, onClose, onShowBlocked }: CompleteProps) {
  const [zeroes, setZeroes] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const review = useRoute(inventoryCheckRoutes.review, {
    params: { id: check.id },
    query: { tab: 'blocked', limit: 1 },
  })
  const complete = useAction(inventoryCheckRoutes.complete, {
    onClose,
    showError: error => {
      setRefusal(error.message)
      // What the person agreed to is not so any more: the figures are shown anew, and asked about anew.
      if (error.code === 'uncounted-changed') setZeroes(false)
      void review.refetch()
      return true
    },
  })
  const totals = review.data?.totals
  const counting = check.sheets.filter(sheet => !sheet.finishedAt && !sheet.discardedAt).map(sheet => sheet.name)
  function submit() {
    if (!totals) return
    const { uncountedCount: count, uncountedValue: value } = totals
    const zeroUncounted = zeroes && count > 0 ? { count, ...(value !== undefined && { value }) } : null
    complete.mutate({ params: { id: check.id }, body: { zeroUncounted } })
  }
  return (
    <ConfirmDialog
      tone="primary"
      onClose={onClose}
      onConfirm={submit}
      busy={complete.isPending}
      title={checkText.completeTitle(check.code)}
      description={checkText.completeHint}
      confirmLabel={checkText.complete}
    >
      {totals ? (
        <div className="grid gap-3">
          <Refusal>{refusal}</Refusal>
          <dl className="grid gap-1.5">
            <FigureRow label={checkText.tabs.match}>{checkText.lots(formatNumber(totals.matchCount))}</FigureRow>
            <FigureRow label={checkText.columns.plus}>
              {checkText.lots(formatNumber(totals.plusCount))}
              {totals.plusValue !== undefined && (
                <>
                  {' · '}
                  <Money amount={totals.plusValue} />
                </>
              )}
            </FigureRow>
            <FigureRow label={checkText.columns.minus}>
              {checkText.lots(formatNumber(totals.minusCount))}
              {totals.minusValue !== undefined && (
                <>
                  {' · '}
                  <Money amount={totals.minusValue} />
                </>
              )}
            </FigureRow>
            <FigureRow label={checkText.tabs.uncounted}>
              {checkText.lots(formatNumber(totals.uncountedCount))}
            </FigureRow>
          </dl>
          {totals.blockedCount > 0 && (
            <Note
              tone="danger"
              actions={
                <Button variant="link" onClick={onShowBlocked}>
                  {checkText.showBlocked}
                </Button>
              }
            >
              {checkText.blockedFirst(formatNumber(totals.blockedCount))}
            </Note>
          )}
          {counting.length > 0 && <Note tone="warning">{checkText.openSheets(counting.join(', '))}</Note>}
          {totals.uncountedCount > 0 && (
            <Hinted hint={checkText.zeroHint}>
              <Checkbox checked={zeroes} onChange={event => setZeroes(event.target.checked)}>
                {checkText.zeroUncounted(
                  formatNumber(totals.uncountedCount),
                  totals.uncountedValue === undefined ? '' : formatDong(totals.uncountedValue),
                )}
              </Checkbox>
            </Hinted>
          )}
        </div>
      ) : (
        <Skeleton lines={4} />
      )}
    </ConfirmDialog>
  )
}
