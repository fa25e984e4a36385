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
  select id, code, branch_id, kind, status, business_day, provider_id,
         provider_name, purchase_order_id, item_count, payable, paid, debt, version,
         posted_at, receiver_id, receiver_name, is_inspected,
         arrival_temperature
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
      contentHash: hash,
      purchaseOrderId,
      createdBy: actor.employeeId,
      createdByName: actor.fullName,
      createdAt: tx.now,
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
    .where('storeId', '=', tx.storeId)
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
        providerId: provider?.id ?? null,
        providerName: provider?.name ?? null,
        invoiceNumber: words.invoiceNumber,
        invoiceSeries: words.invoiceSeries,
        invoiceDate: words.invoiceDate,
        invoiceTotal: words.invoiceTotal,
        note: words.note,
        ...receiptColumns(receipt),
        discountUnit: head.discount?.unit ?? null,
        discountValue: head.discount?.value ?? null,
        goodsAmount: head.goodsAmount,
        discountAmount: head.discountAmount,
        vatAmount: head.vatAmount,
        payable: head.payable,
        debt: head.debt,
        amendedAt: tx.now.toISOString(),
        amendedByName: actor.fullName,
        version: eb('version', '+', 1),
      }))
      .where('storeId', '=', tx.storeId)
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
  receiverId,
  receiverName,
  isInspected,
  arrivalTemperature,
})

function headColumns({ inbound, payments }: InboundDocument) {
  return {
    branchId: inbound.branchId,
    kind: inbound.kind,
    status: inbound.status,
    providerId: inbound.providerId,
    providerName: inbound.providerName,
    invoiceNumber: inbound.invoiceNumber,
    invoiceSeries: inbound.invoiceSeries,
    invoiceDate: inbound.invoiceDate,
    note: inbound.note,
    discountUnit: inbound.discount?.unit ?? null,
    discountValue: inbound.discount?.value ?? null,
    goodsAmount: inbound.goodsAmount,
    discountAmount: inbound.discountAmount,
    vatAmount: inbound.vatAmount,
    costAmount: inbound.costAmount,
    otherCost: inbound.otherCost,
    invoiceTotal: inbound.invoiceTotal,
    payable: inbound.payable,
    paid: inbound.paid,
    debt: inbound.debt,
    itemCount: inbound.itemCount,
    payments: JSON.stringify(payments.map(({ method, amount, accountId }) => ({ method, amount, accountId }))),
    postedAt: inbound.postedAt,
    businessDay: inbound.businessDay,
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
  inboundId,
  position: item.position,
  productId: item.productId,
  productCode: item.productCode,
  productName: item.productName,
  unitId: item.unitId,
  unitName: item.unitName,
  ratio: item.ratio,
  quantity: item.quantity,
  bonusQuantity: item.bonusQuantity,
  baseQuantity: item.baseQuantity,
  price: item.price,
  discountUnit: item.discount?.unit ?? null,
  discountValue: item.discount?.value ?? null,
  discountAmount: item.discountAmount,
  documentShare: item.documentShare,
  netAmount: item.netAmount,
  vatRate: item.vatRate,
  vatAmount: item.vatAmount,
  costShare: item.costShare,
  refundableShare: item.refundableShare,
  value: item.value,
  salePrices: item.salePrices,
  supplierItem: item.supplierItem,
  defect: item.defect,
})

const itemColumns = {
  id: 'uuid',
  inboundId: 'uuid',
  position: 'integer',
  productId: 'uuid',
  productCode: 'text',
  productName: 'text',
  unitId: 'uuid',
  unitName: 'text',
  ratio: 'bigint',
  quantity: 'bigint',
  bonusQuantity: 'bigint',
  baseQuantity: 'bigint',
  price: 'bigint',
  discountUnit: 'smallint',
  discountValue: 'numeric',
  discountAmount: 'bigint',
  documentShare: 'bigint',
  netAmount: 'bigint',
  vatRate: 'smallint',
  vatAmount: 'bigint',
  costShare: 'bigint',
  refundableShare: 'bigint',
  value: 'bigint',
  salePrices: 'jsonb',
  supplierItem: 'jsonb',
  defect: 'text',
} as const satisfies Record<keyof ReturnType<typeof itemRow>, string>

const lotRow = (lot: InboundDocument['itemLots'][number], inboundId: string) => ({
  id: newId(),
  inboundId,
  itemId: lot.itemId,
  position: lot.position,
  lotId: lot.lotId,
  lotNumber: lot.lotNumber,
  expiryDate: lot.expiryDate,
  quantity: lot.quantity,
  baseQuantity: lot.baseQuantity,
  value: lot.value,
})

const lotColumns = {
  id: 'uuid',
  inboundId: 'uuid',
  itemId: 'uuid',
  position: 'integer',
  lotId: 'uuid',
  lotNumber: 'text',
  expiryDate: 'date',
  quantity: 'bigint',
  baseQuantity: 'bigint',
  value: 'bigint',
} as const satisfies Record<keyof ReturnType<typeof lotRow>, string>

const costRow = (cost: InboundDocument['costs'][number], inboundId: string) => ({
  id: cost.id,
  inboundId,
  position: cost.position,
  name: cost.name,
  payer: cost.payer,
  amount: cost.amount,
  isRefundable: cost.isRefundable,
  providerId: cost.providerId,
  providerName: cost.providerName,
  method: cost.method,
  accountId: cost.accountId,
})
