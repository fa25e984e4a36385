import { drugIncidentRoutes } from '@quay/contract/drug-incident/routes'
import type { DrugIncident } from '@quay/contract/drug-incident/shapes'
import { isAllowed } from '@quay/contract/permission'
import MoreHorizontal from 'lucide-react/icons/ellipsis'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useSession } from '../../api/session.ts'
import { useAction } from '../../api/use-action.ts'
import { incidentText } from '../../text/drug-incident.ts'
import { Button } from '../../ui/button.tsx'
import { confirm } from '../../ui/confirm.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { CancelIncident } from './cancel-incident.tsx'
import { IncidentPaper } from './incident-paper.tsx'

type ActionsProps = {
  document: DrugIncident /** Something is not kept yet: it can be neither printed nor sent. */
  locked?: boolean
}

/** Print, mark as sent, cancel. */
export function IncidentActions({ document, locked = false }: ActionsProps) {
  const { rights } = useSession()
  const [task, setTask] = useState<'print' | 'cancel' | null>(null)
  const send = useAction(drugIncidentRoutes.send)
  function print() {
    flushSync(() => setTask('print'))
    window.print()
    setTask(null)
  }
  async function markSent() {
    const sure = await confirm({
      title: incidentText.sendTitle(document.code),
      description: incidentText.sendHint,
      confirmLabel: incidentText.send,
      tone: 'primary',
    })
    if (sure) send.mutate({ params: { id: document.id }, body: { version: document.version } })
  }
  const maySend = document.status === 'DRAFT' && isAllowed(rights, drugIncidentRoutes.send.permission)
  const mayCancel = document.status !== 'CANCELLED' && isAllowed(rights, drugIncidentRoutes.cancel.permission)
  return (
    <>
      {mayCancel && (
        <Menu
          label={incidentText.menu}
          trigger={<IconButton label={incidentText.menu} icon={<MoreHorizontal />} />}
          entries={[{ id: 'cancel', label: incidentText.cancel, danger: true, onSelect: () => setTask('cancel') }]}
        />
      )}
      <Button icon={<Printer />} disabled={locked} onClick={print}>
        {incidentText.print}
      </Button>
      {maySend && (
        <Button
          variant={locked ? 'default' : 'primary'}
          disabled={locked}
          busy={send.isPending}
          onClick={() => void markSent()}
        >
          {incidentText.send}
        </Button>
      )}
      {task === 'cancel' && <CancelIncident document={document} onClose={() => setTask(null)} />}
      {task === 'print' && <IncidentPaper document={document} />}
    </>
  )
}
