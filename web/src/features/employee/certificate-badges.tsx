import type { Employee } from '@quay/contract/employee/shapes'
import { certificateState } from '@quay/domain/access/certificate-state'
import { formatDate } from '@quay/domain/text/format-date'
import { useBusinessDay } from '../../api/session/use-business-day.ts'
import { employeeText } from '../../text/setting/employee.ts'
import { Badge } from '../../ui/mark/badge.tsx'

/** Whether an employee is a pharmacist, and which of their certificates has expired or soon will. */
export function CertificateBadges({ person }: { person: Employee }) {
  const today = useBusinessDay()
  const certificates = [
    [employeeText.practisingShort, person.practisingCertificate],
    [employeeText.gppShort, person.gppCertificate],
  ] as const
  return (
    <span className="inline-flex flex-wrap gap-1">
      {person.isPharmacist && (
        <Badge tone="accent" shape="tick">
          {employeeText.pharmacist}
        </Badge>
      )}
      {certificates.map(([name, certificate]) => {
        const expiresOn = certificate?.expiresOn ?? null
        const state = certificateState(expiresOn, today)
        if (expiresOn === null || state === 'valid') return null
        return (
          <Badge
            key={name}
            tone={state === 'expired' ? 'danger' : 'warning'}
            shape={state === 'expired' ? 'cross' : 'half'}
          >
            {employeeText[state](name, formatDate(expiresOn))}
          </Badge>
        )
      })}
    </span>
  )
}
