import { newId } from '@quay/server/db/new-id'
import { verifyDatabase } from '@quay/server/verification/verify-database'
import { cpuOfTree } from './cpu.ts'
import { openShop, type Shop } from './shop.ts'
import type { ShopServer } from './shop-server.ts'
import { median, round } from './statistics.ts'

const lineCount = 500

/**
 * An import of 500 lines, each into a lot that is new, posted at once: alone, then beside the floor, which writes the same
 * rows as bare SQL over one connection (locks, inserts as JSON, balances, commit) without reading, deciding or answering.
 */
export async function measureInbound(server: ShopServer, { rounds = 15 } = {}) {
  const shop = await openShop(server, lineCount)
  const ours: number[] = []
  let last = ''
  let cpu = 0
  const cpuNow = () => cpuOfTree(server.serverPid, server.databasePid) + cpuOfTree(server.databasePid)
  for (let turn = 0; turn < rounds + 3; turn++) {
    // As autovacuum does within a minute of the first: until then references are looked up by plans for empty tables.
    if (turn === 1) await server.owner.query('analyze')
    const body = bodyOf(shop, turn)
    const [began, cpuBefore] = [performance.now(), cpuNow()]
    const reply = await server.request('POST', 'inbound', body, shop.token)
    if (turn >= 3) ours.push(performance.now() - began)
    if (turn >= 3) cpu += cpuNow() - cpuBefore
    if (reply.status !== 201) throw new Error(`inbound: ${reply.status} ${reply.body.slice(0, 500)}`)
    last = JSON.parse(reply.body).data.id
  }
  const differences = await verifyDatabase(server.owner)
  const floorCpu = cpuOfTree(server.databasePid)
  const floor = await measureFloor(server, shop, last, rounds)
  const floorDatabaseCpuMs = (cpuOfTree(server.databasePid) - floorCpu) / rounds
  return {
    lines: lineCount,
    p50: round(median(ours)),
    worst: round(Math.max(...ours)),
    cpuMs: round(cpu / rounds),
    floor: { p50: round(median(floor)), worst: round(Math.max(...floor)), databaseCpuMs: round(floorDatabaseCpuMs) },
    ratio: round(median(ours) / median(floor)),
    differences: differences.length,
  }
}

function bodyOf(shop: Shop, turn: number) {
  const items = shop.products.map(({ id, unitId, price }) => ({
    productId: id,
    unitId,
    quantity: 10,
    price,
    vatRate: 5,
    lots: [{ lotNumber: `N${turn}`, expiryDate: '2031-06-30', quantity: 10 }],
  }))
  const payable = items.reduce(
    (sum, { quantity, price }) => sum + quantity * price + Math.round(quantity * price * 0.05),
    0,
  )
  return { id: newId(), status: 'SUCCEED', items, payments: [{ method: 'CASH', amount: payable }] }
}

const tables = ['inbound', 'lot', 'stock', 'inbound_item', 'inbound_lot', 'stock_entry'] as const
type Row = Record<string, unknown>

/** Writes copies of a posted import, its rows sent as they would be by whoever had decided them. */
async function measureFloor(server: ShopServer, shop: Shop, inboundId: string, rounds: number): Promise<number[]> {
  const { owner } = server
  await owner.query(`set app.store_id = '${shop.storeId}'`)
  const rowsOf = async (sql: string) => (await owner.query<Row>(sql, [shop.storeId, inboundId])).rows
  const lots = 'select lot_id from inbound_lot where store_id = $1 and inbound_id = $2'
  const posted = {
    inbound: await rowsOf('select * from inbound where store_id = $1 and id = $2'),
    inbound_item: await rowsOf('select * from inbound_item where store_id = $1 and inbound_id = $2'),
    inbound_lot: await rowsOf('select * from inbound_lot where store_id = $1 and inbound_id = $2'),
    lot: await rowsOf(`select * from lot where store_id = $1 and id in (${lots})`),
    stock: await rowsOf(`select * from stock where store_id = $1 and lot_id in (${lots})`),
    stock_entry: await rowsOf('select * from stock_entry where store_id = $1 and document_id = $2'),
  }
  const taken: number[] = []
  for (let turn = 1; turn <= rounds; turn++) {
    const copy = copyOf(posted, turn)
    const products = copy.stock_entry.map(row => row.product_id)
    const began = performance.now()
    await owner.query('begin')
    await owner.query(
      'select product_id, on_hand, entry_count from product_stock where store_id = $1 and product_id = any($2) order by product_id for update',
      [shop.storeId, products],
    )
    for (const table of tables)
      await owner.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1::json)`, [
        JSON.stringify(copy[table]),
      ])
    await owner.query(
      'update product_stock set on_hand = on_hand + 10, entry_count = entry_count + 1 where store_id = $1 and product_id = any($2)',
      [shop.storeId, products],
    )
    await owner.query('commit')
    taken.push(performance.now() - began)
  }
  return taken
}

/** The same rows with ids of their own, at the end of their chains. */
function copyOf(posted: Record<(typeof tables)[number], Row[]>, turn: number): Record<(typeof tables)[number], Row[]> {
  const ids = new Map<unknown, string>()
  const fresh = (id: unknown) => {
    const made = ids.get(id) ?? newId()
    ids.set(id, made)
    return made
  }
  const code = `SAN${turn}`
  return {
    inbound: posted.inbound.map(row => ({
      ...row,
      id: fresh(row.id),
      code,
      payments: row.payments,
      content_hash: null,
    })),
    lot: posted.lot.map(row => ({ ...row, id: fresh(row.id), number: code, number_key: code })),
    stock: posted.stock.map(row => ({ ...row, id: newId(), lot_id: fresh(row.lot_id) })),
    inbound_item: posted.inbound_item.map(row => ({ ...row, id: fresh(row.id), inbound_id: fresh(row.inbound_id) })),
    inbound_lot: posted.inbound_lot.map(row => ({
      ...row,
      id: newId(),
      inbound_id: fresh(row.inbound_id),
      item_id: fresh(row.item_id),
      lot_id: fresh(row.lot_id),
    })),
    stock_entry: posted.stock_entry.map(row => ({
      ...row,
      id: newId(),
      lot_id: fresh(row.lot_id),
      line_id: fresh(row.line_id),
      document_id: fresh(row.document_id),
      sequence: Number(row.sequence) + turn,
      balance_after: Number(row.balance_after) + 10 * turn,
    })),
  }
}
