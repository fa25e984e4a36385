import type { ControlGroup } from '@quay/contract/enumeration'

/** Why a medicine does not go by delivery: on prescription, controlled, or of restricted retail (Luật Dược 44/2024, TT 31/2025). */
export type NotDelivered = 'prescription' | 'controlled' | 'restricted'

interface Medicine {
  isPrescription: boolean
  controlGroup: ControlGroup | null
}

/** Null for goods that may be brought to the customer. The law allows delivery during an epidemic's isolation, which only the seller knows of, so the program warns and does not refuse. */
export function notDelivered({ isPrescription, controlGroup }: Medicine): NotDelivered | null {
  if (controlGroup === 'restricted-retail') return 'restricted'
  if (controlGroup !== null) return 'controlled'
  return isPrescription ? 'prescription' : null
}
