/**
 * SQL of the dated VAT rates that bear on a product `p` at a branch of the store `$1` (`branch` is the parameter's place), as JSON for
 * `resolveVatRate`: its own, and those of its group and of the two above. One look-up by index for each of them.
 */
export const datedRatesSql = (branch: string) => `
  coalesce((select json_agg(json_build_object('level', d.level, 'ofBranch', d.branch_id is not null, 'from', d.from_day,
      'to', d.to_day, 'rate', d.vat_rate))
    from (
      select 0 as level, t.branch_id, t.from_day, t.to_day, t.vat_rate
      from tax_data t where t.store_id = $1 and t.product_id = p.id
      union all
      select above.level, t.branch_id, t.from_day, t.to_day, t.vat_rate
      from (${groupPathSql('$1', 'p.group_id')}) above
      join tax_data t on t.store_id = $1 and t.group_id = above.id
    ) d
    where d.branch_id is null or d.branch_id = ${branch}), '[]')`

/** SQL of a group and the two above it, the nearest with level 1. */
export const groupPathSql = (storeId: string, groupId: string) => `
  select near.id, 1 as level from product_group near where near.store_id = ${storeId} and near.id = ${groupId}
  union all
  select near.parent_id, 2 from product_group near where near.store_id = ${storeId} and near.id = ${groupId}
  union all
  select over.parent_id, 3 from product_group near
    join product_group over on over.store_id = near.store_id and over.id = near.parent_id
    where near.store_id = ${storeId} and near.id = ${groupId}`
