import {
  type AccessWindow,
  type Certificate,
  type Employee,
  employeeBody,
  type employeePatch,
} from '@quay/contract/employee/shapes'
import { roleText } from '@quay/contract/role-text'
import { describeHours } from '@quay/domain/access/access-hours'
import { formatDate } from '@quay/domain/text/format-date'
import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { formResolver, withoutEmpty } from '../../api/form-resolver.ts'
import { withCleared } from '../../api/with-cleared.ts'
import { employeeText } from '../../text/employee.ts'

type CertificateForm = { number: string; issuedOn: string | null; expiresOn: string | null }

export type EmployeeForm = Record<'fullName' | 'username' | 'password' | 'phone' | 'email' | 'note', string> & {
  avatar: { id: string; address: string } | null
  roleId: string
  branchIds: string[]
  defaultBranchId: string
  /** Off: at any time, whatever windows were written. */
  isLimited: boolean
  accessWindows: AccessWindow[]
  isPharmacist: boolean
  practisingCertificate: CertificateForm
  gppCertificate: CertificateForm
}

/** What a shop usually keeps: every day from seven to ten in the evening. */
export const usualWindow = (): AccessWindow => ({ days: [1, 2, 3, 4, 5, 6, 7], from: '07:00', to: '22:00' })

/** A person as the form holds them; somebody new begins at this branch. */
export function formOf(person: Employee | null, branchId: string): EmployeeForm {
  return {
    fullName: person?.fullName ?? '',
    username: person?.username ?? '',
    password: '',
    phone: person?.phone ?? '',
    email: person?.email ?? '',
    note: person?.note ?? '',
    avatar: person?.avatarId && person.avatar ? { id: person.avatarId, address: person.avatar } : null,
    roleId: person?.role.id ?? '',
    branchIds: person ? person.branches.map(branch => branch.id) : [branchId],
    defaultBranchId: person?.branches.find(branch => branch.isDefault)?.id ?? person?.branches[0]?.id ?? branchId,
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
function bodyOf({ avatar, isLimited, accessWindows, ...form }: EmployeeForm): FieldValues {
  const certificate = (one: CertificateForm) => (one.number || one.issuedOn || one.expiresOn ? one : undefined)
  const { branchIds, defaultBranchId } = form
  return withoutEmpty({
    ...form,
    avatarId: avatar?.id,
    defaultBranchId: branchIds.includes(defaultBranchId) ? defaultBranchId : undefined,
    accessWindows: isLimited ? accessWindows : undefined,
    practisingCertificate: certificate(form.practisingCertificate),
    gppCertificate: certificate(form.gppCertificate),
  })
}

const editSchema = employeeBody.omit({ id: true, password: true })
/** What the form gives; only a new person has a password in it. */
export type EmployeeValues = z.output<typeof editSchema> & { password?: string | undefined }

/** Checks the form as that of somebody new, or of somebody who is edited. */
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
  version: number,
): z.input<typeof employeePatch> => ({
  ...withCleared(body, clearable),
  version,
})

/** A certificate in words. */
export const describeCertificate = (certificate: Certificate | null): string | null =>
  certificate &&
  employeeText.certificateFacts(
    certificate.number,
    certificate.issuedOn && formatDate(certificate.issuedOn),
    certificate.expiresOn && formatDate(certificate.expiresOn),
  )

/** When the person may work, in words. */
export const hoursOf = (person: Pick<Employee, 'accessWindows'>): string =>
  person.accessWindows ? describeHours(person.accessWindows) : employeeText.hours.always

const told: readonly (readonly [string, (person: Employee) => string | null])[] = [
  [employeeText.fields.fullName, person => person.fullName],
  [employeeText.fields.username, person => person.username],
  [employeeText.fields.phone, person => person.phone],
  [employeeText.fields.email, person => person.email],
  [employeeText.fields.note, person => person.note],
  [employeeText.fields.role, person => roleText(person.role.name)],
  [employeeText.fields.branches, person => person.branches.map(branch => branch.name).join(', ')],
  [employeeText.sections.hours, hoursOf],
  [employeeText.practising, person => describeCertificate(person.practisingCertificate)],
  [employeeText.gpp, person => describeCertificate(person.gppCertificate)],
]

/** What somebody else changed in a person, in words. */
export const changesBetween = (before: Employee, after: Employee): string[] =>
  told
    .filter(([, read]) => read(before) !== read(after))
    .map(([name, read]) => `${name}: ${read(after) ?? employeeText.none}`)
