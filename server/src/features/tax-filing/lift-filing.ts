import type { TaxFiling } from '@quay/contract/tax-filing/routes'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { updateVersioned } from '../../db/write/update-versioned.ts'
import { dropAverages } from '../tax-book/kept-average.ts'
import { lockFiling, readFiling, type StoredFiling } from './filing-store.ts'

/**
 * Takes the mark of a declaration back with a reason: the books of its branches open again as far as they were before, unless another declaration, or
 * a person by hand, closed them further; the average that was kept of it goes. Throws `not-found`, also where one of its branches is not the caller's, `already-cancelled`, `filing-not-last`.
 */
export async function liftFiling(tx: Tx, actor: Actor, id: string, reason: string): Promise<TaxFiling> {
  const filing = await lockFiling(tx, id)
  const { branchIds, toDay, fileNumber } = filing
  if (branchIds.some(one => !actor.branchIds.includes(one)))
    throw new DomainError('not-found', { kind: 'tax-filing', id })
  if (filing.status === 'LIFTED') throw new DomainError('already-cancelled', { code: fileNumber })
  const branches = await tx.query<{ id: string; booksClosedThrough: string | null }>(lockSql, [tx.storeId, branchIds])
  const others = await tx.query<OtherFiling>(othersSql, [tx.storeId, branchIds, id])
  const later = others.find(other => other.toDay > toDay)
  if (later) throw new DomainError('filing-not-last', { number: later.fileNumber })
  for (const branch of branches) {
    if (branch.booksClosedThrough !== toDay) continue
    const filed = others.filter(other => other.branchIds.includes(branch.id)).map(other => other.toDay)
    const before = [filing.closedBefore[branch.id], ...filed].filter(day => day != null).toSorted()
    await tx.query('update branch set books_closed_through = $3 where store_id = $1 and id = $2', [
      tx.storeId,
      branch.id,
      before.at(-1) ?? null,
    ])
  }
  for (const other of others.filter(one => one.toDay === toDay)) await passOn(tx, filing, other)
  await dropAverages(tx, id)
  await updateVersioned(tx, 'tax_filing', id, {
    status: 'LIFTED',
    liftedAt: tx.now,
    liftedByName: actor.fullName,
    liftReason: reason,
  })
  await tx.audit(
    'tax-filing.lift',
    { kind: 'tax-filing', id, code: fileNumber },
    { status: 'FILED', booksClosedThrough: toDay },
    { status: 'LIFTED', reason },
  )
  return readFiling(tx, id)
}

interface OtherFiling {
  id: string
  toDay: string
  fileNumber: string
  branchIds: string[]
  closedBefore: Record<string, string | null>
}

/** Another declaration of the same last day found the books as this one left them: from now on it found them as they were before this one. */
async function passOn(tx: Tx, filing: StoredFiling, other: OtherFiling): Promise<void> {
  const closedBefore = { ...other.closedBefore }
  for (const branchId of other.branchIds)
    if (closedBefore[branchId] === filing.toDay && branchId in filing.closedBefore)
      closedBefore[branchId] = filing.closedBefore[branchId] ?? null
  await tx.query('update tax_filing set closed_before = $3::jsonb where store_id = $1 and id = $2', [
    tx.storeId,
    other.id,
    JSON.stringify(closedBefore),
  ])
}

const lockSql = `
  select id, books_closed_through from branch where store_id = $1 and id = any($2::uuid[]) order by id for update`

const othersSql = `
  select id, to_day, file_number, branch_ids, closed_before from tax_filing
  where store_id = $1 and branch_ids && $2::uuid[] and status = 'FILED' and id <> $3 order by to_day desc, id`
