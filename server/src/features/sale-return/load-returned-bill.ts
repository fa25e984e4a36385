import type { DocumentStatus } from '@quay/contract/enumeration'
import { allocate } from '@quay/domain/money/allocate'
import type { LineAmounts, ReturnedBill, SoldLine, SoldLot } from '@quay/domain/sale-return/return-facts'
import type { BilledSurcharge } from '@quay/domain/surcharge/surcharges-back'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { readOpenDebts } from '../debt/debt-queries.ts'
import { type DiscountRow, discountsSql, promotionsOf, type UseRow } from './read/given-promotions.ts'
import { readOrderGifts } from './read/read-order-gifts.ts'

/** A bill with what returns ask of it, beside what the rule asks. */
export interface LoadedBill {
  bill: ReturnedBill
  branchId: string
  soldAt: string
  customerId: string | null
  customerName: string | null
  /** What the customer owes of other documents. */
  owedElsewhere: number
  promotionNames: string[]
  /** Codes that it gave. */
  givenCodes: { good: string[]; used: string[] }
}

/** Locks the bill that goods come back of, and its order: its returns, its cancel and its edits take turns. Throws `not-found`. */
export async function lockReturnedBill(tx: Tx, id: string): Promise<void> {
  const [bill] = await tx.query<{ orderId: string | null }>(
    'select order_id from bill where store_id = $1 and id = $2 for update',
    [tx.storeId, id],
  )
  if (!bill) throw new DomainError('not-found', { kind: 'bill', id })
  if (bill.orderId)
    await tx.query('select id from sales_order where store_id = $1 and id = $2 for update', [tx.storeId, bill.orderId])
}

/** Reads a bill with what of it came back. Throws `not-found`, also for a branch that is not the caller's. */
export async function readReturnedBill(tx: Tx, actor: Actor, id: string): Promise<LoadedBill> {
  const of = [tx.storeId, id]
  const [heads, lines, lots, discounts, uses, before, codes, surcharges] = await Promise.all([
    tx.query<HeadRow>(headSql, of),
    tx.query<LineRow>(linesSql, of),
    tx.query<SoldLot & { itemId: string }>(lotsSql, of),
    tx.query<DiscountRow>(discountsSql, of),
    tx.query<UseRow>(usesSql, of),
    tx.query<BeforeRow>(beforeSql, of),
    tx.query<CodeRow>(codesSql, of),
    tx.query<BilledSurcharge>(surchargesSql, of),
  ])
  const head = heads[0]
  if (!head || !actor.branchIds.includes(head.branchId)) throw new DomainError('not-found', { kind: 'bill', id })
  const order = head.orderId ? await readOrderGifts(tx, head.orderId, id) : null
  const debts = head.customerId ? await readOpenDebts(tx, { partnerKind: 'customer', partnerId: head.customerId }) : []
  const own = debts.find(debt => debt.entryId === head.debtEntryId)
  const { branchId, soldAt, customerId, customerName, orderId: _order, ...rest } = head
  return {
    branchId,
    soldAt,
    customerId,
    customerName,
    owedElsewhere: debts.reduce((sum, debt) => sum + (debt === own ? 0 : debt.remaining), 0),
    promotionNames: discounts.filter(isOfMoney).map(({ name }) => name),
    givenCodes: {
      good: codes.filter(({ state }) => state === 'ISSUED').map(({ code }) => code),
      used: codes.filter(({ state }) => state === 'USED').map(({ code }) => code),
    },
    bill: {
      ...rest,
      owed: own?.remaining ?? 0,
      lines: soldLines(lines, lots),
      promotions: promotionsOf(discounts, uses),
      surcharges,
      ...(order && { order }),
      before: before[0]!,
    },
  }
}

interface HeadRow {
  id: string
  code: string
  status: DocumentStatus
  branchId: string
  businessDay: string
  soldAt: string
  customerId: string | null
  customerName: string | null
  orderId: string | null
  payable: number
  cashRounding: number
  pointsUsed: number
  pointsAmount: number
  pointsEarned: number
  presentPoints: number
  pointRule: ReturnedBill['pointRule']
  debtEntryId: string | null
  cashPaid: number
  bankPaid: number
}

type Facts = Pick<
  SoldLine,
  | 'units'
  | 'isDose'
  | 'isService'
  | 'isMedicine'
  | 'isPrescription'
  | 'isControlled'
  | 'isCold'
  | 'isActive'
  | 'earnsPoints'
  | 'giftDiscountId'
  | 'policy'
>

interface LineRow extends Facts {
  billItemId: string
  billItemPartId: string | null
  comboName: string | null
  perCombo: number | null
  productId: string
  productCode: string
  productName: string
  unitId: string
  unitName: string
  ratio: number
  vatRate: SoldLine['vatRate']
  sold: number
  returned: number
  net: number
  vat: number
  /** Of the whole line, a combo's too. */
  discount: number
  pointShare: number
  pointBase: number
  backNet: number
  backDiscount: number
  backVat: number
  backPointShare: number
}

/** Money of a combo's line falls to its components by what each brought. */
function soldLines(rows: readonly LineRow[], lots: readonly (SoldLot & { itemId: string })[]): SoldLine[] {
  return [...Map.groupBy(rows, row => row.billItemId).values()].flatMap(own => {
    const nets = own.map(({ net }) => net)
    const [discounts, points] = [allocate(own[0]!.discount, nets), allocate(own[0]!.pointShare, nets)]
    const bases = allocate(own[0]!.pointBase, nets)
    return own.map(({ backNet, backDiscount, backVat, backPointShare, ...row }, place): SoldLine => {
      const back: LineAmounts = { net: backNet, discount: backDiscount, vat: backVat, pointShare: backPointShare }
      return {
        ...row,
        discount: discounts[place]!,
        pointShare: points[place]!,
        pointBase: bases[place]!,
        back,
        lots: lots
          .filter(lot => lot.itemId === row.billItemId && (row.perCombo === null || lot.productId === row.productId))
          .map(({ itemId: _, ...lot }) => lot),
      }
    })
  })
}

interface CodeRow {
  code: string
  state: string
}

/** Points and codes take nothing off: there is nothing of them to be reckoned again. */
const isOfMoney = ({ effect }: DiscountRow) => effect !== 'POINTS' && effect !== 'VOUCHER'

type BeforeRow = ReturnedBill['before']

const headSql = `
  select b.id, b.code, b.status, b.branch_id, b.business_day, b.sold_at, b.customer_id, b.customer_name, b.order_id, b.payable, b.cash_rounding,
    b.points_used, b.points_amount, b.points_earned, b.point_rule,
    coalesce((select sum(p.points) from bill_discount p where p.store_id = $1 and p.bill_id = b.id), 0)::bigint as present_points,
    (select d.id from debt_entry d where d.store_id = $1 and d.document_id = b.id and d.kind = 'SALE' limit 1) as debt_entry_id,
    coalesce((select sum(p.amount) from bill_payment p where p.store_id = $1 and p.bill_id = b.id and p.method = 'CASH'), 0)::bigint as cash_paid,
    coalesce((select sum(p.amount) from bill_payment p where p.store_id = $1 and p.bill_id = b.id and p.method = 'BANK'), 0)::bigint as bank_paid
  from bill b where b.store_id = $1 and b.id = $2`

/** What the goods are today: a rule of the law holds for what a product is, not for what it was. */
const productSql = `
  coalesce((select json_agg(json_build_object('id', u.id, 'name', u.name, 'ratio', u.ratio, 'isActive', u.is_active) order by u.ratio desc)
    from product_unit u where u.store_id = $1 and u.product_id = p.id), '[]') as units,
  p.type = 4 as is_service, (p.type = 1 or p.medicine_id is not null) as is_medicine, p.is_prescription, p.control_group is not null as is_controlled,
  coalesce(p.storage in ('cool', 'fridge', 'frozen'), false) as is_cold, p.is_active, p.return_policy as policy, i.gift_discount_id,
  (i.point_base > 0 or (p.earns_points and (select b.point_rule is null from bill b where b.store_id = $1 and b.id = $2))) as earns_points`

const backSql = (same: string) => `
  left join lateral (
    select sum(r.net)::bigint as net, sum(r.discount)::bigint as discount, sum(r.vat)::bigint as vat, sum(r.point_share)::bigint as point_share
    from sale_return_item r join sale_return d on d.store_id = $1 and d.id = r.sale_return_id and d.status = 'SUCCEED'
    where r.store_id = $1 and r.bill_item_id = i.id and ${same}
  ) r on true`

const backColumns = `
  coalesce(r.net, 0) as back_net, coalesce(r.discount, 0) as back_discount, coalesce(r.vat, 0) as back_vat,
  coalesce(r.point_share, 0) as back_point_share`

const linesSql = `
  select bill_item_id, bill_item_part_id, combo_name, per_combo, product_id, product_code, product_name, unit_id, unit_name, ratio,
    vat_rate, sold, returned, net, vat, discount, point_share, point_base, is_dose, is_service, units, is_medicine, is_prescription, is_controlled, is_cold,
    is_active, earns_points, gift_discount_id, policy, back_net, back_discount, back_vat, back_point_share
  from (
    select i.id as bill_item_id, null::uuid as bill_item_part_id, null::text as combo_name, null::bigint as per_combo,
      i.product_id, i.product_code, i.product_name, i.unit_id, i.unit_name, i.ratio, i.vat_rate,
      i.base_quantity as sold, i.returned_base as returned, i.net, i.vat, i.quantity * i.unit_price - i.net as discount, i.point_share, i.point_base,
      exists (select from bill_item_sample s where s.store_id = $1 and s.id = i.id) as is_dose, ${productSql}, ${backColumns},
      i.position, 0 as part_position
    from bill_item i join product p on p.store_id = $1 and p.id = i.product_id ${backSql('r.bill_item_part_id is null')}
    where i.store_id = $1 and i.bill_id = $2
      and not exists (select from bill_item_part x where x.store_id = $1 and x.item_id = i.id)
    union all
    select i.id, x.id, i.product_name, x.base_quantity / i.quantity, x.product_id, x.product_code, x.product_name, x.unit_id, x.unit_name,
      x.ratio, x.vat_rate, x.base_quantity, x.returned_base, x.net, x.vat, i.quantity * i.unit_price - i.net, i.point_share, i.point_base,
      exists (select from bill_item_sample s where s.store_id = $1 and s.id = i.id), ${productSql}, ${backColumns},
      i.position, x.position
    from bill_item i join bill_item_part x on x.store_id = $1 and x.item_id = i.id
    join product p on p.store_id = $1 and p.id = x.product_id ${backSql('r.bill_item_part_id = x.id')}
    where i.store_id = $1 and i.bill_id = $2
  ) lines order by position, part_position`

const lotsSql = `
  select x.item_id, x.id, x.lot_id, l.product_id, x.lot_number, l.expiry_date, l.state, x.quantity, x.value, x.returned, x.returned_value
  from bill_item_lot x join lot l on l.store_id = $1 and l.id = x.lot_id
  where x.store_id = $1 and x.bill_id = $2 order by l.expiry_date nulls last, x.id`

const surchargesSql = `
  select s.id, s.name, s.amount, s.vat, s.returns, s.returned,
    coalesce((select sum(y.vat) from sale_return_surcharge y join sale_return d on d.store_id = $1 and d.id = y.sale_return_id
      where y.store_id = $1 and y.bill_surcharge_id = s.id and d.status = 'SUCCEED'), 0)::bigint as returned_vat
  from bill_surcharge s where s.store_id = $1 and s.bill_id = $2 order by s.position`

const codesSql = `
  select code, state from voucher_code where store_id = $1 and given_bill_id = $2 order by id`

/**
 * What stands of the use of each promotion. That of a promotion of the bill's order is the order's: it comes back once the order hands out no
 * more and nothing of its other bills is left.
 */
const usesSql = `
  select discount_id, coalesce(sum(amount) filter (where sale_return_id is null), 0)::bigint as amount,
    coalesce(sum(gift_value) filter (where sale_return_id is null), 0)::bigint as gift_value, sum(uses)::int as uses,
    sum(amount)::bigint as amount_left, sum(gift_value)::bigint as gift_value_left
  from discount_use where store_id = $1 and bill_id = $2 group by discount_id
  union all
  select d.discount_id, d.amount, d.gift_value, case when g.goes_on then 0 else coalesce(u.uses, 0) end as uses,
    d.amount + coalesce(r.amount, 0) as amount_left, d.gift_value + coalesce(r.gift_value, 0) as gift_value_left
  from bill_discount d join bill b on b.store_id = $1 and b.id = d.bill_id
  cross join lateral (select o.progress in ('OPEN', 'PARTIAL') or exists (
    select from bill x join bill_item i on i.store_id = $1 and i.bill_id = x.id
    left join bill_item_part p on p.store_id = $1 and p.item_id = i.id
    where x.store_id = $1 and x.order_id = o.id and x.id <> b.id and x.status = 'SUCCEED'
      and coalesce(p.returned_base < p.base_quantity, i.returned_base < i.base_quantity)) as goes_on
    from sales_order o where o.store_id = $1 and o.id = b.order_id) g
  left join lateral (select sum(x.uses)::int as uses from discount_use x
    where x.store_id = $1 and x.order_id = b.order_id and x.discount_id = d.discount_id) u on true
  left join lateral (select sum(x.amount)::bigint as amount, sum(x.gift_value)::bigint as gift_value
    from discount_use x join sale_return s on s.store_id = $1 and s.id = x.sale_return_id and s.bill_id = $2
    where x.store_id = $1 and x.order_id = b.order_id and x.discount_id = d.discount_id) r on true
  where d.store_id = $1 and d.bill_id = $2 and d.of_order
  order by discount_id`

const beforeSql = `
  select coalesce(sum(d.bill_rounding + d.cash_rounding), 0)::bigint as rounding, coalesce(sum(d.gift_charge), 0)::bigint as gift_charge,
    coalesce(sum(d.points_taken), 0)::bigint as points_taken, coalesce(sum(d.points_back), 0)::bigint as points_back,
    coalesce(sum((select sum(p.amount) from sale_return_payment p
      where p.store_id = $1 and p.sale_return_id = d.id and p.method = 'CASH')), 0)::bigint as cash_refunded
  from sale_return d where d.store_id = $1 and d.bill_id = $2 and d.status = 'SUCCEED'`
