import { disposalReasons } from '@quay/contract/disposal/shapes'
import { useBusinessDay } from '../../api/use-business-day.ts'
import type { Problem } from '../../document/problem.ts'
import { disposalText } from '../../text/disposal.ts'
import { DateInput } from '../../ui/date-input.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import type { DisposalEditorState } from './editor-state.ts'
import { WitnessList } from './witness-list.tsx'

const reasons = disposalReasons.map(value => ({ value, label: disposalText.reasons[value] }))

type DisposalHeadProps = {
  draft: DisposalEditorState
  problem: Problem | null
  onChange: (patch: Partial<DisposalEditorState>) => void
}

/** Why the goods are destroyed, how, where, when and before whom. */
export function DisposalHead({ draft, problem, onChange }: DisposalHeadProps) {
  const today = useBusinessDay()
  return (
    <>
      <Field label={disposalText.reason}>
        <Select value={draft.reason} options={reasons} onChange={reason => onChange({ reason })} />
      </Field>
      <Field label={disposalText.method} hint={disposalText.methodHint}>
        <Textarea
          rows={2}
          maxLength={300}
          value={draft.method}
          onChange={event => onChange({ method: event.target.value })}
        />
      </Field>
      <Field label={disposalText.place}>
        <TextInput maxLength={200} value={draft.place} onChange={event => onChange({ place: event.target.value })} />
      </Field>
      <div data-path="disposedOn">
        <Field label={disposalText.disposedOn} error={problem?.path === 'disposedOn' ? problem.text : undefined}>
          <DateInput today={today} value={draft.disposedOn} onChange={disposedOn => onChange({ disposedOn })} />
        </Field>
      </div>
      <Field label={disposalText.witnesses} group>
        <WitnessList witnesses={draft.witnesses} onChange={witnesses => onChange({ witnesses })} />
      </Field>
      <Field label={disposalText.note}>
        <TextInput maxLength={500} value={draft.note} onChange={event => onChange({ note: event.target.value })} />
      </Field>
    </>
  )
}
