import type { ShiftStatus } from '@quay/contract/shift/shapes'
import { shiftText } from '../../text/till/shift.ts'
import { Badge } from '../../ui/mark/badge.tsx'

/** Whether a shift is open. */
export const ShiftBadge = ({ status }: { status: ShiftStatus }) => (
  <Badge tone={status === 'OPEN' ? 'info' : 'success'} shape={status === 'OPEN' ? 'half' : 'tick'}>
    {shiftText.states[status]}
  </Badge>
)
