import { taxRoutes } from '@quay/contract/tax/routes'
import { taxDataBody } from '@quay/contract/tax/shapes'
import { formatNumber } from '@quay/domain/text/format-number'
import { useWatch } from 'react-hook-form'
import { formResolver } from '../../api/form/form-resolver.ts'
import { useProfile } from '../../api/session/session.ts'
import { useBusinessDay } from '../../api/session/use-business-day.ts'
import { fieldsOf } from '../../form/fields.tsx'
import { RecordSheet } from '../../form/record-sheet.tsx'
import { useRecordForm } from '../../form/use-record-form.ts'
import { taxText } from '../../text/money/tax.ts'
import { Button } from '../../ui/button/button.tsx'
import { namedOptions } from '../../ui/choice/named-options.ts'
import { toast } from '../../ui/popup/toast.ts'
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

const { SelectField, CheckField } = fieldsOf<AssignValues>()

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

/** Gives groups and products a rate from a day on, and shows before what that will change. */
export function AssignSheet({ onClose }: { onClose: () => void }) {
  const today = useBusinessDay()
  const { branches } = useProfile()
  const sheet = useRecordForm({
    formOf: (): AssignValues => ({
      groupIds: [],
      productIds: [],
      branchId: '',
      vatRate: 8,
      from: today,
      to: null,
      closePrevious: false,
    }),
    resolver,
    send: (send, body) => send(taxRoutes.create, { body }),
    onSaved(answer) {
      toast.success(taxText.done(formatNumber(answer.productCount)))
      onClose()
    },
  })
  const { control, setValue, formState } = sheet.form
  const values = useWatch({ control }) as AssignValues
  const { errors, isSubmitted } = formState
  const options = { shouldDirty: true, shouldValidate: isSubmitted }
  return (
    <RecordSheet sheet={sheet} size="lg" title={taxText.newTitle} onClose={onClose}>
      <TargetPicker
        groups={values.groupIds}
        products={values.productIds}
        error={errors.groupIds?.message}
        onGroups={groupIds => setValue('groupIds', groupIds, options)}
        onProducts={productIds => setValue('productIds', productIds, options)}
      />
      <RateFields />
      {today <= lastReducedDay && (
        <div>
          <Button
            size="sm"
            onClick={() => {
              setValue('vatRate', 8, options)
              setValue('to', lastReducedDay, options)
            }}
          >
            {taxText.reduced}
          </Button>
        </div>
      )}
      {branches.length > 1 && (
        <SelectField name="branchId" label={taxText.where} options={namedOptions(branches, taxText.everywhere)} />
      )}
      <CheckField name="closePrevious" hint={taxText.closePreviousHint}>
        {taxText.closePrevious}
      </CheckField>
      <AssignPreview values={values} />
    </RecordSheet>
  )
}
