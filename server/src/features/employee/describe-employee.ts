import type { Certificate } from '@quay/contract/employee/shapes'
import { roleText } from '@quay/contract/role-text'
import { describeHours } from '@quay/domain/access/access-hours'
import { formatDate } from '@quay/domain/text/format-date'
import type { StoredEmployee } from './employee-store.ts'

/** A person as the log shows them; role and branches come by name, hours and certificates as sentences. */
export function describeEmployee(person: StoredEmployee, roleName: string, branchNames: ReadonlyMap<string, string>) {
  const nameOf = (id: string) => branchNames.get(id) ?? null
  return {
    fullName: person.fullName,
    username: person.username,
    phone: person.phone,
    email: person.email,
    note: person.note,
    role: roleText(roleName),
    branches: person.branchIds.map(nameOf),
    defaultBranch: person.defaultBranchId && nameOf(person.defaultBranchId),
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
