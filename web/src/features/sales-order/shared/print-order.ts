import { branchRoutes } from '@quay/contract/branch/routes'
import type { SalesOrder } from '@quay/contract/sales-order/shapes'
import { createElement } from 'react'
import { call } from '../../../api/client.ts'
import { timeZoneOf } from '../../../api/time-zone-of.ts'
import { printRoll } from '../../receipt/shared/print-roll.ts'
import { OrderSlip } from './order-slip.tsx'

/** Prints the slip of an order in the look of its branch, and in the ordinary one where that cannot be read. */
export async function printOrder(order: SalesOrder, issuer: readonly [string, string]): Promise<void> {
  const { branchId } = order
  const known = await call(branchRoutes.receipt, { params: { id: branchId } }, { at: branchId }).catch(() => null)
  const timeZone = timeZoneOf(branchId)
  await printRoll(known, (template, part) => createElement(OrderSlip, { order, template, issuer, timeZone, part }))
}
