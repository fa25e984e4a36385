import type { ReportFilter } from '@quay/contract/report/routes'
import type { ReportDiscount, ReportExpiry, ReportGroup } from '@quay/contract/report/shapes'
import type { Days } from '@quay/domain/report/times'
import { channelNumbers, methodBits } from '../bill/sale-hour.ts'
import { daySql, uuidSql, wordSql } from './literals.ts'
import { type Dim, discountBits } from './row-tables.ts'

/** How the rows `m` fall into a group: by what, with what beside them; `$store` is the store, `$from` and `$to` are the days asked for. */
interface Group {
  dim: Dim
  key: string
  joins?: readonly string[]
}

const customer = 'left join customer cu on cu.store_id = $store and cu.id = m.customer and cu.merged_into is not null'
/** Goods that were merged count with the ones that stayed; of the others nothing is looked up. */
const product = 'left join product pr on pr.store_id = $store and pr.id = m.product and pr.merged_into is not null'
const survivor = 'left join product ps on ps.store_id = $store and ps.id = coalesce(pr.merged_into, m.product)'
const lot = 'left join lot lo on lo.store_id = $store and lo.id = m.lot and lo.merged_into is not null'
const lotSurvivor = 'left join lot ls on ls.store_id = $store and ls.id = coalesce(lo.merged_into, m.lot)'
const unit = (name: string) => `date_trunc('${name}', m.day)::date`

export const groups: Readonly<Record<ReportGroup, Group>> = {
  hour: { dim: 'hour', key: 'm.hour' },
  weekday: { dim: 'day', key: 'extract(isodow from m.day)::int' },
  day: { dim: 'day', key: 'm.day' },
  week: { dim: 'day', key: unit('week') },
  month: { dim: 'day', key: unit('month') },
  quarter: { dim: 'day', key: unit('quarter') },
  year: { dim: 'day', key: unit('year') },
  branch: { dim: 'branch', key: 'm.branch' },
  seller: { dim: 'seller', key: 'm.seller' },
  channel: { dim: 'channel', key: 'm.channel' },
  method: { dim: 'methods', key: 'm.methods' },
  reason: { dim: 'reason', key: 'm.reason' },
  taker: { dim: 'taker', key: 'm.taker' },
  lossReason: { dim: 'reason', key: 'm.reason' },
  customer: { dim: 'customer', key: 'coalesce(cu.merged_into, m.customer)', joins: [customer] },
  customerGroup: {
    dim: 'customer',
    key: 'cs.group_id',
    joins: [customer, 'left join customer cs on cs.store_id = $store and cs.id = coalesce(cu.merged_into, m.customer)'],
  },
  visit: {
    dim: 'customer',
    key: `case when m.customer is null then null when vi.is_known then 'OLD' else 'NEW' end`,
    joins: [
      customer,
      `left join (
        select coalesce(c.merged_into, c.id) as id, bool_or(exists (
          select from bill b where b.store_id = $store and b.customer_id = c.id and b.status = 'SUCCEED' and b.business_day < $from)) as is_known
        from customer c where c.store_id = $store group by 1
      ) vi on vi.id = coalesce(cu.merged_into, m.customer)`,
    ],
  },
  product: { dim: 'product', key: 'coalesce(pr.merged_into, m.product)', joins: [product] },
  lot: { dim: 'lot', key: 'coalesce(lo.merged_into, m.lot)', joins: [lot] },
  expiryStep: {
    dim: 'lot',
    key: `case when ls.expiry_date < $to then 0 when ls.expiry_date <= $to + 30 then 1 when ls.expiry_date <= $to + 90 then 2
      when ls.expiry_date <= $to + 180 then 3 when ls.expiry_date is not null then 4 else 5 end`,
    joins: [lot, lotSurvivor],
  },
  unit: { dim: 'unit', key: 'm.unit' },
  price: { dim: 'price', key: 'm.price' },
  productGroup: { dim: 'product', key: 'ps.group_id', joins: [product, survivor] },
  topGroup: {
    dim: 'product',
    key: 'coalesce(g2.parent_id, g1.parent_id, g1.id)',
    joins: [
      product,
      survivor,
      'left join product_group g1 on g1.store_id = $store and g1.id = ps.group_id',
      'left join product_group g2 on g2.store_id = $store and g2.id = g1.parent_id',
    ],
  },
  midGroup: {
    dim: 'product',
    key: 'case when g2.parent_id is not null then g1.parent_id when g1.parent_id is not null then g1.id end',
    joins: [
      product,
      survivor,
      'left join product_group g1 on g1.store_id = $store and g1.id = ps.group_id',
      'left join product_group g2 on g2.store_id = $store and g2.id = g1.parent_id',
    ],
  },
  priceBook: { dim: 'priceBook', key: 'm.priceBook' },
  prescriber: { dim: 'prescriber', key: 'm.prescriber' },
  maker: { dim: 'product', key: 'ps.manufacturer_id', joins: [product, survivor] },
  provider: {
    dim: 'product',
    key: 'su.provider_id',
    joins: [product, survivor, 'left join product_supply su on su.store_id = $store and su.product_id = ps.id'],
  },
  boughtOf: { dim: 'provider', key: 'm.provider' },
  writer: { dim: 'writer', key: 'm.writer' },
  taxRate: { dim: 'rate', key: 'm.rate' },
  promotion: { dim: 'promotion', key: 'm.promotion' },
  voucherKind: { dim: 'voucherKind', key: 'm.voucherKind' },
  // Both sides of a document fall into one row: that of a bill by the day of its ledgers, that of a ledger by the day of its document.
  term: {
    dim: 'meets',
    key: `case when m.meets = 'gone' then 'GONE' when substr(m.meets, 2)::date between $from and $to then 'SAME'
      when left(m.meets, 1) = 's' then 'SOLD' else 'POSTED' end`,
  },
}

interface Filter {
  dim: Dim
  /** The condition on a row `m`. */
  where: (value: string) => string
}

const both = (table: string, id: string) =>
  `(select id from ${table} where store_id = $store and (id = ${uuidSql(id)} or merged_into = ${uuidSql(id)}))`

/** Goods `p` of which something holds; of those that were merged of the ones `w` that stayed. */
const ofGoods = (condition: string) => `m.product in (
      select p.id from product p left join product w on w.store_id = $store and w.id = p.merged_into
      where p.store_id = $store and ${condition})`

/** Until how many days behind the last day of the report lots expire. */
const daysOfStep = { EXPIRED: -1, D30: 30, D90: 90, D180: 180 } as const satisfies Record<ReportExpiry, number>

export const filters: Readonly<Record<Exclude<ReportFilter, 'parts' | 'rankBy'>, Filter>> = {
  expiry: {
    dim: 'lot',
    where: step => `m.lot in (
      select l.id from lot l left join lot w on w.store_id = $store and w.id = l.merged_into
      where l.store_id = $store and coalesce(w.expiry_date, l.expiry_date) <= $to + ${daysOfStep[step as ReportExpiry]})`,
  },
  discounted: {
    dim: 'discounts',
    where: kind =>
      kind === 'ANY' ? 'm.discounts > 0' : `m.discounts & ${discountBits[kind as Exclude<ReportDiscount, 'ANY'>]} > 0`,
  },
  sellerId: { dim: 'seller', where: id => `m.seller = ${uuidSql(id)}` },
  channel: { dim: 'channel', where: name => `m.channel = ${channelNumbers[name as keyof typeof channelNumbers]}` },
  method: { dim: 'methods', where: name => `m.methods & ${methodBits[name as keyof typeof methodBits]} > 0` },
  customerId: { dim: 'customer', where: id => `m.customer in ${both('customer', id)}` },
  customerGroupId: {
    dim: 'customer',
    where: id => `m.customer in (
      select c.id from customer c left join customer w on w.store_id = $store and w.id = c.merged_into
      where c.store_id = $store and coalesce(w.group_id, c.group_id) = ${uuidSql(id)})`,
  },
  providerId: { dim: 'provider', where: id => `m.provider = ${uuidSql(id)}` },
  productId: { dim: 'product', where: id => `m.product in ${both('product', id)}` },
  goodsType: { dim: 'product', where: type => ofGoods(`p.type = ${Number(type)}`) },
  controlGroup: {
    dim: 'product',
    where: name => ofGoods(`coalesce(w.control_group, p.control_group) = ${wordSql(name)}`),
  },
  supplierId: {
    dim: 'product',
    where: id =>
      ofGoods(
        `coalesce(w.id, p.id) in (select s.product_id from product_supply s where s.store_id = $store and s.provider_id = ${uuidSql(id)})`,
      ),
  },
  priceBookId: { dim: 'priceBook', where: id => `m.priceBook = ${uuidSql(id)}` },
  productGroupId: {
    dim: 'product',
    where: id => `m.product in (
      select p.id from product p left join product w on w.store_id = $store and w.id = p.merged_into
      join product_group g on g.store_id = $store and g.id = coalesce(w.group_id, p.group_id)
      left join product_group g2 on g2.store_id = $store and g2.id = g.parent_id
      where p.store_id = $store and ${uuidSql(id)} in (g.id, g.parent_id, g2.parent_id))`,
  },
}

/** A text of this file for a store and the days of a report. */
export const ofStore = (text: string, storeId: string, { from, to }: Days): string =>
  text.replaceAll('$store', uuidSql(storeId)).replaceAll('$from', daySql(from)).replaceAll('$to', daySql(to))

/** What stands beside the rows for some groups, each once, in its order. */
export const joinsOf = (some: readonly ReportGroup[]): string =>
  [...new Set(some.flatMap(group => groups[group].joins ?? []))].join('\n')
