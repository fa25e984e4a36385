import { type AuditArea, auditAreas } from '@quay/contract/audit'
import { type AuditAction, actionsOf, auditActions } from '@quay/contract/audit-action'
import { employeeRoutes } from '@quay/contract/employee'
import { isAllowed } from '@quay/contract/permission'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { useProfile, useSession } from '../../api/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { userLogText } from '../../text/user-log.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'

type Query = Readonly<Record<string, string | undefined>>
type FilterProps = { query: Query; set: (patch: Query) => void }

/** What of the address is an area, and what an action of it. */
export function readAction(query: Query): { area: AuditArea | undefined; action: AuditAction | undefined } {
  const area = query.area !== undefined && query.area in auditAreas ? (query.area as AuditArea) : undefined
  const action = query.action !== undefined && query.action in auditActions ? (query.action as AuditAction) : undefined
  return { area, action }
}

const areas = [
  { value: '', label: userLogText.anyArea },
  ...Object.entries(auditAreas).map(([value, label]) => ({ value, label })),
]

/** Area and, within it, action. */
export function ActionFilter({ query, set }: FilterProps) {
  const { area, action } = readAction(query)
  const known = area ? actionsOf(area) : (Object.keys(auditActions) as AuditAction[])
  return (
    <>
      <Select
        className="w-44 max-sm:w-full"
        label={userLogText.area}
        value={area ?? ''}
        options={areas}
        onChange={next => set({ area: next || undefined, action: undefined })}
      />
      <Select
        className="w-48 max-sm:w-full"
        label={userLogText.action}
        value={action ?? ''}
        options={[
          { value: '', label: userLogText.anyAction },
          ...known.map(value => ({ value, label: auditActions[value] })),
        ]}
        onChange={next => set({ action: next || undefined })}
      />
    </>
  )
}

const mostPeople = 20

/** One person, found by name; shown to who may see employees. */
export function PersonFilter({ query, set }: FilterProps) {
  const { rights } = useSession()
  const maySee = isAllowed(rights, { model: 'employee', action: 'read' })
  const chosen = useRoute(
    employeeRoutes.get,
    { params: { id: query.employeeId ?? '' } },
    { enabled: maySee && query.employeeId !== undefined, keepPrevious: false },
  )
  if (!maySee) return null
  return (
    <Combobox
      className="w-44! max-sm:w-full!"
      label={userLogText.person}
      placeholder={userLogText.anyone}
      value={chosen.data ? { value: chosen.data.id, label: chosen.data.fullName, detail: chosen.data.role.name } : null}
      options={findPeople}
      onChange={option => set({ employeeId: option?.value })}
    />
  )
}

async function findPeople(keyword: string, signal: AbortSignal) {
  const { items } = await call(employeeRoutes.list, { query: { keyword, limit: mostPeople } }, { signal })
  return items.map(person => ({ value: person.id, label: person.fullName, detail: person.role.name }))
}

/** One of the caller's branches; where there is one only, there is nothing to choose. */
export function BranchFilter({ query, set }: FilterProps) {
  const { branches } = useProfile()
  if (branches.length < 2) return null
  return (
    <Select
      className="w-40 max-sm:w-full"
      label={userLogText.branch}
      value={query.branchId ?? ''}
      options={[
        { value: '', label: userLogText.anyBranch },
        ...branches.map(branch => ({ value: branch.id, label: branch.name })),
      ]}
      onChange={next => set({ branchId: next || undefined })}
    />
  )
}

/** A network address or words of a device; taken over on Enter and when the field is left. */
export function PlaceFilter({ query, set }: FilterProps) {
  const kept = query.place ?? ''
  const [typed, setTyped] = useState(kept)
  const [last, setLast] = useState(kept)
  // A row's own button, a chip, back and forward change the address under the field.
  if (kept !== last) {
    setLast(kept)
    setTyped(kept)
  }
  const keep = () => typed.trim() !== kept && set({ place: typed.trim() || undefined })
  return (
    <TextInput
      className="w-44! max-sm:w-full!"
      aria-label={userLogText.place}
      placeholder={userLogText.place}
      maxLength={100}
      value={typed}
      onChange={event => setTyped(event.target.value)}
      onBlur={keep}
      onKeyDown={event => event.key === 'Enter' && !event.nativeEvent.isComposing && keep()}
    />
  )
}
