import { undeclaredVat, type VatRate } from '@quay/contract/enumeration'
import type { UnbilledFacts, UnbilledLot, UnbilledProduct } from '@quay/domain/sale-return/decide-unbilled-return'
import type { PostingFacts, ReturnCustomer } from '@quay/domain/sale-return/return-facts'
import { type DatedVatRate, resolveVatRate } from '@quay/domain/tax/resolve-vat-rate'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { DomainError } from '../../../db/domain-error.ts'
import { newId } from '../../../db/new-id.ts'
import { readBranchDay } from '../../branch/read-branch-day.ts'
import { fundsToPay, lockFunds, type NamedPayment } from '../../cashbook/apply-cash.ts'
import { readSetting } from '../../setting/read-setting.ts'
import { lockStock, openStock } from '../../stock/apply-stock.ts'
import { datedRatesSql } from '../../tax/dated-rates.ts'
import { rightsOf } from '../load-return.ts'
import { readReturnRules } from '../read/return-rules.ts'

interface Asked {
  branchId: string
  customerId?: string | undefined
  items: readonly { productId: string; lotId?: string | undefined }[]
}

/** What goods without a bill depend on, without a lock. Throws `not-found`. */
export async function readUnbilled(tx: Tx, actor: Actor, asked: Asked): Promise<UnbilledFacts> {
  const { rules } = await readReturnRules(tx)
  const { today } = await readBranchDay(tx, asked.branchId)
  return {
    now: tx.now.toISOString(),
    businessDay: today,
    customer: await readCustomer(tx, asked.customerId, ''),
    rules,
    rights: rightsOf(actor),
    goods: await readGoods(tx, asked, today),
  }
}

/** The same under lock: the stock of the goods, the customer, the funds that the payments name. */
export async function loadUnbilled(
  tx: Tx,
  actor: Actor,
  asked: Asked & { payments: readonly NamedPayment[] },
): Promise<UnbilledFacts & Omit<PostingFacts, 'bill' | 'points'>> {
  const { branchId } = asked
  const productIds = [...new Set(asked.items.map(({ productId }) => productId))].sort()
  await openStock(tx, branchId, await known(tx, productIds))
  const stocks = await lockStock(tx, branchId, productIds)
  const customer = await readCustomer(tx, asked.customerId, ' for update')
  const funds = await lockFunds(tx, branchId, asked.payments)
  const [{ rules, mayOverdraw }, { today }] = await Promise.all([readReturnRules(tx), readBranchDay(tx, branchId)])
  return {
    now: tx.now.toISOString(),
    businessDay: today,
    customer,
    rules,
    rights: rightsOf(actor),
    goods: await readGoods(tx, asked, today),
    products: stocks.map(({ productId, onHand, entryCount }) => ({ id: productId, onHand, entryCount })),
    ...fundsToPay(funds),
    mayOverdraw,
  }
}

export async function known(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ id: string }>('select id from product where store_id = $1 and id = any($2::uuid[])', [
    tx.storeId,
    ids,
  ])
  return rows.map(({ id }) => id)
}

async function readCustomer(tx: Tx, id: string | undefined, lock: '' | ' for update'): Promise<ReturnCustomer | null> {
  if (!id) return null
  const [customer] = await tx.query<ReturnCustomer>(lock === '' ? customerSql : lockedCustomerSql, [tx.storeId, id])
  if (!customer) throw new DomainError('not-found', { kind: 'customer', id })
  return customer
}

type ProductRow = Omit<UnbilledProduct, 'lots' | 'numberless' | 'stock' | 'vatRate'> & {
  vatRates: DatedVatRate[]
  ownRate: VatRate
  quantity: number
  value: number
}
type LotRow = Omit<UnbilledLot, 'shelf' | 'isNew'> & {
  productId: string
  isNumberless: boolean
  quantity: number
  value: number
}

/** Goods as they are at the branch, with the lots that are named and those without a number. */
export async function readGoods(
  tx: Tx,
  { branchId, items }: Pick<Asked, 'branchId' | 'items'>,
  today: string,
): Promise<UnbilledProduct[]> {
  const productIds = [...new Set(items.map(({ productId }) => productId))]
  const lotIds = items.flatMap(({ lotId }) => lotId ?? [])
  const [products, lots, usesVat] = await Promise.all([
    tx.query<ProductRow>(productsSql, [tx.storeId, productIds, branchId]),
    tx.query<LotRow>(lotsSql, [tx.storeId, productIds, branchId, lotIds]),
    readSetting(tx, 'useVat'),
  ])
  return products.map(({ vatRates, ownRate, quantity, value, ...product }) => {
    const own = lots.filter(lot => lot.productId === product.productId).map(lotOf)
    return {
      ...product,
      // As a sale of today: a store that does without VAT sells without it.
      vatRate: usesVat ? resolveVatRate(ownRate, vatRates, today) : undeclaredVat,
      stock: { quantity, value },
      lots: own,
      numberless: own.find(({ isNumberless }) => isNumberless) ?? newLot(),
    }
  })
}

const lotOf = ({ quantity, value, productId: _, ...lot }: LotRow) => ({ ...lot, shelf: { quantity, value } })

const newLot = (): UnbilledLot => ({
  lotId: newId(),
  lotNumber: '',
  expiryDate: null,
  state: 'normal',
  shelf: { quantity: 0, value: 0 },
  isNew: true,
})

const customerSql = `
  select id, name, debt, debt_entry_count, points, point_entry_count from customer where store_id = $1 and id = $2`

const lockedCustomerSql = `
  select id, name, debt, debt_entry_count, points, point_entry_count from customer where store_id = $1 and id = $2 for update`

const productsSql = `
  select p.id as product_id, p.code as product_code, p.name as product_name, p.type, p.is_lot_managed,
    coalesce((select json_agg(json_build_object('id', u.id, 'name', u.name, 'ratio', u.ratio, 'price', u.price) order by u.ratio desc)
      from product_unit u where u.store_id = $1 and u.product_id = p.id and u.is_active), '[]') as units,
    p.vat_rate as own_rate, ${datedRatesSql('$3::uuid')} as vat_rates, p.return_policy as policy,
    (p.type = 1 or p.medicine_id is not null) as is_medicine, p.is_prescription, p.control_group is not null as is_controlled,
    coalesce(p.storage in ('cool', 'fridge', 'frozen'), false) as is_cold,
    coalesce((select sum(s.quantity) from stock s
      where s.store_id = $1 and s.branch_id = $3 and s.product_id = p.id and s.bucket <> 'owed'), 0)::bigint as quantity,
    coalesce((select sum(s.value) from stock s
      where s.store_id = $1 and s.branch_id = $3 and s.product_id = p.id and s.bucket <> 'owed'), 0)::bigint as value,
    (select json_build_object('value', e.value, 'quantity', e.quantity) from stock_entry e
      where e.store_id = $1 and e.branch_id = $3 and e.product_id = p.id and e.kind in ('INBOUND', 'OPENING') and e.quantity > 0
      order by e.sequence desc limit 1) as last_purchase
  from product p where p.store_id = $1 and p.id = any($2::uuid[]) and p.merged_into is null`

const lotsSql = `
  select l.id as lot_id, l.product_id, l.number as lot_number, l.expiry_date, l.state, l.number_key = '' as is_numberless,
    coalesce(sum(s.quantity), 0)::bigint as quantity, coalesce(sum(s.value), 0)::bigint as value
  from lot l left join stock s on s.store_id = $1 and s.branch_id = $3 and s.lot_id = l.id and s.bucket <> 'owed'
  where l.store_id = $1 and l.product_id = any($2::uuid[]) and l.merged_into is null and (l.id = any($4::uuid[]) or l.number_key = '')
  group by l.id, l.product_id, l.number, l.expiry_date, l.state, l.number_key order by l.id`
