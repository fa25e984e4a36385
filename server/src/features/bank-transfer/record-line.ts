import type { bankMatchRoutes } from '@quay/contract/bank-transfer/matching'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { branchOf, requirePermission } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { requireVisibleCustomer } from '../customer/visible-customers.ts'
import { payDebt } from '../debt/pay-debt.ts'
import { createFundTransfer } from '../fund-transfer/create-transfer.ts'
import { createVoucher } from '../voucher/create-voucher.ts'
import { matchEntries } from './match-entries.ts'

type Body = z.output<(typeof bankMatchRoutes)['record']['body']>

interface OpenLine {
  amount: number
  bookedOn: string
  content: string
  left: number
}

/**
 * Writes what a line of a statement was, which the cash book does not know yet: a receipt or payment of a kind, or the collecting or paying of a debt, or a transfer between this fund and another, for what of
 * the line is open; the line is matched with it in the same transaction. Gives the document. Throws `forbidden` where the caller may not write that by itself,
 * `not-found`, `statement-line-matched` where nothing of the line is open, `match-differs` for a debt that the money goes the other way for, and what the
 * voucher, payment or transfer is refused for.
 */
export async function recordLine(tx: Tx, actor: Actor, body: Body, hash: Buffer) {
  const { accountId, statementLineId, as } = body
  const before = body.id && (await madeBefore(tx, body.id, hash))
  if (before) return before
  const [line] = await tx.query<OpenLine>(lineSql, [tx.storeId, accountId, statementLineId])
  if (!line) throw refuseField('not-found', 'statementLineId')
  if (line.left <= 0) throw new DomainError('statement-line-matched')
  const make = { VOUCHER: write, DEBT: settle, TRANSFER: transfer }[as.kind]
  const made = await make(tx, actor, body, line, hash)
  const [entry] = await tx.query<{ id: string }>(
    'select id from cash_entry where store_id = $1 and document_id = $2 and account_id = $3 and reverses_id is null',
    [tx.storeId, made.documentId, accountId],
  )
  await matchEntries(tx, actor, accountId, [{ statementLineId, cashEntryId: entry!.id, amount: line.left }])
  return made
}

const madeSql = `
  select code as document_code, content_hash as hash from cash_voucher where store_id = $1 and id = $2
  union all select code, content_hash from fund_transfer where store_id = $1 and id = $2`

/** The call came a second time: what it made. Throws `idempotency-conflict` for another content. */
async function madeBefore(tx: Tx, id: string, hash: Buffer) {
  const [made] = await tx.query<{ documentCode: string; hash: Buffer }>(madeSql, [tx.storeId, id])
  if (!made) return undefined
  if (!made.hash.equals(hash)) throw new DomainError('idempotency-conflict', { id })
  tx.repeated = true
  return { documentId: id, documentCode: made.documentCode }
}

async function settle(tx: Tx, actor: Actor, { id, branchId, accountId, as, note }: Body, line: OpenLine, hash: Buffer) {
  if (as.kind !== 'DEBT') throw new Error('not a debt')
  const { partnerKind, partnerId } = as
  if (partnerKind === 'customer') {
    requirePermission(actor, {
      anyOf: [
        { model: 'customer', action: 'update' },
        { model: 'cashbook', action: 'create' },
      ],
    })
    await requireVisibleCustomer(tx, actor, partnerId, 'as.partnerId')
  } else requirePermission(actor, { model: 'provider', action: 'update' })
  if (line.amount > 0 !== (partnerKind === 'customer')) throw refuseField('match-differs', 'as.partnerKind')
  const { voucherId, voucherCode } = await payDebt(
    tx,
    actor,
    {
      id,
      branchId,
      accountId,
      partnerKind,
      partnerId,
      method: 'BANK',
      amount: line.left,
      note: note ?? line.content.slice(0, 300),
    },
    hash,
  )
  return { documentId: voucherId, documentCode: voucherCode }
}

async function write(tx: Tx, actor: Actor, { id, branchId, accountId, as, note }: Body, line: OpenLine, hash: Buffer) {
  if (as.kind !== 'VOUCHER') throw new Error('not a voucher')
  requirePermission(actor, { model: 'cashbook', action: 'create' })
  const { today, closedThrough } = await readBranchDay(tx, branchOf(actor, branchId))
  const { bookedOn } = line
  // The bank's day stands on the paper as far as the law of the house lets it; the money counts today.
  const mayBear = bookedOn <= today && (closedThrough === null || bookedOn > closedThrough)
  const voucher = await createVoucher(
    tx,
    actor,
    {
      ...{ id, branchId, accountId, kindId: as.kindId },
      direction: line.amount > 0 ? 'IN' : 'OUT',
      amount: line.left,
      note: note ?? line.content.slice(0, 300),
      ...(as.partnerName && { partnerKind: 'other' as const, partnerName: as.partnerName }),
      ...(mayBear && { documentDay: bookedOn }),
    },
    hash,
  )
  return { documentId: voucher.id, documentCode: voucher.code }
}

/** The bank's day stands on the statement alone: both funds move today. */
async function transfer(
  tx: Tx,
  actor: Actor,
  { id, branchId, accountId, as, note }: Body,
  line: OpenLine,
  hash: Buffer,
) {
  if (as.kind !== 'TRANSFER') throw new Error('not a transfer')
  requirePermission(actor, { model: 'cashbook', action: 'create' })
  const [fromAccountId, toAccountId] = line.amount > 0 ? [as.otherAccountId, accountId] : [accountId, as.otherAccountId]
  const sender = line.amount > 0 ? await drawerBranch(tx, actor, as.otherAccountId) : undefined
  const made = await createFundTransfer(
    tx,
    actor,
    {
      id,
      branchId: sender ?? branchId,
      fromAccountId,
      toAccountId,
      amount: line.left,
      note: note ?? line.content.slice(0, 300),
    },
    hash,
  )
  return { documentId: made.id, documentCode: made.code }
}

const drawerSql = `select branch_id from cash_account where store_id = $1 and id = $2 and kind = 'CASH' and branch_id = any($3::uuid[])`

/** The branch of the caller whose drawer a fund is: what came out of it is a transfer of that branch. */
async function drawerBranch(tx: Tx, actor: Actor, accountId: string): Promise<string | undefined> {
  const [drawer] = await tx.query<{ branchId: string }>(drawerSql, [tx.storeId, accountId, actor.branchIds])
  return drawer?.branchId
}

/** What of a line is open; a row that was taken back counts for none. The fund is the lock of two who write one line at once (`matchEntries`). */
const lineSql = `
  select l.amount, l.booked_on, l.content, (case when l.transfer_id is null then abs(l.amount) else 0 end
    - coalesce((select sum(m.amount) from bank_match m where m.store_id = $1 and m.line_id = l.id and m.undone_at is null
        and not exists (select from cash_entry u where u.store_id = $1 and u.reverses_id = m.entry_id)), 0))::bigint as left
  from bank_statement_line l where l.store_id = $1 and l.account_id = $2 and l.id = $3`
