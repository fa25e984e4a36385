import { employeeRoutes } from '@quay/contract/employee/routes'
import type { Employee } from '@quay/contract/employee/shapes'
import { isAllowed } from '@quay/contract/permission'
import { useRouter } from '@tanstack/react-router'
import Ban from 'lucide-react/icons/ban'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Trash from 'lucide-react/icons/trash-2'
import { useProfile, useSession } from '../../api/session.ts'
import { useAction } from '../../api/use-action.ts'
import { employeeText } from '../../text/employee.ts'
import { Button } from '../../ui/button.tsx'
import { confirm } from '../../ui/confirm.ts'

/** Deactivating, activating and deleting an account; not the user's own, nor that of a person with more rights. */
export function EmployeeActions({ person }: { person: Employee }) {
  const router = useRouter()
  const { rights } = useSession()
  const own = useProfile().id
  const deactivate = useAction(employeeRoutes.deactivate)
  const activate = useAction(employeeRoutes.activate)
  const remove = useAction(employeeRoutes.delete, { onDone: () => router.history.replace('/settings/employee') })
  if (person.isAboveOwn || person.id === own) return null
  const input = { params: { id: person.id }, body: { version: person.version } }

  async function end() {
    const sure = await confirm({
      title: employeeText.deactivateTitle(person.fullName),
      description: employeeText.deactivateHint,
      confirmLabel: employeeText.deactivate,
    })
    if (sure) deactivate.mutate(input)
  }
  async function drop() {
    const sure = await confirm({
      title: employeeText.deleteTitle(person.fullName),
      description: employeeText.deleteHint,
      confirmLabel: employeeText.delete,
    })
    if (sure) remove.mutate({ params: { id: person.id } })
  }
  return (
    <>
      {isAllowed(rights, employeeRoutes.delete.permission) && (
        <Button icon={<Trash />} busy={remove.isPending} onClick={() => void drop()}>
          {employeeText.delete}
        </Button>
      )}
      {isAllowed(rights, employeeRoutes.update.permission) &&
        (person.isActive === 1 ? (
          <Button icon={<Ban />} busy={deactivate.isPending} onClick={() => void end()}>
            {employeeText.deactivate}
          </Button>
        ) : (
          <Button icon={<RotateCcw />} busy={activate.isPending} onClick={() => activate.mutate(input)}>
            {employeeText.activate}
          </Button>
        ))}
    </>
  )
}
