import { fieldsOf } from '../../form/fields.tsx'
import { employeeText } from '../../text/setting/employee.ts'
import type { EmployeeForm } from './employee-form.ts'

const { fields, certificate: words } = employeeText
const { TextField, DateField, CheckField } = fieldsOf<EmployeeForm>()

/** Whether an employee is a pharmacist, with both certificates; each may stay empty. */
export function CertificateFields() {
  return (
    <>
      <CheckField name="isPharmacist" hint={fields.isPharmacistHint}>
        {fields.isPharmacist}
      </CheckField>
      <OneCertificate name="practisingCertificate" title={employeeText.practising} />
      <OneCertificate name="gppCertificate" title={employeeText.gpp} />
    </>
  )
}

type OneCertificateProps = { name: 'practisingCertificate' | 'gppCertificate'; title: string }

function OneCertificate({ name, title }: OneCertificateProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay its children out as a grid in every browser
    <div role="group" aria-label={title} className="grid gap-2">
      <h4 className="font-medium text-12 text-ink-2">{title}</h4>
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_150px_150px]">
        <TextField name={`${name}.number`} label={words.number} />
        <DateField name={`${name}.issuedOn`} label={words.issuedOn} />
        <DateField name={`${name}.expiresOn`} label={words.expiresOn} />
      </div>
    </div>
  )
}
