/** What promotions ask of a product `p` of the store `$1`: its group with the groups above, its maker, whether it is a medicine. */
export const promotedGoodsSql = `p.manufacturer_id, p.promotable, (p.type = 1 or p.medicine_id is not null) as is_medicine,
    (select json_agg(x.id) from (select unnest(array[g.id, above.id, top.id]) as id from product_group g
      left join product_group above on above.store_id = $1 and above.id = g.parent_id
      left join product_group top on top.store_id = $1 and top.id = above.parent_id
      where g.store_id = $1 and g.id = p.group_id) x where x.id is not null) as group_ids`
