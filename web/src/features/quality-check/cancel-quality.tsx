import { qualityCheckRoutes } from '@quay/contract/quality-check/routes'
import type { QualityCheck } from '@quay/contract/quality-check/shapes'
import { CancelDocument } from '../../document/cancel-document.tsx'
import { qualityText } from '../../text/stock/quality-check.ts'
import { monthOf } from './month-of.ts'

/** Asks why, and says what happens to what was put apart. */
export const CancelQuality = ({ form, onClose }: { form: QualityCheck; onClose: () => void }) => (
  <CancelDocument
    route={qualityCheckRoutes.cancel}
    input={reason => ({ params: { id: form.id }, body: { reason } })}
    onClose={onClose}
    title={qualityText.cancelTitle(monthOf(form.month))}
    description={qualityText.cancelHint}
    confirmLabel={qualityText.cancel}
    reasonLabel={qualityText.cancelReason}
  />
)
