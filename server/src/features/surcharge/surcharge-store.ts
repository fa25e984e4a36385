import type { Surcharge } from '@quay/contract/surcharge/shapes'
import type { SurchargeFacts } from '@quay/domain/sale/price/put-surcharges'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'

/** A surcharge as commands load one. */
export type StoredSurcharge = Omit<Surcharge, 'isActive' | 'branchName'> & { isActive: boolean }

const fields = `id, code, name, json_build_object('unit', unit, 'value', value) as amount, vat_rate, is_automatic, returns`

const lockSql = `select ${fields}, branch_id, position, is_active, version from surcharge where store_id = $1 and id = $2
  and (branch_id is null or branch_id = any($3::uuid[])) for update`

/** The surcharge, locked. Throws `not-found`, also for a branch that is not the caller's. */
export async function lockSurcharge(tx: Tx, actor: Actor, id: string): Promise<StoredSurcharge> {
  const [found] = await tx.query<StoredSurcharge>(lockSql, [tx.storeId, id, actor.branchIds])
  if (!found) throw new DomainError('not-found', { kind: 'surcharge', id })
  return found
}

const knownSql = `
  select ${fields}, is_active and (branch_id is null or branch_id = $2) as is_offered from surcharge
  where store_id = $1 and (is_active and (branch_id is null or branch_id = $2) or id = any($3::uuid[])) order by position, name, id`

/** What is taken beside goods at a branch, in its order, and those of `ids` whatever became of them. */
export const readSurcharges = (tx: Tx, branchId: string, ids: readonly string[] = []) =>
  tx.query<SurchargeFacts['known'][number]>(knownSql, [tx.storeId, branchId, ids])

const billedSql = `select surcharge_id as id, amount from bill_surcharge where store_id = $1 and bill_id = $2`

/** What a bill takes of each, in đồng. */
export async function readBilledSurcharges(tx: Tx, billId: string): Promise<Map<string, number>> {
  const rows = await tx.query<{ id: string; amount: number }>(billedSql, [tx.storeId, billId])
  return new Map(rows.map(({ id, amount }) => [id, amount]))
}

/** The name of a branch, for the log; null for all of them. */
export async function branchNameOf(tx: Tx, branchId: string | null): Promise<string | null> {
  if (branchId === null) return null
  const [branch] = await tx.query<{ name: string }>('select name from branch where store_id = $1 and id = $2', [
    tx.storeId,
    branchId,
  ])
  return branch?.name ?? null
}

/** Throws `not-found` beside the field for a branch that is not the caller's. */
export function requireOwnBranch(actor: Actor, branchId: string | null | undefined): void {
  if (branchId && !actor.branchIds.includes(branchId))
    throw refuseField('not-found', 'branchId', { kind: 'branch', id: branchId })
}

/** A surcharge as the log tells. */
export const describeSurcharge = (
  {
    code,
    name,
    amount,
    vatRate,
    isAutomatic,
    returns,
    position,
    isActive,
  }: Omit<StoredSurcharge, 'id' | 'version' | 'branchId'>,
  branch: string | null,
) => ({
  code,
  name,
  surchargeAmount: amount.unit === 1 ? `${amount.value}%` : amount.value,
  vatRate,
  surchargeAutomatic: isAutomatic,
  surchargeReturns: returns,
  branch,
  surchargeOrder: position,
  isActive,
})
