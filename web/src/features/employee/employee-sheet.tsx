import { employeeRoutes } from '@quay/contract/employee/routes'
import type { Employee } from '@quay/contract/employee/shapes'
import { useWatch } from 'react-hook-form'
import { loadProfile } from '../../api/session/load-profile.ts'
import { useBranchId, useProfile } from '../../api/session/session.ts'
import { fieldsOf } from '../../form/fields.tsx'
import { FormSection } from '../../form/form-section.tsx'
import { PictureField } from '../../form/picture-field.tsx'
import { RecordSheet } from '../../form/record-sheet.tsx'
import { useRecordForm } from '../../form/use-record-form.ts'
import { WindowFields } from '../../form/window-fields.tsx'
import { employeeText } from '../../text/setting/employee.ts'
import { CertificateFields } from './certificate-fields.tsx'
import { changesBetween, type EmployeeForm, employeeResolver, formOf, patchOf } from './employee-form.ts'
import { WorkFields } from './work-fields.tsx'

const { fields, sections, hours } = employeeText
const { TextField, TextareaField, PasswordField, CheckField } = fieldsOf<EmployeeForm>()

type EmployeeSheetProps = {
  person?: Employee
  onClose: () => void
  onSaved?: (person: Employee) => void
}

/** Adds or edits an employee. */
export function EmployeeSheet({ person, onClose, onSaved }: EmployeeSheetProps) {
  const own = useProfile().id
  const branchId = useBranchId()
  const sheet = useRecordForm({
    record: person,
    formOf: one => formOf(one, branchId),
    resolver: employeeResolver(!person),
    changes: changesBetween,
    send: (send, body, base) =>
      base
        ? send(employeeRoutes.update, { params: { id: base.id }, body: patchOf(body, base) })
        : send(employeeRoutes.create, { body: { ...body, password: body.password ?? '' } }),
    onStored(saved) {
      // One's own name, face or branches stand in the frame of the page.
      if (saved.id === own) void loadProfile()
    },
    onSaved,
    onClose,
  })
  const { base, form } = sheet
  const isLimited = useWatch({ control: form.control, name: 'isLimited' })
  const email = <TextField name="email" kind="email" label={fields.email} />
  return (
    <RecordSheet
      sheet={sheet}
      size="lg"
      title={base ? employeeText.editTitle(base.fullName) : employeeText.add}
      onClose={onClose}
    >
      <FormSection title={sections.person}>
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField name="fullName" label={fields.fullName} required />
          <TextField name="phone" kind="phone" label={fields.phone} />
          <TextField
            name="username"
            label={fields.username}
            hint={fields.usernameHint}
            required
            autoCapitalize="none"
            spellCheck={false}
          />
          {base ? (
            email
          ) : (
            <PasswordField
              name="password"
              label={fields.password}
              hint={fields.passwordHint}
              required
              autoComplete="new-password"
            />
          )}
        </div>
        {!base && email}
        <PictureField name="avatar" purpose="avatar" label={fields.avatar} />
      </FormSection>
      <FormSection title={sections.work}>
        <WorkFields person={base} />
      </FormSection>
      <FormSection title={sections.hours}>
        <CheckField name="isLimited" hint={hours.limitedHint}>
          {hours.limited}
        </CheckField>
        {isLimited && <WindowFields name="accessWindows" atLeast={1} />}
      </FormSection>
      <FormSection title={sections.certificates}>
        <CertificateFields />
      </FormSection>
      <TextareaField name="note" label={fields.note} />
    </RecordSheet>
  )
}
