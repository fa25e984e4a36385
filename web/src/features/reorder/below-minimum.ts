import { formatDong } from '@quay/domain/text/format-number'
import { reorderText } from '../../text/buying/reorder.ts'

type Sum = { providerName: string | null; amount: number; minOrder: number | null }

/** Says that a provider takes no order as small as this; null where it does. */
export function belowMinimum({ providerName, amount, minOrder }: Sum): string | null {
  if (minOrder === null || amount >= minOrder) return null
  return reorderText.belowMin(providerName ?? '', formatDong(minOrder))
}
