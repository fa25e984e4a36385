import { medicineRoutes } from '@quay/contract/medicine/routes'
import type { Medicine } from '@quay/contract/medicine/shapes'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { type Control, useFieldArray, useFormContext, useFormState } from 'react-hook-form'
import { fieldsOf } from '../../form/fields.tsx'
import { RecordSheet } from '../../form/record-sheet.tsx'
import { useRecordForm } from '../../form/use-record-form.ts'
import { medicineText } from '../../text/product/medicine.ts'
import { productText } from '../../text/product/product.ts'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { toast } from '../../ui/popup/toast.ts'
import { GroupPicker } from '../product/shared/group-picker.tsx'
import { type CopyForm, copyFormOf, copyResolver } from './copy-form.ts'

/** So many medicines are copied at once at most. */
export const mostCopied = 50
const mostUnits = 10
const { TextField, NumberField, MoneyField, OwnField } = fieldsOf<CopyForm>()
const grid = 'grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.3fr)_28px] items-start gap-2'

type CopySheetProps = {
  medicines: readonly Medicine[]
  onClose: () => void
  onDone?: () => void
}

/** Medicines of the national list become products of the store: with units as packed, and prices that the person gives. */
export function CopySheet({ medicines, onClose, onDone }: CopySheetProps) {
  const sheet = useRecordForm({
    formOf: () => copyFormOf(medicines),
    resolver: copyResolver,
    send: (send, body) => send(medicineRoutes.copy, { body }),
    onSaved({ skipped }) {
      if (skipped.length > 0) toast.warning(medicineText.skipped(skipped.map(one => one.product.name).join(', ')))
      onDone?.()
      onClose()
    },
  })
  const { fields, remove } = useFieldArray({ control: sheet.form.control, name: 'items', keyName: 'key' })
  return (
    <RecordSheet
      sheet={sheet}
      size="lg"
      title={medicineText.copyTitle}
      submitLabel={medicineText.copyMany(fields.length)}
      onClose={onClose}
    >
      <p className="text-ink-2">{medicineText.copyHint}</p>
      <OwnField name="groupId" label={medicineText.group}>
        {field => <GroupPicker value={field.value} onChange={field.onChange} />}
      </OwnField>
      {fields.map((item, place) => (
        <CopiedMedicine
          key={item.key}
          place={place}
          medicine={item.medicine}
          isGuessed={item.isGuessed}
          onLeaveOut={fields.length > 1 ? () => remove(place) : undefined}
        />
      ))}
    </RecordSheet>
  )
}

type CopiedMedicineProps = {
  place: number
  medicine: Medicine
  isGuessed: boolean
  onLeaveOut: (() => void) | undefined
}

function CopiedMedicine({ place, medicine, isGuessed, onLeaveOut }: CopiedMedicineProps) {
  const { control } = useFormContext<CopyForm>()
  const problem = useFormState({ control }).errors.items?.[place]?.medicine?.message
  const facts = [medicine.registrationNumber, medicine.manufacturer, medicine.packing].filter(Boolean)
  return (
    <section aria-label={medicine.name} className="grid gap-2 rounded-3 border border-line p-3">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h3 className="text-14">{medicine.name}</h3>
          <p className="text-12 text-ink-3">{facts.join(' · ')}</p>
        </div>
        {onLeaveOut && (
          <IconButton label={medicineText.leaveOut(medicine.name)} icon={<X />} size="sm" onClick={onLeaveOut} />
        )}
      </div>
      {medicine.state !== 'listed' && <Note tone="warning">{medicineText.states[medicine.state]}</Note>}
      <TextField name={`items.${place}.name`} label={medicineText.name} required />
      {problem && <p className="text-12 text-danger-text">{problem}</p>}
      <CopiedUnits place={place} name={medicine.name} control={control} />
      <p className="text-12 text-ink-3">{isGuessed ? medicineText.fromPacking : medicineText.noPacking}</p>
    </section>
  )
}

function CopiedUnits({ place, name, control }: { place: number; name: string; control: Control<CopyForm> }) {
  const { fields, append, remove } = useFieldArray({ control, name: `items.${place}.units`, keyName: 'key' })
  const { unitName, unitRatio, unitPrice, unitOf } = productText
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{medicineText.units(name)}</legend>
      <div aria-hidden="true" className={`${grid} font-medium text-12 text-ink-2`}>
        <span>{unitName}</span>
        <span>{unitRatio}</span>
        <span className="text-right">{unitPrice}</span>
      </div>
      {fields.map((row, at) => (
        <div key={row.key} className={grid}>
          <TextField
            name={`items.${place}.units.${at}.name`}
            label={unitOf(at + 1, unitName)}
            labelHidden
            placeholder={at === 0 ? 'Viên' : 'Hộp'}
          />
          <NumberField
            name={`items.${place}.units.${at}.ratio`}
            label={unitOf(at + 1, unitRatio)}
            labelHidden
            min={1}
            fixed={at === 0 ? 1 : undefined}
          />
          <MoneyField name={`items.${place}.units.${at}.price`} label={unitOf(at + 1, unitPrice)} labelHidden />
          {at > 0 && (
            <IconButton label={productText.unitRemove(row.name)} icon={<X />} size="sm" onClick={() => remove(at)} />
          )}
        </div>
      ))}
      {fields.length < mostUnits && (
        <div>
          <Button size="sm" icon={<Plus />} onClick={() => append({ name: '', ratio: null, price: null })}>
            {productText.unitAdd}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
