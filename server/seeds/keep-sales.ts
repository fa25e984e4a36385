import { randomBytes } from 'node:crypto'
import { saleFormat } from '@quay/contract/bill/kept-sale'
import { deviceBody } from '@quay/contract/device/shapes'
import { transferReference } from '@quay/domain/bank/transfer-reference'
import { newId } from '../src/db/new-id.ts'
import { contentHash } from '../src/db/write/content-hash.ts'
import { createDevice } from '../src/features/device/create-device.ts'
import { openDevice } from '../src/features/device/open-device.ts'
import { readKeptSale } from '../src/features/kept-sale/read-kept.ts'
import { takeKeptSale } from '../src/features/kept-sale/take-kept-sale.ts'
import { bodyOf } from './as-person.ts'
import type { Shop } from './trade/shop.ts'

const minute = 60_000

/** What is odd about each of the sales that were made while the line was down; most are as they should be. */
const kept: readonly { minutesAgo: number; pricedAt?: number; isClaimed?: boolean }[] = [
  { minutesAgo: 50 },
  { minutesAgo: 46, pricedAt: 0.9 },
  { minutesAgo: 41 },
  { minutesAgo: 38, isClaimed: true },
  { minutesAgo: 33 },
]

interface OnShelf {
  productId: string
  unitId: string
  unitName: string
  name: string
  price: number
  vatRate: 0 | 5 | 8 | 10 | -1 | -2
  lotId: string
  number: string
  expiryDate: string | null
}

/** Goods that anybody sells, each with a lot that has plenty. */
const onShelfSql = `
  select distinct on (p.id) p.id as product_id, p.name, p.vat_rate, u.id as unit_id, u.name as unit_name, u.price, l.id as lot_id, l.number, l.expiry_date
  from product p
  join product_unit u on u.store_id = $1 and u.product_id = p.id and u.is_active and u.is_sold and u.ratio = 1 and u.price >= 1000
  join stock s on s.store_id = $1 and s.branch_id = $2 and s.product_id = p.id and s.bucket = 'sellable' and s.quantity > 20
  join lot l on l.store_id = $1 and l.id = s.lot_id and l.state = 'normal' and l.expiry_date > $3::date + 180
  where p.store_id = $1 and p.is_active and not p.is_prescription and p.control_group is null and p.is_sold_directly and u.posted_price is null
  order by p.id limit ${kept.length}`

/**
 * Half an hour of the last evening without the network at a registered till: its sales came when the line was back, and two of them wait to be looked at. Gives
 * how many were sold.
 */
export async function keepSales(shop: Shop): Promise<number> {
  const { actor, at, end, branches, lastDay } = shop
  const branch = branches[0]!
  const [body, hash] = bodyOf(deviceBody, {
    name: 'Quầy 1',
    prefix: 'Q1',
    branchId: branch.id,
    secret: randomBytes(32).toString('base64url'),
  })
  const { device, goods } = await at(new Date(end.getTime() - 600 * minute), async tx => ({
    device: await createDevice(tx, actor, body, hash),
    goods: await tx.query<OnShelf>(onShelfSql, [tx.storeId, branch.id, lastDay]),
  }))
  const seller = shop.sellers[0]!.at(-1)!
  for (const [place, { minutesAgo, pricedAt = 1, isClaimed }] of kept.entries()) {
    const { productId, unitId, unitName, vatRate, name, price: usual, ...lot } = goods[place]!
    const id = newId()
    const price = Math.round((usual * pricedAt) / 100) * 100
    const raw = {
      id,
      branchId: branch.id,
      sellerId: seller.actor.employeeId,
      items: [{ productId, unitId, quantity: 1 }],
      payments: [{ method: 'CASH', amount: price }],
      expectedPayable: price,
      expectedRounding: 0,
      offline: {
        format: saleFormat,
        deviceId: device.id,
        localNumber: `OFF-Q1-${transferReference(id)}`,
        series: 'KTMD',
        sequence: place + 1,
        soldAt: new Date(end.getTime() - minutesAgo * minute).toISOString(),
        clock: { offsetMs: 0, sinceContactMs: minutesAgo * minute, isDoubtful: false },
        lines: [
          {
            unitPrice: price,
            listPrice: price,
            source: 'UNIT',
            promotionDiscount: 0,
            lineDiscount: 0,
            promotionShare: 0,
            orderShare: 0,
            pointShare: 0,
            net: price,
            vat: 0,
            vatRate,
            lots: [{ ...lot, quantity: 1 }],
            promotions: [],
            product: { name, unitName, ratio: 1 },
          },
        ],
        ...(isClaimed && { sellerIsClaimed: true }),
      },
    }
    const till = {
      device: { id: device.id, name: device.name },
      isActive: true,
      lastContactAt: null,
      contactFrom: null,
    }
    await at(end, tx =>
      takeKeptSale(tx, actor, readKeptSale(raw, saleFormat, end).sale, { hashes: [contentHash(raw)], till }),
    )
  }
  const report = { queued: 0, goodsAsOf: end.toISOString(), build: '3f2a91c0', format: saleFormat, isPersisted: true }
  await at(end, tx => openDevice(tx, actor, `${device.id}.${body.secret}`, report))
  return kept.length
}
