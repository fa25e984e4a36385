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
  takeBackId: string | null
  version: number | null
}

const lockSql = `
  select r.code, r.branch_id, r.status, t.id as take_back_id, t.version
  from sale_return r left join take_back t on t.store_id = $1 and t.sale_return_id = r.id
  where r.store_id = $1 and r.id = $2 and r.branch_id = any($3::uuid[]) and r.status <> 'DRAFT' for update of r`

const medicinesSql = `
  select p.id, p.name, coalesce(bool_or(l.bucket = 'sellable'), false) as is_on_shelf
  from sale_return_item i
  join product p on p.store_id = $1 and p.id = i.product_id and p.control_group = any($3::text[])
  left join sale_return_item_lot l on l.store_id = $1 and l.item_id = i.id
  where i.store_id = $1 and i.sale_return_id = $2
  group by p.id, p.name order by p.name, p.id`

/**
 * Writes the minutes of medicines that came back unused or corrects them: they move nothing, so a closed day is no matter. The log has who brought them and no identity number: that stands
 * in the minutes alone. Throws `not-found`, `already-cancelled`, `take-back-none`, `take-back-on-shelf`, `version-conflict`.
 */
export async function saveTakeBack(tx: Tx, actor: Actor, returnId: string, body: TakeBackBody): Promise<TakeBack> {
  const [row] = await tx.query<ReturnRow>(lockSql, [tx.storeId, returnId, actor.branchIds])
  if (!row) throw new DomainError('not-found', { kind: 'sale-return', id: returnId })
  const { code, branchId, status, takeBackId } = row
  if (status === 'CANCELLED') throw new DomainError('already-cancelled', { code })
  if ((row.version ?? 0) !== body.minutesVersion)
    throw new DomainError('version-conflict', { current: await readTakeBack(tx, actor, returnId) })
  const medicines = await tx.query<{ id: string; name: string; isOnShelf: boolean }>(medicinesSql, [
    tx.storeId,
    returnId,
    strictGroups,
  ])
  if (takeBackId === null && medicines.length === 0) throw new DomainError('take-back-none', { code })
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
  if (takeBackId !== null) await updateVersioned(tx, 'take_back', takeBackId, minutes)
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
