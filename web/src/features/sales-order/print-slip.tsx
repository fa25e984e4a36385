import type { SalesOrder } from '@quay/contract/sales-order/shapes'
import { useEffect } from 'react'
import { printOrder } from './shared/print-order.ts'

/** Prints the slip of an order once; says when it is over. */
export function PrintSlip({ order, onDone }: { order: SalesOrder; onDone: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is asked for
  useEffect(() => void printOrder(order).finally(onDone), [])
  return null
}
