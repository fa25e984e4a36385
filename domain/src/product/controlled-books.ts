import { type ControlGroup, controlGroups } from '@quay/contract/enumeration'
import { isSpeciallyControlled } from './control-group.ts'

/** Narcotics, psychotropics and precursors: the book of annex VIII, signed day by day. */
export const strictGroups: readonly ControlGroup[] = ['narcotic', 'psychotropic', 'precursor']

/** Whose buyers stand in the book of annex XIX: those of annex VIII, and combinations with them. */
export const buyerGroups: readonly ControlGroup[] = [
  ...strictGroups,
  'narcotic-combination',
  'psychotropic-combination',
  'precursor-combination',
]

/** All groups that have a book of what came, went and is left. */
export const bookGroupsOfMedicines: readonly ControlGroup[] = controlGroups.filter(isSpeciallyControlled)
