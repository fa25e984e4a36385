import { matchTransfers, type StatementLine, type WaitingTransfer } from '@quay/domain/bank/match-transfers'
import { lineKeys, readStatement } from '@quay/domain/bank/read-statement'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { listsOf } from '../../db/lists-of.ts'
import { newId } from '../../db/new-id.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import { markReceived } from './transfer-store.ts'

/**
 * Writes the money that came in by a bank's statement, each line once however often its file comes, and gives lines that name a transfer to
 * it. Throws `not-found` for the account, and what a file that cannot be read is refused for.
 */
export async function importStatement(tx: Tx, actor: Actor, { accountId, text }: { accountId: string; text: string }) {
  const [account] = await tx.query<{ name: string }>(accountSql, [tx.storeId, accountId])
  if (!account) throw refuseField('not-found', 'accountId')
  const read = readStatement(text)
  if (!read.ok)
    throw read.code === 'statement-cell-unreadable'
      ? new DomainError(read.code, { row: read.row, text: read.text })
      : new DomainError(read.code)
  const keys = lineKeys(read.lines)
  const rows = read.lines.map((line, place) => ({ ...line, id: newId(), accountId, lineKey: keys[place]! }))
  const fresh = await tx.query<{ id: string }>(insertSql, [
    tx.storeId,
    accountId,
    tx.now,
    actor.fullName,
    ...listsOf(rows, 'id', 'lineKey', 'bookedOn', 'amount', 'content', 'reference'),
  ])
  const added = new Set(fresh.map(({ id }) => id))
  const matched = await matchNew(
    tx,
    actor,
    rows.filter(({ id }) => added.has(id)),
  )
  const answer = { added: added.size, repeated: rows.length - added.size, matched, skipped: read.skipped }
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

const accountSql = `select name from cash_account where store_id = $1 and id = $2 and kind <> 'CASH'`

const insertSql = `
  insert into bank_statement_line (store_id, account_id, imported_at, imported_by_name, id, line_key, booked_on, amount, content, reference)
  values ($1, $2, $3, $4, unnest($5::uuid[]), unnest($6::text[]), unnest($7::date[]), unnest($8::bigint[]), unnest($9::text[]),
    unnest($10::text[]))
  on conflict on constraint bank_statement_line_once do nothing returning id`

const waitingSql = `
  select id, account_id, amount, reference, bill_code from bank_transfer
  where store_id = $1 and account_id = $2 and amount = any($3::bigint[]) and status = 'WAITING' and branch_id = any($4::uuid[])
  order by id for update`

const pairSql = `
  update bank_statement_line l set transfer_id = p."transferId"
  from json_to_recordset($2::json) as p ("lineId" uuid, "transferId" uuid) where l.store_id = $1 and l.id = p."lineId"`
