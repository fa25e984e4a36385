import { employeeRoutes } from '@quay/contract/employee/routes'
import type { Employee } from '@quay/contract/employee/shapes'
import { isAllowed } from '@quay/contract/right/permission'
import { useRouter } from '@tanstack/react-router'
import Ban from 'lucide-react/icons/ban'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Trash from 'lucide-react/icons/trash-2'
import { useProfile, useSession } from '../../api/session/session.ts'
import { useAction } from '../../api/use-action.ts'
import { AskButton } from '../../form/ask-button.tsx'
import { employeeText } from '../../text/setting/employee.ts'
import { Button } from '../../ui/button/button.tsx'

/** Deactivating, activating and deleting an account; not the user's own, nor that of a person with more rights. */
export function EmployeeActions({ person }: { person: Employee }) {
  const router = useRouter()
  const { rights } = useSession()
  const own = useProfile().id
  const activate = useAction(employeeRoutes.activate)
  if (person.isAboveOwn || person.id === own) return null
  const input = { params: { id: person.id }, body: { version: person.version } }
  return (
    <>
      <AskButton
        icon={<Trash />}
        route={employeeRoutes.delete}
        input={{ params: { id: person.id } }}
        question={{
          title: employeeText.deleteTitle(person.fullName),
          description: employeeText.deleteHint,
          confirmLabel: employeeText.delete,
        }}
        onDone={() => router.history.replace('/settings/employee')}
      />
      {person.isActive === 1 ? (
        <AskButton
          icon={<Ban />}
          route={employeeRoutes.deactivate}
          input={input}
          question={{
            title: employeeText.deactivateTitle(person.fullName),
            description: employeeText.deactivateHint,
            confirmLabel: employeeText.deactivate,
          }}
        />
      ) : (
        isAllowed(rights, employeeRoutes.update.permission) && (
          <Button icon={<RotateCcw />} busy={activate.isPending} onClick={() => activate.mutate(input)}>
            {employeeText.activate}
          </Button>
        )
      )}
    </>
  )
}
