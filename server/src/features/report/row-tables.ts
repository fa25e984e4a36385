import { flowsIn, flowsOut } from '@quay/contract/entry-kinds'
import { facts as allFacts, type Fact } from '@quay/domain/report/measures'
import { kindsOf } from '@quay/domain/report/stock-flows'
import { outputVatSql } from '../tax/output-vat.ts'
import { daySql, listSql, uuidSql, wordSql } from './literals.ts'
import { vatInPricesSql } from './vat-in-prices.ts'

/** What rows tell apart; each group of a report is made of one of them. */
export const dims = {
  branch: 'uuid',
  day: 'date',
  hour: 'int',
  seller: 'uuid',
  channel: 'int',
  methods: 'int',
  customer: 'uuid',
  reason: 'text',
  taker: 'uuid',
  product: 'uuid',
  lot: 'uuid',
  unit: 'uuid',
  price: 'bigint',
  priceBook: 'uuid',
  prescriber: 'text',
  rate: 'int',
  provider: 'uuid',
  writer: 'uuid',
  promotion: 'uuid',
  voucherKind: 'text',
  discounts: 'int',
  meets: 'text',
  kind: 'text',
  document: 'uuid',
} as const
export type Dim = keyof typeof dims

export interface Range {
  from: string
  to: string
  sign: 1 | -1
}

/** Which rows are read, and what of them. */
export interface Wanted {
  storeId: string
  branchIds: readonly string[]
  dims: ReadonlySet<Dim>
  facts: ReadonlySet<Fact>
  /** Up to which time of each day, "14:35"; left out, all of it. */
  until?: string | undefined
  /** One of the branches deducts VAT: what prices hold of it is no profit. */
  deductsVat: boolean
}

/** Rows of one kind: what they tell, and where they stand. */
interface Part {
  dims: Partial<Record<Dim, string>>
  facts: Partial<Record<Fact, string>>
  /** What follows `from`, with its conditions; `days` is the condition on a column of days. */
  rows: (wanted: Wanted, days: (column: string) => string) => string
}
export type Table = readonly Part[]

const branches = ({ branchIds }: Wanted) => listSql(branchIds, uuidSql)
const asks = ({ dims: some, facts }: Wanted, ...names: string[]) =>
  names.some(name => some.has(name as Dim) || facts.has(name as Fact))

const channelOf = (column: string) => `case ${column} when 'COUNTER' then 0 when 'DELIVERY' then 1 else 2 end`

/** What is summed up by the hour as it happens. */
export const hours: Table = [
  {
    dims: {
      branch: 'h.branch_id',
      day: 'h.business_day',
      hour: 'h.hour::int',
      seller: 'h.seller_id',
      channel: 'h.channel::int',
      methods: 'h.methods::int',
    },
    facts: {
      bills: 'h.bill_count',
      lines: 'h.item_count',
      gross: 'h.total_price',
      promotionLine: 'h.promotion_discount',
      handLine: 'h.line_discount',
      promotionBill: 'h.promotion_order',
      handBill: 'h.order_discount',
      points: 'h.points_amount',
      discount: 'h.discount_amount',
      discountedBills: 'h.discounted_count',
      revenue: 'h.payable',
      vat: 'h.vat',
      outputVat: 'h.output_vat',
      cost: 'h.cost',
      cash: 'h.cash',
      bank: 'h.bank',
      debt: 'h.debt',
      charges: 'h.surcharges - h.return_surcharges',
      chargesVat: 'h.surcharge_output_vat - h.return_surcharge_output_vat',
      rounding: 'h.cash_rounding - h.return_rounding',
      deposits: 'h.deposit_used',
      // What was not paid now, nor by deposits of orders: by goods that came back.
      tradedIn: 'h.payable + h.surcharges + h.cash_rounding - h.cash - h.bank - h.debt - h.deposit_used',
      returns: 'h.return_count',
      returnNet: 'h.return_net',
      returnVat: 'h.return_vat',
      returnOutputVat: 'h.return_output_vat',
      returnCost: 'h.return_cost',
      returnFee: 'h.return_fee',
      giftsKept: 'h.return_gift_charge',
      refundCash: 'h.refund_cash',
      refundBank: 'h.refund_bank',
      refundDebt: 'h.refund_debt',
      refundExchange: 'h.refund_exchange',
    },
    rows: (wanted, days) =>
      `sale_hour h where h.store_id = ${uuidSql(wanted.storeId)} and h.branch_id in (${branches(wanted)}) and ${days('h.business_day')}`,
  },
]

/** The condition that something happened up to a time of its day, by the clock of branch `r`; a day begins at its cut-off. */
const untilSql = ({ until }: Wanted, at: string): string => {
  if (until === undefined) return ''
  const [hours, minutes] = until.split(':').map(Number)
  const ofDay = (minute: string) => `(${minute} - r.day_cut_off_hour * 60 + 1440) % 1440`
  const clock = `${at} at time zone r.time_zone`
  return `and ${ofDay(`extract(hour from ${clock})::int * 60 + extract(minute from ${clock})::int`)} <= ${ofDay(String(hours! * 60 + minutes!))}`
}

export const discountBits = { HAND: 1, PROMOTION: 2, POINTS: 4 } as const

/** Bills that stand, on their own day. */
const soldBills: Part = {
  dims: {
    branch: 'b.branch_id',
    day: 'b.business_day',
    hour: 'extract(hour from b.sold_at at time zone r.time_zone)::int',
    seller: 'b.seller_id',
    channel: channelOf('b.channel'),
    methods: 'coalesce(p.methods, 0)',
    customer: 'b.customer_id',
    // Which kinds of discounts it has, added up.
    discounts: `case when b.line_discount + b.order_discount > 0 then ${discountBits.HAND} else 0 end
      + case when b.promotion_discount + b.promotion_order > 0 then ${discountBits.PROMOTION} else 0 end
      + case when b.points_amount > 0 then ${discountBits.POINTS} else 0 end`,
    // A name that was typed is one doctor, however it is written; it is found again by an index of the same expression.
    prescriber: 'coalesce(rx.doctor_id::text, md5(fold(btrim(rx.doctor_name))))',
    kind: `'bill'`,
    document: 'b.id',
  },
  facts: {
    bills: '1',
    lines: 'b.item_count',
    gross: 'b.total_price',
    promotionLine: 'b.promotion_discount',
    handLine: 'b.line_discount',
    promotionBill: 'b.promotion_order',
    handBill: 'b.order_discount',
    points: 'b.points_amount',
    discount: 'b.total_price - b.payable',
    discountedBills: 'case when b.total_price > b.payable then 1 else 0 end',
    revenue: 'b.payable',
    vat: 'b.vat_amount',
    outputVat: outputVatSql('b.', 'b.vat_amount'),
    cost: 'b.cost',
    cash: 'p.cash',
    bank: 'p.bank',
    debt: 'p.debt',
    charges: 'b.surcharges',
    chargesVat: outputVatSql('b.', 'b.surcharge_vat'),
    rounding: 'b.cash_rounding',
    deposits: 'b.deposit_used',
    tradedIn: 'b.exchange_used',
  },
  rows: (wanted, days) => {
    const store = uuidSql(wanted.storeId)
    return `bill b
      ${asks(wanted, 'hour') || wanted.until ? `join branch r on r.store_id = ${store} and r.id = b.branch_id` : ''}
      ${asks(wanted, 'prescriber') ? `left join prescription rx on rx.store_id = ${store} and rx.bill_id = b.id` : ''}
      ${
        asks(wanted, 'methods', 'cash', 'bank', 'debt')
          ? `left join lateral (
        select bit_or(case y.method when 'CASH' then 1 when 'BANK' then 2 else 4 end) as methods,
          sum_bigint(y.amount) filter (where y.method = 'CASH') as cash, sum_bigint(y.amount) filter (where y.method = 'BANK') as bank,
          sum_bigint(y.amount) filter (where y.method = 'DEBT') as debt
        from bill_payment y where y.store_id = ${store} and y.bill_id = b.id
      ) p on true`
          : ''
      }
      where b.store_id = ${store} and b.branch_id in (${branches(wanted)}) and ${days('b.business_day')} and b.status = 'SUCCEED'
        ${untilSql(wanted, 'b.sold_at')}`
  },
}

/** Returns that stand, on their own day, of whoever had sold the goods. */
const takenBack: Part = {
  dims: {
    branch: 'd.branch_id',
    day: 'd.business_day',
    hour: 'extract(hour from d.created_at at time zone r.time_zone)::int',
    seller: 'coalesce(b.seller_id, d.created_by)',
    channel: channelOf(`coalesce(b.channel, 'COUNTER')`),
    methods: `case when p.cash > 0 then 1 else 0 end + case when p.bank > 0 then 2 else 0 end
      + case when d.debt_reduced + d.credited > 0 then 4 else 0 end`,
    customer: 'd.customer_id',
    reason: 'd.reason',
    taker: 'd.created_by',
    kind: `'sale-return'`,
    document: 'd.id',
  },
  facts: {
    charges: '0 - d.surcharges_back',
    chargesVat: outputVatSql('d.', '0 - d.surcharge_vat'),
    rounding: '0 - d.bill_rounding - d.cash_rounding',
    returns: '1',
    returnNet: 'd.goods_amount',
    returnVat: 'd.vat_amount',
    returnOutputVat: outputVatSql('d.', 'd.vat_amount'),
    returnCost: 'd.cost',
    returnFee: 'd.fee',
    giftsKept: 'd.gift_charge',
    refundCash: 'p.cash',
    refundBank: 'p.bank',
    refundDebt: 'd.debt_reduced + d.credited',
    refundExchange: 'd.exchange_used',
  },
  rows: (wanted, days) => {
    const store = uuidSql(wanted.storeId)
    return `sale_return d
      ${asks(wanted, 'hour') || wanted.until ? `join branch r on r.store_id = ${store} and r.id = d.branch_id` : ''}
      ${asks(wanted, 'seller', 'channel') ? `left join bill b on b.store_id = ${store} and b.id = d.bill_id` : ''}
      ${
        asks(wanted, 'methods', 'refundCash', 'refundBank')
          ? `left join lateral (
        select sum_bigint(y.amount) filter (where y.method = 'CASH') as cash, sum_bigint(y.amount) filter (where y.method = 'BANK') as bank
        from sale_return_payment y where y.store_id = ${store} and y.sale_return_id = d.id
      ) p on true`
          : ''
      }
      where d.store_id = ${store} and d.branch_id in (${branches(wanted)}) and ${days('d.business_day')} and d.status = 'SUCCEED'
        ${untilSql(wanted, 'd.created_at')}`
  },
}

export const bills: Table = [soldBills, takenBack]
/** Where rows stand by what bills do not have. */
export const returnsOnly: Table = [takenBack]

const ofBill = {
  branch: 'b.branch_id',
  day: 'b.business_day',
  hour: 'extract(hour from b.sold_at at time zone r.time_zone)::int',
  seller: 'b.seller_id',
  channel: channelOf('b.channel'),
  customer: 'b.customer_id',
  kind: `'bill'`,
  document: 'b.id',
}
const promotedBills = (wanted: Wanted, days: (column: string) => string, from: string) => {
  const store = uuidSql(wanted.storeId)
  return `${from} join bill b on b.store_id = ${store} and b.id = x.bill_id
    ${asks(wanted, 'hour') ? `join branch r on r.store_id = ${store} and r.id = b.branch_id` : ''}
    where x.store_id = ${store} and b.branch_id in (${branches(wanted)}) and ${days('b.business_day')} and b.status = 'SUCCEED'`
}
/** What promotions took off the bills that stand: their money by the lines, their uses and gifts by the bill. */
export const promotions: Table = [
  {
    dims: { ...ofBill, promotion: 'x.discount_id' },
    facts: { promotionAmount: 'x.amount' },
    rows: (wanted, days) => promotedBills(wanted, days, 'bill_item_discount x'),
  },
  {
    dims: { ...ofBill, promotion: 'x.discount_id' },
    facts: { promotionUses: '1', giftValue: 'x.gift_value' },
    rows: (wanted, days) => promotedBills(wanted, days, 'bill_discount x'),
  },
]

/** The business day of an instant at branch `r`. */
const dayOf = (at: string) => `((${at} at time zone r.time_zone) - make_interval(hours => r.day_cut_off_hour))::date`
const ledgerKinds = `('SALE', 'SALE_CANCEL', 'SALE_RETURN', 'SALE_RETURN_CANCEL')`
/** What rows of a ledger have of bills and returns of customers, by the days of these and whether they are gone. */
const ledgerOfSales = (wanted: Wanted, days: (column: string) => string, ledger: string, figure: string) => {
  const store = uuidSql(wanted.storeId)
  const here = `store_id = ${store} and branch_id in (${branches(wanted)}) and ${days('business_day')}`
  return `(
      select l.branch_id, ${asks(wanted, 'document') ? 'l.document_kind, l.document_id' : 'null::text as document_kind, null::uuid as document_id'},
        coalesce(n.status, b.status, d.status) = 'CANCELLED' as is_gone, coalesce(n.business_day, b.business_day, d.business_day) as day,
        sum(l.${figure})::bigint as figure
      from ${ledger} l
      -- Nearly all bills are of the same days, and read at once.
      left join (select id, status, business_day from bill where ${here} offset 0) n on n.id = l.document_id and l.document_kind = 'bill'
      -- Of the others each is looked up, else all bills of the store would be read for those of a month.
      left join lateral (
        select status, business_day from bill
        where n.id is null and store_id = ${store} and id = l.document_id and l.document_kind = 'bill' offset 0
      ) b on true
      left join lateral (
        select status, business_day from sale_return where store_id = ${store} and id = l.document_id and l.document_kind = 'sale-return' offset 0
      ) d on true
      where l.store_id = ${store} and l.branch_id in (${branches(wanted)}) and ${days('l.business_day')} and l.kind in ${ledgerKinds}
      group by 1, 2, 3, 4, 5
    ) e where true`
}
const ofLedger = {
  branch: 'e.branch_id',
  meets: `case when e.is_gone then 'gone' else 'p' || e.day end`,
  kind: 'e.document_kind',
  document: 'e.document_id',
}
/** Documents that count on days of their own, by the day on which they were posted. */
const postedOn = (
  wanted: Wanted,
  days: (column: string) => string,
  table: string,
  at: string,
  cost: string,
  money: string,
) => {
  const store = uuidSql(wanted.storeId)
  return `(
      select b.branch_id, ${dayOf(at)} as day, ${asks(wanted, 'document') ? 'b.id' : 'null::uuid as id'}, sum(${cost})::bigint as cost, sum(${money})::bigint as money
      from ${table} b join branch r on r.store_id = ${store} and r.id = b.branch_id
      where b.store_id = ${store} and b.branch_id in (${branches(wanted)}) and ${days('b.business_day')} and b.status = 'SUCCEED'
      group by 1, 2, 3
    ) b where true`
}
const ofPosted = { branch: 'b.branch_id', meets: `'s' || b.day`, document: 'b.id' }
const asSold: Part['facts'] = { costSold: 'b.cost', moneySold: 'b.money' }
/** What the reports of sales say of costs and money beside what the ledgers say, each on its own day. */
export const bridge: Table = [
  {
    dims: { ...ofPosted, kind: `'bill'` },
    facts: asSold,
    rows: (wanted, days) =>
      postedOn(wanted, days, 'bill', 'b.posted_at', 'b.cost', 'b.paid - b.deposit_used - b.exchange_used'),
  },
  {
    dims: { ...ofPosted, kind: `'sale-return'` },
    facts: asSold,
    rows: (wanted, days) => postedOn(wanted, days, 'sale_return', 'b.created_at', '0 - b.cost', '0 - b.refunded'),
  },
  {
    dims: ofLedger,
    facts: { costMoved: '0 - e.figure' },
    rows: (wanted, days) => ledgerOfSales(wanted, days, 'stock_entry', 'value'),
  },
  {
    dims: ofLedger,
    facts: { moneyMoved: 'e.figure' },
    rows: (wanted, days) => ledgerOfSales(wanted, days, 'cash_entry', 'amount'),
  },
]

/** The lines of a day are read without their bills, less those of bills that were cancelled. */
const standing = ({ storeId }: Wanted, days: (column: string) => string) => `not exists (
  select from bill b where b.store_id = ${uuidSql(storeId)} and b.id = i.bill_id and b.status = 'CANCELLED' and ${days('b.business_day')})`

const ofLine = {
  branch: 'i.branch_id',
  day: 'i.business_day',
  // A line may have a seller of its own; in views of bills the seller of the bill counts.
  seller: 'coalesce(i.sold_by, i.seller_id)',
  customer: 'i.customer_id',
  kind: `'bill'`,
  document: 'i.bill_id',
}

const soldLines = (isCombo: boolean): Part => ({
  dims: {
    ...ofLine,
    product: 'i.product_id',
    unit: 'i.unit_id',
    price: 'i.unit_price',
    priceBook: 'i.price_book_id',
    rate: 'i.vat_rate',
  },
  facts: {
    lines: '1',
    quantity: 'i.base_quantity',
    soldInUnit: 'i.quantity',
    gross: 'i.quantity * i.unit_price',
    discount: 'i.quantity * i.unit_price - i.net',
    revenue: 'i.net',
    vat: 'i.vat',
    outputVat: outputVatSql('i.', 'i.vat'),
    cost: 'i.cost',
  },
  rows: (
    wanted,
    days,
  ) => `bill_item i where i.store_id = ${uuidSql(wanted.storeId)} and i.branch_id in (${branches(wanted)})
    and ${days('i.business_day')} and ${standing(wanted, days)} ${
      isCombo
        ? ''
        : `and not exists (select from bill_item_part p where p.store_id = ${uuidSql(wanted.storeId)} and p.item_id = i.id)`
    }`,
})

/** Of a combo what it consists of; its gross price falls on that as the net amounts do, to the đồng (sums-sql.ts). */
const soldComponents: Part = {
  dims: { ...ofLine, product: 'i.product_id', unit: 'i.unit_id', priceBook: 'i.price_book_id', rate: 'i.vat_rate' },
  facts: {
    lines: '1',
    quantity: 'i.base_quantity',
    soldInUnit: 'i.quantity',
    gross: 'i.gross',
    discount: 'i.gross - i.net',
    revenue: 'i.net',
    vat: 'i.vat',
    outputVat: outputVatSql('i.', 'i.vat'),
    cost: 'i.cost',
  },
  rows: (wanted, days) => `(
    select i.branch_id, i.business_day, i.seller_id, i.sold_by, i.customer_id, i.bill_id, i.price_book_id, i.deducts_vat, p.product_id, p.unit_id, p.vat_rate, p.quantity, p.base_quantity, p.net, p.vat,
      p.cost, case when i.net > 0 then div(sum(p.net) over upto * (i.quantity * i.unit_price), i.net)::bigint
          - div((sum(p.net) over upto - p.net) * (i.quantity * i.unit_price), i.net)::bigint
        when row_number() over upto = 1 then i.quantity * i.unit_price else 0 end as gross
    from bill_item i join bill_item_part p on p.store_id = ${uuidSql(wanted.storeId)} and p.item_id = i.id
    where i.store_id = ${uuidSql(wanted.storeId)} and i.branch_id in (${branches(wanted)}) and ${days('i.business_day')} and ${standing(wanted, days)}
    window upto as (partition by p.item_id order by p.position, p.id)
  ) i where true`,
}

/** Of a combo its components come back; as the combo itself they are its money and no quantity. */
const linesBack = (isCombo: boolean): Part => ({
  dims: {
    branch: 'x.branch_id',
    day: 'x.business_day',
    seller: 'coalesce(l.sold_by, x.seller_id)',
    customer: 'x.customer_id',
    product: isCombo ? 'coalesce(s.product_id, x.product_id)' : 'x.product_id',
    unit: isCombo ? 'coalesce(s.unit_id, x.unit_id)' : 'x.unit_id',
    price: isCombo
      ? 'coalesce(s.unit_price, o.unit_price, x.gross / nullif(x.quantity, 0))'
      : 'case when x.bill_item_part_id is null then coalesce(o.unit_price, x.gross / nullif(x.quantity, 0)) end',
    priceBook: 'l.price_book_id',
    rate: 'x.vat_rate',
    kind: `'sale-return'`,
    document: 'x.sale_return_id',
  },
  facts: {
    returnLines: '1',
    returnQuantity: isCombo ? 'case when s.id is null then x.base_quantity else 0 end' : 'x.base_quantity',
    returnedInUnit: isCombo ? 'case when s.id is null then x.quantity else 0 end' : 'x.quantity',
    returnNet: 'x.net',
    returnVat: 'x.vat',
    returnOutputVat: outputVatSql('d.', 'x.vat'),
    returnCost: 'x.cost',
  },
  rows: (wanted, days) => {
    const store = uuidSql(wanted.storeId)
    return `sale_return_item x join sale_return d on d.store_id = ${store} and d.id = x.sale_return_id and d.status = 'SUCCEED'
      ${isCombo ? `left join bill_item s on s.store_id = ${store} and s.id = x.bill_item_id and x.bill_item_part_id is not null` : ''}
      ${asks(wanted, 'seller', 'priceBook') ? `left join bill_item l on l.store_id = ${store} and l.id = x.bill_item_id` : ''}
      ${asks(wanted, 'price') ? `left join bill_item o on o.store_id = ${store} and o.id = x.bill_item_id and x.bill_item_part_id is null` : ''}
      where x.store_id = ${store} and x.branch_id in (${branches(wanted)}) and ${days('x.business_day')}`
  },
})

export const lines = {
  COMBO: [soldLines(true), linesBack(true)],
  COMPONENT: [soldLines(false), soldComponents, linesBack(false)],
} as const satisfies Record<string, Table>

/** Of goods what came back of them, and nothing that was sold. */
export const linesReturned = { COMBO: [linesBack(true)], COMPONENT: [linesBack(false)] } as const satisfies Record<
  string,
  Table
>

/** What the cells by product know. */
export const productCells: Part = {
  dims: { branch: 's.branch_id', product: 's.product_id' },
  facts: {
    lines: 's.lines',
    quantity: 's.quantity',
    gross: 's.gross',
    discount: 's.discount',
    revenue: 's.net',
    vat: 's.vat',
    outputVat: 's.output_vat',
    cost: 's.cost',
    returnLines: 's.return_lines',
    returnQuantity: 's.return_quantity',
    returnNet: 's.return_net',
    returnVat: 's.return_vat',
    returnOutputVat: 's.return_output_vat',
    returnCost: 's.return_cost',
  },
  rows: wanted =>
    `sale_product s where s.store_id = ${uuidSql(wanted.storeId)} and s.branch_id in (${branches(wanted)})`,
}

/** Cells of months by product, each of the day on which it begins. */
export const productMonths: Part = { ...productCells, dims: { ...productCells.dims, day: 's.start' } }

export const customerCells: Part = {
  dims: { branch: 's.branch_id', customer: 's.customer_id' },
  facts: {
    bills: 's.bills',
    gross: 's.gross',
    discount: 's.discount',
    revenue: 's.net',
    outputVat: 's.output_vat',
    cost: 's.cost',
    returns: 's.returns',
    returnNet: 's.return_net',
    returnOutputVat: 's.return_output_vat',
    returnCost: 's.return_cost',
  },
  rows: wanted =>
    `sale_customer s where s.store_id = ${uuidSql(wanted.storeId)} and s.branch_id in (${branches(wanted)})`,
}

const stockKinds = ['REVALUATION', 'DISPOSAL', 'DISPOSAL_CANCEL', 'COUNT', 'COUNT_CANCEL', 'CHECK_CORRECTED']
const ofKinds = (column: string) => `${column} in (${listSql(stockKinds, wordSql)})`
/** What the ledger of stock adds to a result or takes off, by the kind of its rows. */
const stockFacts = (kind: string, value: string): Part['facts'] => ({
  revalued: `case when ${kind} = 'REVALUATION' then ${value} else 0 end`,
  disposed: `case when ${kind} in ('DISPOSAL', 'DISPOSAL_CANCEL') then 0 - ${value} else 0 end`,
  counted: `case when ${kind} in ('COUNT', 'COUNT_CANCEL', 'CHECK_CORRECTED') then ${value} else 0 end`,
})

/** The document of what no document is: what lay there before. */
export const nobody = `'${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}'::uuid`

/** On the day of posting, as the ledger has it. */
export const stockLedger: Part = {
  dims: { branch: 'e.branch_id', day: 'e.business_day', kind: 'e.document_kind', document: 'e.document_id' },
  facts: stockFacts('e.kind', 'e.value'),
  rows: (wanted, days) =>
    `stock_entry e where e.store_id = ${uuidSql(wanted.storeId)} and e.branch_id in (${branches(wanted)}) and ${days('e.business_day')}
      and ${ofKinds('e.kind')}`,
}

/** What a transfer brought short counts as destroyed; cells do not tell it apart, and an index holds the rows of both alone. */
export const lostOnWay: Part = {
  dims: stockLedger.dims,
  facts: { lostOnWay: '0 - e.value' },
  rows: (wanted, days) =>
    `stock_entry e where e.store_id = ${uuidSql(wanted.storeId)} and e.branch_id in (${branches(wanted)}) and ${days('e.business_day')}
      and e.kind in ('DISPOSAL', 'DISPOSAL_CANCEL') and e.document_kind = 'stock-transfer'`,
}

export const stockCells: Part = {
  dims: { branch: 's.branch_id', day: 's.start' },
  facts: stockFacts('s.kind', '(s.value_in - s.value_out)'),
  rows: wanted =>
    `stock_flow s where s.store_id = ${uuidSql(wanted.storeId)} and s.branch_id in (${branches(wanted)}) and s.span = 'M' and ${ofKinds('s.kind')}`,
}

/** Receipts and payments that count in the result, on the day of posting; a cancelled one comes back on its day. */
export const vouchers: Part = {
  dims: {
    branch: 'e.branch_id',
    day: 'e.business_day',
    // Fees of transfers and differences of counts have no kind of the store's list.
    voucherKind: `coalesce(v.kind_id::text, v.purpose || '-' || v.direction)`,
    kind: `'voucher'`,
    document: 'e.document_id',
  },
  facts: {
    voucherIn: `case when v.direction = 'IN' then e.amount else 0 end`,
    voucherOut: `case when v.direction = 'OUT' then 0 - e.amount else 0 end`,
  },
  rows: (wanted, days) => {
    const store = uuidSql(wanted.storeId)
    return `cash_entry e join cash_voucher v on v.store_id = ${store} and v.id = e.document_id and v.counts_in_profit
      where e.store_id = ${store} and e.branch_id in (${branches(wanted)}) and ${days('e.business_day')}`
  },
}

export const resultDocuments: Table = [soldBills, takenBack, stockLedger, lostOnWay, vouchers]

/** What came less what went, and that anything moved at all. A row of the ledger says it by itself, a cell as what came in and what went out. */
interface Net {
  quantity: string
  value: string
  movedUnits: string
  movedValue: string
}
const netOfEntry: Net = {
  quantity: 's.quantity',
  value: 's.value',
  movedUnits: 'abs(s.quantity)',
  movedValue: 'abs(s.value)',
}
const netOfCell: Net = {
  quantity: '(s.quantity_in - s.quantity_out)',
  value: '(s.value_in - s.value_out)',
  movedUnits: 's.quantity_in + s.quantity_out',
  movedValue: 's.value_in + s.value_out',
}

/** What rows of the ledger of stock, or cells of them, have for some columns: what came in, or (`sign` below zero) what went out. */
function flowSql(net: Net, columns: readonly string[], figure: 'quantity' | 'value', sign: 1 | -1): string {
  const { both, in: onlyIn, out: onlyOut } = kindsOf(columns)
  const cases = [
    [both, net[figure]],
    [onlyIn, `s.${figure}_in`],
    [onlyOut, `0 - s.${figure}_out`],
  ] as const
  const whens = cases.flatMap(([kinds, value]) =>
    kinds.length ? [`when s.kind in (${listSql(kinds, wordSql)}) then ${sign < 0 ? `0 - (${value})` : value}`] : [],
  )
  return `case ${whens.join(' ')} else 0 end`
}

const eachFlow = (net: Net) =>
  Object.fromEntries(
    [...flowsIn, ...flowsOut].flatMap(flow => {
      const sign = (flowsIn as readonly string[]).includes(flow) ? 1 : -1
      return [
        [`${flow}Units`, flowSql(net, [flow], 'quantity', sign)],
        [`${flow}Value`, flowSql(net, [flow], 'value', sign)],
      ]
    }),
  ) as Part['facts']

const flowFacts = (net: Net): Part['facts'] => ({
  netUnits: net.quantity,
  netValue: net.value,
  movedUnits: net.movedUnits,
  movedValue: net.movedValue,
  inUnits: flowSql(net, flowsIn, 'quantity', 1),
  inValue: flowSql(net, flowsIn, 'value', 1),
  outUnits: flowSql(net, flowsOut, 'quantity', -1),
  outValue: flowSql(net, flowsOut, 'value', -1),
  adjustedValue: flowSql(net, ['adjusted'], 'value', 1),
  ...eachFlow(net),
})
/** What stock would be sold for with the price of today. */
const atSale = (units: string) => `${units} * coalesce(u.price, 0)`
const priced = (wanted: Wanted) => `
  ${
    asks(wanted, 'saleValue')
      ? `left join product_unit u on u.store_id = ${uuidSql(wanted.storeId)} and u.product_id = s.product_id and u.is_base`
      : ''
  }
  ${asksSaleVat(wanted) ? `left join (${vatInPricesSql(wanted)}) v on v.branch_id = s.branch_id and v.product_id = s.product_id` : ''}`
export const asksSaleVat = (wanted: Wanted) => wanted.deductsVat && asks(wanted, 'saleVat')
/** What changes what lies there. */
const heldFacts: Part['facts'] = {
  heldUnits: netOfEntry.quantity,
  heldValue: netOfEntry.value,
  saleValue: atSale(netOfEntry.quantity),
}
const heldSaleVat: Part['facts'] = { saleVat: `${netOfEntry.quantity} * coalesce(v.vat, 0)` }

/** Rows of the ledger of stock as cells have them. */
const flowRows = (wanted: Wanted, days: (column: string) => string) => `(
    select e.branch_id, e.product_id, e.lot_id, e.bucket, e.business_day, e.kind, e.document_kind, e.document_id, e.quantity, e.value,
      case when c.is_in then e.quantity else 0 end as quantity_in, case when c.is_in then e.value else 0 end as value_in,
      case when c.is_in then 0 else 0 - e.quantity end as quantity_out, case when c.is_in then 0 else 0 - e.value end as value_out
    from stock_entry e cross join lateral (select e.quantity > 0 or (e.quantity = 0 and e.value > 0) as is_in) c
    where e.store_id = ${uuidSql(wanted.storeId)} and e.branch_id in (${branches(wanted)}) and ${days('e.business_day')}
  ) s ${priced(wanted)} where true`
const ofEntry = {
  branch: 's.branch_id',
  day: 's.business_day',
  product: 's.product_id',
  lot: 's.lot_id',
  kind: 's.document_kind',
  document: 's.document_id',
}
const ofCell = { branch: 's.branch_id', product: 's.product_id' }
const cellRows = (wanted: Wanted) =>
  `stock_flow s where s.store_id = ${uuidSql(wanted.storeId)} and s.branch_id in (${branches(wanted)})`

/** What lies in quarantine now; it is part of what lies in stock. */
export const quarantineNow: Part = {
  dims: { branch: 's.branch_id', product: 's.product_id', lot: 's.lot_id', kind: `'balance'`, document: nobody },
  facts: { quarantineUnits: 's.quantity', quarantineValue: 's.value' },
  rows: wanted =>
    `stock s where s.store_id = ${uuidSql(wanted.storeId)} and s.branch_id in (${branches(wanted)}) and s.bucket = 'quarantine'`,
}
const inQuarantine: Part['facts'] = {
  quarantineUnits: `case when s.bucket = 'quarantine' then ${netOfEntry.quantity} else 0 end`,
  quarantineValue: `case when s.bucket = 'quarantine' then ${netOfEntry.value} else 0 end`,
}
/** What went into quarantine and out of it, which cells do not tell; its rows are few and have an index of their own. */
export const quarantineEntries: Part = {
  dims: {
    branch: 'e.branch_id',
    day: 'e.business_day',
    product: 'e.product_id',
    lot: 'e.lot_id',
    kind: `'balance'`,
    document: nobody,
  },
  facts: { quarantineUnits: 'e.quantity', quarantineValue: 'e.value' },
  rows: (wanted, days) =>
    `stock_entry e where e.store_id = ${uuidSql(wanted.storeId)} and e.branch_id in (${branches(wanted)}) and ${days('e.business_day')}
      and e.bucket = 'quarantine'`,
}

const onTheWay = ['TRANSFER_OUT', 'TRANSFER_OUT_CANCEL', 'TRANSFER_IN', 'TRANSFER_BACK']
/** What set out to another branch and what of it arrived, or came back: of the branch that sent it. */
const onWayEntry = {
  branch: 't.branch_id',
  day: 'e.business_day',
  product: 'e.product_id',
  lot: 'e.lot_id',
}
const onWayOf = (wanted: Wanted, days: (column: string) => string) => {
  const store = uuidSql(wanted.storeId)
  return `stock_entry e join stock_transfer t on t.store_id = ${store} and t.id = e.document_id and t.branch_id in (${branches(wanted)})
    where e.store_id = ${store} and ${days('e.business_day')} and e.kind in (${listSql(onTheWay, wordSql)})`
}
const onWayFacts: Part['facts'] = { onWayUnits: '0 - e.quantity', onWayValue: '0 - e.value' }
export const onWayDocuments: Part = {
  dims: { ...onWayEntry, kind: 'e.document_kind', document: 'e.document_id' },
  facts: onWayFacts,
  rows: onWayOf,
}
export const onWayEntries: Part = {
  dims: { ...onWayEntry, kind: `'balance'`, document: nobody },
  facts: onWayFacts,
  rows: onWayOf,
}
/** What is on its way now. */
export const onWayNow: Part = {
  dims: { branch: 't.branch_id', product: 'l.product_id', lot: 'l.lot_id', kind: `'balance'`, document: nobody },
  facts: { onWayUnits: 'l.quantity', onWayValue: 'l.value' },
  rows: wanted => {
    const store = uuidSql(wanted.storeId)
    return `stock_transfer t join stock_transfer_lot l on l.store_id = ${store} and l.stock_transfer_id = t.id
      where t.store_id = ${store} and t.transfer_status = 'MOVING' and t.branch_id in (${branches(wanted)})`
  },
}
/** From where a balance is reckoned: what lies there now, or lay there at the end of a month, with what moved between that and a day. */
export interface HeldFrom {
  /** The end of a month that is written in all branches; null: now. */
  end: string | null
  /** 1: what moved since then is added; -1: what moved until then is taken off. */
  sign: 1 | -1
  cells: readonly string[]
  days: readonly Range[]
}
/**
 * What lay in stock at the end of a day, as one balance: on the shelves, in quarantine, and less than nothing where goods are owed.
 * With cells each product once, before anything is made of it: a product has a cell for each kind of its rows
 * and each span, and all figures of all of them cost far more than these sums.
 */
export const heldBalance = ({ end, sign, cells, days }: HeldFrom): Part => ({
  dims: { ...ofCell, lot: 's.lot_id', kind: `'balance'`, document: nobody },
  facts: { heldUnits: 's.quantity', heldValue: 's.value' },
  rows: wanted => {
    const here = `store_id = ${uuidSql(wanted.storeId)} and branch_id in (${branches(wanted)})`
    const lot = asks(wanted, 'lot') ? 'lot_id' : 'null::uuid as lot_id'
    const moved = days.map(({ from, to, sign: ofDays }) => {
      const [units, value] = sign * ofDays > 0 ? ['quantity', 'value'] : ['0 - quantity', '0 - value']
      return `union all select branch_id, product_id, ${lot}, ${units}, ${value} from stock_entry
        where ${here} and business_day between ${daySql(from)} and ${daySql(to)}`
    })
    const [plus, minus] = sign > 0 ? ['in', 'out'] : ['out', 'in']
    const ofCells = cells.length
      ? `union all select branch_id, product_id, null::uuid, quantity_${plus} - quantity_${minus}, value_${plus} - value_${minus} from stock_flow s
        where ${here} and (${cells.join(' or ')})`
      : ''
    const base = end === null ? `stock where ${here}` : `stock_month where ${here} and day = ${daySql(end)}`
    const all = `select branch_id, product_id, ${lot}, quantity, value from ${base} ${ofCells} ${moved.join('\n')}`
    // Of lots, and of balances as they are kept, there is little to put together.
    if (cells.length === 0 && (asks(wanted, 'lot') || days.length === 0)) return `(${all}) s where true`
    return `(
      select branch_id, product_id, lot_id, sum(quantity)::bigint as quantity, sum(value)::bigint as value from (${all}) moved group by 1, 2, 3
    ) s where true`
  },
})
/** What came and went in a period, by where it came from and went to. */
export const flowEntries: Part = { dims: ofEntry, facts: flowFacts(netOfEntry), rows: flowRows }
/**
 * The same by lot, put together as cells are before anything is made of them: a lot has few kinds of rows, and many of one kind. Goods have
 * cells, so that of them few rows are left to read.
 */
export const flowsByLot: Part = {
  dims: { ...ofCell, lot: 's.lot_id' },
  facts: flowFacts(netOfCell),
  rows: (wanted, days) => `(
    select branch_id, product_id, lot_id, kind,
      sum_bigint(case when c.is_in then quantity else 0 end) as quantity_in, sum_bigint(case when c.is_in then value else 0 end) as value_in,
      sum_bigint(case when c.is_in then 0 else 0 - quantity end) as quantity_out, sum_bigint(case when c.is_in then 0 else 0 - value end) as value_out
    from stock_entry e cross join lateral (select e.quantity > 0 or (e.quantity = 0 and e.value > 0) as is_in) c
    where store_id = ${uuidSql(wanted.storeId)} and branch_id in (${branches(wanted)}) and ${days('business_day')}
    group by 1, 2, 3, 4
  ) s where true`,
}
export const flowCells: Part = { dims: ofCell, facts: flowFacts(netOfCell), rows: cellRows }
/** The documents of a period, each with what it changes of what lies there and by how it did. */
export const stockDocuments: Part = {
  dims: ofEntry,
  facts: { ...heldFacts, ...heldSaleVat, ...inQuarantine, ...flowFacts(netOfEntry) },
  rows: flowRows,
}

/** What was destroyed, or lost between branches, on the day of posting; what was cancelled comes back on its own. */
export const losses: Table = [
  {
    dims: {
      branch: 'e.branch_id',
      day: 'e.business_day',
      product: 'e.product_id',
      lot: 'e.lot_id',
      reason: `coalesce(d.reason, 'TRANSFER')`,
      kind: 'e.document_kind',
      document: 'e.document_id',
    },
    facts: { lostUnits: '0 - e.quantity', lostValue: '0 - e.value' },
    rows: (wanted, days) => {
      const store = uuidSql(wanted.storeId)
      return `stock_entry e ${
        asks(wanted, 'reason') ? `left join disposal d on d.store_id = ${store} and d.id = e.document_id` : ''
      }
      where e.store_id = ${store} and e.branch_id in (${branches(wanted)}) and e.kind in ('DISPOSAL', 'DISPOSAL_CANCEL')
        and ${days('e.business_day')}`
    },
  },
]

const purchased = (of: string) => ({
  branch: `${of}.branch_id`,
  day: `${of}.business_day`,
  provider: `${of}.provider_id`,
  writer: `${of}.created_by`,
  document: `${of}.id`,
})
/** Completed documents of buying, on their own day; opening stock has no provider and does not count. */
const completed = (of: string, wanted: Wanted, days: (column: string) => string) =>
  `${of}.store_id = ${uuidSql(wanted.storeId)} and ${of}.branch_id in (${branches(wanted)}) and ${days(`${of}.business_day`)}
    and ${of}.status = 'SUCCEED'`
const isPurchase = `i.kind = 'PURCHASE'`

/** Imports and returns to providers, whole. */
export const purchases: Table = [
  {
    dims: { ...purchased('i'), kind: `'inbound'` },
    facts: {
      inbounds: '1',
      purchasedUnits: 'coalesce(l.units, 0)',
      purchaseGoods: 'i.goods_amount',
      purchaseDiscount: 'i.discount_amount',
      purchaseVat: 'i.vat_amount',
      purchaseCosts: 'i.cost_amount + i.other_cost',
      costsOfOthers: 'i.other_cost',
      paidAtOnce: 'i.paid',
      putOnDebt: 'i.debt',
    },
    rows: (wanted, days) => {
      const lines = `(select sum(x.base_quantity) as units from inbound_item x where x.store_id = ${uuidSql(wanted.storeId)} and x.inbound_id = i.id)`
      return `inbound i ${asks(wanted, 'purchasedUnits') ? `cross join lateral ${lines} l` : ''}
        where ${completed('i', wanted, days)} and ${isPurchase}`
    },
  },
  {
    dims: { ...purchased('r'), kind: `'inbound-return'` },
    facts: {
      purchaseReturns: '1',
      sentBackUnits: 'coalesce(l.units, 0)',
      sentBackGoods: 'r.goods_amount',
      sentBackVat: 'r.vat_amount',
      keptByProvider: 'r.deduction',
      refundedBack: 'r.refunded',
      takenOffDebt: 'r.debt',
    },
    rows: (wanted, days) => {
      const lines = `(select sum(x.base_quantity) as units from inbound_return_item x where x.store_id = ${uuidSql(wanted.storeId)} and x.inbound_return_id = r.id)`
      return `inbound_return r ${asks(wanted, 'sentBackUnits') ? `cross join lateral ${lines} l` : ''}
        where ${completed('r', wanted, days)}`
    },
  },
]

/** The same by their lines; what a provider keeps of a return falls on no goods. */
export const purchaseLines: Table = [
  {
    dims: { ...purchased('i'), product: 'x.product_id', kind: `'inbound'` },
    facts: {
      purchasedUnits: 'x.base_quantity',
      purchaseGoods: 'x.quantity * x.price',
      purchaseDiscount: 'x.discount_amount + x.document_share',
      purchaseVat: 'x.vat_amount',
      purchaseCosts: 'x.cost_share',
    },
    rows: (wanted, days) =>
      `inbound i join inbound_item x on x.store_id = ${uuidSql(wanted.storeId)} and x.inbound_id = i.id
        where ${completed('i', wanted, days)} and ${isPurchase}`,
  },
  {
    dims: { ...purchased('r'), product: 'x.product_id', kind: `'inbound-return'` },
    facts: { sentBackUnits: 'x.base_quantity', sentBackGoods: 'x.amount', sentBackVat: 'x.vat_amount' },
    rows: (wanted, days) =>
      `inbound_return r join inbound_return_item x on x.store_id = ${uuidSql(wanted.storeId)} and x.inbound_return_id = r.id
        where ${completed('r', wanted, days)}`,
  },
]

const debtRows = (kind: 'provider' | 'customer') => (wanted: Wanted, days: (column: string) => string) =>
  `debt_entry e where e.store_id = ${uuidSql(wanted.storeId)} and e.partner_kind = '${kind}' and e.branch_id in (${branches(wanted)})
    and ${days('e.business_day')}`
const debtsOf = (kind: 'provider' | 'customer'): { entries: Part; before: Part } => {
  const ofDebt = { branch: 'e.branch_id', day: 'e.business_day', [kind]: 'e.partner_id' }
  return {
    entries: {
      dims: { ...ofDebt, kind: 'e.document_kind', document: 'e.document_id' },
      facts: {
        debtHeld: 'e.amount',
        debtMoved: 'e.amount',
        debtUp: 'greatest(e.amount, 0)',
        debtDown: 'greatest(0 - e.amount, 0)',
      },
      rows: debtRows(kind),
    },
    before: {
      dims: { ...ofDebt, kind: `'balance'`, document: nobody },
      facts: { debtHeld: 'e.amount' },
      rows: debtRows(kind),
    },
  }
}

/** What moved debts in a period, on the day of posting, and what was owed before it: to providers, and by customers. */
export const debtTables = { debts: debtsOf('provider'), customerDebts: debtsOf('customer') } as const

/** Whether rows tell all that is asked of them. */
export const tells = (table: Table, { dims: some, facts }: Pick<Wanted, 'dims' | 'facts'>): boolean =>
  [...some].every(dim => table.some(part => part.dims[dim] !== undefined)) &&
  [...facts].every(fact => table.some(part => part.facts[fact] !== undefined))

const columnOf = (fact: Fact) => `f${allFacts.indexOf(fact)}`
/** The column in which the rows have a fact. */
export const factColumn = columnOf

const isCount = (fact: Fact) => fact === 'lines' || fact === 'returnLines' || fact === 'bills' || fact === 'returns'

const always = () => 'true'

/** A statement that gives rows of one part, with a further condition. */
export function partSql(
  part: Part,
  wanted: Wanted,
  { days = always, where = 'true', sign = 1 }: PartOptions = {},
): string {
  const keys = [...wanted.dims].map(dim => `${part.dims[dim] ?? `null::${dims[dim]}`} as ${dim}`)
  // Where no branch deducts VAT, prices are not looked up for it.
  const sqlOf = (fact: Fact) => (fact === 'saleVat' && !wanted.deductsVat ? 0 : (part.facts[fact] ?? 0))
  const figures = [...wanted.facts].map(
    // Sums of integers are quicker than those of what may be as large as money.
    fact => `${sign < 0 ? '0 - ' : ''}(${sqlOf(fact)})${isCount(fact) ? '' : '::bigint'} as ${columnOf(fact)}`,
  )
  return `select ${[...keys, ...figures].join(', ')} from ${part.rows(wanted, days)} and ${where}`
}

interface PartOptions {
  days?: (column: string) => string
  where?: string
  sign?: 1 | -1
}

/** Rows of whole documents on ranges of days, added or taken off. */
export const rowsOn = (table: Table, wanted: Wanted, ranges: readonly Range[]): string[] =>
  ranges.flatMap(({ from, to, sign }) =>
    table.map(part =>
      partSql(part, wanted, { days: column => `${column} between ${daySql(from)} and ${daySql(to)}`, sign }),
    ),
  )
