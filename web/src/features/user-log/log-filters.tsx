import { type AuditArea, auditAreas } from '@quay/contract/audit'
import { type AuditAction, actionsOf, auditActions } from '@quay/contract/audit-action'
import { useState } from 'react'
import { useProfile } from '../../api/session/session.ts'
import { employeeEntity } from '../../list/entities.ts'
import type { ActPermission, Address } from '../../list/filter.ts'
import { userLogText } from '../../text/setting/user-log.ts'
import { namedOptions } from '../../ui/choice/named-options.ts'
import { Select } from '../../ui/choice/select.tsx'
import { TextInput } from '../../ui/field/text-input.tsx'

type FilterProps = { query: Address; set: (patch: Address) => void }

/** What of the address is an area, and what an action of it. */
function readAction(query: Address): { area: AuditArea | undefined; action: AuditAction | undefined } {
  const area = query.area !== undefined && query.area in auditAreas ? (query.area as AuditArea) : undefined
  const action = query.action !== undefined && query.action in auditActions ? (query.action as AuditAction) : undefined
  return { area, action }
}

const areas = [
  { value: '', label: userLogText.anyArea },
  ...Object.entries(auditAreas).map(([value, label]) => ({ value, label })),
]

function ActionControl({ query, set }: FilterProps) {
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

/** One of the caller's branches; where there is one only, there is nothing to choose. */
export const branchFilter = {
  kind: 'listed',
  field: 'branchId',
  label: userLogText.branch,
  all: userLogText.anyBranch,
  atLeast: 2,
  useOptions: () => namedOptions(useProfile().branches),
} as const

/** One person, found by name; shown to those who may see employees. */
export const personFilter = {
  kind: 'entity',
  field: 'employeeId',
  label: userLogText.person,
  all: userLogText.anyone,
  of: employeeEntity,
  shown: ({ may }: { may: (permission: ActPermission) => boolean }) => may({ model: 'employee', action: 'read' }),
} as const

function PlaceControl({ query, set }: FilterProps) {
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

/** Area and, within it, action. */
export const actionFilter = {
  kind: 'custom',
  names: ['area', 'action'],
  read: readAction,
  Control: ActionControl,
  chip(query: Address) {
    const { area, action } = readAction(query)
    if (action) return { label: userLogText.action, value: auditActions[action] }
    return area ? { label: userLogText.area, value: auditAreas[area] } : null
  },
} as const

/** A network address or words of a device; taken over on Enter and when the field is left. */
export const placeFilter = {
  kind: 'custom',
  names: ['place'],
  read: ({ place }: Address) => ({ place }),
  Control: PlaceControl,
  chip: ({ place }: Address) => (place ? { label: userLogText.place, value: place } : null),
} as const
