import { type LicenceKind, licenceKindText } from '@quay/contract/place'
import { Controller, useFormContext } from 'react-hook-form'
import { placeText } from '../../text/place.ts'
import { DateInput } from '../../ui/date-input.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { PlaceForm } from './place-form.ts'

const { licence: words } = placeText

/** The papers of a store or branch, one group each; what stays empty is not kept. */
export function LicenceFields({ kinds }: { kinds: readonly LicenceKind[] }) {
  return kinds.map(kind => <OneLicence key={kind} kind={kind} />)
}

function OneLicence({ kind }: { kind: LicenceKind }) {
  const { control, register, formState } = useFormContext<PlaceForm>()
  const errors = formState.errors.licences?.[kind]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay its children out as a grid in every browser
    <div role="group" aria-label={licenceKindText[kind]} className="grid gap-2">
      <h4 className="font-medium text-12 text-ink-2">{licenceKindText[kind]}</h4>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={words.number} error={errors?.number?.message}>
          <TextInput {...register(`licences.${kind}.number`)} />
        </Field>
        <Field label={words.issuedBy} error={errors?.issuedBy?.message}>
          <TextInput {...register(`licences.${kind}.issuedBy`)} />
        </Field>
        {(['issuedOn', 'expiresOn'] as const).map(day => (
          <Field key={day} label={words[day]} error={errors?.[day]?.message}>
            <Controller
              control={control}
              name={`licences.${kind}.${day}`}
              render={({ field }) => <DateInput ref={field.ref} value={field.value} onChange={field.onChange} />}
            />
          </Field>
        ))}
      </div>
    </div>
  )
}
