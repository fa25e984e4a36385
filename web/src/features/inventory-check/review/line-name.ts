import type { ReviewLine } from '@quay/contract/inventory-check/shapes'
import { formatUnits } from '@quay/domain/quantity/convert-unit'
import { formatDate } from '@quay/domain/text/format-date'
import { checkText } from '../../../text/stock/inventory-check.ts'

/** Tells a line from the others of its check. */
export const keyOfLine = ({ productId, bucket, lotNumber }: ReviewLine): string => `${productId}|${bucket}|${lotNumber}`

/** How a route names a line. */
export const nameOfLine = ({ productId, bucket, lotNumber }: ReviewLine) => ({ productId, bucket, lotNumber })

/** "Lô A01 HSD 31/08/2027", or nothing for goods without lots. */
export const lotOfLine = ({ lotNumber, expiryDate, foundExpiryDate }: ReviewLine): string => {
  const expiry = expiryDate ?? foundExpiryDate
  return checkText.lot(lotNumber, expiry ? formatDate(expiry) : '')
}

/** "Paracetamol 500 mg, Lô A01". */
export const titleOfLine = (line: ReviewLine): string =>
  [line.productName, ...(line.lotNumber ? [checkText.lot(line.lotNumber, '')] : [])].join(', ')

/** "+2 vỉ", "−4 viên", "0". */
export const describeDifference = ({ difference, units }: ReviewLine): string =>
  difference === 0 ? '0' : `${difference > 0 ? '+' : ''}${formatUnits(difference, units)}`
