import { licenceKinds } from '@quay/contract/place'
import { storeRoutes } from '@quay/contract/store/routes'
import type { Store } from '@quay/contract/store/shapes'
import { checkTaxCode } from '@quay/domain/tax/check-tax-code'
import { useController, useWatch } from 'react-hook-form'
import { loadProfile } from '../../api/session/load-profile.ts'
import { fieldsOf } from '../../form/fields.tsx'
import { FormSection } from '../../form/form-section.tsx'
import { PictureField } from '../../form/picture-field.tsx'
import { RecordSheet } from '../../form/record-sheet.tsx'
import { useRecordForm } from '../../form/use-record-form.ts'
import { placeText } from '../../text/setting/place.ts'
import { DisplayPictures } from './display-pictures.tsx'
import { HoursAndLicences, PlaceOnMap } from './place-fields.tsx'
import { changesBetween, formOf, patchOf, type StoreForm, storeResolver } from './store-form.ts'

const { fields } = placeText
const { TextField, TextareaField } = fieldsOf<StoreForm>()

type StoreSheetProps = { store: Store; onClose: () => void }

/** Edits what the store says of itself. */
export function StoreSheet({ store, onClose }: StoreSheetProps) {
  const sheet = useRecordForm({
    record: store,
    formOf: one => formOf(one ?? store),
    resolver: storeResolver,
    changes: changesBetween,
    send: (send, body, base) => send(storeRoutes.update, { body: patchOf(body, base ?? store) }),
    onStored() {
      // Its name stands in the frame of every page.
      void loadProfile()
    },
    onClose,
  })
  const checked = checkTaxCode(useWatch({ control: sheet.form.control, name: 'taxCode' }))
  return (
    <RecordSheet sheet={sheet} size="lg" title={placeText.storeEdit} onClose={onClose}>
      <FormSection title={placeText.info}>
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField name="name" label={fields.storeName} required />
          <TextField name="phone" kind="phone" label={fields.phone} required />
          <TextField name="email" kind="email" label={fields.email} />
          <TextField
            name="taxCode"
            kind="digits"
            label={fields.taxCode}
            hint={checked.ok && checked.isDoubtful ? fields.taxCodeDoubtful : fields.taxCodeHint}
          />
        </div>
        <PictureField name="logo" purpose="logo" label={fields.logo} />
        <PlaceOnMap />
      </FormSection>
      <FormSection title={placeText.displayPictures.title}>
        <p className="text-12 text-ink-2">{placeText.displayPictures.hint}</p>
        <DisplayPicturesField />
      </FormSection>
      <HoursAndLicences kinds={licenceKinds} />
      <FormSection title={placeText.onReceipt}>
        <TextareaField name="receiptHeader" label={fields.receiptHeader} />
        <TextareaField name="returnPolicy" label={fields.returnPolicy} />
        <TextareaField name="receiptFooter" label={fields.receiptFooter} />
      </FormSection>
    </RecordSheet>
  )
}

function DisplayPicturesField() {
  const { field, fieldState } = useController<StoreForm, 'displayPictures'>({ name: 'displayPictures' })
  return <DisplayPictures value={field.value} onChange={field.onChange} error={fieldState.error?.message} />
}
