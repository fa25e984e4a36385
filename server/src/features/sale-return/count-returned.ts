import type { Tx } from '../../db/connection/transaction.ts'

/** What of a sold line comes back, or of a component of a combo. Base units and đồng. */
export interface Returned {
  billItemId: string
  billItemPartId: string | null
  baseQuantity: number
  lots: readonly { soldLotId: string; quantity: number; value: number }[]
}

const linesSql = `
  update bill_item i set returned_base = i.returned_base + r.quantity
  from unnest($2::uuid[], $3::bigint[]) as r (id, quantity) where i.store_id = $1 and i.id = r.id`

const partsSql = `
  update bill_item_part i set returned_base = i.returned_base + r.quantity
  from unnest($2::uuid[], $3::bigint[]) as r (id, quantity) where i.store_id = $1 and i.id = r.id`

const lotsSql = `
  update bill_item_lot l set returned = l.returned + r.quantity, returned_value = l.returned_value + r.value
  from unnest($2::uuid[], $3::bigint[], $4::bigint[]) as r (id, quantity, value) where l.store_id = $1 and l.id = r.id`

/** Counts what came back at the lines of the bill, or with −1 takes it back: a row each, so that none is counted twice in one statement. */
export async function countReturned(tx: Tx, returned: readonly Returned[], sign: 1 | -1): Promise<void> {
  const lines = summed(
    returned.filter(one => one.billItemPartId === null).map(one => [one.billItemId, one.baseQuantity]),
  )
  const parts = summed(returned.flatMap(one => (one.billItemPartId ? [[one.billItemPartId, one.baseQuantity]] : [])))
  const lots = returned.flatMap(one => one.lots)
  const quantities = summed(lots.map(lot => [lot.soldLotId, lot.quantity]))
  const values = summed(lots.map(lot => [lot.soldLotId, lot.value]))
  const signed = (sums: Map<string, number>) => [...sums.values()].map(amount => sign * amount)
  await Promise.all([
    lines.size ? tx.query(linesSql, [tx.storeId, [...lines.keys()], signed(lines)]) : undefined,
    parts.size ? tx.query(partsSql, [tx.storeId, [...parts.keys()], signed(parts)]) : undefined,
    quantities.size
      ? tx.query(lotsSql, [tx.storeId, [...quantities.keys()], signed(quantities), signed(values)])
      : undefined,
  ])
}

function summed(pairs: readonly (readonly (string | number)[])[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const [id, amount] of pairs as readonly (readonly [string, number])[]) sums.set(id, (sums.get(id) ?? 0) + amount)
  return sums
}

const billSql = `
  update bill set returned = returned + $3, returned_cost = returned_cost + $4, returned_vat = returned_vat + $5
  where store_id = $1 and id = $2`

interface ReturnSums {
  billId: string
  goodsAmount: number
  fee: number
  giftCharge: number
  cost: number
  vatAmount: number
}

/** What a return takes off the sale of its bill, without the rounding of cash; with −1 it is taken back. */
export const countOnBill = (
  tx: Tx,
  { billId, goodsAmount, fee, giftCharge, cost, vatAmount }: ReturnSums,
  sign: 1 | -1,
) => tx.query(billSql, [tx.storeId, billId, sign * (goodsAmount - fee - giftCharge), sign * cost, sign * vatAmount])
