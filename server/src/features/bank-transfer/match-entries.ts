import type { bankMatchRoutes } from '@quay/contract/bank-transfer/matching'
import { namesCode } from '@quay/domain/bank/match-transfers'
import { formatDong } from '@quay/domain/text/format-number'
import { addDays } from '@quay/domain/time/calendar'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { refuseField } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { broughtByStatementSql, lockBank, markReceived } from './transfer-store.ts'

type Pairs = z.output<(typeof bankMatchRoutes)['match']['body']>['pairs']

interface Open {
  id: string
  amount: number
  matched: number
}

/**
 * Says by hand which rows of the cash book lines of a statement are, in whole or in part. The fund is the lock: of two who match one line the second
 * sees what the first did. A transfer of a bill whose row is matched whole is waited for no more. Throws `not-found`, `match-differs`, and `match-over` where a line or a row has less open.
 */
export async function matchEntries(
  tx: Tx,
  actor: Actor,
  accountId: string,
  pairs: Pairs,
): Promise<{ matched: number }> {
  const account = await lockBank(tx, accountId)
  const asked = (ids: readonly string[]) => [tx.storeId, accountId, [...new Set(ids)]]
  const [openLines, openEntries] = await Promise.all([
    tx.query<Open>(linesSql, asked(pairs.map(pair => pair.statementLineId))),
    tx.query<Open>(entriesSql, asked(pairs.map(pair => pair.cashEntryId))),
  ])
  const [lines, entries] = [byId(openLines), byId(openEntries)]
  for (const [place, { statementLineId, cashEntryId, amount }] of pairs.entries()) {
    const [line, entry] = [lines.get(statementLineId), entries.get(cashEntryId)]
    if (!line) throw refuseField('not-found', `pairs.${place}.statementLineId`)
    if (!entry) throw refuseField('not-found', `pairs.${place}.cashEntryId`)
    if (line.amount > 0 !== entry.amount > 0) throw refuseField('match-differs', `pairs.${place}.cashEntryId`)
    for (const side of [line, entry]) {
      if (side.matched + amount > Math.abs(side.amount))
        throw refuseField('match-over', `pairs.${place}.amount`, {
          ...{ amount: Math.abs(side.amount), matched: side.matched },
          ...{ amountText: formatDong(Math.abs(side.amount)), matchedText: formatDong(side.matched) },
        })
      side.matched += amount
    }
  }
  await insertMatches(tx, actor, pairs)
  const paid = [...entries.values()].filter(({ amount, matched }) => amount > 0 && matched === amount)
  const waited = await tx.query<{ id: string }>(waitedForSql, [tx.storeId, accountId, paid.map(({ id }) => id)])
  await markReceived(
    tx,
    actor,
    waited.map(({ id }) => id),
    'HAND',
  )
  await tx.audit('statement.match-entries', { kind: 'cash-account', id: accountId, code: account.name }, undefined, {
    matchedLines: lines.size,
    amount: pairs.reduce((sum, { amount }) => sum + amount, 0),
  })
  return { matched: pairs.length }
}

/** Takes the matches of a line back. Throws `not-found` for a line that has none. */
export async function undoMatches(
  tx: Tx,
  actor: Actor,
  accountId: string,
  lineId: string,
): Promise<{ undone: number }> {
  const account = await lockBank(tx, accountId)
  const undone = await tx.query<{ amount: number }>(undoSql, [tx.storeId, accountId, lineId, tx.now, actor.fullName])
  if (undone.length === 0) throw refuseField('not-found', 'statementLineId')
  await tx.audit('statement.unmatch', { kind: 'cash-account', id: accountId, code: account.name }, undefined, {
    matchedLines: 1,
    amount: undone.reduce((sum, { amount }) => sum + amount, 0),
  })
  return { undone: undone.length }
}

/**
 * Matches new lines whose content names the document of a row of the same amount within a week, where there is one such row alone; the account is locked.
 * Gives how many.
 */
export async function matchNamed(
  tx: Tx,
  actor: Actor,
  accountId: string,
  lines: readonly { id: string; bookedOn: string; amount: number; content: string }[],
): Promise<number> {
  if (lines.length === 0) return 0
  const days = lines.map(({ bookedOn }) => bookedOn).toSorted()
  const open = await tx.query<{ id: string; amount: number; documentCode: string; businessDay: string }>(namedSql, [
    ...[tx.storeId, accountId, [...new Set(lines.map(({ amount }) => amount))]],
    ...[addDays(days[0]!, -7), addDays(days.at(-1)!, 7)],
  ])
  const taken = new Set<string>()
  const ofTransfers = await tx.query<{ id: string }>(
    'select id from bank_statement_line where store_id = $1 and id = any($2::uuid[]) and transfer_id is not null',
    [tx.storeId, lines.map(({ id }) => id)],
  )
  const isTransfer = new Set(ofTransfers.map(({ id }) => id))
  const pairs = lines.flatMap(({ id, bookedOn, amount, content }) => {
    if (isTransfer.has(id)) return []
    const fits = open.filter(
      entry =>
        entry.amount === amount &&
        !taken.has(entry.id) &&
        entry.businessDay >= addDays(bookedOn, -7) &&
        entry.businessDay <= addDays(bookedOn, 7) &&
        namesCode(content, entry.documentCode),
    )
    if (fits.length !== 1) return []
    taken.add(fits[0]!.id)
    return [{ statementLineId: id, cashEntryId: fits[0]!.id, amount: Math.abs(amount) }]
  })
  await insertMatches(tx, actor, pairs)
  return pairs.length
}

const insertMatches = (tx: Tx, actor: Actor, pairs: Pairs): Promise<void> =>
  tx.insert(
    'bank_match',
    pairs.map(({ statementLineId, cashEntryId, amount }) => ({
      id: newId(),
      lineId: statementLineId,
      entryId: cashEntryId,
      amount,
      matchedAt: tx.now,
      matchedByName: actor.fullName,
    })),
  )

const byId = (rows: readonly Open[]) => new Map(rows.map(row => [row.id, row]))

/** A row that was taken back counts for no line any more. */
const standsSql = `not exists (select from cash_entry u where u.store_id = $1 and u.reverses_id = m.entry_id)`

const linesSql = `
  select l.id, l.amount, coalesce((select sum(m.amount) from bank_match m
    where m.store_id = $1 and m.line_id = l.id and m.undone_at is null and ${standsSql}), 0)::bigint as matched
  from bank_statement_line l where l.store_id = $1 and l.account_id = $2 and l.id = any($3::uuid[]) and l.transfer_id is null`

const entriesSql = `
  select e.id, e.amount, (case when ${broughtByStatementSql} then abs(e.amount) else coalesce((select sum(m.amount) from bank_match m
    where m.store_id = $1 and m.entry_id = e.id and m.undone_at is null), 0) end)::bigint as matched
  from cash_entry e where e.store_id = $1 and e.account_id = $2 and e.id = any($3::uuid[]) and e.reverses_id is null
    and not exists (select from cash_entry u where u.store_id = $1 and u.reverses_id = e.id)`

const waitedForSql = `
  select t.id from cash_entry e join bank_transfer t on t.store_id = $1 and t.bill_id = e.document_id and t.account_id = e.account_id
    and t.amount = e.amount and t.status = 'WAITING'
  where e.store_id = $1 and e.account_id = $2 and e.id = any($3::uuid[]) order by t.id for update of t`

const undoSql = `
  update bank_match m set undone_at = $4, undone_by_name = $5 from bank_statement_line l
  where m.store_id = $1 and m.line_id = $3 and m.undone_at is null and l.store_id = $1 and l.id = m.line_id and l.account_id = $2
  returning m.amount`

const namedSql = `
  select e.id, e.amount, e.document_code, e.business_day from cash_entry e
  where e.store_id = $1 and e.account_id = $2 and e.amount = any($3::bigint[]) and e.business_day between $4::date and $5::date
    and e.reverses_id is null and not exists (select from cash_entry u where u.store_id = $1 and u.reverses_id = e.id)
    and not exists (select from bank_match m where m.store_id = $1 and m.entry_id = e.id and m.undone_at is null)
    and not ${broughtByStatementSql}
  order by e.id`
