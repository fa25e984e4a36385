import { Controller, useFormContext, useFormState } from 'react-hook-form'
import { employeeText } from '../../text/employee.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { DateInput } from '../../ui/date-input.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { EmployeeForm } from './employee-form.ts'

const { fields, certificate: words } = employeeText

/** Whether somebody is a pharmacist, with both certificates; each may stay empty. */
export function CertificateFields() {
  const { register } = useFormContext<EmployeeForm>()
  return (
    <>
      <div>
        <Checkbox {...register('isPharmacist')}>{fields.isPharmacist}</Checkbox>
        <p className="text-12 text-ink-3">{fields.isPharmacistHint}</p>
      </div>
      <OneCertificate name="practisingCertificate" title={employeeText.practising} />
      <OneCertificate name="gppCertificate" title={employeeText.gpp} />
    </>
  )
}

type OneCertificateProps = { name: 'practisingCertificate' | 'gppCertificate'; title: string }

function OneCertificate({ name, title }: OneCertificateProps) {
  const { control, register } = useFormContext<EmployeeForm>()
  const errors = useFormState({ control }).errors[name]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay its children out as a grid in every browser
    <div role="group" aria-label={title} className="grid gap-2">
      <h4 className="font-medium text-12 text-ink-2">{title}</h4>
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_150px_150px]">
        <Field label={words.number} error={errors?.number?.message}>
          <TextInput {...register(`${name}.number`)} />
        </Field>
        {(['issuedOn', 'expiresOn'] as const).map(day => (
          <Field key={day} label={words[day]} error={errors?.[day]?.message}>
            <Controller
              control={control}
              name={`${name}.${day}`}
              render={({ field }) => <DateInput ref={field.ref} value={field.value} onChange={field.onChange} />}
            />
          </Field>
        ))}
      </div>
    </div>
  )
}
