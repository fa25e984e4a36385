import { prescribedKey } from '@quay/domain/medicine/paper-key'
import type { TakenOfPaper } from '@quay/domain/sale/medicine/check-prescription'
import type { Tx } from '../../db/connection/transaction.ts'
import { newId } from '../../db/new-id.ts'

const lockSql = `
  insert into prescription_paper (store_id, id, paper_key) values ($1, $2, $3)
  on conflict on constraint prescription_paper_once do update set paper_key = excluded.paper_key returning id`

const takenSql = `
  select i.product_id, i.stands_for, min(i.product_name) as name,
    (select min(u.name) from product_unit u where u.store_id = $1 and u.product_id = i.product_id and u.ratio = 1) as unit,
    sum(i.base_quantity - i.returned_base)::bigint as sold, max(i.prescribed_quantity * i.ratio)::bigint as prescribed,
    array_agg(distinct b.code order by b.code) as bills
  from prescription p
  join bill b on b.store_id = $1 and b.id = p.bill_id and b.status = 'SUCCEED'
  join bill_item i on i.store_id = $1 and i.bill_id = p.bill_id
  where p.store_id = $1 and p.paper_key = $2
  group by i.product_id, i.stands_for`

/** With the medicine as it was prescribed and its base unit, for the eyes. */
export type NamedTaken = TakenOfPaper & { name: string; unit: string | null }

interface TakenRow {
  name: string
  unit: string | null
  productId: string
  standsFor: string | null
  sold: number
  prescribed: number | null
  bills: string[]
}

/** What earlier sales took of a paper. */
export async function readTaken(tx: Tx, paper: string): Promise<NamedTaken[]> {
  const rows = await tx.query<TakenRow>(takenSql, [tx.storeId, paper])
  return [...Map.groupBy(rows, prescribedKey)].map(([key, same]) => ({
    key,
    name: same[0]!.standsFor ?? same[0]!.name,
    unit: same[0]!.unit,
    sold: same.reduce((sum, row) => sum + row.sold, 0),
    prescribed: same.reduce<number | null>(
      (most, row) => (row.prescribed ? Math.max(most ?? 0, row.prescribed) : most),
      null,
    ),
    bills: [...new Set(same.flatMap(row => row.bills))].toSorted(),
  }))
}

/** The same under lock: of two tills that sell on one paper at once, the later one sees what the first one sold. */
export async function lockPaper(tx: Tx, paper: string): Promise<TakenOfPaper[]> {
  await tx.query<{ id: string }>(lockSql, [tx.storeId, newId(), paper])
  return readTaken(tx, paper)
}
