import { inventoryCheckRoutes } from '@quay/contract/inventory-check/routes'
import type { InventoryCheck } from '@quay/contract/inventory-check/shapes'
import { CancelDocument } from '../../document/cancel-document.tsx'
import { checkText } from '../../text/stock/inventory-check.ts'

/** Asks why, and says what happens to the goods. A refusal names the lots that are gone. */
export const CancelCheck = ({ check, onClose }: { check: InventoryCheck; onClose: () => void }) => (
  <CancelDocument
    route={inventoryCheckRoutes.cancel}
    input={reason => ({ params: { id: check.id }, body: { reason } })}
    onClose={onClose}
    title={checkText.cancelTitle(check.code)}
    description={check.status === 'DRAFT' ? checkText.cancelDraftHint : checkText.cancelHint}
    confirmLabel={checkText.cancel}
    reasonLabel={checkText.cancelReason}
  />
)
