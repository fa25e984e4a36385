import { type FiledForm, type FiledKind, filedForms, taxFilingRoutes } from '@quay/contract/tax-filing/routes'
import { filedDays } from '@quay/domain/tax/check-filing'
import { addDays } from '@quay/domain/time/calendar'
import { useState } from 'react'
import { newId } from '../../api/new-id.ts'
import { useBranchId } from '../../api/session/session.ts'
import { shownHere, useAction } from '../../api/use-action.ts'
import { taxFilingText as words } from '../../text/money/tax-filing.ts'
import { Segmented } from '../../ui/choice/segmented.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { DateInput } from '../../ui/date/date-input.tsx'
import { Field } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/field/text-input.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { Refusal } from '../../ui/mark/refusal.tsx'
import { EditSheet } from '../../ui/window/edit-sheet.tsx'
import { periodName } from './period-name.ts'

const longestNumber = 60
const longestNote = 300
const offered: Readonly<Record<FiledKind, number>> = { MONTH: 12, QUARTER: 6, HALF_YEAR: 4, YEAR: 3 }
const kindsOf: Readonly<Record<FiledForm, readonly FiledKind[]>> = {
  DECLARATION: ['MONTH', 'QUARTER', 'YEAR'],
  NOTICE: ['QUARTER', 'HALF_YEAR', 'YEAR'],
}

/** The periods of a kind that are over, the newest first. */
function periodsBefore(kind: FiledKind, today: string) {
  const periods = []
  let day = addDays(filedDays(kind, today).from, -1)
  for (let place = 0; place < offered[kind]; place++) {
    const { from } = filedDays(kind, day)
    periods.push({ value: from, label: periodName({ kind, from }) })
    day = addDays(from, -1)
  }
  return periods
}

/** Marks the declaration, or the notice of revenue, of a period as handed in: when, and by which number. */
export function FilingSheet({ today, onClose }: { today: string; onClose: () => void }) {
  const branchId = useBranchId()
  const [id] = useState(newId)
  const [form, setForm] = useState<FiledForm>('DECLARATION')
  const [kind, setKind] = useState<FiledKind>('QUARTER')
  const [chosen, setChosen] = useState<string | null>(null)
  const [filedOn, setFiledOn] = useState<string | null>(today)
  const [number, setNumber] = useState('')
  const [note, setNote] = useState('')
  const [asked, setAsked] = useState(false)
  const file = useAction(taxFilingRoutes.create, { onClose, showError: shownHere })
  const periods = periodsBefore(kind, today)
  const day = periods.find(({ value }) => value === chosen)?.value ?? periods[0]!.value
  function submit() {
    setAsked(true)
    if (number.trim() === '' || !filedOn) return
    file.mutate({
      body: {
        ...{ id, branchId, form, kind, day, filedOn, fileNumber: number.trim() },
        ...(note.trim() !== '' && { note: note.trim() }),
      },
    })
  }
  return (
    <EditSheet
      title={words.mark}
      submitLabel={words.mark}
      dirty={number !== '' || note !== ''}
      busy={file.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <Refusal>{file.error?.message}</Refusal>
      <Note>{words.hint}</Note>
      <Field label={words.form} group hint={form === 'NOTICE' ? words.noticeHint : undefined}>
        <Segmented
          fill
          label={words.form}
          value={form}
          onChange={value => {
            setForm(value)
            setKind(value === 'NOTICE' ? 'YEAR' : 'QUARTER')
            setChosen(null)
          }}
          options={filedForms.map(value => ({ value, label: words.forms[value] }))}
        />
      </Field>
      <Field label={words.kind} group>
        <Segmented
          fill
          label={words.kind}
          value={kind}
          onChange={value => {
            setKind(value)
            setChosen(null)
          }}
          options={kindsOf[form].map(value => ({ value, label: words.kinds[value] }))}
        />
      </Field>
      <Field label={words.period} required>
        <Select value={day} options={periods} onChange={setChosen} />
      </Field>
      <Field label={words.filedOn} required>
        <DateInput value={filedOn} max={today} today={today} onChange={setFiledOn} />
      </Field>
      <Field
        label={words.number}
        required
        hint={words.numberHint}
        error={asked && number.trim() === '' ? words.numberMissing : undefined}
      >
        <TextInput maxLength={longestNumber} value={number} onChange={event => setNumber(event.target.value)} />
      </Field>
      <Field label={words.note}>
        <TextInput maxLength={longestNote} value={note} onChange={event => setNote(event.target.value)} />
      </Field>
    </EditSheet>
  )
}
