import type { Certificate } from '@quay/contract/employee/shapes'
import { roleText } from '@quay/contract/right/role-text'
import { describeHours } from '@quay/domain/access/access-hours'
import { formatDate } from '@quay/domain/text/format-date'
import type { StoredEmployee } from './employee-store.ts'

/** A person as the log shows them; roles and branches come by name, hours and certificates as sentences. */
export function describeEmployee(
  person: StoredEmployee,
  roleNames: ReadonlyMap<string, string>,
  branchNames: ReadonlyMap<string, string>,
) {
  const roleOf = (id: string) => roleText(roleNames.get(id) ?? '')
  const nameOf = (id: string) => branchNames.get(id) ?? null
  return {
    fullName: person.fullName,
    username: person.username,
    phone: person.phone,
    email: person.email,
    note: person.note,
    role: roleOf(person.roleId),
    branches: person.branchIds.map(nameOf),
    defaultBranch: person.defaultBranchId && nameOf(person.defaultBranchId),
    branchRoles: person.branchRoles.length
      ? person.branchRoles
          .map(({ branchId, roleId }) => `${nameOf(branchId)}: ${roleOf(roleId)}`)
          .toSorted((one, other) => one.localeCompare(other, 'vi'))
      : null,
    accessHours: person.accessWindows?.length ? describeHours(person.accessWindows) : null,
    isPharmacist: person.isPharmacist,
    practisingCertificate: describeCertificate(person.practisingCertificate),
    gppCertificate: describeCertificate(person.gppCertificate),
    hasAvatar: person.avatarId !== null,
  }
}

function describeCertificate(certificate: Certificate | null): string | null {
  if (!certificate) return null
  const { number, issuedOn, expiresOn } = certificate
  return [number, issuedOn && `cấp ${formatDate(issuedOn)}`, expiresOn && `hết hạn ${formatDate(expiresOn)}`]
    .filter(Boolean)
    .join(', ')
}
