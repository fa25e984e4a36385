import { undeclaredVat, type VatRate } from '@quay/contract/enumeration'
import { inboundBody } from '@quay/contract/inbound/shapes'
import { remainingLines } from '@quay/domain/purchase-order/remaining-lines'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { newId } from '../../db/new-id.ts'
import { createDraft } from '../../document/write-draft.ts'
import { inboundKind } from '../inbound/inbound-kind.ts'
import { readSetting } from '../setting/read-setting.ts'
import { lockOrder, refuseOpenDrafts } from './order-store.ts'
import { requireOpen } from './receive-against.ts'

interface LineRow {
  id: string
  productId: string
  unitId: string
  ratio: number
  price: number
  /** Of the order; null where it names none. */
  vatRate: VatRate | null
  productVatRate: VatRate
  baseQuantity: number
  receivedQuantity: number
  baseUnitId: string
}

/**
 * Makes a draft of an import with what is still to come of an order; lots, bonus goods and what else came are added there.
 * One at a time, so that two people do not receive the same goods. Throws `purchase-order-not-open`,
 * `purchase-order-has-draft`, `not-found` and what a draft of an import refuses.
 */
export async function receiveOrder(
  tx: Tx,
  actor: Actor,
  orderId: string,
  hash: Buffer,
): Promise<{ id: string; code: string }> {
  const order = await lockOrder(tx, actor, orderId)
  requireOpen(order)
  await refuseOpenDrafts(tx, order)
  const lines = await tx.query<LineRow>(linesSql, [tx.storeId, orderId])
  const usesVat = await readSetting(tx, 'useVat')
  const baseUnitOf = new Map(lines.map(line => [line.productId, line.baseUnitId]))
  const { id, code } = await createDraft(
    tx,
    actor,
    inboundKind,
    inboundBody.parse({
      id: newId(),
      kind: 'PURCHASE',
      status: 'DRAFT',
      branchId: order.branchId,
      providerId: order.providerId,
      purchaseOrderId: orderId,
      // Who turns to the delivery takes it in; the form names another one.
      receiverId: actor.employeeId,
      items: remainingLines(lines, baseUnitOf).map(({ of, unitId, quantity, price }) => ({
        productId: of.productId,
        unitId,
        quantity,
        price,
        vatRate: of.vatRate ?? (usesVat ? of.productVatRate : undeclaredVat),
      })),
    }),
    hash,
  )
  return { id, code }
}

const linesSql = `
  select i.id, i.product_id, i.unit_id, i.ratio, i.price, i.vat_rate, p.vat_rate as product_vat_rate,
    i.base_quantity, i.received_quantity, u.id as base_unit_id
  from purchase_order_item i join product p on p.store_id = i.store_id and p.id = i.product_id
  join product_unit u on u.store_id = i.store_id and u.product_id = i.product_id and u.is_base
  where i.store_id = $1 and i.purchase_order_id = $2 order by i.position`
