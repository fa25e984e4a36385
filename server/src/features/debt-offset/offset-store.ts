import type { DebtOffset } from '@quay/contract/money/debt-offset'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { ownDocument } from '../../document/lock-document.ts'

interface StoredOffset {
  id: string
  code: string
  branchId: string
  status: 'SUCCEED' | 'CANCELLED'
  businessDay: string
  customerId: string
  providerId: string
  amount: number
}

const lockSql = `
  select id, code, branch_id, status, business_day, customer_id, provider_id, amount
  from debt_offset where store_id = $1 and id = $2 for update`

/** Locks an offset. Throws `not-found`, also for a branch that is not the caller's. */
export const lockOffset = (tx: Tx, actor: Actor, id: string): Promise<StoredOffset> =>
  ownDocument(actor, tx.query<StoredOffset>(lockSql, [tx.storeId, id]))

const columns = `id, code, status, branch_id, customer_id, customer_name, provider_id, provider_name, amount, note,
  created_by_name, created_at, business_day, cancelled_at, cancelled_by_name, cancel_reason`

const readSql = `select ${columns} from debt_offset where store_id = $1 and id = $2 and branch_id = any($3::uuid[])`

/** One offset. Throws `not-found`, also for a branch that is not the caller's. */
export async function readOffset(tx: Tx, actor: Actor, id: string): Promise<DebtOffset> {
  const [row] = await tx.query<DebtOffset>(readSql, [tx.storeId, id, actor.branchIds])
  if (!row) throw new DomainError('not-found')
  return row
}

const listSql = `
  select ${columns} from debt_offset
  where store_id = $1 and branch_id = any($2::uuid[]) and (customer_id = $3 or provider_id = $3) order by created_at desc, id desc limit 50`

/** The last offsets of a customer or a provider, at branches of the caller. */
export const listOffsets = (tx: Tx, actor: Actor, partnerId: string): Promise<DebtOffset[]> =>
  tx.query<DebtOffset>(listSql, [tx.storeId, actor.branchIds, partnerId])
