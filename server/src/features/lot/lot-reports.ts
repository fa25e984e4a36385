import { expirySteps, type Recall } from '@quay/contract/lot/shapes'
import { mostExported } from '@quay/contract/user-log/shapes'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { exportList } from '../../export/export-list.ts'
import { branchOf, may } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { readSetting } from '../setting/read-setting.ts'
import { lastDayOf, onShelvesSql } from './near-expiry.ts'
import { unitsSql } from './shelf-lots.ts'

/** How many lots have expired or soon will, step by step and by the store's own warning, and what they cost. */
export async function readExpirySteps(tx: Tx, actor: Actor, query: { branchId?: string | undefined }) {
  const branchId = branchOf(actor, query.branchId)
  const { today } = await readBranchDay(tx, branchId)
  const days = [...new Set([...expirySteps, await readSetting(tx, 'nearExpiryDays'), 0])].toSorted((a, b) => b - a)
  const steps = await tx.query<{ until: string; count: number; value: number }>(
    `with lots as materialized (
       select l.expiry_date, s.value from stock s join lot l on l.store_id = s.store_id and l.id = s.lot_id
       where s.store_id = $1 and s.branch_id = $2 and ${onShelvesSql}
         and l.expiry_date <= (select max(until) from unnest($3::date[]) until)
     )
     select steps.until, count(lots) as count, coalesce(sum(lots.value), 0)::bigint as value
     from unnest($3::date[]) as steps (until) left join lots on lots.expiry_date <= steps.until group by steps.until`,
    [tx.storeId, branchId, days.map(one => lastDayOf(today, one))],
  )
  const seesCost = may(actor, { model: 'cost', action: 'read' })
  return {
    steps: days.map(one => {
      const { count, value } = steps.find(({ until }) => until === lastDayOf(today, one))!
      return { days: one, count, ...(seesCost && { value }) }
    }),
  }
}

const mostSales = 2_000

/** Who bought a lot and where the rest of it lies. Throws `not-found`. */
export async function readRecall(tx: Tx, actor: Actor, id: string): Promise<Recall> {
  const [lots, shelves, sales, sums, moves] = await Promise.all([
    tx.query<Recall['lot']>(
      `select l.id, l.product_id, p.name as product_name, l.number, l.expiry_date, l.state, l.version,
         ${unitsSql} as units
       from lot l join product p on p.store_id = l.store_id and p.id = l.product_id where l.store_id = $1 and l.id = $2`,
      [tx.storeId, id],
    ),
    tx.query<Recall['shelves'][number]>(
      `select s.branch_id, b.name as branch_name, s.bucket, s.quantity
       from stock s join branch b on b.store_id = s.store_id and b.id = s.branch_id
       where s.store_id = $1 and s.lot_id = $2 and s.branch_id = any($3::uuid[]) and s.quantity > 0 and s.bucket in ('sellable', 'quarantine')
       order by b.name collate "vi-x-icu", s.bucket`,
      [tx.storeId, id, actor.branchIds],
    ),
    readSales(tx, actor, id, mostSales),
    tx.query<{ sold: number; nameless: number }>(
      `select coalesce(sum(quantity), 0)::bigint as sold,
         coalesce(sum(quantity) filter (where customer_id is null), 0)::bigint as nameless from (${salesSql}) sales`,
      [tx.storeId, id, actor.branchIds],
    ),
    tx.query<Recall['moves'][number]>(movesSql, [tx.storeId, id, actor.branchIds]),
  ])
  const lot = lots[0]
  if (!lot) throw new DomainError('not-found', { kind: 'lot', id })
  return {
    lot,
    shelves,
    sales,
    moves,
    soldQuantity: sums[0]!.sold,
    namelessQuantity: sums[0]!.nameless,
  }
}

type RecallSale = Recall['sales'][number]

/** Who bought a lot, the latest first, with the phones that the caller may see. */
async function readSales(tx: Tx, actor: Actor, id: string, most: number): Promise<RecallSale[]> {
  const sales = await tx.query<RecallSale>(`${salesSql} order by max(b.sold_at) desc, b.id limit $4`, [
    tx.storeId,
    id,
    actor.branchIds,
    most,
  ])
  if (may(actor, { model: 'customer_phone', action: 'read' })) return sales
  return sales.map(sale => ({ ...sale, customerPhone: endOf(sale.customerPhone) }))
}

/** Who bought a lot as an Excel file: all of them, whatever the screen shows. Throws `not-found` and what exportList refuses. */
export async function exportRecall(tx: Tx, actor: Actor, { id, lotId }: { id?: string | undefined; lotId: string }) {
  const [lot] = await tx.query<Pick<Recall['lot'], 'productName' | 'number' | 'expiryDate'> & { unit: string }>(
    `select p.name as product_name, l.number, l.expiry_date,
       coalesce((select u.name from product_unit u where u.store_id = $1 and u.product_id = p.id and u.is_base), '') as unit
     from lot l join product p on p.store_id = l.store_id and p.id = l.product_id where l.store_id = $1 and l.id = $2`,
    [tx.storeId, lotId],
  )
  if (!lot) throw new DomainError('not-found', { kind: 'lot', id: lotId })
  return exportList<RecallSale>(tx, actor, {
    id,
    branchId: undefined,
    sheet: 'Khách đã mua lô',
    file: 'khach-da-mua-lo',
    content: `Khách đã mua lô ${lot.number} của ${lot.productName}`,
    columns: [
      { header: 'Khách hàng', width: 30, value: sale => sale.customerName },
      { header: 'Điện thoại', width: 14, value: sale => sale.customerPhone },
      { header: 'Mã hóa đơn', width: 14, value: sale => sale.billCode },
      { header: 'Bán lúc', width: 20, format: 'instant', value: sale => sale.soldAt },
      { header: 'Chi nhánh', width: 24, value: sale => sale.branchName },
      { header: 'Tên hàng', width: 48, value: () => lot.productName },
      { header: 'Số lô', width: 14, value: () => lot.number },
      { header: 'Hạn dùng', width: 12, format: 'day', value: () => lot.expiryDate },
      { header: 'ĐVT', width: 10, value: () => lot.unit },
      { header: 'Số lượng', width: 12, format: 'money', value: sale => sale.quantity },
    ],
    read: () => readSales(tx, actor, lotId, mostExported + 1),
  })
}

// The row of the other bucket says the same with the other sign.
const movesSql = `
  select e.at, b.name as branch_name, e.quantity, coalesce(m.employee_name, p.full_name) as by_name, coalesce(m.reason, t.damage_reason) as reason,
    e.document_kind, e.document_id, e.document_code
  from stock_entry e
  join branch b on b.store_id = e.store_id and b.id = e.branch_id
  join employee p on p.store_id = e.store_id and p.id = e.employee_id
  left join quarantine_move m on m.store_id = e.store_id and m.id = e.document_id
  left join stock_transfer t on t.store_id = e.store_id and t.id = e.document_id
  where e.store_id = $1 and e.lot_id = $2 and e.branch_id = any($3::uuid[]) and e.bucket = 'quarantine' and e.quantity <> 0
  order by e.at desc, e.sequence desc limit 200`

const endOf = (phone: string | null) => phone && `•••${phone.slice(-3)}`

// Of lots that were joined with this one when their products were merged too.
const salesSql = `
  with recursive lots as (
    select $2::uuid as id
    union all
    select l.id from lots join lot l on l.store_id = $1 and l.merged_into = lots.id
  )
  select b.id as bill_id, b.code as bill_code, max(b.sold_at) as sold_at, max(br.name) as branch_name, b.customer_id,
    b.customer_name, coalesce(max(c.phone), b.customer_phone) as customer_phone, sum(i.quantity)::bigint as quantity
  from (
    select x.bill_id, x.item_id, x.lot_id, x.quantity from bill_item_lot x where x.store_id = $1 and x.lot_id in (select id from lots)
    union all
    -- What the paper of a sale without the network names went to the customer, whatever the books took for it.
    select s.bill_id, s.item_id, s.lot_id, s.quantity from bill_item_said_lot s where s.store_id = $1 and s.lot_id in (select id from lots)
      and not exists (select from bill_item_lot o where o.store_id = $1 and o.item_id = s.item_id and o.lot_id = s.lot_id)
  ) i join bill b on b.store_id = $1 and b.id = i.bill_id and b.status = 'SUCCEED'
  join branch br on br.store_id = b.store_id and br.id = b.branch_id
  left join customer c on c.store_id = b.store_id and c.id = b.customer_id
  where b.branch_id = any($3::uuid[])
  group by b.id, b.code, b.customer_id, b.customer_name, b.customer_phone`
