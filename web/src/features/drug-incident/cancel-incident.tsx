import { drugIncidentRoutes } from '@quay/contract/drug-incident/routes'
import type { DrugIncident } from '@quay/contract/drug-incident/shapes'
import { CancelDocument } from '../../document/cancel-document.tsx'
import { incidentText } from '../../text/drug-incident.ts'

/** Asks why: a report that was written by mistake stays to be seen. */
export const CancelIncident = ({ document, onClose }: { document: DrugIncident; onClose: () => void }) => (
  <CancelDocument
    route={drugIncidentRoutes.cancel}
    input={reason => ({ params: { id: document.id }, body: { reason } })}
    onClose={onClose}
    title={incidentText.cancelTitle(document.code)}
    description={incidentText.cancelHint}
    confirmLabel={incidentText.cancel}
    reasonLabel={incidentText.cancelReason}
  />
)
