import type { InboundFacts, InboundInput, InboundProduct, KnownLot } from '@quay/domain/inbound/inbound-facts'
import { lotKey } from '@quay/domain/stock/lot-key'
import type { Tx } from '../../db/connection/transaction.ts'
import { refuseField } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { readBranchDayAndTax } from '../branch/read-branch-day.ts'
import { fundsToPay, lockFunds, readFunds } from '../cashbook/apply-cash.ts'
import { type LockedPartner, lockPartners, readPartner } from '../debt/apply-debt.ts'
import { tradedSql } from '../product/read/combo-sql.ts'
import { readSetting } from '../setting/read-setting.ts'
import { lockStock, openStock } from '../stock/apply-stock.ts'

/** What a draft names. Nothing is locked: it moves nothing. */
export async function loadDraft(tx: Tx, input: InboundInput) {
  const productIds = productIdsOf(input)
  const [products, units, provider, costProviders, funds, day] = await Promise.all([
    tx.query<ProductRow>(productsSql, [tx.storeId, productIds, input.branchId]),
    tx.query<UnitRow>(unitsSql, [tx.storeId, productIds]),
    input.providerId ? readPartner(tx, 'provider', input.providerId) : null,
    Promise.all(costProviderIds(input).map(id => readPartner(tx, 'provider', id))),
    readFunds(tx, input.branchId),
    readBranchDayAndTax(tx, input.branchId),
  ])
  return {
    products: withUnits(products, units, []),
    provider: provider ?? null,
    costProviders: costProviders.filter(one => one !== undefined),
    businessDay: day.today,
    taxMethod: day.taxMethod,
    ...fundsToPay(funds),
  }
}

/**
 * Reads, under lock, all that the posting of an import depends on: products and their stock in product order, then the
 * provider, then the funds. The lock on the products makes two branches that bring in the same new lot take turns; a
 * sale does not wait for it.
 */
export async function loadInbound(tx: Tx, input: InboundInput): Promise<InboundFacts> {
  const products = await tx.query<ProductRow>(`${productsSql} for no key update of p`, [
    tx.storeId,
    productIdsOf(input),
    input.branchId,
  ])
  const productIds = products.map(product => product.id)
  await refuseStopped(tx, input.providerId)
  const [, stocks, lots, units, partners, funds, day, mayOverdraw] = await Promise.all([
    openStock(tx, input.branchId, productIds),
    lockStock(tx, input.branchId, productIds),
    tx.query<KnownLot>(lotsSql, [tx.storeId, productIds, lotKeysOf(input)]),
    tx.query<UnitRow>(unitsSql, [tx.storeId, productIds]),
    lockPartners(tx, 'provider', partnerIds(input)),
    // Stock of the first day moves no money: tills are not kept from theirs.
    input.kind === 'OPENING'
      ? readFunds(tx, input.branchId)
      : lockFunds(tx, input.branchId, [...(input.payments ?? []), ...(input.costs ?? []).flatMap(paidCost)]),
    readBranchDayAndTax(tx, input.branchId),
    readSetting(tx, 'fundMayBeNegative'),
  ])
  return {
    now: tx.now.toISOString(),
    businessDay: day.today,
    taxMethod: day.taxMethod,
    products: withUnits(products, units, stocks),
    lots,
    freshLotIds: input.items.flatMap(item => Array.from({ length: Math.max(1, item.lots?.length ?? 0) }, newId)),
    ...partnersOf(input, partners),
    ...fundsToPay(funds),
    mayOverdraw,
  }
}

/** Goods are not bought of a provider that was stopped. Throws `provider-inactive`. */
export async function refuseStopped(tx: Tx, providerId: string | null | undefined): Promise<void> {
  if (!providerId) return
  const [stopped] = await tx.query<{ name: string }>(
    'select name from provider where store_id = $1 and id = $2 and not is_active',
    [tx.storeId, providerId],
  )
  if (stopped) throw refuseField('provider-inactive', 'providerId', { provider: stopped.name })
}

/** What is paid at once for a cost beside the goods; what the provider charges is paid with them. */
const paidCost = ({ payer, method, accountId }: NonNullable<InboundInput['costs']>[number]) =>
  payer === 'OTHER' ? [{ method: method ?? ('CASH' as const), accountId }] : []

type ProductRow = Pick<InboundProduct, 'id' | 'code' | 'name' | 'type' | 'isActive' | 'isLotManaged'>
type UnitRow = InboundProduct['units'][number] & { productId: string }
type StockRow = { productId: string; onHand: number; entryCount: number }

const productsSql = `
  select p.id, p.code, p.name, p.type, ${tradedSql('$3')} as is_active, p.is_lot_managed
  from product p where p.store_id = $1 and p.id = any($2::uuid[]) order by p.id`

const unitsSql = `
  select product_id, id, name, ratio, price, is_active
  from product_unit where store_id = $1 and product_id = any($2::uuid[]) order by position`

const lotsSql = `
  select id, product_id, number, expiry_date
  from lot where store_id = $1 and product_id = any($2::uuid[]) and number_key = any($3::text[])`

const costProviderIds = ({ costs }: InboundInput) => [...new Set(costs?.flatMap(cost => cost.providerId ?? []) ?? [])]

const partnerIds = (input: InboundInput) => [
  ...new Set([...(input.providerId ? [input.providerId] : []), ...costProviderIds(input)]),
]

/** Who of the locked partners delivered the goods, and who is paid for costs. */
function partnersOf(input: InboundInput, partners: readonly LockedPartner[]) {
  const costs = new Set(costProviderIds(input))
  return {
    provider: partners.find(({ id }) => id === input.providerId) ?? null,
    costProviders: partners.filter(({ id }) => costs.has(id)),
  }
}

const productIdsOf = ({ items }: InboundInput) => [...new Set(items.map(item => item.productId))]

/** The numbers that the document names, and the empty one of goods without lots. */
const lotKeysOf = ({ items }: InboundInput) => [
  ...new Set(['', ...items.flatMap(item => item.lots?.map(lot => lotKey(lot.lotNumber)) ?? [])]),
]

function withUnits(
  products: readonly ProductRow[],
  units: readonly UnitRow[],
  stocks: readonly StockRow[],
): InboundProduct[] {
  const unitsOf = Map.groupBy(units, unit => unit.productId)
  const stockOf = new Map(stocks.map(stock => [stock.productId, stock]))
  return products.map(product => {
    const { onHand = 0, entryCount = 0 } = stockOf.get(product.id) ?? {}
    return { ...product, onHand, entryCount, units: unitsOf.get(product.id) ?? [] }
  })
}
