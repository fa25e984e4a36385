import { medicineRoutes } from '@quay/contract/medicine/routes'
import type { Medicine } from '@quay/contract/medicine/shapes'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import type { ComponentType } from 'react'
import {
  type Control,
  Controller,
  FormProvider,
  useFieldArray,
  useForm,
  useFormContext,
  useFormState,
} from 'react-hook-form'
import { showIssues } from '../../api/show-issues.ts'
import { useAction } from '../../api/use-action.ts'
import { medicineText } from '../../text/medicine.ts'
import { productText } from '../../text/product.ts'
import { Button } from '../../ui/button.tsx'
import { EditSheet } from '../../ui/edit-sheet.tsx'
import { Field } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { MoneyInput } from '../../ui/money-input.tsx'
import { Note } from '../../ui/note.tsx'
import { NumberInput } from '../../ui/number-input.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toast } from '../../ui/toast.ts'
import { type CopyForm, copyFormOf, copyResolver } from './copy-form.ts'

/** So many medicines are copied at once at most. */
export const mostCopied = 50
const mostUnits = 10
const grid = 'grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.3fr)_28px] items-start gap-2'

/** Chooses a group of products; the route puts it here. */
export type GroupPickerProps = { value: string | null; onChange: (groupId: string | null) => void }

type CopySheetProps = {
  medicines: readonly Medicine[]
  GroupPicker: ComponentType<GroupPickerProps>
  onClose: () => void
  onDone?: () => void
}

/** Medicines of the national list become products of the store: with units as packed, and prices that the person gives. */
export function CopySheet({ medicines, GroupPicker, onClose, onDone }: CopySheetProps) {
  const form = useForm({ resolver: copyResolver, defaultValues: copyFormOf(medicines) })
  const { isDirty, errors } = form.formState
  const items = useFieldArray({ control: form.control, name: 'items', keyName: 'key' })
  const copy = useAction(medicineRoutes.copy, {
    onDone({ skipped }) {
      if (skipped.length > 0) toast.warning(medicineText.skipped(skipped.map(one => one.product.name).join(', ')))
      onDone?.()
      onClose()
    },
    showError(error) {
      if (!showIssues(form, error)) form.setError('root', { message: error.message })
      return true
    },
  })
  return (
    <EditSheet
      open
      size="lg"
      title={medicineText.copyTitle}
      dirty={isDirty}
      busy={copy.isPending}
      submitLabel={medicineText.copyMany(items.fields.length)}
      onClose={onClose}
      onSubmit={form.handleSubmit(body =>
        copy.mutateAsync({ body }).then(
          () => {},
          () => {}, // shown at its field
        ),
      )}
    >
      <p className="text-ink-2">{medicineText.copyHint}</p>
      {errors.root && (
        <Note tone="danger" alert>
          {errors.root.message}
        </Note>
      )}
      <Field label={medicineText.group}>
        <Controller
          control={form.control}
          name="groupId"
          render={({ field }) => <GroupPicker value={field.value} onChange={field.onChange} />}
        />
      </Field>
      <FormProvider {...form}>
        {items.fields.map((item, place) => (
          <CopiedMedicine
            key={item.key}
            place={place}
            medicine={item.medicine}
            isGuessed={item.isGuessed}
            onLeaveOut={items.fields.length > 1 ? () => items.remove(place) : undefined}
          />
        ))}
      </FormProvider>
    </EditSheet>
  )
}

type CopiedMedicineProps = {
  place: number
  medicine: Medicine
  isGuessed: boolean
  onLeaveOut: (() => void) | undefined
}

function CopiedMedicine({ place, medicine, isGuessed, onLeaveOut }: CopiedMedicineProps) {
  const { register, control } = useFormContext<CopyForm>()
  const problems = useFormState({ control }).errors.items?.[place]
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
      <Field label={medicineText.name} required error={problems?.name?.message}>
        <TextInput {...register(`items.${place}.name`)} />
      </Field>
      {problems?.medicine?.message && <p className="text-12 text-danger-text">{problems.medicine.message}</p>}
      <CopiedUnits place={place} name={medicine.name} control={control} />
      <p className="text-12 text-ink-3">{isGuessed ? medicineText.fromPacking : medicineText.noPacking}</p>
    </section>
  )
}

function CopiedUnits({ place, name, control }: { place: number; name: string; control: Control<CopyForm> }) {
  const { register } = useFormContext<CopyForm>()
  const { fields, append, remove } = useFieldArray({ control, name: `items.${place}.units`, keyName: 'key' })
  const problems = useFormState({ control }).errors.items?.[place]?.units
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
          <Field label={unitOf(at + 1, unitName)} labelHidden error={problems?.[at]?.name?.message}>
            <TextInput {...register(`items.${place}.units.${at}.name`)} placeholder={at === 0 ? 'Viên' : 'Hộp'} />
          </Field>
          <Field label={unitOf(at + 1, unitRatio)} labelHidden error={problems?.[at]?.ratio?.message}>
            <Controller
              control={control}
              name={`items.${place}.units.${at}.ratio`}
              render={({ field }) => (
                <NumberInput
                  ref={field.ref}
                  value={at === 0 ? 1 : field.value}
                  min={1}
                  disabled={at === 0}
                  onChange={field.onChange}
                />
              )}
            />
          </Field>
          <Field label={unitOf(at + 1, unitPrice)} labelHidden error={problems?.[at]?.price?.message}>
            <Controller
              control={control}
              name={`items.${place}.units.${at}.price`}
              render={({ field }) => <MoneyInput ref={field.ref} value={field.value} onChange={field.onChange} />}
            />
          </Field>
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
