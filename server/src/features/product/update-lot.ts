import type { LotState } from '@quay/contract/enumeration'
import type { Tx } from '../../db/connection/transaction.ts'
import { changeLot } from '../lot/change-lot.ts'

interface LotChange {
  version: number
  state: LotState
  reason: string
}

/** Holds a lot back, recalls it, or lets it be sold again. Throws what changeLot refuses. */
export async function updateLot(tx: Tx, id: string, { version: seen, state, reason }: LotChange) {
  const version = await changeLot(tx, id, 'lot.update', 'state', { version: seen, value: state, reason })
  return { id, state, version }
}
