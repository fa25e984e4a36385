import type { GroupMode, GroupRule } from '@quay/contract/customer-group/shapes'
import { addDays } from '@quay/domain/time/calendar'
import type { Tx } from '../../db/connection/transaction.ts'

interface RuledGroup {
  id: string
  mode: GroupMode
  rule: GroupRule
}

/**
 * Puts customers into the groups whose conditions they fit, the group of the lowest rank first. Whom a person put into a group stays
 * there; whom a rule put there goes where the rules say now, and out where they say nothing and the group lets go.
 */
export async function applyGroupRules(
  tx: Pick<Tx, 'storeId' | 'query'>,
  today: string,
): Promise<{ added: number; removed: number }> {
  const groups = (
    await tx.query<RuledGroup>(`select id, mode, rule from customer_group where store_id = $1 and rule is not null`, [
      tx.storeId,
    ])
  ).toSorted((a, b) => a.rule.rank - b.rule.rank || (a.id < b.id ? -1 : 1))
  const groupOf = new Map<string, string>()
  for (const { id, rule } of groups)
    for (const customer of await tx.query<{ id: string }>(fittingSql, [tx.storeId, ...conditionsOf(rule, today)]))
      if (!groupOf.has(customer.id)) groupOf.set(customer.id, id)
  const added = await tx.query<{ id: string }>(addSql, [tx.storeId, [...groupOf.keys()], [...groupOf.values()]])
  const letting = groups.filter(({ mode }) => mode === 'FOLLOW').map(({ id }) => id)
  const removed = await tx.query<{ id: string }>(removeSql, [tx.storeId, letting, [...groupOf.keys()]])
  return { added: added.length, removed: removed.length }
}

const conditionsOf = (rule: GroupRule, today: string) => [
  rule.spentFrom ?? null,
  rule.spentDays ? addDays(today, 1 - rule.spentDays) : null,
  rule.pointsFrom ?? null,
  rule.debtFrom ?? null,
  rule.birthMonth ?? null,
  rule.gender ?? null,
  rule.type ?? null,
  rule.provinceCode ?? null,
  rule.wardCode ?? null,
]

const fittingSql = `
  select c.id from customer c
  where c.store_id = $1 and c.merged_into is null and (c.group_id is null or c.group_by_rule)
    and ($4::bigint is null or c.points >= $4) and ($5::bigint is null or c.debt >= $5)
    and ($6::int is null or extract(month from c.birthday) = $6) and ($7::text is null or c.gender = $7)
    and ($8::int is null or c.type = $8) and ($10::text is null or c.ward_code = $10)
    and ($9::text is null or $9 = (select w.province_code from ward w where w.code = c.ward_code))
    and ($2::bigint is null or $2 <= (
      select coalesce(sum(b.payable - b.returned), 0) from bill b
      where b.store_id = $1 and b.status = 'SUCCEED' and ($3::date is null or b.business_day >= $3)
        and b.customer_id in (select m.id from customer m where m.store_id = $1 and (m.id = c.id or m.merged_into = c.id))))
  order by c.id`

const addSql = `
  update customer c set group_id = given.group_id, group_by_rule = true, version = c.version + 1
  from unnest($2::uuid[], $3::uuid[]) given (id, group_id)
  where c.store_id = $1 and c.id = given.id and (c.group_id is null or c.group_by_rule) and c.group_id is distinct from given.group_id
  returning c.id`

const removeSql = `
  update customer c set group_id = null, group_by_rule = false, version = c.version + 1
  where c.store_id = $1 and c.group_by_rule and c.group_id = any($2::uuid[]) and c.id <> all($3::uuid[])
  returning c.id`
