import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { cancelInbound } from '../inbound/cancel-inbound.ts'
import { readProduct } from '../product/read/product-details.ts'
import { updateProduct } from '../product/write/update-product.ts'

interface Samples {
  id: string
  inboundId: string
  inboundStatus: string
  productIds: string[]
}

/**
 * Takes the sample goods out of the store: the opposite of their import, and nothing of them is for sale any more. What
 * was written stays in the ledgers, as everything does. Throws `samples-in-use` with the documents that use them
 * (cancelled ones do not count), and `not-found` where there are none.
 */
export async function removeSamples(tx: Tx, actor: Actor): Promise<void> {
  const [samples] = await tx.query<Samples>(
    `select s.id, s.inbound_id, i.status as inbound_status,
       array(select product_id from inbound_item where store_id = $1 and inbound_id = i.id order by position) as product_ids
     from sample_data s join inbound i on i.store_id = s.store_id and i.id = s.inbound_id
     where s.store_id = $1 and s.removed_at is null for update of s`,
    [tx.storeId],
  )
  if (!samples) throw new DomainError('not-found', { kind: 'samples' })
  await refuseInUse(tx, samples)

  if (samples.inboundStatus !== 'CANCELLED')
    await cancelInbound(tx, actor, samples.inboundId, { reason: 'Bỏ hàng mẫu' })
  for (const id of samples.productIds) {
    const { version, isActive } = await readProduct(tx, actor, id, actor.defaultBranchId)
    if (isActive) await updateProduct(tx, actor, id, { version, isActive: 0 })
  }
  await tx.query('update sample_data set removed_at = $3 where store_id = $1 and id = $2', [
    tx.storeId,
    samples.id,
    tx.now,
  ])
  await tx.audit('sample.remove', { kind: 'inbound', id: samples.inboundId })
}

const shown = 3

async function refuseInUse(tx: Tx, { inboundId, productIds }: Samples): Promise<void> {
  const documents = await tx.query<{ code: string }>(usesSql, [tx.storeId, productIds, inboundId, shown + 1])
  if (!documents.length) return
  const codes = documents.slice(0, shown).map(({ code }) => code)
  throw new DomainError('samples-in-use', { codes: codes.join(', ') + (documents.length > shown ? ' …' : '') })
}

const usesSql = `
  select distinct b.code from bill_item i join bill b on b.store_id = i.store_id and b.id = i.bill_id
  where i.store_id = $1 and i.product_id = any($2::uuid[]) and b.status <> 'CANCELLED'
  union
  select distinct n.code from inbound_item i join inbound n on n.store_id = i.store_id and n.id = i.inbound_id
  where i.store_id = $1 and i.product_id = any($2::uuid[]) and n.status <> 'CANCELLED' and n.id <> $3
  order by code limit $4`
