import type { Surcharge } from '@quay/contract/surcharge/shapes'
import { formatDong, formatNumber } from '@quay/domain/text/format-number'

/** "5.000đ", or "2,5%". */
export const amountText = ({ amount: { unit, value } }: Pick<Surcharge, 'amount'>): string =>
  unit === 1 ? `${formatNumber(value)}%` : formatDong(value)
