import { netOpenDebts } from '@quay/domain/debt/net-open-debts'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { decodeCursor, encodeCursor } from '../../db/list/page.ts'
import type { DebtPartnerKind } from './apply-debt.ts'

interface Partner {
  partnerKind: DebtPartnerKind
  partnerId: string
}

interface StatementRow {
  id: string
  sequence: number
  at: string
  businessDay: string
  kind: string
  documentKind: string
  documentId: string
  documentCode: string
  amount: number
  balanceAfter: number
  note: string | null
  isUndone: boolean
}

/** A page of a partner's debt ledger, newest first, with the balance after each row. Throws `not-found`. */
export async function readStatement(tx: Tx, query: Partner & { cursor?: string | undefined; limit: number }) {
  const before = query.cursor ? decodeCursor(query.cursor, 1)[0] : Number.MAX_SAFE_INTEGER
  const [debt, rows] = await Promise.all([
    readBalance(tx, query),
    tx.query<StatementRow>(statementSql, [tx.storeId, query.partnerKind, query.partnerId, before, query.limit + 1]),
  ])
  const items = rows.slice(0, query.limit)
  const last = items.at(-1)
  return { debt, items, nextCursor: rows.length > query.limit && last ? encodeCursor([last.sequence]) : null }
}

const statementSql = `
  select id, sequence, at, business_day, kind, document_kind, document_id,
    document_code, amount, balance_after, note,
    exists (select from debt_entry u where u.store_id = $1 and u.reverses_id = debt_entry.id) as is_undone
  from debt_entry where store_id = $1 and partner_kind = $2 and partner_id = $3 and sequence < $4
  order by sequence desc limit $5`

export interface OpenDebtRow {
  entryId: string
  /** The row that made the debt: another one than `entryId` where it came by a merge. */
  carriedId: string
  documentKind: string
  documentId: string
  documentCode: string
  branchId: string
  businessDay: string
  sequence: number
  /** Đồng, as it was made. */
  amount: number
  /** Đồng still owed of it. */
  remaining: number
  /** Agreed with the customer for the bill. */
  dueOn: string | null
  /** The day to pay: the agreed one, else by the days of the partner. */
  dueDay: string
  /** Đồng that returns of this very import brought. */
  ownCredit: number
}

/**
 * The documents of a partner that are still owed, what is due first in front; what went back counts towards its own import, other credits towards what is due first, so what remains adds
 * up to the balance. Throws `not-found`.
 */
export async function readOpenDebts(tx: Tx, partner: Partner): Promise<OpenDebtRow[]> {
  const [debt, rows] = await Promise.all([
    readBalance(tx, partner),
    tx.query<OpenDebtRow>(openSql, [tx.storeId, partner.partnerKind, partner.partnerId]),
  ])
  return netOpenDebts(rows, debt)
}

/** The same for a person, who can choose those of the own branches only when a payment is written. Throws `not-found`. */
export async function listOpenDebts(tx: Tx, actor: Actor, partner: Partner) {
  const rows = await readOpenDebts(tx, partner)
  return rows.map(({ branchId, carriedId: _, ...row }) => ({
    ...row,
    isElsewhere: !actor.branchIds.includes(branchId),
  }))
}

/** For how many days the partner $3 of kind $2 may owe, or be owed: its own, else those of the group, else the store's. */
const debtDaysSql = `case $2 when 'customer' then coalesce(
    (select coalesce(c.debt_days, g.debt_days) from customer c left join customer_group g on g.store_id = $1 and g.id = c.group_id
     where c.store_id = $1 and c.id = $3),
    (select case jsonb_typeof(s.value) when 'number' then (s.value #>> '{}')::int end from setting s where s.store_id = $1 and s.key = 'defaultDebtDays'))
  else (select p.debt_days from provider p where p.store_id = $1 and p.id = $3) end`

const openSql = `
  select d.id as entry_id, o.id as carried_id, o.document_kind, o.document_id, o.document_code,
    d.branch_id, o.business_day, d.sequence, d.amount, d.amount - coalesce(a.settled, 0)::bigint as remaining,
    b.due_on, coalesce(b.due_on, o.business_day + coalesce(${debtDaysSql}, 0)) as due_day,
    case when d.kind = 'INBOUND' then (
      select coalesce(sum(r.debt), 0)::bigint from inbound_return r
      where r.store_id = $1 and r.inbound_id = d.document_id and r.status = 'SUCCEED'
    ) else 0 end as own_credit
  from debt_entry d join debt_entry o on o.store_id = $1 and o.id = coalesce(d.carries_id, d.id)
  left join bill b on b.store_id = $1 and b.id = o.document_id
  left join lateral (
    select sum(a.amount) as settled from debt_allocation a where a.store_id = $1 and a.debt_entry_id = d.id
  ) a on true
  where d.store_id = $1 and d.partner_kind = $2 and d.partner_id = $3 and d.kind in ('SALE', 'INBOUND', 'INBOUND_COST', 'OPENING', 'ADJUSTMENT', 'MERGE')
    and not exists (select 1 from debt_entry u where u.store_id = $1 and u.reverses_id = d.id)
    and d.amount > coalesce(a.settled, 0)
  order by o.business_day, d.sequence`

async function readBalance(tx: Tx, { partnerKind, partnerId }: Partner): Promise<number> {
  const [row] = await tx.query<{ debt: number }>(`select debt from ${partnerKind} where store_id = $1 and id = $2`, [
    tx.storeId,
    partnerId,
  ])
  if (!row) throw new DomainError('not-found')
  return row.debt
}
