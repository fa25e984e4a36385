import type { BillReplacement } from '@quay/contract/bill/shapes'
import type { Delivery, DeliveryBody } from '@quay/contract/delivery/shapes'
import type { Invoice, InvoiceBody } from '@quay/contract/e-invoice/shapes'
import type { DocumentStatus, namedChannels, PaymentMethod } from '@quay/contract/enumeration'
import { paperKey } from '@quay/domain/medicine/paper-key'
import type { KeptPrice } from '@quay/domain/sale/price/keep-price'
import { progressText } from '@quay/domain/sales-order/progress-of'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { DomainError } from '../../../db/domain-error.ts'
import { ownDocument } from '../../../document/lock-document.ts'
import { lockFunds } from '../../cashbook/apply-cash.ts'
import { lockPartners } from '../../debt/apply-debt.ts'
import { readDelivery } from '../../delivery/bill-delivery.ts'
import { readNamedPromotions, readRunningPromotions } from '../../discount/running-promotions.ts'
import { lockLimited } from '../../discount/write-discounts.ts'
import { readBillInvoice } from '../../e-invoice/bill-invoice.ts'
import { lockPaper } from '../../prescription/taken-of-paper.ts'
import { withComponentsSql } from '../../product/read/combo-sql.ts'
import { lockOrderOfBill, type StoredOrder } from '../../sales-order/order-store.ts'
import { lockStock } from '../../stock/apply-stock.ts'
import { lockCodes, lockCodesOf } from '../../voucher-code/code-store.ts'
import { readCare } from '../prescription-rows.ts'

/** A posted bill as whoever replaces it finds it. */
export interface StoredBill {
  id: string
  code: string
  status: DocumentStatus
  branchId: string
  soldAt: string
  businessDay: string
  channel: (typeof namedChannels)[number]
  sellerId: string
  sellerName: string
  deviceId: string | null
  deviceName: string | null
  deductsVat: boolean
  customerId: string | null
  /** Whom the customer was merged into since. */
  survivorId: string | null
  payable: number
  surcharges: number
  cashRounding: number
  points: number | null
  /** That it hands out. */
  orderId: string | null
  depositUsed: number
  revisitOn: string | null
}

/**
 * Locks a bill and all that its cancel and its new sale move, in the order of docs/topics/ledgers.md. Throws `not-found`, and
 * `bill-not-replaceable` where its order has ended.
 */
export async function lockReplacedBill(
  tx: Tx,
  actor: Actor,
  id: string,
  bill: BillReplacement['bill'],
): Promise<StoredBill> {
  await tx.query('select id from bill where store_id = $1 and id = $2 for update', [tx.storeId, id])
  const stored = await ownDocument(actor, tx.query<StoredBill>(storedSql, [tx.storeId, id]))
  const { orderId, branchId, customerId, survivorId } = stored
  if (orderId) requireGoingOn(await lockOrderOfBill(tx, orderId), stored)
  const wanted = bill.items.map(({ productId }) => productId)
  const moved = await tx.query<{ productId: string }>(movedSql, [tx.storeId, id, wanted, orderId])
  await lockStock(
    tx,
    branchId,
    moved.map(({ productId }) => productId),
  )
  await lockPartners(
    tx,
    'customer',
    [customerId, survivorId, bill.customerId].flatMap(one => one ?? []),
  )
  const paid = await tx.query<Paid>(paidSql, [tx.storeId, id])
  await lockFunds(tx, branchId, [...paid, ...bill.payments])
  const paper = paperKey(bill.prescription?.code, bill.prescription?.patientName)
  if (paper !== null) await lockPaper(tx, paper)
  await lockCodesOf(tx, id)
  await lockCodes(tx, bill.codes ?? [])
  await lockPromotionsOf(tx, id)
  return stored
}

/** Throws `bill-not-replaceable` for a bill whose order has ended: nothing more is handed out of it. */
function requireGoingOn({ code: order, progress }: StoredOrder, { code }: StoredBill): void {
  if (progress === 'CLOSED' || progress === 'CANCELLED')
    throw new DomainError('bill-not-replaceable', {
      code,
      why: `đơn ${order} đã ${progressText[progress]}, hãy hủy hóa đơn rồi bán lại`,
    })
}

interface Paid {
  method: PaymentMethod
  accountId: string | null
  amount: number
}

/** Where the old bill used a promotion with a limit, the new one may use another: all of them stand still. */
async function lockPromotionsOf(tx: Tx, id: string): Promise<void> {
  const used = await usedPromotions(tx, id)
  if (used.length === 0) return
  const running = await readRunningPromotions(tx)
  await lockLimited(tx, [...used, ...running.map(one => one.id)])
}

/** The ids of promotions that gave something on a bill. */
const usedPromotions = async (tx: Tx, id: string): Promise<string[]> =>
  (
    await tx.query<{ discountId: string }>(
      'select discount_id from bill_discount where store_id = $1 and bill_id = $2 order by discount_id',
      [tx.storeId, id],
    )
  ).map(({ discountId }) => discountId)

/** Those that the bill used, also where they ended since. */
export const readUsedPromotions = async (tx: Tx, id: string) => {
  const ids = await usedPromotions(tx, id)
  return ids.length > 0 ? readNamedPromotions(tx, ids) : []
}

/** What its goods cost; those of an order cost what that says. */
export const readKeptPrices = (tx: Tx, id: string): Promise<KeptPrice[]> =>
  tx.query<KeptPrice>(
    `select unit_id, quantity, list_price, unit_price, price_source as source, price_book_id as book_id, price_book_name as book_name,
       price_tier_from as tier_from
     from bill_item where store_id = $1 and bill_id = $2 and order_item_id is null order by position`,
    [tx.storeId, id],
  )

/** Its prescription, the person who took controlled medicines away, its delivery and the buyer of its e-invoice, as a body of a bill has them. */
export async function readGivenCare(tx: Tx, { id, code }: StoredBill) {
  const [{ prescription, buyer }, delivery, invoice] = await Promise.all([
    readCare(tx, id),
    readDelivery(tx, id),
    readBillInvoice(tx, id),
  ])
  // A prescription without a code of its own is called by that of its bill, and will be by the new one's.
  const own = prescription && { ...prescription, code: prescription.code === code ? null : prescription.code }
  return {
    ...(own && { prescription: withoutNulls(own) }),
    ...(buyer && { buyer: withoutNulls(buyer) }),
    ...(delivery && { delivery: sentDelivery(delivery) }),
    ...(invoice && { invoice: sentInvoice(invoice) }),
  }
}

/** An e-invoice's buyer as it is sent. */
const sentInvoice = ({ isTaken, ...buyer }: Invoice): InvoiceBody =>
  isTaken ? { ...withoutNulls(buyer), isTaken } : { isTaken }

/** A delivery as it is sent. */
function sentDelivery({ ward, addressLine: _line, phone, ...words }: Delivery): DeliveryBody {
  return { ...withoutNulls(words), phone: phone!, ...(ward && { wardCode: ward.code }) }
}

type WithoutNulls<Row> = {
  [Field in keyof Row as null extends Row[Field] ? never : Field]: Row[Field]
} & { [Field in keyof Row as null extends Row[Field] ? Field : never]?: Exclude<Row[Field], null> }

const withoutNulls = <Row extends object>(row: Row) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as WithoutNulls<Row>

const storedSql = `
  select b.id, b.code, b.status, b.branch_id, b.sold_at, b.business_day, b.channel, b.seller_id, b.seller_name, b.device_id, d.name as device_name,
    b.deducts_vat, b.customer_id,
    c.merged_into as survivor_id, b.payable, b.surcharges, b.cash_rounding, c.points, b.order_id, b.deposit_used, b.revisit_on
  from bill b
  left join device d on d.store_id = $1 and d.id = b.device_id
  left join customer c on c.store_id = $1 and c.id = b.customer_id
  where b.store_id = $1 and b.id = $2`

/** Goods that come back, with what they were merged into, those that go out, of combos the components, and those that the order keeps. */
const movedSql = `
  select e.product_id from stock_entry e where e.store_id = $1 and e.document_id = $2
  union select p.merged_into from stock_entry e join product p on p.store_id = $1 and p.id = e.product_id
    where e.store_id = $1 and e.document_id = $2 and p.merged_into is not null
  union select unnest(${withComponentsSql('$3')})
  union select r.product_id from sales_order_reservation r where r.store_id = $1 and r.sales_order_id = $4::uuid
  order by product_id`

const paidSql = 'select method, account_id, amount from bill_payment where store_id = $1 and bill_id = $2'

/** Who sold single lines of it, by id. */
export async function readLineSellers(tx: Tx, id: string): Promise<Map<string, string>> {
  const rows = await tx.query<{ soldBy: string; soldByName: string }>(
    'select distinct sold_by, sold_by_name from bill_item where store_id = $1 and bill_id = $2 and sold_by is not null and sold_by_name is not null',
    [tx.storeId, id],
  )
  return new Map(rows.map(({ soldBy, soldByName }) => [soldBy, soldByName]))
}
