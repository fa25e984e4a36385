import type { KeptSale } from '@quay/contract/bill/kept-sale'
import { timeInWords } from '@quay/domain/bill/said/flag-sale'
import type { Flag } from '@quay/domain/bill/said/said-sale'
import type { Tx } from '../../db/connection/transaction.ts'

/** The registered till that delivers, with its contact before this delivery. */
export interface Till {
  device: { id: string; name: string }
  isActive: boolean
  lastContactAt: string | null
  contactFrom: string | null
}

/** A sale that came later than this was kept back: a till that waits for one slow answer sends within it. */
const keptBackMs = 10 * 60_000
/** Two sales alike within this time may be one. */
const twinMs = 60_000

interface Sold {
  soldAt: string
  timeZone: string
  code: string
  payable: number
}

/** What there is to say of the till of a kept sale: not registered, retired, in contact while it said that it was not, or the same sale twice. */
export async function describeTill(tx: Tx, till: Till | null, sale: KeptSale, sold: Sold): Promise<Flag[]> {
  const flags: Flag[] = []
  const at = Date.parse(sold.soldAt)
  if (!till) flags.push({ kind: 'till-unknown', details: {} })
  else if (!till.isActive)
    flags.push({ kind: 'till-retired', details: { till: till.device.name, deviceId: till.device.id } })
  if (
    till?.contactFrom &&
    till.lastContactAt &&
    tx.now.getTime() - at > keptBackMs &&
    Date.parse(till.contactFrom) <= at &&
    at <= Date.parse(till.lastContactAt)
  )
    flags.push({
      kind: 'was-online',
      details: {
        till: till.device.name,
        at: timeInWords(till.lastContactAt, sold.timeZone),
        time: timeInWords(sold.soldAt, sold.timeZone),
        number: sale.offline.localNumber,
      },
    })
  const [twin] = await tx.query<{ id: string; code: string; soldAt: string }>(twinSql, [
    tx.storeId,
    sale.branchId,
    sale.id,
    new Date(at - twinMs),
    new Date(at + twinMs),
    sale.sellerId,
    sold.payable,
    goodsOf(sale),
    sold.soldAt,
  ])
  if (twin)
    flags.push({
      kind: 'twin-suspected',
      details: {
        seconds: Math.round(Math.abs(Date.parse(twin.soldAt) - at) / 1000),
        number: sold.code,
        other: twin.code,
        otherId: twin.id,
      },
    })
  return flags
}

/** What was sold, so that two sales can be compared. */
const goodsOf = ({ items }: KeptSale) =>
  items
    .map(({ productId, unitId, quantity }) => `${productId} ${unitId} ${quantity}`)
    .sort()
    .join()

const twinSql = `
  select b.id, b.code, coalesce(b.said_at, b.sold_at) as sold_at from bill b
  where b.store_id = $1 and b.branch_id = $2 and b.id <> $3 and b.sold_at between $4 and $5 and b.seller_id = $6 and b.payable = $7
    and b.status = 'SUCCEED' and $8 = (
      select string_agg(i.product_id || ' ' || i.unit_id || ' ' || i.quantity, ',' order by (i.product_id || ' ' || i.unit_id || ' ' || i.quantity) collate "C")
      from bill_item i where i.store_id = $1 and i.bill_id = b.id)
  order by abs(extract(epoch from b.sold_at - $9::timestamptz)) limit 1`
