import { inboundBody } from '@quay/contract/inbound/shapes'
import type { SampleKind } from '@quay/contract/onboarding/shapes'
import { type Product, productBody } from '@quay/contract/product/shapes'
import { addDays } from '@quay/domain/time/calendar'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { contentHash } from '../../db/write/content-hash.ts'
import { createDraft } from '../../document/write-draft.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { inboundKind } from '../inbound/inbound-kind.ts'
import { createProduct } from '../product/write/create-product.ts'
import { type SampleGoods, sampleGoods } from './sample-goods.ts'

/**
 * Gives a store without goods a handful to try with, through the commands that a person would use: products, and one
 * import of opening stock at the person's branch. Asked again it does nothing. Throws `samples-need-no-goods`.
 */
export async function addSamples(tx: Tx, actor: Actor, kind: SampleKind): Promise<void> {
  // One at a time: of two at once the second finds what the first made.
  await tx.query('select id from store where store_id = $1 and id = $1 for update', [tx.storeId])
  const [here] = await tx.query<{ present: boolean; goods: boolean }>(
    `select exists (select from sample_data where store_id = $1 and removed_at is null) as present,
       exists (select from product where store_id = $1) as goods`,
    [tx.storeId],
  )
  if (here!.present) {
    tx.repeated = true
    return
  }
  if (here!.goods) throw new DomainError('samples-need-no-goods')

  const { today } = await readBranchDay(tx, actor.defaultBranchId)
  const made: Product[] = []
  for (const { product } of sampleGoods[kind])
    made.push(await createProduct(tx, actor, productBody.parse(product), contentHash(product)))
  const body = inboundBody.parse({
    kind: 'OPENING',
    status: 'SUCCEED',
    branchId: actor.defaultBranchId,
    note: 'Hàng mẫu để dùng thử',
    items: sampleGoods[kind].map((goods, index) => itemOf(goods, made[index]!, today)),
  })
  const inbound = await createDraft(tx, actor, inboundKind, body, contentHash(body))
  await tx.insert('sample_data', [{ id: newId(), inboundId: inbound.id, createdAt: tx.now }])
  await tx.audit('sample.add', { kind: 'inbound', id: inbound.id, code: inbound.code }, undefined, {
    products: made.map(product => product.name),
  })
}

function itemOf({ cost, lots, quantity }: SampleGoods, product: Product, today: string) {
  return {
    productId: product.id,
    unitId: product.units.find(unit => unit.isBase)!.id,
    price: cost,
    quantity: quantity ?? lots.reduce((sum, lot) => sum + lot.quantity, 0),
    ...(lots.length > 0 && {
      lots: lots.map(lot => ({
        lotNumber: lot.number,
        expiryDate: addDays(today, lot.days),
        quantity: lot.quantity,
      })),
    }),
  }
}
