import { type FundCount, fundCountRoutes } from '@quay/contract/money/fund-count'
import { sumNotes } from '@quay/domain/shift/sum-notes'
import { formatDong } from '@quay/domain/text/format-number'
import Undo from 'lucide-react/icons/undo-2'
import { useRef, useState } from 'react'
import { newId } from '../../../api/new-id.ts'
import { useBranchId } from '../../../api/session/session.ts'
import { shownHere, useAction } from '../../../api/use-action.ts'
import { useRoute } from '../../../api/use-route.ts'
import { CancelDocument } from '../../../document/cancel-document.tsx'
import { DocumentLink } from '../../../routing/document-link.tsx'
import { kitText } from '../../../text/kit/kit.ts'
import { fundCountText as words } from '../../../text/money/fund-count.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { DateTimeText } from '../../../ui/date/date-time-text.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/field/text-input.tsx'
import { Note } from '../../../ui/mark/note.tsx'
import { Refusal } from '../../../ui/mark/refusal.tsx'
import { FigureRow } from '../../../ui/page/figure-row.tsx'
import { EditSheet } from '../../../ui/window/edit-sheet.tsx'
import { CountNotes, notesOf, type TypedNotes } from '../../shift/shared/count-notes.tsx'
import { useAccounts } from '../shared/use-accounts.ts'

const longestReason = 300

/** Counts the cash of the branch by notes; a difference asks for its reason. The last counts stand below and can be taken back. */
export default function CountSheet({ onClose }: { onClose: () => void }) {
  const branchId = useBranchId()
  const drawer = useAccounts().find(({ kind }) => kind === 'CASH')
  const first = useRef<HTMLInputElement>(null)
  const [id] = useState(newId)
  const [typed, setTyped] = useState<TypedNotes>({})
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const [cancelled, setCancelled] = useState<FundCount | null>(null)
  const past = useRoute(fundCountRoutes.list, { query: { branchId } })
  const create = useAction(fundCountRoutes.create, { onClose, showError: shownHere })
  const openShift = past.data?.openShift
  const notes = notesOf(typed)
  const difference = sumNotes(notes) - (drawer?.balance ?? 0)
  // Until a number is typed nothing was counted, and so nothing is missing.
  const isCounted = Object.values(typed).some(count => count !== null)
  const unreasoned = difference !== 0 && reason.trim() === ''
  if (cancelled)
    return (
      <CancelDocument
        route={fundCountRoutes.cancel}
        input={why => ({ params: { id: cancelled.id }, body: { reason: why } })}
        onClose={() => setCancelled(null)}
        title={words.cancelTitle(cancelled.code)}
        description={words.cancelHint}
        confirmLabel={words.cancel}
        reasonLabel={kitText.reason}
      />
    )
  async function submit() {
    setAsked(true)
    if (unreasoned) return
    const body = { id, branchId, notes, ...(reason.trim() !== '' && { reason: reason.trim() }) }
    await create.mutateAsync({ body }).catch(() => {}) // shown above the fields
  }
  return (
    <EditSheet
      title={words.title}
      submitLabel={words.submit}
      dirty={notes.length > 0 || reason !== ''}
      busy={create.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      {openShift && (
        <Note tone="warning">
          {words.shiftFirst} <DocumentLink kind="shift" id={openShift.id} code={openShift.code} />
        </Note>
      )}
      <Refusal>{create.error?.message}</Refusal>
      <CountNotes value={typed} onChange={setTyped} first={first} onEnd={() => void submit()} />
      <dl className="grid gap-1.5">
        <FigureRow label={words.expected} amount={drawer?.balance ?? 0} />
        {(isCounted || asked) && <FigureRow label={words.difference} strong amount={difference} />}
      </dl>
      {difference !== 0 && (isCounted || asked) && (
        <Field label={words.reason} required error={asked && unreasoned ? words.reasonMissing : undefined}>
          <TextInput maxLength={longestReason} value={reason} onChange={event => setReason(event.target.value)} />
        </Field>
      )}
      <p className="text-12 text-ink-2">{words.hint}</p>
      {past.data && past.data.items.length > 0 && (
        <section>
          <h3 className="font-semibold text-12 text-ink-2">{words.history}</h3>
          <ul>
            {past.data.items.slice(0, 10).map(one => (
              <li key={one.id} className="flex min-h-9 items-center gap-3 border-line border-b last:border-b-0">
                <span className={one.status === 'CANCELLED' ? 'line-through' : ''}>
                  {one.code} · <DateTimeText instant={one.createdAt} />
                </span>
                <span className="ml-auto">{differenceText(one.difference)}</span>
                {one.status === 'SUCCEED' && (
                  <IconButton
                    size="sm"
                    label={words.cancelOf(one.code)}
                    icon={<Undo />}
                    onClick={() => setCancelled(one)}
                  />
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </EditSheet>
  )
}

function differenceText(difference: number): string {
  if (difference === 0) return words.even
  const amount = formatDong(Math.abs(difference))
  return difference > 0 ? words.over(amount) : words.short(amount)
}
