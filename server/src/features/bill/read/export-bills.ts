import { sql } from 'kysely'
import type { Tx } from '../../../db/connection/transaction.ts'
import { documentFile } from '../../../document/export-documents.ts'
import * as columns from '../../../document/file-columns.ts'
import { outputVatSql } from '../../tax/output-vat.ts'
import { type BillOrder, branchNameOf, orderOfBills, profitOfBill } from './bill-queries.ts'
import { type BillFilter, filterBills } from './filter-bills.ts'
import { remainingOf } from './remaining-of-bills.ts'

const channels = { COUNTER: 'Tại quầy', DELIVERY: 'Giao hàng', ORDER: 'Theo đơn đặt' }
const invoiceStates = { UNISSUED: 'Chưa phát hành', DECLINED: 'Không lấy hóa đơn' }
const statuses = { SUCCEED: 'Hoàn thành', CANCELLED: 'Đã hủy' }

/** Only for profit/read; a cancelled bill earned nothing. */
const profitOf = (amount: string) => ({
  ...columns.amount('Lợi nhuận', 16, `case when d.status = 'CANCELLED' then 0 else ${amount} end`),
  right: { model: 'profit', action: 'read' } as const,
})

/**
 * The lots of a bill's lines, as people write them: numbers and days of expiry by the id of the line, the first to expire first. Of several
 * lots each number has how many base units were taken of it.
 */
const lotsOf = (tx: Tx) =>
  sql`(select jsonb_object_agg(t.item_id, jsonb_build_object('numbers', t.numbers, 'days', t.days)) from (
    select l.item_id,
      string_agg(l.lot_number || case when l.in_line > 1 then ' (' || l.quantity || ')' else '' end, ', ' order by l.expiry_date, l.id) as numbers,
      string_agg(to_char(l.expiry_date, 'DD/MM/YYYY'), ', ' order by l.expiry_date, l.id) as days
    from (select o.*, count(*) over (partition by o.item_id) as in_line from bill_item_lot o
      where o.store_id = ${tx.storeId} and o.bill_id = bill.id) l
    group by l.item_id) t)`

/** In which ways a bill was paid, in words. */
const paidByOf = (tx: Tx) =>
  sql<
    string | null
  >`(select string_agg(distinct case p.method when 'CASH' then 'Tiền mặt' when 'BANK' then 'Chuyển khoản' else 'Ghi nợ' end, ', ')
    from bill_payment p where p.store_id = ${tx.storeId} and p.bill_id = bill.id)`

/** Bills as an Excel file, in the order of the list: a row each, or a row each line. */
export const billFile = documentFile({
  list: {
    table: 'bill',
    beside: '0::bigint as remaining, null::text as paid_by, null::text as branch_name, null::jsonb as lots',
    documents: async (tx, actor, filter: BillFilter & BillOrder) =>
      sql`${(await filterBills(tx, actor, filter))
        .selectAll()
        .select([
          (await orderOfBills(tx, actor, filter)).key.as('sortKey'),
          (await remainingOf(tx, actor, filter)).as('remaining'),
          paidByOf(tx).as('paidBy'),
          branchNameOf(tx).as('branchName'),
          lotsOf(tx).as('lots'),
        ])}`,
  },
  sheet: 'Hóa đơn',
  file: 'hoa-don',
  content: 'Hóa đơn',
  joins: `left join delivery y on y.store_id = d.store_id and y.bill_id = d.id
    left join bill_invoice v on v.store_id = d.store_id and v.bill_id = d.id`,
  head: [
    { header: 'Mã hóa đơn', width: 14, of: 'd.code' },
    { header: 'Bán lúc', width: 20, format: 'instant', of: 'd.sold_at' },
    columns.day,
    { header: 'Chi nhánh', width: 24, of: 'd.branch_name' },
    columns.status(statuses),
    { header: 'Khách hàng', width: 30, of: 'd.customer_name' },
    {
      header: 'Điện thoại',
      width: 14,
      of: 'd.customer_phone',
      right: { model: 'customer_phone', action: 'read' },
    },
    { header: 'Người bán', width: 22, of: 'd.seller_name' },
    { header: 'Người lập', width: 22, of: 'd.created_by_name' },
    { header: 'Cách bán', width: 14, of: 'd.channel', words: channels },
    { header: 'Cách thanh toán', width: 24, of: 'd.paid_by' },
  ],
  columns: [
    columns.itemCount,
    columns.amount('Tiền hàng', 16, 'd.total_price'),
    columns.amount('Giảm giá', 14, 'd.total_price - d.payable'),
    columns.amount('Khách cần trả', 16, 'd.payable'),
    columns.amount('Thu khác', 14, 'd.surcharges'),
    columns.vat('Trong đó thuế GTGT', 16, 'd.vat_amount'),
    columns.amount('Đã trả', 16, 'd.paid'),
    columns.amount('Ghi nợ lúc bán', 16, 'd.debt'),
    columns.amount('Còn nợ', 16, 'd.remaining'),
    { header: 'Hẹn trả', width: 12, format: 'day', of: 'd.due_on' },
    columns.amount('Hàng trả', 16, 'd.returned'),
    { header: 'Người nhận', width: 22, of: 'y.receiver_name' },
    { header: 'Giao đến', width: 40, of: 'y.address_line' },
    { header: 'Người giao', width: 22, of: 'y.carrier' },
    columns.amount('Phí trả bên giao', 16, 'y.carrier_fee'),
    {
      header: 'Hóa đơn điện tử',
      width: 18,
      of: `case when d.status = 'CANCELLED' then null when v.is_taken = false then 'DECLINED' else 'UNISSUED' end`,
      words: invoiceStates,
    },
    { header: 'Người mua trên hóa đơn', width: 24, of: 'v.buyer_name' },
    { header: 'Tên đơn vị', width: 32, of: 'v.company_name' },
    { header: 'Mã số thuế', width: 16, of: 'v.tax_code' },
    { header: 'Địa chỉ trên hóa đơn', width: 40, of: 'v.address' },
    { header: 'Email nhận hóa đơn', width: 26, of: 'v.email' },
    columns.note,
    profitOf(profitOfBill('d.')),
  ],
  lines: {
    each: 'từng dòng hàng',
    joins: 'join bill_item i on i.store_id = d.store_id and i.bill_id = d.id',
    order: 'i.position',
    columns: [
      ...columns.goods(),
      { header: 'Số lô', width: 20, of: "nullif(d.lots -> i.id::text ->> 'numbers', '')", needs: 'lots' },
      { header: 'Hạn dùng', width: 20, of: "d.lots -> i.id::text ->> 'days'", needs: 'lots' },
      columns.unit(),
      columns.amount('Số lượng', 12, 'i.quantity'),
      columns.amount('Đơn giá', 14, 'i.unit_price'),
      columns.amount('Khuyến mại hàng', 14, 'i.promotion_discount'),
      columns.amount('Giảm giá dòng', 14, 'i.line_discount'),
      columns.amount('Phần khuyến mại của hóa đơn', 18, 'i.promotion_share'),
      columns.amount('Phần giảm của hóa đơn', 16, 'i.order_share'),
      columns.amount('Phần trả bằng điểm', 16, 'i.point_share'),
      columns.amount('Thành tiền', 16, 'i.net'),
      columns.vatRate,
      profitOf(`i.net - i.cost - ${outputVatSql('i.', 'i.vat')}`),
    ],
  },
})
