import type { StatementGap } from '@quay/contract/bank-transfer/matching'
import { addDays } from '@quay/domain/time/calendar'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { branchOf } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { findDebtors } from './find-debtors.ts'
import { broughtByStatementSql } from './transfer-store.ts'

type Line = Omit<StatementGap['lines'][number], 'proposedId' | 'debtor'>
type Entry = StatementGap['entries'][number]

/**
 * How the cash book and the bank's statements of an account differ until a day: lines that are no row, rows that are on no statement, and both
 * balances. For a line the only row of its amount from a day before to three days behind it is proposed, and whose debt it may be by a phone or a
 * name in its content. Throws `not-found`.
 */
export async function readGap(
  tx: Tx,
  actor: Actor,
  { accountId, day: asked }: { accountId: string; day?: string | undefined },
): Promise<StatementGap> {
  const { today } = await readBranchDay(tx, branchOf(actor, undefined))
  const day = asked ?? today
  const of = [tx.storeId, accountId, day]
  const [[book], [bank], lines, entries] = await Promise.all([
    tx.query<{ balance: number; hasStatement: boolean }>(bookSql, of),
    tx.query<{ balance: number; bookedOn: string }>(bankSql, of),
    tx.query<Line>(linesSql, of),
    tx.query<Entry>(entriesSql, of),
  ])
  const debtorOf = await findDebtors(tx, actor, lines)
  if (!book) throw new DomainError('not-found')
  return {
    day,
    bookBalance: book.balance,
    bankBalance: bank?.balance ?? null,
    bankDay: bank?.bookedOn ?? null,
    hasStatement: book.hasStatement,
    lines: lines.map(line => ({ ...line, proposedId: proposed(line, entries), debtor: debtorOf(line) })),
    entries,
  }
}

function proposed({ bookedOn, amount, left }: Line, entries: readonly Entry[]): string | null {
  if (left !== Math.abs(amount)) return null
  const [from, to] = [addDays(bookedOn, -1), addDays(bookedOn, 3)]
  const fits = entries.filter(
    entry => entry.amount === amount && entry.left === left && entry.businessDay >= from && entry.businessDay <= to,
  )
  return fits.length === 1 ? fits[0]!.id : null
}

const bookSql = `
  select (a.balance - coalesce((select sum(e.amount) from cash_entry e
    where e.store_id = $1 and e.account_id = $2 and e.business_day > $3::date), 0))::bigint as balance,
    exists (select from bank_statement_line l where l.store_id = $1 and l.account_id = $2 and l.booked_on <= $3::date) as has_statement
  from cash_account a where a.store_id = $1 and a.id = $2 and a.kind <> 'CASH'`

const bankSql = `
  select coalesce(s.closing, l.balance) as balance, l.booked_on from bank_statement_line l
  left join bank_statement s on s.store_id = $1 and s.id = l.statement_id and s.to_day <= $3::date
  where l.store_id = $1 and l.account_id = $2 and l.booked_on <= $3::date and l.balance is not null
  order by l.booked_on desc, l.imported_at desc, l.place desc limit 1`

/** A row that was taken back counts for no line any more. */
const linesSql = `
  select * from (
    select l.id, l.booked_on, l.amount, l.content, l.reference, abs(l.amount) - coalesce((select sum(m.amount) from bank_match m
      where m.store_id = $1 and m.line_id = l.id and m.undone_at is null
        and not exists (select from cash_entry u where u.store_id = $1 and u.reverses_id = m.entry_id)), 0)::bigint as left
    from bank_statement_line l
    where l.store_id = $1 and l.account_id = $2 and l.booked_on <= $3::date and l.transfer_id is null
  ) line where "left" > 0 order by booked_on desc, id desc limit 200`

/** Those of a bill whose transfer a statement brought stand on it. */
const entriesSql = `
  select * from (
    select e.id, e.business_day, e.document_kind, e.document_id, e.document_code, e.partner_name, e.amount,
      abs(e.amount) - coalesce((select sum(m.amount) from bank_match m
        where m.store_id = $1 and m.entry_id = e.id and m.undone_at is null), 0)::bigint as left
    from cash_entry e
    where e.store_id = $1 and e.account_id = $2 and e.business_day <= $3::date and e.reverses_id is null and e.amount <> 0
      and e.business_day >= (select min(l.booked_on) from bank_statement_line l where l.store_id = $1 and l.account_id = $2)
      and not exists (select from cash_entry u where u.store_id = $1 and u.reverses_id = e.id)
      and not ${broughtByStatementSql}
  ) entry where "left" > 0 order by business_day desc, id desc limit 200`
