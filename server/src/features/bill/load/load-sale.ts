import type { BillBody } from '@quay/contract/bill/shapes'
import type { ControlGroup, VatRate } from '@quay/contract/enumeration'
import { discountAuthority } from '@quay/domain/access/authority'
import type { BillCustomer, BillFacts, BillLot, BillProduct, PointFacts } from '@quay/domain/bill/bill-facts'
import { paperKey } from '@quay/domain/medicine/paper-key'
import type { PointLot } from '@quay/domain/point/move-points'
import { type DatedPointRule, ruleOn } from '@quay/domain/point/point-rule'
import { booksAt } from '@quay/domain/price/books-at'
import { branchClock } from '@quay/domain/price/branch-clock'
import type { Bought } from '@quay/domain/price/markup-cap'
import { isService } from '@quay/domain/product/service-type'
import type { PricedUnit } from '@quay/domain/sale/price/resolve-price'
import type { ComboPart } from '@quay/domain/sale/sale-line'
import { shiftOfSale } from '@quay/domain/shift/shift-of-sale'
import type { DatedVatRate } from '@quay/domain/tax/resolve-vat-rate'
import { businessDay } from '@quay/domain/time/business-day'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { DomainError } from '../../../db/domain-error.ts'
import { may } from '../../../http/caller/rights.ts'
import { lockBranchDay } from '../../branch/read-branch-day.ts'
import { fundsToPay, lockFunds, readFunds } from '../../cashbook/apply-cash.ts'
import { pairsOfList } from '../../contraindication/known-pairs.ts'
import { type OpenDebtRow, readOpenDebts } from '../../debt/debt-queries.ts'
import { readCustomerUses } from '../../discount/customer-uses.ts'
import { promotedGoodsSql } from '../../discount/promoted-goods-sql.ts'
import { readRunningPromotions } from '../../discount/running-promotions.ts'
import { readPointLots, readPointRules } from '../../point/point-store.ts'
import { lockPaper } from '../../prescription/taken-of-paper.ts'
import { booksSql, boughtSql, unitBooksSql, unitPlannedSql } from '../../price-book/price-sql.ts'
import { comboPartsSql, tradedSql, unitPriceSql, withComponentsSql } from '../../product/read/combo-sql.ts'
import { beforeAllDays } from '../../report/report-mark.ts'
import { loadSoldSamples } from '../../sample-medicine/load-sold-samples.ts'
import { openShiftSql } from '../../shift/find-open-shift.ts'
import type { SaleShift } from '../../shift/late-for-shift.ts'
import { openStock } from '../../stock/apply-stock.ts'
import { readSurcharges } from '../../surcharge/surcharge-store.ts'
import { datedRatesSql } from '../../tax/dated-rates.ts'
import { findCodes, lockCodes } from '../../voucher-code/code-store.ts'
import { addressLineOf } from '../../ward/ward-of.ts'
import { type Issuer, type SalePlace, saleSettingKeys, saleSettingsOf } from '../sale-place.ts'

export interface LoadedSale {
  facts: BillFacts
  issuer: Issuer
  shift: SaleShift | null
  timeZone: string
  /** The last day that stands in the sums of reports. */
  countedThrough: string
  /** The branch declares VAT by deduction. */
  deductsVat: boolean
  /** The store sells goods without lots also before they came. */
  sellsWithoutStock: boolean
  /** Transfers wait until their money is there. */
  awaitsTransfers: boolean
  /** The hash of a bill that already has this id, where there is one. */
  earlierHash: Buffer | null
}

/**
 * Reads, under lock unless it is only asked what a sale would come to, all that it depends on: first the stock in product order, then its lots, then the customer,
 * then the funds that the payments name (data-model, law 4). Everything is sent in one go; the locks come in the order of the statements.
 */
export async function loadSale(
  tx: Tx,
  actor: Actor,
  body: BillBody & { id: string; branchId: string; sellerId: string },
  locked = true,
): Promise<LoadedSale> {
  const productIds = [...new Set(body.items.map(item => item.productId))].sort()
  const chosenLots = body.items.flatMap(item => item.lots?.map(lot => lot.lotId) ?? [])
  const paper = paperKey(body.prescription?.code, body.prescription?.patientName)
  const [
    stocks,
    lots,
    customers,
    pointLots,
    accounts,
    takenOfPaper,
    codes,
    units,
    places,
    earlier,
    samples,
    promotions,
    rules,
    bills,
    debts,
    surcharges,
  ] = await Promise.all([
    tx.query<StockRow>(locked ? `${stockSql} for update` : stockSql, [tx.storeId, body.branchId, productIds]),
    tx.query<BillLot>(locked ? `${lotsSql} for update of s` : lotsSql, [
      tx.storeId,
      body.branchId,
      productIds,
      chosenLots,
    ]),
    body.customerId
      ? tx.query<CustomerRow>(locked ? `${customerSql} for update` : customerSql, [tx.storeId, body.customerId])
      : [],
    body.customerId ? readPointLots(tx, body.customerId) : [],
    locked ? lockFunds(tx, body.branchId, body.payments) : readFunds(tx, body.branchId),
    // What a sale would come to asks for no lock, and so not what other sales of the paper handed out.
    paper === null || !locked ? [] : lockPaper(tx, paper),
    locked ? lockCodes(tx, body.codes ?? []) : findCodes(tx, body.codes ?? []),
    tx.query<UnitRow>(unitsSql, [tx.storeId, productIds, body.branchId]),
    tx.query<SalePlace>(placeSql, [tx.storeId, body.branchId, saleSettingKeys, body.shiftId ?? null, actor.sessionId]),
    tx.query<{ hash: Buffer }>(earlierSql, [tx.storeId, body.id]),
    loadSoldSamples(tx, actor, body.items),
    readRunningPromotions(tx),
    body.customerId ? readPointRules(tx) : [],
    body.customerId && body.points ? tx.query<{ count: number }>(billCountSql, [tx.storeId, body.customerId]) : [],
    body.customerId && owesMore(body) ? openDebtsOf(tx, body.customerId) : [],
    readSurcharges(
      tx,
      body.branchId,
      (body.surcharges ?? []).map(({ surchargeId }) => surchargeId),
    ),
  ])
  const products = productsOf(units, stocks)
  const unmoved = products.filter(
    product => !product.parts && !isService(product) && !stocks.some(({ productId }) => productId === product.id),
  )
  if (locked && unmoved.length > 0) {
    // Goods that never lay here have no row to wait at: a merge of them, or another sale that owes them, would not be seen.
    await openStock(
      tx,
      body.branchId,
      unmoved.map(product => product.id),
    )
    return loadSale(tx, actor, body)
  }
  const place = places[0]!
  const settings = saleSettingsOf(place)
  const customer = customers[0] ?? null
  const now = tx.now.toISOString()
  const day = (instant: string) => businessDay(instant, place.timeZone, place.dayCutOffHour)
  const today = day(now)
  const soldDay = body.soldAt ? day(body.soldAt) : today
  const at = branchClock(body.soldAt ?? now, place.timeZone)
  const counts = customer !== null && promotions.some(({ maxUsesCustomer }) => maxUsesCustomer !== null)
  // Read once the customer is locked: no other sale of theirs counts meanwhile.
  const uses = counts ? await readCustomerUses(tx, customer.id, today) : []
  const books = booksAt(place.books ?? [], { branchId: body.branchId, sellerId: body.sellerId })
  const facts: BillFacts = {
    now,
    businessDay: today,
    // A sale of today asks for no lock: today is never closed.
    closedThrough:
      locked && soldDay < today ? (await lockBranchDay(tx, body.branchId)).closedThrough : place.closedThrough,
    soldDay,
    // A rate changes no price. Only a till that did not know yet that VAT was turned off has VAT all the same: no call takes it off.
    usesVat: settings.usesVat || body.usesVat === true,
    products,
    lots,
    owing: null,
    customer: customer && {
      ...customer,
      promotionUses: Object.fromEntries(uses.map(one => [one.discountId, one.uses])),
      debtLimit: customer.debtLimit ?? settings.defaultDebtLimit,
      debtDays: customer.debtDays ?? settings.defaultDebtDays,
      ...oldestOf(debts),
    },
    promotions,
    codes,
    promotesMedicines: settings.promoteMedicines,
    takenOfPaper,
    pairs: await pairsOfList(tx, place.pairListId),
    sellerId: body.sellerId,
    prices: { books, at, groupId: customer?.groupId ?? null, chosenId: body.priceBookId ?? null },
    ...fundsToPay(accounts),
    rights: {
      mayChangePrice: may(actor, { model: 'sale_price', action: 'update' }),
      maySellOverPosted: may(actor, { model: 'posted_price', action: 'update' }),
      maySellWithoutPrescription: may(actor, { model: 'no_prescription', action: 'create' }),
      isPharmacist: actor.isPharmacist,
      maySellContraindicated: may(actor, { model: 'contraindicated_pair', action: 'create' }),
      discountLimit: discountAuthority(actor, settings.discountLimit),
      mayExceedDebtLimit: may(actor, { model: 'debt_limit', action: 'update' }),
      mayBackDate: may(actor, { model: 'back_date', action: 'create' }),
      mayOwe: may(actor, { model: 'negative_stock', action: 'create' }),
    },
    backDateDays: settings.backDateDays,
    points:
      customer && settings.usesPoints ? pointsOf(customer, { pointLots, rule: ruleOn(rules, soldDay), bills }) : null,
    cashRounding: settings.cashRounding,
    surcharges: {
      known: surcharges,
      putsOn: true,
      mayChange: may(actor, { model: 'surcharge_amount', action: 'update' }),
      isAsPaid: false,
      before: null,
    },
    samples,
  }
  const { sellWithoutStock: sellsWithoutStock, awaitsTransfers } = settings
  return {
    facts,
    issuer: issuerOf(place),
    shift: shiftOfSale(place.shifts ?? [], body.shiftId, body.paidAt),
    timeZone: place.timeZone,
    countedThrough: place.countedThrough ?? beforeAllDays,
    deductsVat: place.deductsVat,
    sellsWithoutStock,
    awaitsTransfers,
    earlierHash: earlier[0]?.hash ?? null,
  }
}

interface StockRow {
  productId: string
  onHand: number
  reserved: number
  entryCount: number
}
/** A unit of goods that are sold, with what its product says. */
export interface UnitRow {
  productId: string
  code: string
  name: string
  type: number
  isActive: boolean
  isLotManaged: boolean
  isPrescription: boolean
  ingredient: string | null
  controlGroup: ControlGroup | null
  vatRate: VatRate
  vatRates: DatedVatRate[]
  earnsPoints: boolean
  isSoldDirectly: boolean
  parts: ComboPart[] | null
  groupIds: string[] | null
  manufacturerId: string | null
  isMedicine: boolean
  promotable: boolean | null
  bought: Bought | null
  unitId: string
  unitName: string
  ratio: number
  price: number
  books: PricedUnit['books']
  planned: PricedUnit['planned']
  postedPrice: number | null
  unitActive: boolean
  unitSold: boolean
  unitPoints: number
}
type CustomerRow = BillCustomer & {
  points: number
  pointEntryCount: number
  tierRate: number
  groupId: string | null
}

const stockSql = `
  select product_id, on_hand, reserved, entry_count
  from product_stock where store_id = $1 and branch_id = $2 and product_id = any(${withComponentsSql('$3')})
  order by product_id`

const lotsSql = `
  select l.id, l.product_id, l.number, l.expiry_date, l.state, s.quantity, s.value,
         l.first_received_at
  from stock s join lot l on l.store_id = s.store_id and l.id = s.lot_id
  where s.store_id = $1 and s.branch_id = $2 and s.product_id = any(${withComponentsSql('$3')}) and s.bucket = 'sellable'
    and (s.quantity > 0 or s.lot_id = any($4::uuid[]))
  order by s.lot_id`

const customerSql = `
  select id, code, name, phone, debt, debt_entry_count, points,
         coalesce(debt_limit, (select g.debt_limit from customer_group g where g.store_id = $1 and g.id = group_id)) as debt_limit,
         coalesce(debt_days, (select g.debt_days from customer_group g where g.store_id = $1 and g.id = group_id)) as debt_days,
         point_entry_count, group_id, tier_id, to_char(birthday, 'MM-DD') as birthday,
         coalesce((select t.earn_rate from point_tier t where t.store_id = $1 and t.id = tier_id), 10000) as tier_rate
  from customer where store_id = $1 and id = $2`

// Dated VAT rates are looked up once a product and not once a unit: "offset 0" keeps the planner from moving them.
export const unitsSql = `
  select p.product_id, p.code, p.name, p.type, p.is_active, p.is_sold_directly, p.earns_points, p.parts, p.group_ids, p.manufacturer_id, p.promotable, p.is_medicine, p.is_lot_managed,
    p.is_prescription, p.ingredient, p.control_group, p.vat_rate, p.vat_rates, p.bought, u.id as unit_id, u.name as unit_name, u.ratio, ${unitPriceSql} as price,
    ${unitBooksSql} as books, ${unitPlannedSql} as planned, u.posted_price,
    u.is_active as unit_active, u.is_sold as unit_sold, u.points as unit_points
  from (
    select p.store_id, p.id, p.combo_price, p.id as product_id, p.code, p.name, p.type, ${tradedSql('$3')} as is_active,
      p.is_sold_directly, p.earns_points, ${comboPartsSql} as parts, ${promotedGoodsSql},
      p.is_lot_managed, p.is_prescription, p.active_ingredient as ingredient, p.control_group, p.vat_rate,
      ${datedRatesSql('$3::uuid')} as vat_rates, ${boughtSql('$3::uuid')} as bought
    from product p where p.store_id = $1 and p.id = any(${withComponentsSql('$2')}) offset 0
  ) p join product_unit u on u.store_id = p.store_id and u.product_id = p.product_id`

export const placeSql = `
  select s.name as store_name, s.phone as store_phone, ${addressLineOf('s')} as store_address, coalesce(t.tax_code, s.tax_code) as tax_code,
         b.name as branch_name, b.phone as branch_phone, ${addressLineOf('b')} as branch_address, b.time_zone,
         b.day_cut_off_hour, b.closed_through, (select through from report_mark m where m.store_id = $1) as counted_through,
         coalesce(t.method = 'DEDUCTION', false) as deducts_vat,
         (select l.id from pair_list l where l.store_id = $1) as pair_list_id,
         ${booksSql('b.store_id')} as books,
         (select jsonb_object_agg(key, value) from setting g where g.store_id = $1 and g.key = any($3::text[])) as settings,
         (select jsonb_agg(jsonb_build_object('id', h.id, 'code', h.code, 'accountId', h.account_id, 'isOpen', h.status = 'OPEN',
             'closedAt', to_char(h.closed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) from shift h
          where h.store_id = $1 and h.branch_id = $2 and h.id in ($4::uuid, ${openShiftSql('$2', '$5')})) as shifts
  from branch b join store s on s.store_id = b.store_id
  left join tax_info t on t.store_id = b.store_id and t.branch_id = b.id
  where b.store_id = $1 and b.id = $2`

const earlierSql = 'select content_hash as hash from bill where store_id = $1 and id = $2'

/** Units come one a row; a product without a row of stock at the branch has none. */
export function productsOf(units: readonly UnitRow[], stocks: readonly StockRow[]): BillProduct[] {
  const stockOf = new Map(stocks.map(stock => [stock.productId, stock]))
  return [...Map.groupBy(units, unit => unit.productId)].map(([id, rows]) => {
    const { code, name, type, isActive, isLotManaged, isPrescription, vatRate, vatRates } = rows[0]!
    const { earnsPoints, isSoldDirectly, parts, bought, ingredient, controlGroup } = rows[0]!
    const { groupIds, manufacturerId, isMedicine, promotable } = rows[0]!
    const { onHand = 0, reserved = 0, entryCount = 0 } = stockOf.get(id) ?? {}
    const own = rows.map(
      ({ unitId, unitName, ratio, price, books, planned, postedPrice, unitActive, unitSold, unitPoints }) => ({
        id: unitId,
        name: unitName,
        ratio,
        price,
        books,
        planned,
        postedPrice,
        isActive: unitActive,
        isSold: unitSold,
        points: unitPoints,
      }),
    )
    return {
      id,
      code,
      name,
      type,
      isActive,
      isLotManaged,
      isPrescription,
      ingredient,
      controlGroup,
      vatRate,
      vatRates,
      earnsPoints,
      isSoldDirectly,
      parts,
      groupIds,
      manufacturerId,
      isMedicine,
      promotable,
      bought,
      onHand,
      reserved,
      entryCount,
      units: own,
    }
  })
}

const owesMore = ({ payments }: BillBody) => payments.some(({ method, amount }) => method === 'DEBT' && amount > 0)

/** What is open longest, and what is due first of that for which a day was agreed. */
function oldestOf(debts: readonly OpenDebtRow[]): Pick<BillCustomer, 'oldestDebt' | 'dueDebt'> {
  const oldest = debts.find(({ dueOn }) => dueOn === null)
  const [due] = debts.flatMap(({ documentCode: code, dueOn }) => (dueOn ? [{ code, dueOn }] : [])).sort(byDue)
  return {
    oldestDebt: oldest ? { code: oldest.documentCode, businessDay: oldest.businessDay } : null,
    dueDebt: due ?? null,
  }
}
const byDue = (a: { dueOn: string }, b: { dueOn: string }) => (a.dueOn < b.dueOn ? -1 : 1)

/** What a customer owes, the oldest first; none where there is no such customer. */
const openDebtsOf = (tx: Tx, id: string) =>
  readOpenDebts(tx, { partnerKind: 'customer', partnerId: id }).catch((error: unknown) => {
    if (error instanceof DomainError) return []
    throw error
  })

/** Bills of a customer that stand, for the rule that points are spent only behind some. */
const billCountSql = `
  select count(*)::int as count from bill where store_id = $1 and customer_id = $2 and status = 'SUCCEED'`

const pointsOf = (
  customer: CustomerRow,
  { pointLots, rule, bills }: { pointLots: PointLot[]; rule: DatedPointRule | null; bills: { count: number }[] },
): PointFacts => ({
  rule,
  tierRate: customer.tierRate,
  chain: {
    customerId: customer.id,
    balance: customer.points,
    entryCount: customer.pointEntryCount,
    lots: pointLots,
  },
  billCount: bills[0]?.count ?? null,
})

function issuerOf(place: SalePlace): Issuer {
  return {
    storeName: place.storeName,
    branchName: place.branchName,
    address: place.branchAddress ?? place.storeAddress,
    phone: place.branchPhone ?? place.storePhone,
    taxCode: place.taxCode,
  }
}
