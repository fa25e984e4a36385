import { newId } from '@quay/server/db/new-id'
import { verifyDatabase } from '@quay/server/verification/verify-database'
import { basket, openShop, type Shop } from '../shop.ts'
import type { ShopServer } from '../shop-server.ts'
import { compareWithFloor } from './compare-with-floor.ts'
import { floorConnections, floorSale, floorStatements } from './floor.ts'

/** Checkout of four lot-managed lines paid in cash, beside the floor. */
export async function measureCheckout(
  server: ShopServer,
  { seconds = 3, rounds = 5, concurrencies = [1, 8, 32] } = {},
) {
  const shop = await openShop(server, 400)
  const floorShop = await openShop(server, 400)
  const figures = await compareWithFloor(server, {
    seconds,
    rounds,
    concurrencies,
    sell: async () => (await sale(server, shop)).status === 201,
    connect: count => floorConnections(server.address, count, floorShop),
    floor: connection => floorSale(connection, floorShop),
    disconnect: connection => connection.end(),
  })
  const differences = await verifyDatabase(server.owner)
  return {
    figures,
    differences: differences.length,
    rowsPerSale: await rowsOfASale(server, shop),
    floorRowsPerSale: await rowsOfASale(server, floorShop),
    floorStatements,
  }
}

/** Sells four goods for cash. */
export function sale(server: ShopServer, shop: Shop) {
  const goods = basket(shop)
  const items = goods.map(({ id, unitId }) => ({ productId: id, unitId, quantity: 2 }))
  const payable = goods.reduce((sum, product) => sum + 2 * product.price, 0)
  return server.request(
    'POST',
    'bill',
    {
      id: newId(),
      branchId: shop.branchId,
      items,
      payments: [{ method: 'CASH', amount: payable }],
      expectedPayable: payable,
    },
    shop.token,
  )
}

/** How many rows the last sale of a shop wrote, by table. */
async function rowsOfASale(server: ShopServer, shop: Shop): Promise<Record<string, number>> {
  await server.owner.query(`set app.store_id = '${shop.storeId}'`)
  const { rows } = await server.owner.query<Record<string, number>>(`
    with last as (select id, store_id from bill where store_id = '${shop.storeId}' order by id desc limit 1)
    select (select count(*) from bill_item i join last on i.bill_id = last.id) as bill_item,
      (select count(*) from bill_item_lot i join last on i.bill_id = last.id) as bill_item_lot,
      (select count(*) from bill_payment i join last on i.bill_id = last.id) as bill_payment,
      (select count(*) from stock_entry i join last on i.document_id = last.id) as stock_entry,
      (select count(*) from cash_entry i join last on i.document_id = last.id) as cash_entry,
      (select count(*) from public_slug i join last on i.id = last.id) as public_slug,
      (select count(*) from user_log i join last on i.subject_id = last.id) as user_log,
      1 as bill`)
  return rows[0]!
}
