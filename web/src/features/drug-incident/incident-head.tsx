import { useBusinessDay } from '../../api/session/use-business-day.ts'
import { DraftText } from '../../document/draft-text.tsx'
import type { Problem } from '../../document/problem.ts'
import { incidentText } from '../../text/stock/drug-incident.ts'
import { DateInput } from '../../ui/date/date-input.tsx'
import { TimeInput } from '../../ui/date/time-input.tsx'
import { Field } from '../../ui/field/field.tsx'
import type { IncidentDraft } from './editor-state.ts'

type IncidentHeadProps = {
  draft: IncidentDraft
  problem: Problem | null
  onChange: (patch: Partial<IncidentDraft>) => void
}

/** When it was found and when it happened, who found it, where, and whom it is reported to. */
export function IncidentHead(props: IncidentHeadProps) {
  const { draft, problem, onChange } = props
  const today = useBusinessDay()
  const errorAt = (path: string) => (problem?.path === path ? problem.text : undefined)
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_96px] gap-2">
        <div data-path="discoveredAt">
          <Field label={incidentText.discoveredAt} required error={errorAt('discoveredAt')}>
            <DateInput today={today} max={today} value={draft.foundDay} onChange={foundDay => onChange({ foundDay })} />
          </Field>
        </div>
        <div data-path="foundTime">
          <Field label={incidentText.time} required error={errorAt('foundTime')}>
            <TimeInput value={draft.foundTime} onChange={foundTime => onChange({ foundTime })} />
          </Field>
        </div>
        <div data-path="happenedAt">
          <Field label={incidentText.happenedAt} error={errorAt('happenedAt')}>
            <DateInput
              today={today}
              max={today}
              value={draft.happenedDay}
              onChange={happenedDay => onChange({ happenedDay })}
            />
          </Field>
        </div>
        <Field label={incidentText.time}>
          <TimeInput value={draft.happenedTime} onChange={happenedTime => onChange({ happenedTime })} />
        </Field>
      </div>
      <DraftText {...props} name="discoveredBy" label={incidentText.discoveredBy} required maxLength={200} />
      <DraftText {...props} name="place" label={incidentText.place} maxLength={200} />
      <DraftText {...props} name="recipient" label={incidentText.recipient} required maxLength={200} />
    </>
  )
}
