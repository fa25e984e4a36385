import type { Bill, BillBody } from '@quay/contract/bill/shapes'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { newId } from '../../db/new-id.ts'
import { branchOf } from '../../http/caller/rights.ts'
import { readBill } from '../bill/read/bill-queries.ts'
import { findByToken } from '../device/device-store.ts'
import { readKeptSale, saleHashes } from './read-kept.ts'
import { takeKeptSale } from './take-kept-sale.ts'

/**
 * The call of older clients for a sale whose customer left before it could be sent (`POST bill?waited=true`): a kept sale of form 1, sent by its seller. Gives
 * the bill. Throws what takeKeptSale does.
 */
export async function takeWaitedSale(tx: Tx, actor: Actor, body: BillBody, json: unknown): Promise<Bill> {
  const { deviceToken } = body
  const named = {
    ...(json as object),
    id: body.id ?? newId(),
    branchId: branchOf(actor, body.branchId),
    sellerId: body.sellerId ?? actor.employeeId,
  }
  const { sale } = readKeptSale(named, 1, tx.now)
  const device = deviceToken ? await findByToken(tx, deviceToken) : undefined
  const till = device
    ? {
        device: { id: device.id, name: device.name },
        isActive: device.isActive === 1,
        lastContactAt: null,
        contactFrom: null,
      }
    : null
  const { id } = await takeKeptSale(tx, actor, sale, { hashes: saleHashes(json), till })
  return readBill(tx, actor, id)
}
