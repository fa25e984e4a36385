import { formatDate } from '@quay/domain/text/format-date'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { updateVersioned } from '../../db/write/update-versioned.ts'
import { lockBranchDay } from '../branch/read-branch-day.ts'
import { replacePapers } from './paper-store.ts'
import { readVoucher } from './voucher-queries.ts'
import { lockVoucher } from './voucher-store.ts'

interface Papers {
  version: number
  paperIds: readonly string[]
}

/**
 * Adds photos of papers to a voucher or takes some away; nothing else of it changes. Gives the voucher. Throws `version-conflict` with it as it
 * is, `not-found`, and `day-closed`: what was handed in stays as it was.
 */
export async function replaceVoucherPapers(tx: Tx, actor: Actor, id: string, { version, paperIds }: Papers) {
  const { code, branchId, businessDay } = await lockVoucher(tx, actor, id)
  const before = await readVoucher(tx, actor, id)
  if (before.version !== version) throw new DomainError('version-conflict', { current: before })
  const { closedThrough } = await lockBranchDay(tx, branchId)
  if (closedThrough !== null && businessDay <= closedThrough)
    throw new DomainError('day-closed', { day: formatDate(businessDay) })
  await replacePapers(tx, actor, id, paperIds)
  await updateVersioned(tx, 'cash_voucher', id, {})
  const after = await readVoucher(tx, actor, id)
  await tx.audit(
    'voucher.papers',
    { kind: 'voucher', id, code, branchId },
    { papers: before.papers.length },
    { papers: after.papers.length },
  )
  return after
}
