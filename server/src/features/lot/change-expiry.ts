import type { lotRoutes } from '@quay/contract/lot/routes'
import type { z } from 'zod'
import type { Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { changeLot } from './change-lot.ts'

type Body = z.output<(typeof lotRoutes)['changeExpiry']['body']>

/**
 * Corrects the expiry of a lot that was typed wrongly, for every sale from now on; what was sold keeps what it said. Throws what
 * changeLot refuses, and `lots-not-managed`.
 */
export async function changeExpiry(tx: Tx, id: string, { version: seen, expiryDate, reason }: Body) {
  const change = { version: seen, value: expiryDate, reason }
  const version = await changeLot(tx, id, 'lot.change-expiry', 'expiryDate', change, ({ isLotManaged, ...lot }) => {
    if (!isLotManaged) throw new DomainError('lots-not-managed', { productId: lot.productId, product: lot.product })
  })
  return { id, expiryDate, version }
}
