import type { Transfer, TransferReceive } from '@quay/contract/stock-transfer/shapes'
import { decideReceipt, type ReceiptFacts } from '@quay/domain/stock-transfer/decide-receipt'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { type LockedStock, postStock } from '../stock/apply-stock.ts'
import { postingOf } from '../stock/posting.ts'
import { lockBothEnds, readMovingLots } from './load-transfer.ts'
import { readTransfer } from './transfer-queries.ts'
import { changeInTransit, lockTransfer, markReceived, requireEnd } from './transfer-store.ts'

const productsSql = `
  select p.id, p.name,
    coalesce((select json_agg(json_build_object('name', u.name, 'ratio', u.ratio, 'isActive', u.is_active) order by u.ratio desc)
     from product_unit u where u.store_id = $1 and u.product_id = p.id), '[]') as units
  from product p where p.store_id = $1 and p.id = any($2::uuid[])`

/**
 * Receives goods that another branch sent: what arrived is on the shelf, what is short goes back to the sender or is written
 * off there. Throws `not-found`, `transfer-not-yours`, `version-conflict` and what decideReceipt refuses; of two people at
 * once, the second gets the refusal that it is not on its way any more.
 */
export async function receiveTransfer(tx: Tx, actor: Actor, id: string, body: TransferReceive): Promise<Transfer> {
  const transfer = await lockTransfer(tx, actor, id)
  const { code, branchId, targetBranchId } = transfer
  requireEnd(actor, { id: targetBranchId, name: transfer.targetName })
  if (transfer.transferStatus === 'MOVING' && transfer.version !== body.version)
    throw new DomainError('version-conflict', { current: await readTransfer(tx, actor, id) })
  const lots = await readMovingLots(tx, id)
  const productIds = [...new Set(lots.map(lot => lot.productId))]
  const [ends, products, sourceDay, targetDay] = await Promise.all([
    lockBothEnds(tx, transfer, productIds),
    tx.query<ReceiptFacts['products'][number]>(productsSql, [tx.storeId, productIds]),
    readBranchDay(tx, branchId),
    readBranchDay(tx, targetBranchId),
  ])
  const [source, target] = [ends.source, ends.target].map(chains) as [
    ReturnType<typeof chains>,
    ReturnType<typeof chains>,
  ]
  const decision = decideReceipt(body, { transfer, lots, products, source, target })
  if (!decision.ok) throw refuseAs(decision)
  const { plan } = decision

  await Promise.all([
    postStock(tx, postingOf(actor, 'stock-transfer', { id, code, branchId: targetBranchId }, targetDay.today), {
      ...plan.target,
      entries: plan.target.stockEntries,
    }),
    postStock(tx, postingOf(actor, 'stock-transfer', { id, code, branchId }, sourceDay.today), {
      ...plan.source,
      entries: plan.source.stockEntries,
    }),
  ])
  await changeInTransit(tx, targetBranchId, plan.inTransit)
  await markReceived(tx, actor, id, plan, { note: body.note || null, day: targetDay.today })
  const { lossReason, lossParty, lostValue, receivedValue, damageReason, damagedValue } = plan
  await tx.audit(
    'stock-transfer.receive',
    { kind: 'stock-transfer', id, code, branchId: targetBranchId, amount: lostValue ? -lostValue : null },
    { transferStatus: 'MOVING', value: transfer.value },
    {
      transferStatus: 'RECEIVED',
      receivedValue,
      ...(lostValue && { lostValue }),
      ...(lossReason && { lossReason, lossParty }),
      ...(damageReason && { damageReason, damagedValue }),
    },
  )
  return readTransfer(tx, actor, id)
}

const chains = (stocks: readonly LockedStock[]) =>
  stocks.map(({ productId, onHand, entryCount }) => ({ id: productId, onHand, entryCount }))
