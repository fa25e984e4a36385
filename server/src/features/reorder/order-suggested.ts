import { maxLines } from '@quay/contract/field'
import { purchaseOrderBody } from '@quay/contract/purchase-order/shapes'
import type { reorderRoutes } from '@quay/contract/reorder/routes'
import type { Answer } from '@quay/contract/route'
import { addDays } from '@quay/domain/time/calendar'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { createDraft } from '../../document/write-draft.ts'
import { branchOf, requireActiveBranch } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { orderKind } from '../purchase-order/order-kind.ts'
import { readSetting } from '../setting/read-setting.ts'
import { readSuggestions, type Suggestion } from './reorder-queries.ts'

type Body = z.output<(typeof reorderRoutes)['order']['body']>
type Made = Answer<(typeof reorderRoutes)['order']>

/**
 * Makes a draft of an order for each provider from the current suggestions, with the quantities that the caller changed;
 * several drafts for more lines than a document holds. Throws `nothing-to-order`, `not-found` for unknown goods, and what
 * decideOrder refuses.
 */
export async function orderSuggested(tx: Tx, actor: Actor, body: Body, hash: Buffer): Promise<Made> {
  const branchId = branchOf(actor, body.branchId)
  requireActiveBranch(actor, branchId)
  await requireGoods(tx, body.changes)
  await requireChosen(tx, body.productIds ?? [])
  const { today } = await readBranchDay(tx, branchId)
  const suggested = await readSuggestions(tx, branchId, today, body, body.productIds)
  const usesVat = await readSetting(tx, 'useVat')
  const changeOf = new Map(body.changes.map(change => [change.productId, change]))
  const lines = suggested.map(row => changed(row, changeOf.get(row.productId))).filter(row => row.quantity > 0)
  const withoutProvider = lines.filter(line => line.providerId === null)
  const byProvider = Map.groupBy(
    lines.filter(line => line.providerId !== null),
    line => line.providerId!,
  )
  if (!byProvider.size) throw new DomainError('nothing-to-order')

  const orders: Made['orders'] = []
  for (const [providerId, own] of byProvider) {
    const { leadDays } = own[0]!
    for (let from = 0; from < own.length; from += maxLines) {
      const made = await createDraft(
        tx,
        actor,
        orderKind,
        purchaseOrderBody.parse({
          id: newId(),
          status: 'DRAFT',
          branchId,
          providerId,
          expectedDate: leadDays === null ? null : addDays(today, leadDays),
          items: own.slice(from, from + maxLines).map(({ productId, unitId, quantity, price, vatRate }) => ({
            productId,
            unitId,
            quantity,
            price,
            vatRate: usesVat ? vatRate : null,
          })),
        }),
        hash,
      )
      const { id, code, providerName, itemCount, payable } = made
      orders.push({ id, code, providerName, itemCount, payable })
    }
  }
  return { orders, left: withoutProvider.length }
}

/** Throws `not-found`, beside its field, for a change of a product or unit that the store does not have. */
async function requireGoods(tx: Tx, changes: Body['changes']): Promise<void> {
  if (!changes.length) return
  const units = await tx.query<{ id: string; productId: string }>(
    'select id, product_id from product_unit where store_id = $1 and product_id = any($2::uuid[])',
    [tx.storeId, changes.map(({ productId }) => productId)],
  )
  for (const [index, { productId, unitId }] of changes.entries()) {
    const own = units.filter(unit => unit.productId === productId)
    if (!own.length) throw refuseField('not-found', `changes.${index}.productId`, { kind: 'product', id: productId })
    if (unitId && !own.some(unit => unit.id === unitId))
      throw refuseField('not-found', `changes.${index}.unitId`, { kind: 'unit', id: unitId })
  }
}

/** Throws `not-found`, beside its place, for chosen goods that the store does not have. */
async function requireChosen(tx: Tx, productIds: readonly string[]): Promise<void> {
  if (!productIds.length) return
  const rows = await tx.query<{ id: string }>('select id from product where store_id = $1 and id = any($2::uuid[])', [
    tx.storeId,
    productIds,
  ])
  const own = new Set(rows.map(({ id }) => id))
  const place = productIds.findIndex(id => !own.has(id))
  if (place >= 0) throw refuseField('not-found', `productIds.${place}`, { kind: 'product', id: productIds[place]! })
}

/** A suggestion with the caller's change. In another unit the price is unknown: the user enters it in the draft. */
function changed(row: Suggestion, change: Body['changes'][number] | undefined): Suggestion {
  if (!change) return row
  const { quantity, unitId = row.unitId } = change
  return { ...row, quantity, unitId, price: unitId === row.unitId ? row.price : 0 }
}
