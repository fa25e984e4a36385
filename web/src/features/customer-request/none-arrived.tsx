import { customerRequestText } from '../../text/buying/customer-request.ts'
import { EmptyState } from '../../ui/page/empty-state.tsx'

/** While nothing that customers asked for has come. */
export const NoneArrived = () => (
  <EmptyState title={customerRequestText.emptyArrived}>{customerRequestText.emptyHint}</EmptyState>
)
