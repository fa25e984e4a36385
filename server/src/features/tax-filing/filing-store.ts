import type { TaxFiling } from '@quay/contract/tax-filing/routes'
import { formatDate } from '@quay/domain/text/format-date'
import type { Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'

const columns = `id, form, kind, from_day as "from", to_day as "to", filed_on, file_number, note, revenue, vat, pit, status, filed_by_name, filed_at,
  lifted_at, lifted_by_name, lift_reason`

/** What was declared of any of these branches, the newest first. */
export const listFilings = (tx: Tx, branchIds: readonly string[]): Promise<TaxFiling[]> =>
  tx.query<TaxFiling>(
    `select ${columns} from tax_filing where store_id = $1 and branch_ids && $2::uuid[] order by to_day desc, filed_at desc, id limit 100`,
    [tx.storeId, branchIds],
  )

export async function readFiling(tx: Tx, id: string): Promise<TaxFiling> {
  const [filing] = await tx.query<TaxFiling>(`select ${columns} from tax_filing where store_id = $1 and id = $2`, [
    tx.storeId,
    id,
  ])
  if (!filing) throw new DomainError('not-found', { kind: 'tax-filing', id })
  return filing
}

export interface StoredFiling {
  id: string
  branchIds: string[]
  toDay: string
  fileNumber: string
  status: 'FILED' | 'LIFTED'
  closedBefore: Record<string, string | null>
}

/** Locks a filing. Throws `not-found`. */
export async function lockFiling(tx: Tx, id: string): Promise<StoredFiling> {
  const [filing] = await tx.query<StoredFiling>(
    'select id, branch_ids, to_day, file_number, status, closed_before from tax_filing where store_id = $1 and id = $2 for update',
    [tx.storeId, id],
  )
  if (!filing) throw new DomainError('not-found', { kind: 'tax-filing', id })
  return filing
}

const lastFiledSql = `
  select to_day, file_number from tax_filing where store_id = $1 and status = 'FILED' and to_day > coalesce($2::date, '-infinity')
  order by to_day desc, id limit 1`

/** Books that were declared are opened by lifting the declaration alone. Throws `books-filed` for a day before its last one. */
export async function refuseOpeningFiled(tx: Tx, through: string | null): Promise<void> {
  const [filed] = await tx.query<{ toDay: string; fileNumber: string }>(lastFiledSql, [tx.storeId, through])
  if (filed) throw refuseField('books-filed', 'through', { day: formatDate(filed.toDay), number: filed.fileNumber })
}

/** Holds the books of the whole store while a declaration is marked: no earlier day changes, and no rule; who sells today goes on. */
export async function lockBooks(tx: Tx): Promise<void> {
  await tx.query('select id from branch where store_id = $1 order by id for no key update', [tx.storeId])
}

/** A rule of days that were declared stays; who is marking a declaration is waited for (`lockBooks`). Throws `tax-rule-filed`. */
export async function refuseFiledDay(tx: Tx, from: string, path?: string): Promise<void> {
  await tx.query('select id from branch where store_id = $1 order by id for share', [tx.storeId])
  const [filed] = await tx.query<{ toDay: string }>(
    `select to_day from tax_filing where store_id = $1 and status = 'FILED' and to_day >= $2 order by to_day desc limit 1`,
    [tx.storeId, from],
  )
  if (!filed) return
  const details = { day: formatDate(filed.toDay) }
  throw path ? refuseField('tax-rule-filed', path, details) : new DomainError('tax-rule-filed', details)
}
