import {
  type AccessWindow,
  type Certificate,
  type Employee,
  employeeBody,
  type employeePatch,
} from '@quay/contract/employee/shapes'
import { roleText } from '@quay/contract/right/role-text'
import { describeHours } from '@quay/domain/access/access-hours'
import { formatDate } from '@quay/domain/text/format-date'
import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { formResolver, withoutEmpty } from '../../api/form/form-resolver.ts'
import { withCleared } from '../../api/form/with-cleared.ts'
import { changesIn } from '../../form/changes-in.ts'
import { textsOf } from '../../form/texts-of.ts'
import { usualWindow } from '../../form/window-fields.tsx'
import { employeeText } from '../../text/setting/employee.ts'

type CertificateForm = { number: string; issuedOn: string | null; expiresOn: string | null }

export type EmployeeForm = Record<'fullName' | 'username' | 'password' | 'phone' | 'email' | 'note', string> & {
  avatar: { id: string; address: string } | null
  roleId: string
  branchIds: string[]
  defaultBranchId: string
  /** The other role at a branch, by its id; empty where it is the person's own. */
  roleAt: Record<string, string>
  /** Off: at any time, even if windows were entered. */
  isLimited: boolean
  accessWindows: AccessWindow[]
  isPharmacist: boolean
  practisingCertificate: CertificateForm
  gppCertificate: CertificateForm
}

/** The form of an employee; a new one begins at this branch. */
export function formOf(person: Employee | null, branchId: string): EmployeeForm {
  return {
    ...textsOf(person, ['fullName', 'username', 'phone', 'email', 'note']),
    password: '',
    avatar: person?.avatarId && person.avatar ? { id: person.avatarId, address: person.avatar } : null,
    roleId: person?.role.id ?? '',
    branchIds: person ? person.branches.map(branch => branch.id) : [branchId],
    defaultBranchId: person?.branches.find(branch => branch.isDefault)?.id ?? person?.branches[0]?.id ?? branchId,
    roleAt: Object.fromEntries(person?.branches.map(branch => [branch.id, branch.role?.id ?? '']) ?? []),
    isLimited: person?.accessWindows != null,
    accessWindows: person?.accessWindows ?? [usualWindow()],
    isPharmacist: person?.isPharmacist ?? false,
    practisingCertificate: certificateForm(person?.practisingCertificate ?? null),
    gppCertificate: certificateForm(person?.gppCertificate ?? null),
  }
}

const certificateForm = (certificate: Certificate | null): CertificateForm => ({
  number: certificate?.number ?? '',
  issuedOn: certificate?.issuedOn ?? null,
  expiresOn: certificate?.expiresOn ?? null,
})

/** What is sent of the form; a certificate without anything in it is none. */
function bodyOf({ avatar, isLimited, accessWindows, roleAt, ...form }: EmployeeForm): FieldValues {
  const certificate = (one: CertificateForm) => (one.number || one.issuedOn || one.expiresOn ? one : undefined)
  const { branchIds, defaultBranchId } = form
  return withoutEmpty({
    ...form,
    avatarId: avatar?.id,
    defaultBranchId: branchIds.includes(defaultBranchId) ? defaultBranchId : undefined,
    branchRoles: branchIds.flatMap(branchId => (roleAt[branchId] ? [{ branchId, roleId: roleAt[branchId] }] : [])),
    accessWindows: isLimited ? accessWindows : undefined,
    practisingCertificate: certificate(form.practisingCertificate),
    gppCertificate: certificate(form.gppCertificate),
  })
}

const editSchema = employeeBody.omit({ id: true, password: true })
/** What the form gives; only a new person has a password in it. */
export type EmployeeValues = z.output<typeof editSchema> & { password?: string | undefined }

/** Validates the form of a new or of an edited employee. */
export const employeeResolver = (isNew: boolean): Resolver<EmployeeForm, unknown, EmployeeValues> =>
  isNew
    ? formResolver(employeeBody.omit({ id: true }), (form: EmployeeForm) => bodyOf(form))
    : formResolver(editSchema, (form: EmployeeForm) => bodyOf({ ...form, password: '' }))

const clearable = [
  'phone',
  'email',
  'note',
  'avatarId',
  'accessWindows',
  'practisingCertificate',
  'gppCertificate',
] as const

/** What an edit sends: what was emptied is cleared. */
export const patchOf = (
  { password: _password, ...body }: EmployeeValues,
  { version }: Employee,
): z.input<typeof employeePatch> => ({ ...withCleared(body, clearable), version })

/** A certificate in words. */
export const describeCertificate = (certificate: Certificate | null): string | null =>
  certificate &&
  employeeText.certificateFacts(
    certificate.number,
    certificate.issuedOn && formatDate(certificate.issuedOn),
    certificate.expiresOn && formatDate(certificate.expiresOn),
  )

/** Where the person works, with the role they hold there where it is another than their own. */
export const branchesOf = ({ branches }: Pick<Employee, 'branches'>): string =>
  branches
    .map(({ name, isDefault, role }) => {
      const facts = [role && roleText(role.name), isDefault && branches.length > 1 && employeeText.isDefault]
      const said = facts.filter(Boolean).join(', ')
      return said ? `${name} (${said})` : name
    })
    .join(', ')

/** When the person may work, in words. */
export const hoursOf = (person: Pick<Employee, 'accessWindows'>): string =>
  person.accessWindows ? describeHours(person.accessWindows) : employeeText.hours.always

/** What another person changed in an employee, in words. */
export const changesBetween = changesIn<Employee>(
  [
    [employeeText.fields.fullName, person => person.fullName],
    [employeeText.fields.username, person => person.username],
    [employeeText.fields.phone, person => person.phone],
    [employeeText.fields.email, person => person.email],
    [employeeText.fields.note, person => person.note],
    [employeeText.fields.role, person => roleText(person.role.name)],
    [employeeText.fields.branches, person => branchesOf(person)],
    [employeeText.sections.hours, hoursOf],
    [employeeText.practising, person => describeCertificate(person.practisingCertificate)],
    [employeeText.gpp, person => describeCertificate(person.gppCertificate)],
  ],
  employeeText.none,
)
