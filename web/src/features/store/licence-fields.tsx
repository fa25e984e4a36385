import { type LicenceKind, licenceKindText } from '@quay/contract/place'
import { fieldsOf } from '../../form/fields.tsx'
import { placeText } from '../../text/setting/place.ts'
import type { PlaceForm } from './place-form.ts'

const { licence: words } = placeText
const { TextField, DateField } = fieldsOf<PlaceForm>()

/** The papers of a store or branch, one group each; what stays empty is not kept. */
export function LicenceFields({ kinds }: { kinds: readonly LicenceKind[] }) {
  return kinds.map(kind => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay its children out as a grid in every browser
    <div key={kind} role="group" aria-label={licenceKindText[kind]} className="grid gap-2">
      <h4 className="font-medium text-12 text-ink-2">{licenceKindText[kind]}</h4>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField name={`licences.${kind}.number`} label={words.number} />
        <TextField name={`licences.${kind}.issuedBy`} label={words.issuedBy} />
        <DateField name={`licences.${kind}.issuedOn`} label={words.issuedOn} />
        <DateField name={`licences.${kind}.expiresOn`} label={words.expiresOn} />
      </div>
    </div>
  ))
}
