// Pieces of the statements that take rows of a merged product over to the one that is left: of each `$1` is the store, `$2` the
// survivor, `$3` the duplicate, `$4` and `$5` the duplicate's units and what they are at the survivor, `$6` now.

export const units = 'unnest($4::uuid[], $5::uuid[]) u (duplicate_unit, survivor_unit)'

/** What the survivor has of its own counts; what is left of the duplicate's goes. */
export const dropRest = (table: string) => `delete from ${table} where store_id = $1 and product_id = $3`

/** A part of the product that is gone: its unit is the survivor's, or as many of its smallest one. */
export const takePlace = (table: string, column: string) => `
  update ${table} i set ${column} = $2, unit_id = coalesce(u.survivor_unit, b.id),
    quantity = case when u.survivor_unit is null then i.quantity * own.ratio else i.quantity end
  from product_unit own left join ${units} on u.duplicate_unit = own.id, product_unit b
  where i.store_id = $1 and i.${column} = $3 and own.store_id = $1 and own.id = i.unit_id
    and b.store_id = $1 and b.product_id = $2 and b.is_base and b.is_active`
