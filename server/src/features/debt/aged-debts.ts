import { type RawBuilder, sql } from 'kysely'
import type { DebtPartnerKind } from './apply-debt.ts'

type Fragment = RawBuilder<unknown>

export interface AgedAsk {
  storeId: string
  kind: DebtPartnerKind
  /** Only of this partner. */
  partnerId?: string | undefined
  /** Only of these partners. */
  partnerIds?: readonly string[] | undefined
  /** Only of partners who owe now: all whose documents can be open today, and few of many. */
  owingNow?: boolean
  /** Included. */
  from: string
  to: string
}

/**
 * Table expressions about the debts of all partners of a kind, or of one, at the end of the day `to`, by the rule of `ageDebts`
 * (domain/debt/age-debts): `moved` has the movements of the period by partner, `aged` each document that is still open with `remaining`.
 * A row counts from its day until the day on which it is taken back; what a payment settled counts while both count; credits settle
 * what was due first, and goods that went back their own import.
 */
export function agedDebts({
  storeId,
  kind,
  partnerId,
  partnerIds,
  owingNow = false,
  from,
  to,
}: AgedAsk): readonly Fragment[] {
  const ofPartners = sql`e.store_id = ${storeId} and e.partner_kind = ${kind} and e.business_day <= ${to}::date
    ${partnerId ? sql`and e.partner_id = ${partnerId}` : sql``}
    ${partnerIds ? sql`and e.partner_id = any(${partnerIds}::uuid[])` : sql``}
    ${owingNow ? sql`and e.partner_id in (select o.id from ${sql.table(kind)} o where o.store_id = ${storeId} and o.debt > 0)` : sql``}`
  const days =
    kind === 'customer'
      ? sql`coalesce(
          (select coalesce(c.debt_days, g.debt_days) from customer c
           left join customer_group g on g.store_id = ${storeId} and g.id = c.group_id where c.store_id = ${storeId} and c.id = d.partner_id),
          (select case jsonb_typeof(s.value) when 'number' then (s.value #>> '{}')::int end from setting s
           where s.store_id = ${storeId} and s.key = 'defaultDebtDays'), 0)`
      : sql`coalesce((select p.debt_days from provider p where p.store_id = ${storeId} and p.id = d.partner_id), 0)`
  return [
    sql`live as materialized (
      select e.id, e.partner_id, e.amount, e.kind, e.document_id, coalesce(e.carries_id, e.id) as made_by, e.sequence
      from debt_entry e where ${ofPartners} and e.reverses_id is null and not exists (
        select from debt_entry u where u.store_id = ${storeId} and u.reverses_id = e.id and u.business_day <= ${to}::date))`,
    sql`moved as materialized (
      select e.partner_id, sum(e.amount)::bigint as closing,
        coalesce(sum(e.amount) filter (where e.business_day < ${from}::date), 0)::bigint as opening,
        coalesce(sum(e.amount) filter (where e.business_day >= ${from}::date and e.amount > 0), 0)::bigint as increase,
        coalesce(-sum(e.amount) filter (where e.business_day >= ${from}::date and e.amount < 0), 0)::bigint as decrease
      from debt_entry e where ${ofPartners} group by e.partner_id)`,
    sql`settled as (
      select a.debt_entry_id, sum(a.amount)::bigint as amount from debt_allocation a join live p on p.id = a.payment_entry_id
      where a.store_id = ${storeId} and a.amount > 0 group by 1)`,
    sql`went_back as (
      select t.inbound_id, -sum(r.amount)::bigint as amount from live r
      join inbound_return t on t.store_id = ${storeId} and t.id = r.document_id
      where r.kind = 'INBOUND_RETURN' and t.inbound_id is not null group by 1)`,
    sql`opened as (
      select d.id as entry_id, d.partner_id, d.kind, d.sequence, d.amount, o.document_kind, o.document_id, o.document_code, o.business_day,
        coalesce(b.due_on, o.business_day + ${days}) as due_day, d.amount - coalesce(s.amount, 0) as left_over,
        least(d.amount - coalesce(s.amount, 0), case d.kind when 'INBOUND' then coalesce(w.amount, 0) else 0 end) as own
      from live d join debt_entry o on o.store_id = ${storeId} and o.id = d.made_by
      left join settled s on s.debt_entry_id = d.id left join bill b on b.store_id = ${storeId} and b.id = o.document_id
      left join went_back w on w.inbound_id = d.document_id
      where d.amount > coalesce(s.amount, 0))`,
    sql`with_credit as (
      select o.*, sum(o.left_over) over (partition by o.partner_id) - greatest(m.closing, 0) as credit,
        sum(o.own) over (partition by o.partner_id order by o.due_day, o.business_day, o.sequence) - o.own as own_before
      from opened o join moved m on m.partner_id = o.partner_id)`,
    sql`without_own as (
      select w.*, w.left_over - greatest(0, least(w.own, w.credit - w.own_before)) as after_own from with_credit w)`,
    sql`aged as materialized (
      select * from (
        select n.*, greatest(0, least(after_own, sum(after_own) over (partition by partner_id order by due_day, business_day, sequence)
          - (credit - sum(left_over - after_own) over (partition by partner_id))))::bigint as remaining
        from without_own n
      ) netted where remaining > 0)`,
  ]
}

/** Sums of `aged` in the buckets of the contract, as columns: by how many days each is past its day on `to`. */
export const bucketSums = (to: string): Fragment => {
  const late = sql`(${to}::date - due_day)`
  const sumWhere = (condition: Fragment) => sql`coalesce(sum(remaining) filter (where ${condition}), 0)::bigint`
  return sql`${sumWhere(sql`${late} <= 0`)} as not_due, ${sumWhere(sql`${late} between 1 and 30`)} as up_to30,
    ${sumWhere(sql`${late} between 31 and 60`)} as up_to60, ${sumWhere(sql`${late} between 61 and 90`)} as up_to90,
    ${sumWhere(sql`${late} > 90`)} as over90, ${sumWhere(sql`${late} > 0`)} as overdue`
}
