import { createHash } from 'node:crypto'
import type { bankTransferRoutes } from '@quay/contract/bank-transfer/routes'
import { matchTransfers, type StatementLine, type WaitingTransfer } from '@quay/domain/bank/match-transfers'
import { lineKeys, type ReadStatement, readStatement } from '@quay/domain/bank/read-statement'
import { addDays } from '@quay/domain/time/calendar'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { listsOf } from '../../db/write/lists-of.ts'
import { branchOf } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { matchNamed } from './match-entries.ts'
import {
  findLayout,
  findStatementAccount,
  rememberLayout,
  rowsOfStatement,
  type SentStatement,
} from './statement-file.ts'
import { lockBank, markReceived } from './transfer-store.ts'

/** A bank may give a line the next day on which banks work: behind a long holiday. */
const valueDays = 14

type Body = (typeof bankTransferRoutes)['importStatement']['body']

/**
 * Writes the lines of a bank's statement, each once however often its file comes, and gives lines that name a transfer to
 * it, under the lock of the account. Throws `not-found` for the account, and what a file that cannot be read is refused for.
 */
export async function importStatement(tx: Tx, actor: Actor, sent: z.output<Body>) {
  const { accountId, columns } = sent
  const account = await findStatementAccount(tx, accountId)
  const file = await rowsOfStatement(tx, sent)
  const chosen = columns && {
    ...columns,
    debit: columns.debit ?? -1,
    balance: columns.balance ?? -1,
    reference: columns.reference ?? -1,
    way: columns.way ?? -1,
  }
  const { today } = await readBranchDay(tx, branchOf(actor, undefined))
  const layout = chosen ?? (await findLayout(tx, account.bank, file)).layout
  const read = readStatement(file, layout, addDays(today, valueDays))
  if (!read.ok)
    throw read.code === 'statement-cell-unreadable' || read.code === 'statement-day-later'
      ? new DomainError(read.code, { row: read.row, text: read.text })
      : read.code === 'statement-not-balanced'
        ? new DomainError(read.code, { row: read.row })
        : new DomainError(read.code)
  if (chosen) await rememberLayout(tx, actor, account.bank, file, chosen)
  await lockBank(tx, accountId)
  const keys = lineKeys(read.lines)
  const rows = read.lines.map((line, place) => ({ ...line, id: newId(), accountId, lineKey: keys[place]! }))
  const statementId = await writeStatement(tx, actor, sent, read)
  const fresh = await tx.query<{ id: string }>(insertSql, [
    tx.storeId,
    accountId,
    tx.now,
    actor.fullName,
    statementId,
    ...listsOf(rows, 'id', 'lineKey', 'bookedOn', 'amount', 'content', 'reference', 'balance', 'row'),
  ])
  const added = new Set(fresh.map(({ id }) => id))
  const news = rows.filter(({ id }) => added.has(id))
  const ofBills = await matchNew(
    tx,
    actor,
    news.filter(({ amount }) => amount > 0),
  )
  const matched = ofBills + (await matchNamed(tx, actor, accountId, news))
  const answer = {
    added: added.size,
    repeated: rows.length - added.size,
    matched,
    skipped: read.skipped,
    opening: read.opening,
    closing: read.closing,
  }
  await tx.audit('statement.import', { kind: 'cash-account', id: accountId, code: account.name }, undefined, {
    statementLines: answer.added,
    repeatedLines: answer.repeated,
    matchedLines: matched,
  })
  return answer
}

/** Gives each new line to the transfer that it names. The transfers that may be meant are locked in the order of their ids. */
async function matchNew(tx: Tx, actor: Actor, lines: readonly StatementLine[]): Promise<number> {
  if (lines.length === 0) return 0
  const amounts = [...new Set(lines.map(({ amount }) => amount))]
  const waiting = await tx.query<WaitingTransfer>(waitingSql, [
    tx.storeId,
    lines[0]!.accountId,
    amounts,
    actor.branchIds,
  ])
  const pairs = matchTransfers(lines, waiting)
  if (pairs.length === 0) return 0
  await tx.query(pairSql, [tx.storeId, JSON.stringify(pairs)])
  await markReceived(
    tx,
    actor,
    pairs.map(({ transferId }) => transferId),
    'STATEMENT',
  )
  return pairs.length
}

/** The file, once: the same one again is the one that is there. Gives its id. */
async function writeStatement(
  tx: Tx,
  actor: Actor,
  { accountId, text, content = '' }: SentStatement,
  { lines, opening, closing }: Extract<ReadStatement, { ok: true }>,
): Promise<string | null> {
  const days = lines.map(({ bookedOn }) => bookedOn).toSorted()
  const hash = createHash('sha256')
    .update(text ?? Buffer.from(content, 'base64'))
    .digest()
  const [row] = await tx.query<{ id: string }>(statementSql, [
    ...[tx.storeId, newId(), accountId, days[0], days.at(-1), opening, closing, hash, lines.length],
    ...[tx.now, actor.fullName],
  ])
  return row?.id ?? null
}

const statementSql = `
  insert into bank_statement (store_id, id, account_id, from_day, to_day, opening, closing, file_hash, line_count, imported_at, imported_by_name)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict on constraint bank_statement_once do nothing returning id`

const insertSql = `
  insert into bank_statement_line (store_id, account_id, imported_at, imported_by_name, statement_id, id, line_key, booked_on, amount, content,
    reference, balance, place)
  values ($1, $2, $3, $4, $5, unnest($6::uuid[]), unnest($7::text[]), unnest($8::date[]), unnest($9::bigint[]), unnest($10::text[]),
    unnest($11::text[]), unnest($12::bigint[]), unnest($13::int[]))
  on conflict on constraint bank_statement_line_once do nothing returning id`

const waitingSql = `
  select id, account_id, amount, reference, bill_code from bank_transfer
  where store_id = $1 and account_id = $2 and amount = any($3::bigint[]) and status = 'WAITING' and branch_id = any($4::uuid[])
  order by id for update`

const pairSql = `
  update bank_statement_line l set transfer_id = p."transferId"
  from json_to_recordset($2::json) as p ("lineId" uuid, "transferId" uuid) where l.store_id = $1 and l.id = p."lineId"`
