import type { TakeBack, TakeBackBody } from '@quay/contract/take-back/shapes'
import { strictGroups } from '@quay/domain/product/controlled-books'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { updateVersioned } from '../../db/write/update-versioned.ts'
import { readTakeBack } from './take-back-queries.ts'

interface ReturnRow {
  code: string
  branchId: string
  status: string
}

interface WrittenRow {
  id: string
  version: number
  productIds: string[]
}

const lockSql = `
  select code, branch_id, status from sale_return
  where store_id = $1 and id = $2 and branch_id = any($3::uuid[]) and status <> 'DRAFT' for update`

/** Behind the lock: a join of the statement that waits for it would have the minutes as they were before. */
const writtenSql = `
  select id, version, product_ids from take_back where store_id = $1 and sale_return_id = $2`

/** Those of the minutes; before they are written those of the groups of annex VIII. */
const medicinesSql = `
  select p.id, p.name, coalesce(bool_or(l.bucket = 'sellable'), false) as is_on_shelf
  from sale_return_item i
  join product p on p.store_id = $1 and p.id = i.product_id
  left join sale_return_item_lot l on l.store_id = $1 and l.item_id = i.id
  where i.store_id = $1 and i.sale_return_id = $2
    and case when $4::uuid[] is null then coalesce(p.control_group = any($3::text[]), false) else p.id = any($4::uuid[]) end
  group by p.id, p.name order by p.name, p.id`

/**
 * Writes the minutes of medicines that came back unused or corrects them: they move nothing, so a closed day is no matter. The log has who
 * brought them and no identity number: that stands in the minutes alone. Throws `not-found`, `already-cancelled`, `take-back-none`, `take-back-on-shelf`, `version-conflict`.
 */
export async function saveTakeBack(tx: Tx, actor: Actor, returnId: string, body: TakeBackBody): Promise<TakeBack> {
  const [row] = await tx.query<ReturnRow>(lockSql, [tx.storeId, returnId, actor.branchIds])
  if (!row) throw new DomainError('not-found', { kind: 'sale-return', id: returnId })
  const { code, branchId, status } = row
  if (status === 'CANCELLED') throw new DomainError('already-cancelled', { code })
  const [written] = await tx.query<WrittenRow>(writtenSql, [tx.storeId, returnId])
  if ((written?.version ?? 0) !== body.minutesVersion)
    throw new DomainError('version-conflict', { current: await readTakeBack(tx, actor, returnId) })
  const medicines = await tx.query<{ id: string; name: string; isOnShelf: boolean }>(medicinesSql, [
    tx.storeId,
    returnId,
    strictGroups,
    written?.productIds ?? null,
  ])
  if (medicines.length === 0) throw new DomainError('take-back-none', { code })
  const onShelf = medicines.find(({ isOnShelf }) => isOnShelf)
  if (onShelf) throw new DomainError('take-back-on-shelf', { code, product: onShelf.name })

  const { minutesVersion: _, ...said } = body
  const minutes = {
    ...said,
    personAddress: said.personAddress || null,
    personPhone: said.personPhone || null,
    patientName: said.patientName || null,
    recordedBy: actor.employeeId,
    recordedByName: actor.fullName,
    recordedAt: tx.now,
  }
  if (written) await updateVersioned(tx, 'take_back', written.id, minutes)
  else
    await tx.insert('take_back', [
      { id: newId(), saleReturnId: returnId, branchId, productIds: medicines.map(({ id }) => id), ...minutes },
    ])
  await tx.audit('take-back.save', { kind: 'sale-return', id: returnId, code, branchId }, undefined, {
    personName: said.personName,
    medicines: medicines.map(({ name }) => name).join(', '),
    reason: said.reason,
  })
  return readTakeBack(tx, actor, returnId)
}
