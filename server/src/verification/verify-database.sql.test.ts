import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownApp, type Person, type TestApp } from '../../test/app.ts'
import { busyShop } from '../../test/busy-shop/busy-shop.ts'
import { inStore } from '../../test/factories.ts'
import { connect } from '../../test/report.ts'
import { verifyDatabase } from './verify-database.ts'

let shop: TestApp
let person: Person

beforeAll(async () => {
  shop = await ownApp()
  await shop.registerStore({ storeName: 'Nhà thuốc trống' })
  person = await shop.registerStore({ storeName: 'Nhà thuốc bận' })
  await connect(shop, person)
  await busyShop(person)
})
afterAll(() => shop.close())

const verify = () => verifyDatabase(shop.database.owner)

/** Changes one row as the owner of the schema, around every rule of ours. */
async function alter(table: string, id: string, change: string): Promise<void> {
  await inStore(shop, person.profile.store.id, query => query(`update "${table}" set ${change} where id = $1`, [id]))
}

async function someRow(table: string, condition: string): Promise<string> {
  const storeId = person.profile.store.id
  const rows = await inStore(shop, storeId, query =>
    query(`select id from "${table}" where store_id = $1 and ${condition} order by id limit 1`, [storeId]),
  )
  return rows[0].id
}

it('finds nothing in a store in which everything has happened', async () => {
  expect(await verify()).toEqual([])
})

describe('names what is wrong', () => {
  /** What is broken by adding one to a column of one row, and taken back after. */
  it.each<[what: string, table: string, column: string, condition: string, thing: RegExp]>([
    ['quantity of a lot', 'stock', 'quantity', 'quantity > 0', /^stock of .*, lot .*sellable/],
    ['value of a lot', 'stock', 'value', 'quantity > 0', /^stock of .*, lot .*sellable/],
    ['what a product has', 'product_stock', 'on_hand', 'true', /^stock of /],
    ['count of its rows', 'product_stock', 'entry_count', 'true', /^stock of /],
    ['a row of stock', 'stock_entry', 'quantity', 'sequence = 1', /^stock card of .*, row 1 /],
    ['its running balance', 'stock_entry', 'balance_after', 'true', /^stock card of /],
    [
      'its number',
      'stock_entry',
      'sequence',
      '(product_id, sequence) in (select product_id, max(sequence) from stock_entry group by 1)',
      /^stock card of /,
    ],
    ['value that came back', 'stock_entry', 'value', `kind = 'SALE_CANCEL'`, /^stock of .*, row /],
    ['what was put apart', 'quarantine_move', 'quantity', 'true', /^quarantine of lot /],
    ['the list price of a line', 'bill_item', 'list_price', `price_source = 'UNIT'`, /^bill HD\d+, line /],
    ['balance of a fund', 'cash_account', 'balance', 'true', /^fund /],
    ['a row of cash', 'cash_entry', 'amount', 'sequence = 1', /^cash ledger of .*, row 1 /],
    ['cash of a bill', 'cash_entry', 'amount', `kind = 'SALE'`, /^cash of bill HD/],
    ['money of a bill', 'cash_entry', 'amount', `kind = 'SALE'`, /^money of bill HD/],
    ['what a customer owes', 'customer', 'debt', 'true', /^debt of customer KH/],
    ['what is owed to a provider', 'provider', 'debt', 'true', /^debt of provider NCC/],
    ['a row of debt', 'debt_entry', 'amount', 'sequence = 1', /^debt ledger of .*, row 1 /],
    ['an allocation', 'debt_allocation', 'amount', 'amount = 30000', /^allocations of debt HD/],
    ['points', 'customer', 'points', 'true', /^points of KH/],
    ['earned points', 'bill', 'points_earned', 'customer_id is not null', /^points of bill HD/],
    ['cost of a bill', 'bill', 'cost', 'true', /^bill HD/],
    ['a line of a bill', 'bill_item', 'base_quantity', 'true', /^bill HD.*, line 1 /],
    ['a lot of a line', 'bill_item_lot', 'value', 'true', /^goods of bill HD|line 1 /],
    ['a component of a combo', 'bill_item_part', 'net', 'true', /^bill HD.*, line 1 Bộ sơ cứu/],
    ['goods of a component', 'bill_item_part', 'base_quantity', 'true', /^bill HD.*, line 1 Bộ sơ cứu/],
    ['what a merge moved', 'stock_entry', 'quantity', `kind = 'MERGE' and quantity > 0`, /^merge GH000001/],
    ['a payment', 'bill_payment', 'amount', 'true', /^payments of bill HD/],
    ['VAT of an import', 'inbound', 'vat_amount', `kind = 'PURCHASE'`, /^import PN/],
    ['a line of an import', 'inbound_item', 'value', 'bonus_quantity > 0', /^import PN.*, line 1 /],
    ['goods of an import', 'inbound_lot', 'value', 'lot_id is not null', /^goods of import PN/],
    ['money of an import', 'cash_entry', 'amount', `kind = 'INBOUND'`, /^money of import PN/],
    ['a line of an order', 'purchase_order_item', 'amount', 'true', /^order DHN/],
    ['what came of it', 'purchase_order_item', 'received_quantity', 'received_quantity > 0', /^order DHN.*, line 1 /],
    ['a voucher', 'cash_voucher', 'amount', `purpose = 'MANUAL'`, /^voucher P[TC]/],
    ['a line of a sheet', 'count_line', 'quantity', 'quantity = 90', /^inventory-check KK\d+, .*, lot without number/],
    ['sums of sales', 'sale_hour', 'cost', 'true', /^sales of 20/],
    ['codes', 'counter', 'value', `kind = 'HD'`, /^codes HD/],
  ])('%s', async (_, table, column, condition, thing) => {
    const id = await someRow(table, condition)
    await alter(table, id, `${column} = ${column} + 1`)
    const differences = await verify()
    await alter(table, id, `${column} = ${column} - 1`)
    expect(differences.map(difference => difference.thing)).toContainEqual(expect.stringMatching(thing))
    for (const difference of differences) {
      expect(difference.store).toBe('Nhà thuốc bận')
      expect(difference.expected).not.toBe(difference.found)
    }
  })

  it('an import whose goods hold VAT although it is deducted', async () => {
    const id = await someRow('inbound', `kind = 'PURCHASE' and vat_amount > 0 and not deducts_vat`)
    await alter('inbound', id, 'deducts_vat = true')
    const differences = await verify()
    await alter('inbound', id, 'deducts_vat = false')
    expect(differences).toMatchObject([{ thing: expect.stringMatching(/^costs of import PN/) }])
  })

  it('a sheet that was left on a check which became another', async () => {
    const merged = await someRow('inventory_check', 'merged_into is not null')
    const sheet = await someRow('count_sheet', 'counted_in is not null')
    const [{ now }] = await inStore(shop, person.profile.store.id, query =>
      query('select inventory_check_id as now from count_sheet where id = $1', [sheet]),
    )
    await alter('count_sheet', sheet, `inventory_check_id = '${merged}'`)
    const differences = await verify()
    await alter('count_sheet', sheet, `inventory_check_id = '${now}'`)
    expect(differences).toMatchObject([{ thing: expect.stringMatching(/^inventory-check KK\d+, sheet /) }])
  })

  it('a code that is good although the bill that gave it was cancelled, and points that a bill did not earn', async () => {
    const code = await someRow('voucher_code', `given_bill_id is not null and state = 'CANCELLED'`)
    const given = await someRow('bill_discount', 'vouchers > 0')
    await alter('voucher_code', code, `state = 'ISSUED'`)
    await alter('bill_discount', given, 'points = 999999')
    const differences = await verify()
    await alter('voucher_code', code, `state = 'CANCELLED'`)
    await alter('bill_discount', given, 'points = 0')
    expect(differences.map(({ found }) => found).sort()).toEqual(['999999', 'gave 1, good 1'])
  })

  it('what is reported of a document that is no longer so', async () => {
    const dropped = await someRow('submission', `state = 'DROPPED'`)
    await alter('submission', dropped, `state = 'WAITING', next_attempt_at = now()`)
    const reported = await someRow('submission', `document_kind = 'inbound-return'`)
    await alter('submission', reported, `document_kind = 'inbound'`)
    const differences = await verify()
    await alter('submission', dropped, `state = 'DROPPED', next_attempt_at = null`)
    await alter('submission', reported, `document_kind = 'inbound-return'`)
    expect(differences.map(({ expected }) => expected)).toEqual(
      expect.arrayContaining([
        'a posted document inbound',
        expect.stringMatching(/^PN\d+ of branch .*, withdrawn or dropped$/),
      ]),
    )
  })

  it('a lot of a merged product that is no lot any more, and what still names that product', async () => {
    const lot = await someRow('lot', 'merged_into is not null')
    const merged = await someRow('product', 'merged_into is not null')
    const [{ survivor }] = await inStore(shop, person.profile.store.id, query =>
      query('select merged_into as survivor from lot where id = $1', [lot]),
    )
    await alter('lot', lot, 'merged_into = null')
    const barcode = await someRow('product_barcode', 'true')
    const [{ owner }] = await inStore(shop, person.profile.store.id, query =>
      query('select product_id as owner from product_barcode where id = $1', [barcode]),
    )
    await alter('product_barcode', barcode, `product_id = '${merged}'`)
    const differences = await verify()
    await alter('lot', lot, `merged_into = '${survivor}'`)
    await alter('product_barcode', barcode, `product_id = '${owner}'`)
    expect(differences).toMatchObject([
      { law: expect.stringContaining('nothing that is still to happen'), found: 'product_barcode' },
      { law: expect.stringContaining('every lot of a merged product'), found: 'none' },
    ])
  })

  it('a drawer that does not hold what was counted, and a count that is not worth its notes', async () => {
    const closed = await someRow('shift', `status = 'CLOSED'`)
    await alter('shift', closed, 'opening_float = opening_float + 500')
    const count = await someRow('shift_count', `shift_id <> '${closed}'`)
    await alter('shift_count', count, 'counted = counted + 1')
    const bill = await someRow('bill', 'is_late')
    const differences = await verify()
    await alter('shift', closed, 'opening_float = opening_float - 500')
    await alter('shift_count', count, 'counted = counted - 1')
    expect(bill).toBeDefined()
    expect(differences).toMatchObject([
      { law: expect.stringContaining('holds what was counted'), thing: 'shift CA000001' },
      { law: expect.stringContaining('a count is worth its notes'), thing: 'shift CA000002, count 1' },
    ])
  })

  it('a document that is missing from its numbers', async () => {
    const id = await someRow('bill', 'true')
    await alter('bill', id, `code = 'x' || code`)
    const differences = await verify()
    await alter('bill', id, 'code = substr(code, 2)')
    expect(differences).toMatchObject([
      {
        thing: 'codes HD',
        expected: expect.stringMatching(/^23 documents/),
        found: expect.stringMatching(/^22 documents/),
      },
    ])
  })
})

it('finds nothing again when all is put right', async () => {
  expect(await verify()).toEqual([])
})
