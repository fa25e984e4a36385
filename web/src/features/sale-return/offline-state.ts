import type { SaleReturnReason } from '@quay/contract/sale-return/shapes'
import { type CashRounding, roundCash } from '@quay/domain/sale/round-cash'
import { shareBack } from '@quay/domain/sale-return/share-back'
import type { HeldBill } from '../../offline/held-bills.ts'
import type { QueuedReturn } from '../../offline/return-queue.ts'

/** A line of a held bill with what this browser took back of it by itself; units of the bill and đồng. */
export interface OfflineLine {
  line: number
  productId: string
  name: string
  unitId: string
  unitName: string
  quantity: number
  net: number
  returned: number
  given: number
}

/** Refused ones gave goods and money back as well. */
export const offlineLines = (bill: HeldBill, queued: readonly QueuedReturn[]): OfflineLine[] =>
  bill.lines.map(line => {
    const own = queued
      .filter(({ body }) => body.billId === bill.id)
      .flatMap(({ body }) => body.items.filter(item => item.line === line.line))
    return {
      ...line,
      returned: own.reduce((sum, { quantity }) => sum + quantity, 0),
      given: own.reduce((sum, { amount }) => sum + amount, 0),
    }
  })

/** What so many units of a line are worth: the same share that the server gives. */
export const worthOf = ({ net, quantity, returned, given }: OfflineLine, back: number): number =>
  back === 0 ? 0 : shareBack(net, { backNow: returned + back, whole: quantity, given })

interface Written {
  id: string
  localNumber: string
  branchId: string
  takenAt: string
  reason: SaleReturnReason
  note: string
  /** Units that come back, by the place of the line. */
  quantities: Readonly<Record<number, number>>
}

export function offlineBody(
  bill: HeldBill,
  lines: readonly OfflineLine[],
  { note, quantities, ...written }: Written,
  rule: CashRounding | null,
): QueuedReturn['body'] {
  const items = lines.flatMap(line => {
    const quantity = quantities[line.line] ?? 0
    const { productId, unitId } = line
    return quantity > 0
      ? [{ line: line.line, productId, unitId, quantity, amount: worthOf(line, quantity), restock: false }]
      : []
  })
  const sum = items.reduce((all, { amount }) => all + amount, 0)
  return {
    ...written,
    billId: bill.id,
    ...(note.trim() !== '' && { note: note.trim() }),
    items,
    cash: sum + roundCash(sum, rule),
  }
}
