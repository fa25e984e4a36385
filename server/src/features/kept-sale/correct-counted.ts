import type { LedgerBucket } from '@quay/contract/enumeration'
import { timeInWords } from '@quay/domain/bill/said/flag-sale'
import type { Flag } from '@quay/domain/bill/said/said-sale'
import { multiplyDivide } from '@quay/domain/money/multiply-divide'
import { describeStock } from '@quay/domain/quantity/describe-stock'
import { estimatedCost } from '@quay/domain/stock/owed'
import { postStock as decidePosting } from '@quay/domain/stock/post-stock'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { lockStock, postStock } from '../stock/apply-stock.ts'
import { postingOf } from '../stock/posting.ts'

/** What a sale took of a lot, or a return brought back to it, in base units: a positive quantity left the shelf. */
interface MovedLot {
  productId: string
  lotId: string
  /** Left out: the sellable one. */
  bucket?: LedgerBucket
  quantity: number
}

interface CountedRow {
  lotId: string
  bucket: LedgerBucket
  productId: string
  productName: string
  lineId: string
  checkId: string
  checkCode: string
  countedAt: string
  difference: number
  value: number
  shelfQuantity: number
  shelfValue: number
  units: { name: string; ratio: number; isActive: boolean }[]
}

interface Moved {
  branchId: string
  /** When the goods left or came back. */
  at: string
  /** When the till cancelled it before it was sent: goods that lay on the shelf again when somebody counted were counted. */
  voidedAt: string | null
  businessDay: string
  timeZone: string
}

/**
 * A completed check counted lots after this sale had taken from them, and before the server knew of it: what it found missing then was this sale. The
 * books get that back, so that the sale takes it once; and what a return had brought back is taken off again. The rows are of the check, at its line. Gives a
 * flag for each. Holds the stock of these goods: before a sale is posted, and behind a return.
 */
export async function correctCounted(
  tx: Tx,
  actor: Actor,
  moved: readonly MovedLot[],
  { branchId, at, voidedAt, businessDay, timeZone }: Moved,
): Promise<Flag[]> {
  if (moved.length === 0) return []
  const lots = sumByShelf(moved)
  const lotIds = [...new Set(moved.map(({ lotId }) => lotId))]
  const rows = await tx.query<CountedRow>(countedSql, [tx.storeId, branchId, lotIds, at, voidedAt])
  const counted = rows.filter(row => lots.has(shelfOf(row)))
  if (counted.length === 0) return []
  const stocks = await lockStock(tx, branchId, [...new Set(counted.map(row => row.productId))].sort())
  const flags: Flag[] = []
  const chains = new Map(
    stocks.map(({ productId, onHand, entryCount }) => [productId, { id: productId, onHand, entryCount }]),
  )
  for (const row of counted) {
    const { productId, lotId, bucket, lineId, checkId: id, checkCode: code } = row
    const quantity = lots.get(shelfOf(row))!
    const value = quantity > 0 ? correctionValue(quantity, row) : 0 - correctionValue(0 - quantity, mirrored(row))
    const { stockEntries, ...changes } = decidePosting(
      [{ kind: 'CHECK_CORRECTED' as const, productId, lotId, bucket, quantity, value, lineId }],
      [chains.get(productId)!],
    )
    await postStock(tx, postingOf(actor, 'inventory-check', { id, code, branchId }, businessDay), {
      ...changes,
      entries: stockEntries,
    })
    const [now] = await lockStock(tx, branchId, [productId])
    chains.set(productId, { id: productId, onHand: now!.onHand, entryCount: now!.entryCount })
    flags.push({
      kind: 'counted-since',
      details: {
        check: code,
        product: row.productName,
        countedAt: timeInWords(row.countedAt, timeZone),
        [quantity > 0 ? 'time' : 'backAt']: timeInWords(at, timeZone),
        quantity: describeStock(Math.abs(quantity), row.units),
        productId,
        lotId,
        checkId: id,
        baseQuantity: quantity,
      },
    })
  }
  return flags
}

/** What the count wrote off for it; of what it did not miss, as the goods on the shelf cost. */
function correctionValue(quantity: number, { difference, value, shelfQuantity, shelfValue }: CountedRow): number {
  const missed = Math.min(Math.max(0 - difference, 0), quantity)
  const written = missed > 0 ? multiplyDivide(Math.max(0 - value, 0), missed, 0 - difference) : 0
  return written + estimatedCost(quantity - missed, { quantity: shelfQuantity, value: shelfValue })
}

/** What a count found too much of a return is what it would have found too little of a sale. */
const mirrored = (row: CountedRow): CountedRow => ({ ...row, difference: 0 - row.difference, value: 0 - row.value })

const shelfOf = ({ lotId, bucket = 'sellable' }: Pick<MovedLot, 'lotId' | 'bucket'>) => `${lotId} ${bucket}`

function sumByShelf(moved: readonly MovedLot[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const lot of moved) sums.set(shelfOf(lot), (sums.get(shelfOf(lot)) ?? 0) + lot.quantity)
  return sums
}

// The last count decides what the books say; a cancelled check said nothing.
const countedSql = `
  select distinct on (l.lot_id, l.bucket) l.lot_id, l.bucket, t.product_id, p.name as product_name, l.id as line_id, d.id as check_id, d.code as check_code, l.counted_at,
    coalesce(l.difference, 0) as difference, coalesce(l.value, 0) as value, coalesce(s.quantity, 0) as shelf_quantity, coalesce(s.value, 0) as shelf_value,
    (select coalesce(json_agg(json_build_object('name', u.name, 'ratio', u.ratio, 'isActive', u.is_active) order by u.ratio desc), '[]')
     from product_unit u where u.store_id = $1 and u.product_id = t.product_id) as units
  from inventory_check_line l
  join inventory_check d on d.store_id = l.store_id and d.id = l.inventory_check_id and d.status = 'SUCCEED' and d.branch_id = $2
  join lot t on t.store_id = l.store_id and t.id = l.lot_id and t.merged_into is null
  join product p on p.store_id = l.store_id and p.id = t.product_id
  left join stock s on s.store_id = l.store_id and s.branch_id = $2 and s.lot_id = l.lot_id and s.bucket = l.bucket
  where l.store_id = $1 and l.lot_id = any($3::uuid[]) and l.counted is not null and l.counted_at > $4::timestamptz
    and ($5::timestamptz is null or l.counted_at < $5::timestamptz)
  order by l.lot_id, l.bucket, l.counted_at desc`
