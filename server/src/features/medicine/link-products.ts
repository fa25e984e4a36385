import type { Tx } from '../../db/connection/transaction.ts'
import { refuseField } from '../../db/domain-error.ts'
import { lockProducts, refuseMerged } from '../product/write/product-store.ts'

interface Pair {
  productId: string
  /** Null takes a link away. */
  medicineId: string | null
}

/**
 * Links products to medicines of the national list, or takes links away. No other field of a product changes: what the
 * store wrote stays as it is. Gives how many products became different. Throws `not-found`, `product-merged`.
 */
export async function linkProducts(tx: Tx, pairs: readonly Pair[]): Promise<number> {
  const [products, names] = await Promise.all([
    lockProducts(
      tx,
      pairs.map(pair => pair.productId),
    ),
    readNames(
      tx,
      pairs.flatMap(pair => pair.medicineId ?? []),
    ),
  ])
  const changes = pairs.map(({ productId, medicineId }, place) => {
    const product = products.find(one => one.id === productId)
    if (!product) throw refuseField('not-found', `pairs.${place}.productId`, { kind: 'product', id: productId })
    refuseMerged(product)
    const medicine = medicineId === null ? null : names.get(medicineId)
    if (medicine === undefined)
      throw refuseField('not-found', `pairs.${place}.medicineId`, { kind: 'medicine', id: medicineId })
    return { product, medicineId, medicine, isNew: product.medicineId !== medicineId }
  })
  const changed = changes.filter(change => change.isNew)
  await Promise.all([
    tx.query(
      `update product p set medicine_id = u.medicine_id, version = p.version + 1, changed_at = $4
       from unnest($2::uuid[], $3::uuid[]) u (id, medicine_id) where p.store_id = $1 and p.id = u.id`,
      [tx.storeId, changed.map(({ product }) => product.id), changed.map(({ medicineId }) => medicineId), tx.now],
    ),
    ...changes.map(({ product, medicine, isNew }) =>
      tx.audit(
        'product.update',
        { kind: 'product', id: product.id, code: product.code },
        isNew ? { medicine: product.medicine } : {},
        isNew ? { medicine } : {},
      ),
    ),
  ])
  return changed.length
}

/** By id the medicines as the log names them. */
async function readNames(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.query<{ id: string; name: string }>(
    `select id, registration_number || ' ' || name as name from medicine where id = any($1::uuid[])`,
    [ids],
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
