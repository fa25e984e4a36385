import { transferReference } from '@quay/domain/bank/transfer-reference'
import { ownTill } from '../../../../api/session/own-till.ts'

export { transferReference as referenceOf } from '@quay/domain/bank/transfer-reference'

/** The number on the paper of a sale that the server has not confirmed; a registered till puts its prefix in. */
export function localNumberOf(billId: string, prefix: string | null = ownTill()?.prefix ?? null): string {
  return ['OFF', ...(prefix ? [prefix] : []), transferReference(billId)].join('-')
}
