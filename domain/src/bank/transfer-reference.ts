/** Letters and digits that do not look alike: no 0, O, 1, I. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const length = 6

/**
 * Six characters that name a sale before it has its number: on an offline receipt, and in the content of a transfer.
 * Made from the random end of the bill's id, so that the bill can always be found by it.
 */
export function transferReference(billId: string): string {
  const bits = BigInt(`0x${billId.replaceAll('-', '').slice(-8)}`)
  return Array.from({ length }, (_, place) => alphabet[Number((bits >> BigInt(place * 5)) & 31n)]).join('')
}
