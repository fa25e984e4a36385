import { customerRequestText } from '../../text/customer-request.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

/** While nothing that customers asked for has come. */
export const NoneArrived = () => (
  <EmptyState title={customerRequestText.emptyArrived}>{customerRequestText.emptyHint}</EmptyState>
)
