import { employeeRoutes } from '@quay/contract/employee/routes'
import type { Employee } from '@quay/contract/employee/shapes'
import { isAllowed } from '@quay/contract/right/permission'
import { roleText } from '@quay/contract/right/role-text'
import { useSession } from '../../api/session/session.ts'
import { RecordPage } from '../../form/record-page.tsx'
import { employeeText } from '../../text/setting/employee.ts'
import { TextLink } from '../../ui/button/text-link.tsx'
import { DateTimeText } from '../../ui/date/date-time-text.tsx'
import { ActiveBadge } from '../../ui/mark/active-badge.tsx'
import { Avatar } from '../../ui/mark/avatar.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { Card } from '../../ui/page/card.tsx'
import { FactList } from '../../ui/page/fact-list.tsx'
import { EmployeeAccess } from '../account/shared/employee-access.tsx'
import { CertificateBadges } from './certificate-badges.tsx'
import { EmployeeActions } from './employee-actions.tsx'
import { branchesOf, describeCertificate, hoursOf } from './employee-form.ts'
import { EmployeeSheet } from './employee-sheet.tsx'

const { fields, sections } = employeeText

/** One of the staff: who they are, where and when they work, certificates, and how they sign in. */
export default function EmployeeDetail() {
  const { rights } = useSession()
  return (
    <RecordPage
      route={employeeRoutes.get}
      list={{ label: employeeText.title, to: '/settings/employee' }}
      nameOf={person => person.fullName}
      act={{
        may: person => isAllowed(rights, employeeRoutes.update.permission) && !person.isAboveOwn,
        window: (person, close) => <EmployeeSheet person={person} onClose={close} />,
      }}
      meta={person => (
        <>
          <Avatar name={person.fullName} src={person.avatar} />
          <ActiveBadge isActive={person.isActive} words={employeeText.statuses} />
          <CertificateBadges person={person} />
        </>
      )}
      actions={person => <EmployeeActions person={person} />}
    >
      {person => (
        <>
          {person.isAboveOwn && <Note tone="warning">{employeeText.above}</Note>}
          <Card title={employeeText.info}>
            <FactList facts={factsOf(person, isAllowed(rights, { model: 'role', action: 'read' }))} />
          </Card>
          <Card title={employeeText.access}>
            <EmployeeAccess employeeId={person.id} fullName={person.fullName} />
          </Card>
        </>
      )}
    </RecordPage>
  )
}

function factsOf(person: Employee, seesRoles: boolean) {
  const role = roleText(person.role.name)
  return [
    { label: fields.username, value: person.username },
    { label: fields.phone, value: person.phone },
    { label: fields.email, value: person.email },
    {
      label: fields.role,
      value: seesRoles ? <TextLink to={`/settings/role/${person.role.id}`}>{role}</TextLink> : role,
    },
    {
      label: fields.branches,
      value: branchesOf(person),
    },
    { label: sections.hours, value: hoursOf(person) },
    { label: employeeText.practising, value: describeCertificate(person.practisingCertificate) },
    { label: employeeText.gpp, value: describeCertificate(person.gppCertificate) },
    { label: fields.note, value: person.note },
    {
      label: employeeText.lastUsed,
      value: person.lastUsedAt ? <DateTimeText instant={person.lastUsedAt} /> : employeeText.never,
    },
    { label: employeeText.since, value: <DateTimeText instant={person.createdAt} /> },
  ]
}
