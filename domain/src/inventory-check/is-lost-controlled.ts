import type { ControlGroup } from '@quay/contract/enumeration'
import type { ReviewLine } from '@quay/contract/inventory-check/shapes'
import { isSpeciallyControlled } from '../product/control-group.ts'

/** Whether a line of a check says that a medicine under special control is missing: that has to be reported. */
export const isLostControlled = ({
  controlGroup,
  difference,
  counted,
}: Pick<ReviewLine, 'controlGroup' | 'difference' | 'counted'>): boolean =>
  counted !== null && difference < 0 && isSpeciallyControlled(controlGroup as ControlGroup | null)
