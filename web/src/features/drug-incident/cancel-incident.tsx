import { drugIncidentRoutes } from '@quay/contract/drug-incident/routes'
import { CancelDocument } from '../../document/cancel-document.tsx'
import { incidentText } from '../../text/stock/drug-incident.ts'

type CancelIncidentProps = { document: { id: string; code: string | null }; onClose: () => void; onDone?: () => void }

/** Asks why: a report that was written by mistake stays to be seen. */
export const CancelIncident = ({ document, onClose, onDone }: CancelIncidentProps) => (
  <CancelDocument
    route={drugIncidentRoutes.cancel}
    input={reason => ({ params: { id: document.id }, body: { reason } })}
    onClose={onClose}
    onDone={onDone}
    title={incidentText.cancelTitle(document.code ?? '')}
    description={incidentText.cancelHint}
    confirmLabel={incidentText.cancel}
    reasonLabel={incidentText.cancelReason}
  />
)
