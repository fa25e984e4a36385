import { taxRoutes } from '@quay/contract/tax/routes'
import { taxDataBody } from '@quay/contract/tax/shapes'
import { useForm, useWatch } from 'react-hook-form'
import type { ApiError } from '../../api/api-error.ts'
import { formResolver } from '../../api/form-resolver.ts'
import { useProfile } from '../../api/session.ts'
import { showIssues } from '../../api/show-issues.ts'
import { useAction } from '../../api/use-action.ts'
import { useBusinessDay } from '../../api/use-business-day.ts'
import { taxText } from '../../text/tax.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { EditSheet } from '../../ui/edit-sheet.tsx'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { Select } from '../../ui/select.tsx'
import { AssignPreview } from './assign-preview.tsx'
import { RateFields, type RateValues } from './rate-fields.tsx'
import { type Target, TargetPicker } from './target-picker.tsx'

export type AssignValues = RateValues & {
  groupIds: Target[]
  productIds: Target[]
  /** Empty: all branches. */
  branchId: string
  closePrevious: boolean
}

/** What is sent for what the form holds. */
export function assignBody({ groupIds, productIds, branchId, from, to, ...rest }: AssignValues) {
  return {
    ...rest,
    groupIds: groupIds.map(group => group.value),
    productIds: productIds.map(product => product.value),
    branchId: branchId || null,
    ...(from && { from }),
    to,
  }
}

const resolver = formResolver(taxDataBody, (values: AssignValues) => assignBody(values))

/** The last day of the reduction to 8 % (Nghị quyết 204/2025/QH15). */
const lastReducedDay = '2026-12-31'

type AssignSheetProps = { onClose: () => void; onDone: (productCount: number) => void }

/** Gives groups and products a rate from a day on, and shows before what that will change. */
export function AssignSheet({ onClose, onDone }: AssignSheetProps) {
  const today = useBusinessDay()
  const { branches } = useProfile()
  const form = useForm({
    resolver,
    defaultValues: {
      groupIds: [],
      productIds: [],
      branchId: '',
      vatRate: 8,
      from: today,
      to: null,
      closePrevious: false,
    } as AssignValues,
  })
  const values = useWatch({ control: form.control }) as AssignValues
  const { errors, isDirty } = form.formState
  const create = useAction(taxRoutes.create, { onDone: answer => onDone(answer.productCount), showError })

  function showError(error: ApiError): boolean {
    if (!showIssues(form, error)) form.setError('root', { message: error.message })
    return true
  }
  function change(patch: Partial<AssignValues>) {
    for (const [name, value] of Object.entries(patch))
      form.setValue(name as keyof AssignValues, value as never, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      })
  }
  const save = form.handleSubmit(async body => {
    await create.mutateAsync({ body }).catch(() => {}) // shown at its field
  })
  return (
    <EditSheet
      open
      size="lg"
      title={taxText.newTitle}
      dirty={isDirty}
      busy={create.isPending}
      onClose={onClose}
      onSubmit={() => save()}
    >
      {errors.root && (
        <Note tone="danger" alert>
          {errors.root.message}
        </Note>
      )}
      <TargetPicker
        groups={values.groupIds}
        products={values.productIds}
        error={errors.groupIds?.message}
        onGroups={groupIds => change({ groupIds })}
        onProducts={productIds => change({ productIds })}
      />
      <RateFields value={values} onChange={change} errors={errors} />
      {today <= lastReducedDay && (
        <div>
          <Button size="sm" onClick={() => change({ vatRate: 8, to: lastReducedDay })}>
            {taxText.reduced}
          </Button>
        </div>
      )}
      {branches.length > 1 && (
        <Field label={taxText.where}>
          <Select
            value={values.branchId}
            onChange={branchId => change({ branchId })}
            options={[
              { value: '', label: taxText.everywhere },
              ...branches.map(branch => ({ value: branch.id, label: branch.name })),
            ]}
          />
        </Field>
      )}
      <div>
        <Checkbox checked={values.closePrevious} onChange={event => change({ closePrevious: event.target.checked })}>
          {taxText.closePrevious}
        </Checkbox>
        <p className="text-12 text-ink-3">{taxText.closePreviousHint}</p>
      </div>
      <AssignPreview values={values} />
    </EditSheet>
  )
}
