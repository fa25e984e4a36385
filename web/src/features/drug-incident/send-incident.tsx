import { drugIncidentRoutes } from '@quay/contract/drug-incident/routes'
import type { DrugIncident } from '@quay/contract/drug-incident/shapes'
import { isAllowed } from '@quay/contract/permission'
import { useSession } from '../../api/session.ts'
import { useAction } from '../../api/use-action.ts'
import { incidentText } from '../../text/drug-incident.ts'
import { Button } from '../../ui/button.tsx'
import { confirm } from '../../ui/confirm.ts'

/** Marks a report as sent; nothing for a report that was, or for who may not. */
export function SendIncident({ document, disabled = false }: { document: DrugIncident; disabled?: boolean }) {
  const { rights } = useSession()
  const send = useAction(drugIncidentRoutes.send)
  async function markSent() {
    const sure = await confirm({
      title: incidentText.sendTitle(document.code),
      description: incidentText.sendHint,
      confirmLabel: incidentText.send,
      tone: 'primary',
    })
    if (sure) send.mutate({ params: { id: document.id }, body: { version: document.version } })
  }
  if (document.status !== 'DRAFT' || !isAllowed(rights, drugIncidentRoutes.send.permission)) return null
  return (
    <Button disabled={disabled} busy={send.isPending} onClick={() => void markSent()}>
      {incidentText.send}
    </Button>
  )
}
