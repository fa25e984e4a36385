import type { Tx } from '../../src/db/connection/transaction.ts'

interface LotOnShelf {
  productId: string
  lotNumber: string
  /** From the largest on: the last is the base unit. */
  units: { id: string; ratio: number }[]
  /** Base units. */
  quantity: number
}

/** Lots of a branch worth counting, more than five units each: those that cost most, or of which most lie there. */
export const lotsOnShelf = (tx: Tx, branchId: string, by: 'value' | 'quantity', limit: number): Promise<LotOnShelf[]> =>
  tx.query<LotOnShelf>(
    `select s.product_id as "productId", l.number as "lotNumber", s.quantity,
       (select json_agg(json_build_object('id', u.id, 'ratio', u.ratio) order by u.ratio desc) from product_unit u
        where u.store_id = s.store_id and u.product_id = s.product_id and u.is_active) as units
     from stock s join lot l on l.store_id = s.store_id and l.id = s.lot_id
     where s.store_id = $1 and s.branch_id = $2 and s.bucket = 'sellable' and s.quantity > 5 and l.number <> ''
     order by s.${by} desc, s.lot_id limit $3`,
    [tx.storeId, branchId, limit],
  )

/** How somebody counts them: full boxes, strips of the one that is open, and what is loose. */
export function partsOf({ units }: LotOnShelf, quantity: number): { unitId: string; quantity: number }[] {
  let rest = quantity
  const parts = units.map(({ id, ratio }) => {
    const whole = Math.floor(rest / ratio)
    rest -= whole * ratio
    return { unitId: id, quantity: whole }
  })
  const counted = parts.filter(part => part.quantity > 0)
  return counted.length > 0 ? counted : parts.slice(-1)
}
