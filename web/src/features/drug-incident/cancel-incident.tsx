import { type DrugIncident, drugIncidentRoutes } from '@quay/contract/drug-incident'
import { shownHere, useAction } from '../../api/use-action.ts'
import { incidentText } from '../../text/drug-incident.ts'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'

/** Asks why: a report that was written by mistake stays to be seen. */
export function CancelIncident({ document, onClose }: { document: DrugIncident; onClose: () => void }) {
  const cancel = useAction(drugIncidentRoutes.cancel, { onDone: onClose, showError: shownHere })
  return (
    <ReasonDialog
      onClose={onClose}
      onConfirm={reason => cancel.mutate({ params: { id: document.id }, body: { reason } })}
      busy={cancel.isPending}
      title={incidentText.cancelTitle(document.code)}
      description={incidentText.cancelHint}
      confirmLabel={incidentText.cancel}
      reasonLabel={incidentText.cancelReason}
      refusal={cancel.error?.message}
    />
  )
}
