import { closedDayRoutes } from '@quay/contract/branch/closed-day'
import { formatDate } from '@quay/domain/text/format-date'
import { useState } from 'react'
import { useBranchId } from '../../../api/session/session.ts'
import { shownHere, useAction } from '../../../api/use-action.ts'
import { useRoute } from '../../../api/use-route.ts'
import { closedDayText as words } from '../../../text/money/closed-day.ts'
import { Segmented } from '../../../ui/choice/segmented.tsx'
import { Select } from '../../../ui/choice/select.tsx'
import { DateInput } from '../../../ui/date/date-input.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/field/text-input.tsx'
import { Note } from '../../../ui/mark/note.tsx'
import { Refusal } from '../../../ui/mark/refusal.tsx'
import { EditSheet } from '../../../ui/window/edit-sheet.tsx'

const longestReason = 300

/** Closes the books of a branch, or of all after the tax was declared, until a day; opens them again with a reason. */
export default function ClosedDaysSheet({ onClose }: { onClose: () => void }) {
  const here = useBranchId()
  const { data } = useRoute(closedDayRoutes.read, {}, { keepPrevious: false })
  const [scope, setScope] = useState<'BRANCH' | 'BOOKS'>('BRANCH')
  const [chosen, setChosen] = useState(here)
  const [edited, setEdited] = useState<{ through: string | null } | null>(null)
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const options = { onClose, showError: shownHere }
  const close = useAction(closedDayRoutes.close, options)
  const closeBooks = useAction(closedDayRoutes.closeBooks, options)
  const branch = data?.branches.find(one => one.branchId === chosen)
  const before = (scope === 'BRANCH' ? branch?.daysThrough : branch?.booksThrough) ?? null
  const through = edited ? edited.through : (data?.latest ?? null)
  const opens = before !== null && (through === null || through < before)
  const unreasoned = opens && reason.trim() === ''

  async function submit() {
    setAsked(true)
    if (unreasoned) return
    const until = { through, ...(reason.trim() !== '' && { reason: reason.trim() }) }
    const sending =
      scope === 'BRANCH'
        ? close.mutateAsync({ body: { branchId: chosen, ...until } })
        : closeBooks.mutateAsync({ body: until })
    await sending.catch(() => {}) // shown above the fields
  }
  return (
    <EditSheet
      title={words.title}
      submitLabel={words.submit}
      dirty={edited !== null || reason !== ''}
      busy={close.isPending || closeBooks.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <Refusal>{(close.error ?? closeBooks.error)?.message}</Refusal>
      <Note>{words.hint}</Note>
      <Field label={words.scope} group>
        <Segmented
          fill
          label={words.scope}
          value={scope}
          onChange={setScope}
          options={[
            { value: 'BRANCH', label: words.ofBranch },
            { value: 'BOOKS', label: words.ofBooks },
          ]}
        />
      </Field>
      {scope === 'BRANCH' && data && data.branches.length > 1 && (
        <Field label={words.branch}>
          <Select
            value={chosen}
            onChange={setChosen}
            options={data.branches.map(one => ({ value: one.branchId, label: one.branchName }))}
          />
        </Field>
      )}
      <p className="text-ink-2">
        {before ? words.now(formatDate(before)) : words.open}
        {scope === 'BRANCH' && branch?.booksThrough && ` · ${words.books(formatDate(branch.booksThrough))}`}
      </p>
      <Field label={words.through} hint={words.throughHint}>
        <DateInput
          key={`${scope} ${chosen} ${data?.latest}`}
          value={through}
          {...(data && { max: data.latest })}
          onChange={day => setEdited({ through: day })}
        />
      </Field>
      {opens && (
        <Field label={words.reason} required error={asked && unreasoned ? words.reasonMissing : undefined}>
          <TextInput maxLength={longestReason} value={reason} onChange={event => setReason(event.target.value)} />
        </Field>
      )}
    </EditSheet>
  )
}
