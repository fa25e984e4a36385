import { inventoryCheckRoutes } from '@quay/contract/inventory-check/routes'
import type { ReviewLine } from '@quay/contract/inventory-check/shapes'
import { useState } from 'react'
import { call } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { checkText } from '../../../text/stock/inventory-check.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Select } from '../../../ui/choice/select.tsx'
import { nameOfLine } from './line-name.ts'
import { useReasonChoices } from './line-reason.tsx'

const mostLines = 5000

type ToolsProps = { checkId: string; lines: readonly ReviewLine[]; isDraft: boolean; onDone: () => void }

/** What is done with several lines at once: one reason for all, or a plus that stands in for a minus. */
export function LineTools({ checkId, lines, isDraft, onDone }: ToolsProps) {
  const [looking, setLooking] = useState(false)
  const decide = useAction(inventoryCheckRoutes.decide, { onDone })
  const choices = useReasonChoices(directionOf(lines))
  const canOffset = lines.some(line => line.difference > 0) && lines.some(line => line.difference < 0)
  const put = (patch: { reasonId?: string; offsetGroup?: number }) =>
    decide.mutate({ params: { id: checkId }, body: { lines: lines.map(line => ({ ...nameOfLine(line), ...patch })) } })

  async function offset() {
    setLooking(true)
    try {
      // The lines of other pages have groups too.
      const query = { tab: 'differ' as const, limit: mostLines }
      const { items } = await call(inventoryCheckRoutes.review, { params: { id: checkId }, query })
      put({ offsetGroup: 1 + Math.max(0, ...items.map(line => line.offsetGroup ?? 0)) })
    } finally {
      setLooking(false)
    }
  }
  return (
    <div className="ml-auto flex flex-wrap items-center gap-2">
      <Select
        className="w-44"
        label={checkText.setReasonTitle(lines.length)}
        placeholder={checkText.setReasonTitle(lines.length)}
        value={null}
        options={choices}
        onChange={reasonId => put({ reasonId })}
      />
      {isDraft && (
        <Button
          disabled={!canOffset}
          title={checkText.offsetHint}
          busy={looking || decide.isPending}
          onClick={() => void offset()}
        >
          {checkText.makeOffset}
        </Button>
      )}
    </div>
  )
}

/** The direction that all of them have; null where they differ. */
const directionOf = (lines: readonly ReviewLine[]) =>
  lines.every(line => line.difference > 0) ? 'PLUS' : lines.every(line => line.difference < 0) ? 'MINUS' : null
