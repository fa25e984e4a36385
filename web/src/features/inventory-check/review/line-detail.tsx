import { inventoryCheckRoutes } from '@quay/contract/inventory-check/routes'
import type { ReviewLine } from '@quay/contract/inventory-check/shapes'
import { formatDate } from '@quay/domain/text/format-date'
import { useState } from 'react'
import { useAction } from '../../../api/use-action.ts'
import { checkText } from '../../../text/stock/inventory-check.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/choice/checkbox.tsx'
import { DateTimeText } from '../../../ui/date/date-time-text.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Hinted } from '../../../ui/field/hinted.tsx'
import { TextInput } from '../../../ui/field/text-input.tsx'
import { Note } from '../../../ui/mark/note.tsx'
import { nameOfLine, titleOfLine } from './line-name.ts'
import { LineReason } from './line-reason.tsx'

type DetailProps = { checkId: string; line: ReviewLine; isDraft: boolean; mayExplain: boolean }

/** What stands behind a line: who counted it, what moved meanwhile, what has to be settled, and the note of the reviewer. */
export function LineDetail({ checkId, line, isDraft, mayExplain }: DetailProps) {
  const decide = useAction(inventoryCheckRoutes.decide)
  const [note, setNote] = useState(line.note ?? '')
  const change = (patch: { note?: string | null; offsetGroup?: null; correctsExpiry?: boolean }) =>
    decide.mutate({ params: { id: checkId }, body: { lines: [{ ...nameOfLine(line), ...patch }] } })
  const differs = line.counted !== null && line.difference !== 0
  return (
    <div className="grid gap-2 bg-surface-2 px-4 py-3">
      {line.countedAt && (
        <p className="text-12 text-ink-2">
          {checkText.countedBy(line.counterNames ?? '')} <DateTimeText instant={line.countedAt} />
          {line.round > 1 && ` · ${checkText.round(line.round)}`}
        </p>
      )}
      {line.blocks.map(block => (
        <Note key={block.why} tone="danger">
          {block.text}
        </Note>
      ))}
      {line.remarks.map(remark => (
        <Note key={remark}>{remark}</Note>
      ))}
      {mayExplain && isDraft && line.isKnownLot && line.foundExpiryDate && (
        <Hinted hint={checkText.correctExpiryHint}>
          <Checkbox
            checked={line.correctsExpiry}
            disabled={decide.isPending}
            onChange={event => change({ correctsExpiry: event.target.checked })}
          >
            {checkText.correctExpiry(formatDate(line.foundExpiryDate))}
          </Checkbox>
        </Hinted>
      )}
      {mayExplain && differs && (
        <form
          className="flex max-w-2xl flex-wrap items-end gap-2"
          onSubmit={event => {
            event.preventDefault()
            change({ note: note.trim() || null })
          }}
        >
          <Field label={checkText.head.reason} className="w-44 md:hidden">
            <LineReason checkId={checkId} line={line} />
          </Field>
          <Field label={checkText.lineNote} className="flex-1 basis-52">
            <TextInput
              aria-label={`${checkText.lineNote}: ${titleOfLine(line)}`}
              maxLength={300}
              value={note}
              onChange={event => setNote(event.target.value)}
            />
          </Field>
          <Button type="submit" busy={decide.isPending} disabled={note.trim() === (line.note ?? '')}>
            {checkText.saveNote}
          </Button>
          {isDraft && line.offsetGroup !== null && (
            <Button onClick={() => change({ offsetGroup: null })}>{checkText.dropOffset}</Button>
          )}
        </form>
      )}
      {!(mayExplain && differs) && line.note && <p>{line.note}</p>}
    </div>
  )
}
