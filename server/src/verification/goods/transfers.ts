import type { Check } from '../check.ts'

/** Transfers against what they wrote at both ends, and what is on its way against those that were not received. */
export const transferChecks: Check[] = [
  {
    law: 'transfers: what is on its way to a branch is what was sent there and not received',
    sql: `
      select 'on the way: ' || (select name from product p where p.store_id = $1 and p.id = r.product_id) || ', '
          || (select name from branch b where b.store_id = $1 and b.id = r.branch_id) as thing,
        'quantity ' || r.sent as expected, 'quantity ' || r.in_transit as found
      from (
        select branch_id, product_id, coalesce(s.in_transit, 0) as in_transit, coalesce(t.quantity, 0) as sent
        from (select branch_id, product_id, in_transit from product_stock where store_id = $1) s
        full join (
          select t.target_branch_id as branch_id, l.product_id, sum(l.quantity) as quantity
          from stock_transfer t join stock_transfer_lot l on l.store_id = t.store_id and l.stock_transfer_id = t.id
          where t.store_id = $1 and t.transfer_status = 'MOVING' group by 1, 2
        ) t using (branch_id, product_id)
      ) r where in_transit <> sent`,
  },
  {
    law: 'transfers: each end holds what the lots of the transfer tell; of a draft or a cancelled one nothing is left',
    sql: `
      select 'stock-transfer ' || coalesce(d.code, r.document_id::text) || ', lot ' || coalesce(nullif(l.number, ''), 'without number')
          || case r.bucket when 'sellable' then '' else ', ' || r.bucket end as thing,
        'quantity ' || coalesce(r.quantity, 0) || ', value ' || coalesce(r.value, 0) as expected,
        'quantity ' || coalesce(r.moved, 0) || ', value ' || coalesce(r.moved_value, 0) as found
      from (
        select document_id, branch_id, lot_id, bucket, i.quantity, i.value, e.quantity as moved, e.value as moved_value
        from (
          select document_id, branch_id, lot_id, bucket, sum(quantity) as quantity, sum(value) as value from (
            select t.id as document_id, t.branch_id, l.lot_id, 'sellable' as bucket, coalesce(l.back_quantity, 0) - l.quantity as quantity,
              coalesce(l.back_value, 0) - l.value as value
            from stock_transfer t join stock_transfer_lot l on l.store_id = t.store_id and l.stock_transfer_id = t.id
            where t.store_id = $1 and t.status = 'SUCCEED'
            union all
            select t.id, t.target_branch_id, l.lot_id, 'sellable', coalesce(l.received_quantity, 0) - l.damaged_quantity,
              coalesce(l.received_value, 0) - l.damaged_value
            from stock_transfer t join stock_transfer_lot l on l.store_id = t.store_id and l.stock_transfer_id = t.id
            where t.store_id = $1 and t.status = 'SUCCEED'
            union all
            select t.id, t.target_branch_id, l.lot_id, 'quarantine', l.damaged_quantity, l.damaged_value
            from stock_transfer t join stock_transfer_lot l on l.store_id = t.store_id and l.stock_transfer_id = t.id
            where t.store_id = $1 and t.status = 'SUCCEED'
          ) told group by 1, 2, 3, 4 having sum(quantity) <> 0 or sum(value) <> 0
        ) i
        full join (
          select document_id, branch_id, lot_id, bucket, sum(quantity) as quantity, sum(value) as value
          from stock_entry where store_id = $1 and document_kind = 'stock-transfer' and kind not in ('REVALUATION', 'OWED_SETTLED')
          group by 1, 2, 3, 4 having sum(quantity) <> 0 or sum(value) <> 0
        ) e using (document_id, branch_id, lot_id, bucket)
      ) r
      left join stock_transfer d on d.store_id = $1 and d.id = r.document_id
      left join lot l on l.store_id = $1 and l.id = r.lot_id
      where (r.quantity, r.value) is distinct from (r.moved, r.moved_value)`,
  },
  {
    law: 'transfers: the head is the sum of its lots, and a received one has told of every lot',
    sql: `
      select 'stock-transfer ' || t.code as thing,
        l.lines || ' lines, value ' || l.value || ', received ' || l.received || ', lost ' || l.lost || ', damaged ' || l.damaged || ', untold ' || l.untold as expected,
        t.item_count || ' lines, value ' || t.value || ', received ' || t.received_value || ', lost ' || t.lost_value || ', damaged ' || t.damaged_value
          || ', untold ' || case t.transfer_status when 'RECEIVED' then 0 else l.untold end as found
      from stock_transfer t
      cross join lateral (
        select (select count(*) from stock_transfer_item i where i.store_id = $1 and i.stock_transfer_id = t.id) as lines,
          coalesce(sum(value), 0) as value, coalesce(sum(received_value), 0) as received, coalesce(sum(lost_value), 0) as lost,
          coalesce(sum(damaged_value), 0) as damaged,
          count(*) filter (where received_quantity is null) as untold
        from stock_transfer_lot l where l.store_id = $1 and l.stock_transfer_id = t.id
      ) l
      where t.store_id = $1 and ((t.item_count, t.value, t.received_value, t.lost_value, t.damaged_value)
          is distinct from (l.lines, l.value, l.received, l.lost, l.damaged)
        or t.transfer_status = 'RECEIVED' and l.untold > 0)`,
  },
]
