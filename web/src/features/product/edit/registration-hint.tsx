import { describeRegistration, registrationWarnings } from '@quay/domain/medicine/describe-registration'
import { readRegistrationNumber } from '@quay/domain/medicine/read-registration-number'
import { registrationChanges } from '@quay/domain/medicine/registration-changes'
import { controlGroupText } from '@quay/domain/product/control-group'
import { useFormContext, useWatch } from 'react-hook-form'
import { useBusinessDay } from '../../../api/session/use-business-day.ts'
import { medicineText } from '../../../text/product/medicine.ts'
import { Button } from '../../../ui/button/button.tsx'
import type { ProductForm } from './product-form.ts'

const { registration: words } = medicineText

/** Under the field of the registration number: what it tells, and the offer to set what the form says otherwise. */
export function RegistrationHint() {
  const { control, setValue } = useFormContext<ProductForm>()
  const thisYear = Number(useBusinessDay().slice(0, 4))
  const [number, isPrescription, controlGroup, country] = useWatch({
    control,
    name: ['registrationNumber', 'isPrescription', 'controlGroup', 'country'],
  })
  const read = readRegistrationNumber(number, thisYear)
  const warnings = registrationWarnings(read, thisYear)
  const changes = registrationChanges(read.current, { isPrescription, controlGroup, country: country || null })
  if (!read.current && warnings.length === 0) return null

  function apply() {
    for (const [field, value] of Object.entries(changes ?? {}))
      setValue(field as 'isPrescription' | 'controlGroup' | 'country', value, { shouldDirty: true })
  }
  const told = changes && [
    changes.isPrescription === undefined ? null : words.prescription(changes.isPrescription),
    changes.controlGroup ? words.control(controlGroupText[changes.controlGroup]) : null,
    changes.country ? words.country(changes.country) : null,
  ]
  return (
    <div className="grid justify-items-start gap-1 text-12 sm:col-span-2">
      {read.current && (
        <p className="text-ink-2">
          {describeRegistration(read.current)}
          {read.former && ` · ${words.former(read.former.number)}`}
        </p>
      )}
      {warnings.map(warning => (
        <p key={warning} className="text-warning-text">
          {warning}
        </p>
      ))}
      {told && (
        <Button size="sm" onClick={apply}>
          {words.set}: {told.filter(Boolean).join(', ')}
        </Button>
      )}
    </div>
  )
}
