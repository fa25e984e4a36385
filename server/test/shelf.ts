import { newId } from '../src/db/new-id.ts'
import type { Person, TestApp } from './app.ts'

export interface ShelfLot {
  number?: string
  expiryDate?: string | null
  /** Base units. */
  quantity: number
  /** Đồng of the whole lot. */
  value?: number
  state?: 'normal' | 'held' | 'recalled'
}

export interface Shelved {
  id: string
  name: string
  /** By name, as in `units.Viên`. */
  units: Record<string, string>
  lots: string[]
}

let shelved = 0

/**
 * A product with lots on the shelf of a person's branch: the rows that an opening import writes, put there directly so
 * that a test of the sale depends on the sale alone; to the millisecond, as the server writes them, so that what a test
 * does next is not before it. Viên 1.000đ, Vỉ (10) 10.000đ, Hộp (100) 95.000đ.
 */
export async function shelve(
  shop: TestApp,
  person: Person,
  lots: ShelfLot[],
  overrides: { name?: string; isLotManaged?: boolean; isActive?: boolean; vatRate?: number; type?: number } = {},
): Promise<Shelved> {
  const { owner } = shop.database
  const storeId = person.profile.store.id
  const productId = newId()
  shelved++
  const name = overrides.name ?? `Paracetamol 500 mg ${shelved}`
  const units = [
    ['Viên', 1, 1_000],
    ['Vỉ', 10, 10_000],
    ['Hộp', 100, 95_000],
  ] as const
  const unitIds = units.map(() => newId())
  const lotIds = lots.map(() => newId())
  const onHand = lots.reduce((sum, lot) => sum + lot.quantity, 0)
  await owner.query(`set app.store_id = '${storeId}'`)
  await owner.query(
    `insert into product (store_id, id, code, type, name, is_lot_managed, vat_rate, is_active) values ($1, $2, $3, $8, $4, $5, $6, $7)`,
    [
      storeId,
      productId,
      `T${shelved}`,
      name,
      overrides.isLotManaged ?? true,
      overrides.vatRate ?? 5,
      overrides.isActive ?? true,
      overrides.type ?? 1,
    ],
  )
  for (const [i, [unit, ratio, price]] of units.entries())
    await owner.query(
      `insert into product_unit (store_id, id, product_id, name, ratio, price, is_base, position) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [storeId, unitIds[i], productId, unit, ratio, price, i === 0, i],
    )
  await owner.query(
    `insert into product_stock (store_id, id, branch_id, product_id, on_hand, entry_count) values ($1, $2, $3, $4, $5, $6)`,
    [storeId, newId(), person.branchId, productId, onHand, lots.length],
  )
  let balance = 0
  for (const [i, lot] of lots.entries()) {
    const number = lot.number ?? `LO${i + 1}`
    const value = lot.value ?? lot.quantity * 600
    balance += lot.quantity
    await owner.query(
      `insert into lot (store_id, id, product_id, number, number_key, expiry_date, state, first_received_at) values ($1, $2, $3, $4, upper($4), $5, $6, now())`,
      [
        storeId,
        lotIds[i],
        productId,
        number,
        lot.expiryDate === undefined ? '2030-12-31' : lot.expiryDate,
        lot.state ?? 'normal',
      ],
    )
    await owner.query(
      `insert into stock (store_id, id, branch_id, product_id, lot_id, quantity, value) values ($1, $2, $3, $4, $5, $6, $7)`,
      [storeId, newId(), person.branchId, productId, lotIds[i], lot.quantity, value],
    )
    await owner.query(
      `insert into stock_entry (store_id, id, branch_id, product_id, lot_id, sequence, quantity, value, balance_after, kind, document_kind,
         document_id, document_code, employee_id, at, business_day)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'OPENING', 'opening', $2, 'ĐK', $10, date_trunc('milliseconds', now()), (now() at time zone 'Asia/Ho_Chi_Minh')::date)`,
      [storeId, newId(), person.branchId, productId, lotIds[i], i + 1, lot.quantity, value, balance, person.profile.id],
    )
  }
  return { id: productId, name, units: Object.fromEntries(units.map(([unit], i) => [unit, unitIds[i]!])), lots: lotIds }
}
