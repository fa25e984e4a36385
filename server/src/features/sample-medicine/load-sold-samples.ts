import type { BillBody } from '@quay/contract/bill/shapes'
import type { SampleFacts, SoldSample } from '@quay/domain/sample-medicine/apply-sample'
import type { Actor, Tx } from '../../db/connection/transaction.ts'

/** What the lines of a sale that are of a liều are decided by; null, without a question, where there are none. */
export async function loadSoldSamples(tx: Tx, actor: Actor, items: BillBody['items']): Promise<SampleFacts | null> {
  const sold = items.filter(item => item.sample)
  if (sold.length === 0) return null
  const medicineIds = sold.flatMap(({ productId, sample }) => [productId, sample!.replacedProductId ?? productId])
  const [samples, medicines] = await Promise.all([
    tx.query<SoldSample>(samplesSql, [tx.storeId, [...new Set(sold.map(item => item.sample!.sampleMedicineId))]]),
    tx.query<SampleFacts['medicines'][number]>(
      `select id as product_id, name, active_ingredient as ingredient, strength from product
       where store_id = $1 and id = any($2::uuid[])`,
      [tx.storeId, [...new Set(medicineIds)]],
    ),
  ])
  return { samples, medicines, isPharmacist: actor.isPharmacist }
}

// Deleted ones too: a till that had no network sold what it knew.
const samplesSql = `
  select m.id, m.code, m.name, coalesce((
    select json_agg(json_build_object('productId', i.product_id, 'need', i.quantity * u.ratio, 'share', i.share))
    from sample_medicine_item i join product_unit u on u.store_id = i.store_id and u.id = i.unit_id
    where i.store_id = $1 and i.sample_medicine_id = m.id), '[]') as items
  from sample_medicine m where m.store_id = $1 and m.id = any($2::uuid[])`
