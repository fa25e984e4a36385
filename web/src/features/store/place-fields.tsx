import type { LicenceKind } from '@quay/contract/place'
import { AddressFields } from '../../form/address-fields.tsx'
import { fieldsOf } from '../../form/fields.tsx'
import { FormSection } from '../../form/form-section.tsx'
import { WindowFields } from '../../form/window-fields.tsx'
import { placeText } from '../../text/setting/place.ts'
import { LicenceFields } from './licence-fields.tsx'
import type { PlaceForm } from './place-form.ts'

const { fields } = placeText
const { TextField } = fieldsOf<PlaceForm>()

/** Where a store or branch is: its address, and its place on the map. */
export function PlaceOnMap() {
  return (
    <>
      <AddressFields />
      <TextField name="coordinates" label={fields.coordinates} hint={fields.coordinatesHint} />
    </>
  )
}

/** When it is open, and which papers it has. */
export function HoursAndLicences({ kinds }: { kinds: readonly LicenceKind[] }) {
  return (
    <>
      <FormSection title={fields.workingHours}>
        <WindowFields name="workingHours" />
      </FormSection>
      <FormSection title={fields.licences}>
        <LicenceFields kinds={kinds} />
      </FormSection>
    </>
  )
}
