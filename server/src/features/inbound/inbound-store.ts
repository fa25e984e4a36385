import type { DocumentStatus, InboundKind } from '@quay/contract/enumeration'
import type { Inbound } from '@quay/contract/inbound/shapes'
import type { AmendPlan } from '@quay/domain/inbound/decide-amend-inbound'
import type { DraftPlan } from '@quay/domain/inbound/decide-draft'
import type { InboundPlan } from '@quay/domain/inbound/inbound-plan'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { newId } from '../../db/new-id.ts'
import { insertMany } from '../../db/write/insert-many.ts'
import { updateVersioned } from '../../db/write/update-versioned.ts'
import { discountColumns } from '../../document/discount-columns.ts'
import { ownDocument } from '../../document/lock-document.ts'
import { paymentsJson } from '../cashbook/apply-cash.ts'
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
export const lockInbound = (tx: Tx, actor: Actor, id: string): Promise<StoredInbound> =>
  ownDocument(actor, tx.query<StoredInbound>(lockSql, [tx.storeId, id]))

/** The row of a planned import. What its goods are worth stands in its lines. */
export function inboundRow({ inbound, payments }: InboundDocument) {
  const { id: _, value: _value, discount, ...row } = inbound
  return { ...row, ...discountColumns(discount), payments: paymentsJson(payments) }
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
    updateVersioned(tx, 'inbound', id, {
      ...words,
      ...receipt,
      ...discountColumns(head.discount),
      providerId: provider?.id ?? null,
      providerName: provider?.name ?? null,
      goodsAmount: head.goodsAmount,
      discountAmount: head.discountAmount,
      vatAmount: head.vatAmount,
      payable: head.payable,
      debt: head.debt,
      amendedAt: tx.now,
      amendedByName: actor.fullName,
    }),
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

const amendedRow = ({ discount, ...item }: AmendPlan['items'][number]) => ({ ...item, ...discountColumns(discount) })

const amendItemsSql = `
  update inbound_item i set price = c.price, discount_unit = c."discountUnit", discount_value = c."discountValue",
    vat_rate = c."vatRate", discount_amount = c."discountAmount", document_share = c."documentShare", net_amount = c."netAmount",
    vat_amount = c."vatAmount", cost_share = c."costShare", refundable_share = c."refundableShare", value = c.value
  from json_to_recordset($2::json) as c (id uuid, price bigint, "discountUnit" smallint, "discountValue" numeric, "vatRate" smallint,
    "discountAmount" bigint, "documentShare" bigint, "netAmount" bigint, "vatAmount" bigint, "costShare" bigint,
    "refundableShare" bigint, value bigint)
  where i.store_id = $1 and i.id = c.id`

/** Writes the lines of an import with their lots, and what it cost beside the goods. */
export async function insertInboundLines(tx: Tx, { inbound, items, itemLots, costs }: InboundDocument): Promise<void> {
  const inboundId = inbound.id
  await Promise.all([
    insertMany(
      tx,
      'inbound_item',
      items.map(({ discount, ...item }) => ({ ...item, ...discountColumns(discount) })),
      { inboundId },
    ),
    insertMany(
      tx,
      'inbound_lot',
      itemLots.map(({ itemIndex: _, ...lot }) => ({ ...lot, id: newId() })),
      { inboundId },
    ),
    tx.insert(
      'inbound_cost',
      costs.map(cost => ({ ...cost, inboundId })),
    ),
  ])
}

/** Takes away the costs of a draft that gets another content. */
export async function deleteInboundCosts(tx: Tx, id: string): Promise<void> {
  await tx.query('delete from inbound_cost where store_id = $1 and inbound_id = $2', [tx.storeId, id])
}
