import { disposalReasons } from '@quay/contract/disposal/shapes'
import { useBusinessDay } from '../../api/session/use-business-day.ts'
import { DraftText } from '../../document/draft-text.tsx'
import type { Problem } from '../../document/problem.ts'
import { disposalText } from '../../text/stock/disposal.ts'
import { Select } from '../../ui/choice/select.tsx'
import { DateInput } from '../../ui/date/date-input.tsx'
import { Field } from '../../ui/field/field.tsx'
import type { DisposalEditorState } from './editor-state.ts'
import { WitnessList } from './witness-list.tsx'

const reasons = disposalReasons.map(value => ({ value, label: disposalText.reasons[value] }))

type DisposalHeadProps = {
  draft: DisposalEditorState
  problem: Problem | null
  onChange: (patch: Partial<DisposalEditorState>) => void
}

/** Why the goods are destroyed, how, where, when and before whom. */
export function DisposalHead(props: DisposalHeadProps) {
  const { draft, problem, onChange } = props
  const today = useBusinessDay()
  return (
    <>
      <Field label={disposalText.reason}>
        <Select value={draft.reason} options={reasons} onChange={reason => onChange({ reason })} />
      </Field>
      <DraftText
        {...props}
        name="method"
        label={disposalText.method}
        hint={disposalText.methodHint}
        maxLength={300}
        rows={2}
      />
      <DraftText {...props} name="place" label={disposalText.place} maxLength={200} />
      <div data-path="disposedOn">
        <Field label={disposalText.disposedOn} error={problem?.path === 'disposedOn' ? problem.text : undefined}>
          <DateInput today={today} value={draft.disposedOn} onChange={disposedOn => onChange({ disposedOn })} />
        </Field>
      </div>
      <Field label={disposalText.witnesses} group>
        <WitnessList witnesses={draft.witnesses} onChange={witnesses => onChange({ witnesses })} />
      </Field>
      <DraftText {...props} name="note" label={disposalText.note} maxLength={500} />
    </>
  )
}
