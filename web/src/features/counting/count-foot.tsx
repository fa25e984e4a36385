import { inventoryCheckRoutes } from '@quay/contract/inventory-check/routes'
import { formatNumber } from '@quay/domain/text/format-number'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useAction } from '../../api/use-action.ts'
import { useConnection } from '../../offline/connection/connection.ts'
import type { StoredLine, StoredSheet } from '../../offline/count/count-line.ts'
import type { Counts } from '../../offline/count/count-sender.ts'
import { isUnsent } from '../../offline/count/is-unsent.ts'
import { countingText } from '../../text/stock/counting.ts'
import { Button } from '../../ui/button/button.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { Refusal } from '../../ui/mark/refusal.tsx'
import { ConfirmDialog } from '../../ui/window/confirm-dialog.tsx'

type FootProps = { counts: Counts; sheet: StoredSheet; lines: ReadonlyMap<string, StoredLine> }

/** What the server has of it, and the end of the sheet. */
export function CountFoot({ counts, sheet, lines }: FootProps) {
  const router = useRouter()
  const online = useConnection(state => state.online)
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const all = [...lines.values()]
  const unsent = all.filter(isUnsent).length
  const refused = all.filter(line => line.refusal?.revision === line.revision).length
  const finish = useAction(inventoryCheckRoutes.finishSheet, {
    onDone: () => {
      // Everything of it is at the server; opening it again takes it from there.
      void counts.forget(sheet.id)
      router.history.push(`/products/check-inventory/${sheet.checkId}`)
    },
    showError: error => {
      setProblem(error.message)
      return true
    },
  })
  async function submit() {
    if (!(await counts.isSent(sheet.id))) {
      void counts.sendNow()
      return setProblem(countingText.notSentYet)
    }
    finish.mutate({ params: { id: sheet.id }, body: { isFinished: true } })
  }
  return (
    <div className="grid gap-2">
      {!online && <Note tone="warning">{countingText.offline}</Note>}
      {refused > 0 && <Note tone="danger">{countingText.refusedLines(formatNumber(refused))}</Note>}
      <div className="flex items-center gap-3">
        <span role="status" className="min-w-0 flex-1 text-12 text-ink-2">
          {unsent > 0 ? countingText.waitingLines(formatNumber(unsent)) : countingText.allSent}
        </span>
        <Button size="lg" onClick={() => setAsking(true)}>
          {countingText.finish}
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          tone="primary"
          title={countingText.finishTitle}
          description={countingText.finishHint(formatNumber(all.filter(line => !line.isRemoved).length))}
          confirmLabel={countingText.finish}
          busy={finish.isPending}
          onConfirm={() => void submit()}
          onClose={() => {
            setAsking(false)
            setProblem(null)
          }}
        >
          <Refusal>{problem}</Refusal>
        </ConfirmDialog>
      )}
    </div>
  )
}
