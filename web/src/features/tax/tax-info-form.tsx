import { directRates, type TaxMethod, taxMethods } from '@quay/contract/enumeration'
import { isAllowed } from '@quay/contract/right/permission'
import { taxRoutes } from '@quay/contract/tax/routes'
import { type TaxInfo, taxInfoBody } from '@quay/contract/tax/shapes'
import { checkTaxCode } from '@quay/domain/tax/check-tax-code'
import { formatNumber } from '@quay/domain/text/format-number'
import { useQueryClient } from '@tanstack/react-query'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import type { ApiError } from '../../api/api-error.ts'
import { formResolver, withoutEmpty } from '../../api/form/form-resolver.ts'
import { showIssues } from '../../api/form/show-issues.ts'
import { useSession } from '../../api/session/session.ts'
import { useAction } from '../../api/use-action.ts'
import { AskButton } from '../../form/ask-button.tsx'
import { fieldsOf } from '../../form/fields.tsx'
import { writeText } from '../../storage/stored.ts'
import { taxText } from '../../text/money/tax.ts'
import { Button } from '../../ui/button/button.tsx'
import { RadioGroup } from '../../ui/choice/radio-group.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { toast } from '../../ui/popup/toast.ts'
import { useUnsavedGuard } from '../../ui/window/use-unsaved-guard.ts'

type Form = { taxCode: string; name: string; address: string; method: TaxMethod; vatPercent: number | null }

const { TextField, SelectField, OwnField } = fieldsOf<Form>()

const directChoices = directRates.map(({ vat, income }) => ({
  value: vat,
  label: taxText.directChoice(formatNumber(vat, 1), formatNumber(income, 1)),
  detail: taxText.directKinds[vat],
}))
const incomeOf = (vat: number | null) => directRates.find(rate => rate.vat === vat)?.income

/** What is sent for what the form holds: a method by deduction has no per cents. */
function bodyOf(form: Form) {
  const isDirect = form.method === 'DIRECT'
  return withoutEmpty({
    ...form,
    vatPercent: isDirect ? form.vatPercent : null,
    incomePercent: isDirect ? incomeOf(form.vatPercent) : null,
  })
}
const resolver = formResolver(taxInfoBody, bodyOf)

type TaxInfoFormProps = {
  info: TaxInfo
  /** Whether it is the branch that this browser works for, whose code it keeps. */
  isCurrent: boolean
}

/** Declares a branch, or changes what it declared. */
export function TaxInfoForm({ info, isCurrent }: TaxInfoFormProps) {
  const { rights } = useSession()
  const client = useQueryClient()
  const form = useForm<Form, unknown, ReturnType<typeof taxInfoBody.parse>>({
    resolver,
    defaultValues: {
      taxCode: info.taxCode ?? '',
      name: info.name ?? '',
      address: info.address ?? '',
      method: info.method ?? 'DIRECT',
      vatPercent: info.vatPercent ?? 1,
    },
  })
  const { control, formState } = form
  const { isDirty } = formState
  const [method, taxCode] = useWatch({ control, name: ['method', 'taxCode'] })
  useUnsavedGuard(isDirty)

  function keep(code: string | null) {
    if (isCurrent) writeText('taxCode', code)
  }
  function showError(error: ApiError): boolean {
    if (error.code === 'version-conflict') {
      toast.warning(taxText.changedBy)
      void client.invalidateQueries()
      return true
    }
    return showIssues(form, error)
  }
  const create = useAction(taxRoutes.createInfo, { onDone: answer => keep(answer.taxCode), showError })
  const put = useAction(taxRoutes.putInfo, {
    onDone: answer => {
      keep(answer.taxCode)
      // The table of spec §8 keeps silent here, and a saved form looks as before.
      toast.success(taxText.saved)
    },
    showError,
  })
  const maySave = isAllowed(rights, { model: 'tax', action: info.version === null ? 'create' : 'update' })

  const save = form.handleSubmit(async body => {
    const content = { ...body, branchId: info.branchId }
    const call =
      info.version === null
        ? create.mutateAsync({ body: content })
        : put.mutateAsync({ body: { ...content, version: info.version } })
    await call.catch(() => {}) // shown at its field
  })
  const checked = taxCode ? checkTaxCode(taxCode) : null
  return (
    <FormProvider {...form}>
      <form className="grid gap-4" noValidate onSubmit={event => void save(event)}>
        <TextField name="taxCode" kind="digits" label={taxText.taxCode} required hint={taxText.taxCodeHint} />
        {checked?.ok && checked.isDoubtful && <Note tone="warning">{taxText.taxCodeDoubt}</Note>}
        <TextField name="name" label={taxText.name} />
        <TextField name="address" label={taxText.address} autoComplete="off" />
        <OwnField name="method" label={taxText.method} group hint={taxText.methodHints[method]}>
          {field => (
            <RadioGroup
              value={field.value}
              onChange={field.onChange}
              options={taxMethods.map(value => ({ value, label: taxText.methods[value] }))}
            />
          )}
        </OwnField>
        {method === 'DIRECT' && (
          <SelectField name="vatPercent" label={taxText.direct} required options={directChoices} />
        )}
        <div className="flex flex-wrap justify-end gap-2">
          {info.version !== null && (
            <AskButton
              className="mr-auto"
              route={taxRoutes.deleteInfo}
              input={{ body: { branchId: info.branchId } }}
              question={{ title: taxText.deleteTitle, description: taxText.deleteHint, confirmLabel: taxText.delete }}
              onDone={() => keep(null)}
            />
          )}
          {maySave && (
            <Button type="submit" variant="primary" busy={create.isPending || put.isPending}>
              {taxText.save}
            </Button>
          )}
        </div>
      </form>
    </FormProvider>
  )
}
