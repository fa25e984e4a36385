import { newId } from '@quay/server/db/new-id'
import { verifyDatabase } from '@quay/server/verification/verify-database'
import { openShop } from './shop.ts'
import type { ShopServer } from './shop-server.ts'
import { median, percentile, round } from './statistics.ts'

/**
 * The stock card of a product whose stock has moved very often: its first page, pages deep inside it, and its sales. The
 * movements are those of bills of one unit each, written set-wise as sales write them.
 */
export async function measureStockCard(server: ShopServer, { movements = 100_000, times = 60 } = {}) {
  const shop = await openShop(server, 8)
  const product = shop.products[0]!
  await growMovements(server, shop.storeId, shop.branchId, product, shop.employeeId, movements)
  await server.owner.query('vacuum analyze')
  const get = async (path: string) => {
    const reply = await server.request('GET', path, undefined, shop.token)
    if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${reply.body}`)
    return JSON.parse(reply.body).data
  }
  const ask = async (path: string) => {
    const taken: number[] = []
    await get(path)
    for (let i = 0; i < times; i++) {
      const start = performance.now()
      await get(path)
      taken.push(performance.now() - start)
    }
    return { p50: round(median(taken)), p95: round(percentile(taken, 0.95)) }
  }
  const cursorAt = (sequence: number) => Buffer.from(JSON.stringify([sequence])).toString('base64url')
  const card = `stock-card?productId=${product.id}&limit=50`
  const figures = {
    movements,
    firstPage: await ask(card),
    pageInTheMiddle: await ask(`${card}&cursor=${cursorAt(Math.round(movements / 2))}`),
    lastPage: await ask(`${card}&cursor=${cursorAt(50)}`),
    sales: await ask(`product/${product.id}/sales?limit=50`),
    product: await ask(`product/${product.id}`),
  }
  const differences = await verifyDatabase(server.owner)
  return { ...figures, stockDifferences: differences.filter(({ law }) => law.startsWith('stock')).length }
}

async function growMovements(
  server: ShopServer,
  storeId: string,
  branchId: string,
  product: { id: string; unitId: string },
  employeeId: string,
  count: number,
): Promise<void> {
  const { owner } = server
  await owner.query(`set app.store_id = '${storeId}'`)
  const { rows } = await owner.query<{ lot: string; onHand: number; entries: number }>(
    `select s.lot_id as lot, ps.on_hand as "onHand", ps.entry_count as entries
     from stock s join product_stock ps on ps.store_id = $1 and ps.branch_id = $2 and ps.product_id = $3
     where s.store_id = $1 and s.branch_id = $2 and s.product_id = $3 order by s.lot_id limit 1`,
    [storeId, branchId, product.id],
  )
  const { lot, onHand, entries } = rows[0]!
  const parameters = [storeId, branchId, product.id, lot, count, entries, onHand, employeeId]
  await owner.query(
    `insert into stock_entry (store_id, id, branch_id, product_id, lot_id, sequence, quantity, value, balance_after, kind,
       document_kind, document_id, document_code, employee_id, at, business_day)
     select $1, gen_random_uuid(), $2, $3, $4, $6::bigint + n, -1, 0, $7::bigint - n, 'SALE', 'bill', gen_random_uuid(),
       'HD' || lpad(n::text, 6, '0'), $8, now() - make_interval(mins => ($5::int - n)), (now() - make_interval(mins => ($5::int - n)))::date
     from generate_series(1, $5::int) n`,
    parameters,
  )
  await owner.query(
    `update stock set quantity = quantity - $4 where store_id = $1 and branch_id = $2 and lot_id = $3`,
    [storeId, branchId, lot, count],
  )
  await owner.query(
    `update product_stock set on_hand = on_hand - $4, entry_count = entry_count + $4
     where store_id = $1 and branch_id = $2 and product_id = $3`,
    [storeId, branchId, product.id, count],
  )
  const bill = newId()
  await owner.query(
    `insert into bill (store_id, id, code, branch_id, status, seller_id, seller_name, created_by, created_by_name, issuer, sold_at, posted_at, business_day, total_price,
       line_discount, order_discount, payable, paid, cash_tendered, change, debt, vat_amount, cost, item_count, slug, content_hash)
     values ($1, $2, 'DO1', $3, 'SUCCEED', $4, 'Người đo', $4, 'Người đo', '{}', now(), now(), current_date, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 'do-1', '')`,
    [storeId, bill, branchId, employeeId],
  )
  await owner.query(
    `insert into bill_item (store_id, id, bill_id, position, product_id, product_code, product_name, unit_id, unit_name, ratio, quantity,
       base_quantity, list_price, unit_price, price_source, line_discount, order_share, net, vat_rate, vat, cost, business_day, branch_id, seller_id)
     select $1, gen_random_uuid(), $2, n, $3, 'DO', 'Thuốc đo', $4, 'Viên', 1, 1, 1, 0, 0, 'UNIT', 0, 0, 0, 0, 0, 0, current_date - n % 700, $6, $7
     from generate_series(1, $5::int) n`,
    [storeId, bill, product.id, product.unitId, count, branchId, employeeId],
  )
}
