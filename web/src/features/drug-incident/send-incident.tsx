import { drugIncidentRoutes } from '@quay/contract/drug-incident/routes'
import type { DrugIncident } from '@quay/contract/drug-incident/shapes'
import { AskButton } from '../../form/ask-button.tsx'
import { incidentText } from '../../text/stock/drug-incident.ts'

/** Marks a report as sent; nothing for a report that was, or for who may not. */
export function SendIncident({ document, disabled = false }: { document: DrugIncident; disabled?: boolean }) {
  if (document.status !== 'DRAFT') return null
  return (
    <AskButton
      disabled={disabled}
      route={drugIncidentRoutes.send}
      input={{ params: { id: document.id }, body: { version: document.version } }}
      question={{
        title: incidentText.sendTitle(document.code),
        description: incidentText.sendHint,
        confirmLabel: incidentText.send,
        tone: 'primary',
      }}
    />
  )
}
