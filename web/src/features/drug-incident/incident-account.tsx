import { incidentKinds } from '@quay/contract/drug-incident/shapes'
import { DraftText } from '../../document/draft-text.tsx'
import type { Problem } from '../../document/problem.ts'
import { incidentText } from '../../text/stock/drug-incident.ts'
import { RadioGroup } from '../../ui/choice/radio-group.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Card } from '../../ui/page/card.tsx'
import type { IncidentDraft } from './editor-state.ts'

const kinds = incidentKinds.map(value => ({ value, label: incidentText.kinds[value] }))

type IncidentAccountProps = {
  draft: IncidentDraft
  problem: Problem | null
  onChange: (patch: Partial<IncidentDraft>) => void
}

/** What happened, why, and what was done about it. */
export function IncidentAccount(props: IncidentAccountProps) {
  const { draft, onChange } = props
  return (
    <Card title={incidentText.what}>
      <div className="grid gap-3">
        <Field label={incidentText.kind} group>
          <RadioGroup value={draft.kind} options={kinds} onChange={kind => onChange({ kind })} />
        </Field>
        <DraftText
          {...props}
          name="description"
          label={incidentText.description}
          hint={incidentText.descriptionHint}
          required
          maxLength={2000}
          rows={3}
        />
        <DraftText {...props} name="cause" label={incidentText.cause} maxLength={1000} rows={2} />
        <DraftText {...props} name="handling" label={incidentText.handling} maxLength={1000} rows={2} />
      </div>
    </Card>
  )
}
