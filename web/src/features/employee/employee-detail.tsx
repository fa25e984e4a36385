import { employeeRoutes } from '@quay/contract/employee/routes'
import type { Employee } from '@quay/contract/employee/shapes'
import { isAllowed } from '@quay/contract/permission'
import { roleText } from '@quay/contract/role-text'
import { useParams } from '@tanstack/react-router'
import Pencil from 'lucide-react/icons/pencil'
import { type ReactNode, useState } from 'react'
import { useSession } from '../../api/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { useDocumentTitle } from '../../routing/use-document-title.ts'
import { employeeText } from '../../text/employee.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DateTimeText } from '../../ui/date-time-text.tsx'
import { DetailPage } from '../../ui/detail-page.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { Note } from '../../ui/note.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useHotkey } from '../../ui/use-hotkey.ts'
import { CertificateBadges } from './certificate-badges.tsx'
import { EmployeeActions } from './employee-actions.tsx'
import { describeCertificate, hoursOf } from './employee-form.ts'
import { type AvatarField, EmployeeSheet } from './employee-sheet.tsx'
import { EmployeeStatus } from './employee-status.tsx'

const { fields, sections } = employeeText

type EmployeeDetailProps = {
  AvatarField: AvatarField
  /** Draws how the person signs in and on which devices; the route brings it. */
  access?: (person: Employee) => ReactNode
}

/** One of the staff: who they are, where and when they work, certificates, and how they sign in. */
export default function EmployeeDetail({ AvatarField, access }: EmployeeDetailProps) {
  const { id } = useParams({ strict: false }) as { id: string }
  const { rights } = useSession()
  const detail = useRoute(employeeRoutes.get, { params: { id } }, { keepPrevious: false })
  const { data: person, error } = detail
  const [editing, setEditing] = useState(false)
  const mayEdit = isAllowed(rights, employeeRoutes.update.permission) && person?.isAboveOwn === false
  useDocumentTitle(person?.fullName)
  useHotkey(
    { id: 'employee.edit', key: 'E', label: employeeText.edit, scope: employeeText.title },
    () => setEditing(true),
    { enabled: mayEdit },
  )
  return (
    <DetailPage
      title={person?.fullName ?? employeeText.title}
      crumbs={[{ label: employeeText.title, to: '/settings/employee' }]}
      loading={!person}
      error={error && { message: error.message, traceId: error.requestId, onRetry: () => detail.refetch() }}
      meta={
        person && (
          <>
            <Avatar name={person.fullName} src={person.avatar} />
            <EmployeeStatus isActive={person.isActive} />
            <CertificateBadges person={person} />
          </>
        )
      }
      actions={
        person && (
          <>
            <EmployeeActions person={person} />
            {mayEdit && (
              <Button icon={<Pencil />} keyHint="E" onClick={() => setEditing(true)}>
                {employeeText.edit}
              </Button>
            )}
          </>
        )
      }
    >
      {person?.isAboveOwn && <Note tone="warning">{employeeText.above}</Note>}
      {person && (
        <Card title={employeeText.info}>
          <FactList facts={factsOf(person, isAllowed(rights, { model: 'role', action: 'read' }))} />
        </Card>
      )}
      {person && access && <Card title={employeeText.access}>{access(person)}</Card>}
      {person && editing && (
        <EmployeeSheet person={person} AvatarField={AvatarField} onClose={() => setEditing(false)} />
      )}
    </DetailPage>
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
      value: person.branches
        .map(({ name, isDefault }) =>
          isDefault && person.branches.length > 1 ? `${name} (${employeeText.isDefault})` : name,
        )
        .join(', '),
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
