import type { ShiftStatus } from '@quay/contract/shift/shapes'
import { shiftText } from '../../text/shift.ts'
import { Badge } from '../../ui/badge.tsx'

/** Whether a shift is open. */
export const ShiftBadge = ({ status }: { status: ShiftStatus }) => (
  <Badge tone={status === 'OPEN' ? 'info' : 'success'} shape={status === 'OPEN' ? 'half' : 'tick'}>
    {shiftText.states[status]}
  </Badge>
)
