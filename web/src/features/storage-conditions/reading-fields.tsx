import type { StoragePlace } from '@quay/contract/storage-conditions/shapes'
import { whatIsOut } from '@quay/domain/storage-conditions/judge-reading'
import { storageConditionsText } from '../../text/stock/storage-conditions.ts'
import { Field } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/field/text-input.tsx'
import { SteppedNumber } from './stepped-number.tsx'

/** A reading while it is typed: degrees Celsius and per cent, as on the thermometer. */
export type ReadingDraft = { degrees: number | null; humidity: number | null; action: string }

/** Tenths of a degree, as they are kept. */
export const tenthsOf = (degrees: number): number => Math.round(degrees * 10)

export const isOutOf = ({ degrees, humidity }: ReadingDraft, place: StoragePlace) =>
  degrees === null ? [] : whatIsOut({ temperature: tenthsOf(degrees), humidity }, place)

type ReadingFieldsProps = {
  place: StoragePlace
  draft: ReadingDraft
  /** A refusal, by field. */
  problem: { path: string; text: string } | null
  onChange: (draft: ReadingDraft) => void
}

/** Degrees, humidity where it counts, and what was done as soon as a figure is out of the limits. */
export function ReadingFields({ place, draft, problem, onChange }: ReadingFieldsProps) {
  const out = isOutOf(draft, place)
  const put = (patch: Partial<ReadingDraft>) => onChange({ ...draft, ...patch })
  return (
    <>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        <SteppedNumber
          label={`${storageConditionsText.temperature} ${place.name}`}
          more={`${storageConditionsText.warmer}: ${place.name}`}
          less={`${storageConditionsText.colder}: ${place.name}`}
          suffix="°C"
          value={draft.degrees}
          step={0.5}
          min={-100}
          max={100}
          whole={false}
          invalid={out.includes('temperature') || problem?.path === 'temperature'}
          onChange={degrees => put({ degrees })}
        />
        {place.condition !== 'frozen' && (
          <SteppedNumber
            label={`${storageConditionsText.humidity} ${place.name}`}
            more={`${storageConditionsText.damper}: ${place.name}`}
            less={`${storageConditionsText.drier}: ${place.name}`}
            suffix="%"
            value={draft.humidity}
            step={1}
            min={0}
            max={100}
            whole
            invalid={out.includes('humidity') || problem?.path === 'humidity'}
            onChange={humidity => put({ humidity })}
          />
        )}
      </div>
      {(out.length > 0 || draft.action !== '') && (
        <Field
          label={storageConditionsText.action}
          required={out.length > 0}
          error={problem?.path === 'action' ? problem.text : undefined}
        >
          <TextInput
            maxLength={300}
            placeholder={storageConditionsText.actionPlaceholder}
            value={draft.action}
            onChange={event => put({ action: event.target.value })}
          />
        </Field>
      )}
    </>
  )
}
