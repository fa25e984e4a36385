import { licenceKinds } from '@quay/contract/place'
import { storeRoutes } from '@quay/contract/store/routes'
import type { Store } from '@quay/contract/store/shapes'
import { checkTaxCode } from '@quay/domain/tax/check-tax-code'
import { Controller, FormProvider, useForm, useWatch } from 'react-hook-form'
import type { ApiError } from '../../api/api-error.ts'
import { loadProfile } from '../../api/load-profile.ts'
import { showIssues } from '../../api/show-issues.ts'
import { useAction } from '../../api/use-action.ts'
import { useVersionConflict } from '../../api/use-version-conflict.ts'
import { placeText } from '../../text/place.ts'
import { EditSheet } from '../../ui/edit-sheet.tsx'
import { Field } from '../../ui/field.tsx'
import { FormTrouble } from '../../ui/form-trouble.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import type { LogoField } from './logo-field.ts'
import { AddressFields, HoursAndLicences, Section } from './place-fields.tsx'
import { changesBetween, formOf, patchOf, storeResolver } from './store-form.ts'

const { fields } = placeText

type StoreSheetProps = { store: Store; LogoField: LogoField; onClose: () => void }

/** Edits what the store says of itself. */
export function StoreSheet({ store, LogoField, onClose }: StoreSheetProps) {
  const conflict = useVersionConflict(store)
  const { base, catches } = conflict
  const current = base ?? store
  const form = useForm({ resolver: storeResolver, defaultValues: formOf(current) })
  const { register, control, formState } = form
  const { errors } = formState
  const taxCode = useWatch({ control, name: 'taxCode' })
  const checked = checkTaxCode(taxCode)

  const update = useAction(storeRoutes.update, {
    onDone: () => {
      // Its name stands in the frame of every page.
      void loadProfile()
      onClose()
    },
    showError: (error: ApiError) => {
      if (!catches(error) && !showIssues(form, error)) form.setError('root', { message: error.message })
      return true
    },
  })
  const save = (version: number) =>
    form.handleSubmit(async values => {
      await update.mutateAsync({ body: patchOf(values, version) }).catch(() => {}) // shown at its field
    })()
  return (
    <EditSheet
      open
      size="lg"
      title={placeText.storeEdit}
      dirty={formState.isDirty}
      busy={update.isPending}
      onClose={onClose}
      onSubmit={() => save(current.version)}
    >
      <FormProvider {...form}>
        <FormTrouble
          form={form}
          conflict={conflict}
          refusal={errors.root?.message}
          formOf={formOf}
          changes={changesBetween}
          save={save}
        />
        <Section title={placeText.info}>
          <div className="grid gap-3 sm:grid-cols-2">
            <Field label={fields.storeName} required error={errors.name?.message}>
              <TextInput {...register('name')} />
            </Field>
            <Field label={fields.phone} required error={errors.phone?.message}>
              <TextInput type="tel" inputMode="tel" {...register('phone')} />
            </Field>
            <Field label={fields.email} error={errors.email?.message}>
              <TextInput type="email" inputMode="email" {...register('email')} />
            </Field>
            <Field
              label={fields.taxCode}
              hint={checked.ok && checked.isDoubtful ? fields.taxCodeDoubtful : fields.taxCodeHint}
              error={errors.taxCode?.message}
            >
              <TextInput inputMode="numeric" {...register('taxCode')} />
            </Field>
          </div>
          <Controller
            control={control}
            name="logo"
            render={({ field, fieldState }) => (
              <LogoField
                label={fields.logo}
                purpose="logo"
                value={field.value}
                onChange={field.onChange}
                error={fieldState.error?.message}
              />
            )}
          />
          <AddressFields />
        </Section>
        <HoursAndLicences kinds={licenceKinds} />
        <Section title={placeText.onReceipt}>
          <Field label={fields.receiptHeader} error={errors.receiptHeader?.message}>
            <Textarea rows={2} {...register('receiptHeader')} />
          </Field>
          <Field label={fields.returnPolicy} error={errors.returnPolicy?.message}>
            <Textarea rows={2} {...register('returnPolicy')} />
          </Field>
          <Field label={fields.receiptFooter} error={errors.receiptFooter?.message}>
            <Textarea rows={2} {...register('receiptFooter')} />
          </Field>
        </Section>
      </FormProvider>
    </EditSheet>
  )
}
