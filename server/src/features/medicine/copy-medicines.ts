import type { medicineRoutes } from '@quay/contract/medicine/routes'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refusedWith, refuseField } from '../../db/domain-error.ts'
import { contentHash } from '../../db/write/content-hash.ts'
import { createProduct } from '../product/write/create-product.ts'

type Item = z.output<(typeof medicineRoutes)['copy']['body']>['items'][number]
type Answer = z.input<(typeof medicineRoutes)['copy']['response']>
type ProductName = Answer['created'][number]

/**
 * Makes products of medicines of the national list, with the units and prices that the person gave; each keeps its link.
 * Skips and reports what the store already has, by link or by number. All or none. Throws `not-found` for an unknown
 * medicine, and what createProduct refuses, at its place in the list.
 */
export async function copyMedicines(tx: Tx, actor: Actor, items: readonly Item[]): Promise<Answer> {
  const ours = await readOurs(
    tx,
    items.map(item => item.medicineId),
  )
  const created: ProductName[] = []
  const skipped: Answer['skipped'] = []
  for (const [place, item] of items.entries()) {
    const known = ours.get(item.medicineId)
    if (known === undefined)
      throw refuseField('not-found', `items.${place}.medicineId`, { kind: 'medicine', id: item.medicineId })
    if (known) skipped.push({ medicineId: item.medicineId, product: known })
    else created.push(await atPlace(place, () => createProduct(tx, actor, item, contentHash(item))))
  }
  // A call that skipped everything wrote nothing: what it would have made is there.
  if (!created.length) tx.repeated = true
  return { created: created.map(({ id, code, name }) => ({ id, code, name })), skipped }
}

/** By medicine the product that the store has of it, or null. A medicine that is not in the list is not in it. */
async function readOurs(tx: Tx, medicineIds: readonly string[]): Promise<Map<string, ProductName | null>> {
  const rows = await tx.query<{ medicineId: string } & { [Field in keyof ProductName]: ProductName[Field] | null }>(
    `select d.id as medicine_id, p.id, p.code, p.name from medicine d
     left join lateral (
       select id, code, name from product where store_id = $1 and merged_into is null and (medicine_id = d.id
         or medicine_id is null and replace(upper(registration_number), ' ', '') like any(array[
           '%' || d.registration_number || '%', '%' || d.former_number || '%']))
       order by medicine_id is null, code limit 1
     ) p on true
     where d.id = any($2::uuid[])`,
    [tx.storeId, medicineIds],
  )
  return new Map(
    rows.map(({ medicineId, id, code, name }) => [medicineId, id ? { id, code: code!, name: name! } : null]),
  )
}

/** A refusal of one product becomes one of the list, beside the field of that product. */
async function atPlace<Result>(place: number, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof DomainError) || !error.issues) throw error
    const issues = error.issues.map(issue => ({ ...issue, path: `items.${place}.${issue.path}` }))
    throw refusedWith(error.code, error.details, {
      issues,
      ...(error.afterRollback && { afterRollback: error.afterRollback }),
    })
  }
}
