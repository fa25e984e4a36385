import type { DocumentStatus, InboundKind } from '@quay/contract/enumeration'
import type { Inbound } from '@quay/contract/inbound/shapes'
import type { AmendPlan } from '@quay/domain/inbound/decide-amend-inbound'
import type { DraftPlan } from '@quay/domain/inbound/decide-draft'
import type { InboundPlan } from '@quay/domain/inbound/inbound-plan'
import { DomainError } from '../../db/domain-error.ts'
import { insertMany } from '../../db/insert-many.ts'
import { newId } from '../../db/new-id.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import type { Receipt } from './read-receipt.ts'

/** The document itself, posted or a draft; a posted one has ledger rows beside it (apply-inbound). */
export type InboundDocument = Pick<DraftPlan | InboundPlan, 'inbound' | 'items' | 'itemLots' | 'payments' | 'costs'>

/** A stored import, locked. */
export interface StoredInbound extends Receipt {
  id: string
  code: string
  branchId: string
  kind: InboundKind
  status: DocumentStatus
  businessDay: string
  providerId: string | null
  providerName: string | null
  /** The order that it brings the goods of. */
  purchaseOrderId: string | null
  itemCount: number
  payable: number
  paid: number
  debt: number
  version: number
  /** Null for what never was completed. */
  postedAt: string | null
}

const lockSql = `
  select id, code, branch_id as "branchId", kind, status, business_day as "businessDay", provider_id as "providerId",
         provider_name as "providerName", purchase_order_id as "purchaseOrderId", item_count as "itemCount", payable, paid, debt, version,
         posted_at as "postedAt", receiver_id as "receiverId", receiver_name as "receiverName", is_inspected as "isInspected",
         arrival_temperature as "arrivalTemperature"
  from inbound where store_id = $1 and id = $2 for update`

/** Locks an import. Throws `not-found`, also for a branch that is not the caller's. */
export async function lockInbound(tx: Tx, actor: Actor, id: string): Promise<StoredInbound> {
  const [stored] = await tx.query<StoredInbound>(lockSql, [tx.storeId, id])
  if (!stored || !actor.branchIds.includes(stored.branchId)) throw new DomainError('not-found')
  return stored
}

/** Writes a new document with its lines. */
export async function insertInbound(
  tx: Tx,
  actor: Actor,
  document: InboundDocument,
  {
    code,
    hash,
    purchaseOrderId,
    receipt,
  }: { code: string; hash: Buffer; purchaseOrderId: string | null; receipt: Receipt },
): Promise<void> {
  const { id } = document.inbound
  await tx.insert('inbound', [
    {
      id,
      code,
      content_hash: hash,
      purchase_order_id: purchaseOrderId,
      created_by: actor.employeeId,
      created_by_name: actor.fullName,
      created_at: tx.now,
      ...headColumns(document),
      ...receiptColumns(receipt),
    },
  ])
  await insertLines(tx, document)
}

/** Puts another content in the place of a draft's; its code and its maker stay. */
export async function replaceContent(tx: Tx, document: InboundDocument, receipt: Receipt): Promise<void> {
  const { id } = document.inbound
  await Promise.all([
    tx.query('delete from inbound_item where store_id = $1 and inbound_id = $2', [tx.storeId, id]),
    tx.query('delete from inbound_cost where store_id = $1 and inbound_id = $2', [tx.storeId, id]),
  ])
  await tx.db
    .updateTable('inbound')
    .set(eb => ({ ...headColumns(document), ...receiptColumns(receipt), version: eb('version', '+', 1) }))
    .where('store_id', '=', tx.storeId)
    .where('id', '=', id)
    .execute()
  await insertLines(tx, document)
}

interface Amended {
  id: string
  plan: AmendPlan
  provider: { id: string; name: string } | null
  receipt: Receipt
  /** What is wrong with lines, by their id; null takes it back. */
  defects: ReadonlyMap<string, string | null>
  words: Pick<Inbound, 'invoiceNumber' | 'invoiceSeries' | 'invoiceDate' | 'invoiceTotal' | 'note'>
}

/** Writes the corrected head, prices and values of a completed import; its goods stay. */
export async function amendContent(
  tx: Tx,
  actor: Actor,
  { id, plan, provider, receipt, defects, words }: Amended,
): Promise<void> {
  const { head, items, lots } = plan
  await Promise.all([
    tx.db
      .updateTable('inbound')
      .set(eb => ({
        provider_id: provider?.id ?? null,
        provider_name: provider?.name ?? null,
        invoice_number: words.invoiceNumber,
        invoice_series: words.invoiceSeries,
        invoice_date: words.invoiceDate,
        invoice_total: words.invoiceTotal,
        note: words.note,
        ...receiptColumns(receipt),
        discount_unit: head.discount?.unit ?? null,
        discount_value: head.discount?.value ?? null,
        goods_amount: head.goodsAmount,
        discount_amount: head.discountAmount,
        vat_amount: head.vatAmount,
        payable: head.payable,
        debt: head.debt,
        amended_at: tx.now.toISOString(),
        amended_by_name: actor.fullName,
        version: eb('version', '+', 1),
      }))
      .where('store_id', '=', tx.storeId)
      .where('id', '=', id)
      .execute(),
    tx.query(amendItemsSql, [tx.storeId, JSON.stringify(items.map(amendedRow))]),
    tx.query(
      `update inbound_item i set defect = c.defect from unnest($2::uuid[], $3::text[]) as c (id, defect)
       where i.store_id = $1 and i.id = c.id`,
      [tx.storeId, [...defects.keys()], [...defects.values()]],
    ),
    tx.query(
      `update inbound_lot l set value = c.value from unnest($2::uuid[], $3::bigint[]) as c (id, value)
       where l.store_id = $1 and l.id = c.id and l.value <> c.value`,
      [tx.storeId, lots.map(lot => lot.id), lots.map(lot => lot.value)],
    ),
  ])
}

const amendedRow = ({ discount, ...item }: AmendPlan['items'][number]) => ({
  ...item,
  discountUnit: discount?.unit ?? null,
  discountValue: discount?.value ?? null,
})

const amendItemsSql = `
  update inbound_item i set price = c.price, discount_unit = c."discountUnit", discount_value = c."discountValue",
    vat_rate = c."vatRate", discount_amount = c."discountAmount", document_share = c."documentShare", net_amount = c."netAmount",
    vat_amount = c."vatAmount", cost_share = c."costShare", refundable_share = c."refundableShare", value = c.value
  from json_to_recordset($2::json) as c (id uuid, price bigint, "discountUnit" smallint, "discountValue" numeric, "vatRate" smallint,
    "discountAmount" bigint, "documentShare" bigint, "netAmount" bigint, "vatAmount" bigint, "costShare" bigint,
    "refundableShare" bigint, value bigint)
  where i.store_id = $1 and i.id = c.id`

/** Marks a locked document as cancelled. The row stays: its number is used. */
export async function markCancelled(tx: Tx, actor: Actor, id: string, reason: string | null): Promise<void> {
  await tx.query(
    `update inbound set status = 'CANCELLED', cancelled_at = $3, cancelled_by_name = $4, cancel_reason = $5,
       version = version + 1 where store_id = $1 and id = $2`,
    [tx.storeId, id, tx.now, actor.fullName, reason],
  )
}

const receiptColumns = ({ receiverId, receiverName, isInspected, arrivalTemperature }: Receipt) => ({
  receiver_id: receiverId,
  receiver_name: receiverName,
  is_inspected: isInspected,
  arrival_temperature: arrivalTemperature,
})

function headColumns({ inbound, payments }: InboundDocument) {
  return {
    branch_id: inbound.branchId,
    kind: inbound.kind,
    status: inbound.status,
    provider_id: inbound.providerId,
    provider_name: inbound.providerName,
    invoice_number: inbound.invoiceNumber,
    invoice_series: inbound.invoiceSeries,
    invoice_date: inbound.invoiceDate,
    note: inbound.note,
    discount_unit: inbound.discount?.unit ?? null,
    discount_value: inbound.discount?.value ?? null,
    goods_amount: inbound.goodsAmount,
    discount_amount: inbound.discountAmount,
    vat_amount: inbound.vatAmount,
    cost_amount: inbound.costAmount,
    other_cost: inbound.otherCost,
    invoice_total: inbound.invoiceTotal,
    payable: inbound.payable,
    paid: inbound.paid,
    debt: inbound.debt,
    item_count: inbound.itemCount,
    payments: JSON.stringify(payments.map(({ method, amount, accountId }) => ({ method, amount, accountId }))),
    posted_at: inbound.postedAt,
    business_day: inbound.businessDay,
  }
}

async function insertLines(tx: Tx, { inbound, items, itemLots, costs }: InboundDocument): Promise<void> {
  await Promise.all([
    insertMany(
      tx,
      'inbound_item',
      itemColumns,
      items.map(item => itemRow(item, inbound.id)),
    ),
    insertMany(
      tx,
      'inbound_lot',
      lotColumns,
      itemLots.map(lot => lotRow(lot, inbound.id)),
    ),
    tx.insert(
      'inbound_cost',
      costs.map(cost => costRow(cost, inbound.id)),
    ),
  ])
}

const itemRow = (item: InboundDocument['items'][number], inboundId: string) => ({
  id: item.id,
  inbound_id: inboundId,
  position: item.position,
  product_id: item.productId,
  product_code: item.productCode,
  product_name: item.productName,
  unit_id: item.unitId,
  unit_name: item.unitName,
  ratio: item.ratio,
  quantity: item.quantity,
  bonus_quantity: item.bonusQuantity,
  base_quantity: item.baseQuantity,
  price: item.price,
  discount_unit: item.discount?.unit ?? null,
  discount_value: item.discount?.value ?? null,
  discount_amount: item.discountAmount,
  document_share: item.documentShare,
  net_amount: item.netAmount,
  vat_rate: item.vatRate,
  vat_amount: item.vatAmount,
  cost_share: item.costShare,
  refundable_share: item.refundableShare,
  value: item.value,
  sale_prices: item.salePrices,
  supplier_item: item.supplierItem,
  defect: item.defect,
})

const itemColumns = {
  id: 'uuid',
  inbound_id: 'uuid',
  position: 'integer',
  product_id: 'uuid',
  product_code: 'text',
  product_name: 'text',
  unit_id: 'uuid',
  unit_name: 'text',
  ratio: 'bigint',
  quantity: 'bigint',
  bonus_quantity: 'bigint',
  base_quantity: 'bigint',
  price: 'bigint',
  discount_unit: 'smallint',
  discount_value: 'numeric',
  discount_amount: 'bigint',
  document_share: 'bigint',
  net_amount: 'bigint',
  vat_rate: 'smallint',
  vat_amount: 'bigint',
  cost_share: 'bigint',
  refundable_share: 'bigint',
  value: 'bigint',
  sale_prices: 'jsonb',
  supplier_item: 'jsonb',
  defect: 'text',
} as const satisfies Record<keyof ReturnType<typeof itemRow>, string>

const lotRow = (lot: InboundDocument['itemLots'][number], inboundId: string) => ({
  id: newId(),
  inbound_id: inboundId,
  item_id: lot.itemId,
  position: lot.position,
  lot_id: lot.lotId,
  lot_number: lot.lotNumber,
  expiry_date: lot.expiryDate,
  quantity: lot.quantity,
  base_quantity: lot.baseQuantity,
  value: lot.value,
})

const lotColumns = {
  id: 'uuid',
  inbound_id: 'uuid',
  item_id: 'uuid',
  position: 'integer',
  lot_id: 'uuid',
  lot_number: 'text',
  expiry_date: 'date',
  quantity: 'bigint',
  base_quantity: 'bigint',
  value: 'bigint',
} as const satisfies Record<keyof ReturnType<typeof lotRow>, string>

const costRow = (cost: InboundDocument['costs'][number], inboundId: string) => ({
  id: cost.id,
  inbound_id: inboundId,
  position: cost.position,
  name: cost.name,
  payer: cost.payer,
  amount: cost.amount,
  is_refundable: cost.isRefundable,
  provider_id: cost.providerId,
  provider_name: cost.providerName,
  method: cost.method,
  account_id: cost.accountId,
})
