import { averageGoods, type KeptGoods } from '@quay/domain/book/average-out'
import type { Tx } from '../../db/connection/transaction.ts'
import { newId } from '../../db/new-id.ts'
import { insertMany } from '../../db/write/insert-many.ts'
import type { BookKeeper } from './household.ts'
import type { Span } from './revenue-queries.ts'
import { readGoodsSums } from './stock-book.ts'

/** A declared quarter holds what it began with; the days behind it begin with what it left. */
const openingsSql = `
  select a.product_id,
    case when f.from_day = $4 then a.opening_quantity else a.opening_quantity + a.quantity_in - a.quantity_out end as quantity,
    case when f.from_day = $4 then a.opening_value else a.opening_value + a.value_in - a.value_out end as value
  from tax_filing f join kept_average a on a.store_id = $1 and a.filing_id = f.id
  where f.store_id = $1 and f.status = 'FILED' and f.tax_code = $2 and f.branch_ids @> $3::uuid[] and f.branch_ids <@ $3::uuid[]
    and (f.from_day = $4 and f.to_day = $5 or f.to_day = $4::date - 1) and ($6::uuid is null or a.product_id = $6)
  order by f.from_day`

/** What each product begins the days with at the average that was kept; empty where the quarter before was not declared. */
export async function readKeptOpenings(
  tx: Tx,
  { taxCode, branchIds }: BookKeeper,
  { from, to }: Span,
  productId: string | null = null,
): Promise<ReadonlyMap<string, KeptGoods>> {
  const rows = await tx.query<KeptGoods & { productId: string }>(openingsSql, [
    ...[tx.storeId, taxCode ?? '', branchIds, from, to, productId],
  ])
  return new Map(rows.map(row => [row.productId, row]))
}

/** Keeps what the average of a quarter that is declared makes of each product. `today` is the last day on which anything may have moved. */
export async function keepAverages(
  tx: Tx,
  filingId: string,
  keeper: BookKeeper,
  span: Span,
  today: string,
): Promise<void> {
  const [ledger, openings] = await Promise.all([
    readGoodsSums(tx, keeper, span, today),
    readKeptOpenings(tx, keeper, span),
  ])
  const rows = ledger.map(goods => {
    const { productId, openingQuantity, openingValue, quantityIn, valueIn, quantityOut, valueOut } = averageGoods(
      goods,
      openings.get(goods.productId),
    )
    return {
      ...{ id: newId(), productId, openingQuantity, openingValue, quantityIn, valueIn, quantityOut, valueOut },
      ledgerValueOut: goods.valueOut,
    }
  })
  await insertMany(tx, 'kept_average', rows, { filingId })
}

/** Takes away what a declaration kept, once it is lifted. */
export const dropAverages = (tx: Tx, filingId: string) =>
  tx.query('delete from kept_average where store_id = $1 and filing_id = $2', [tx.storeId, filingId])
