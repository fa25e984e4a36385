import type { SaleReturnReason } from '@quay/contract/sale-return/shapes'
import { shareBack } from '@quay/domain/money/share-back'
import { type CashRounding, roundCash } from '@quay/domain/sale/round-cash'
import { type BilledSurcharge, type SurchargeBack, surchargesBack } from '@quay/domain/surcharge/surcharges-back'
import type { HeldBill } from '../../../offline/outbox/held-bills.ts'
import type { QueuedReturn } from '../../../offline/outbox/return-queue.ts'

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

/** What comes back of what the bill took beside its goods, with so many units of its lines: as the server gives it back. */
export function surchargesOf(
  { id: billId, surcharges = [] }: HeldBill,
  lines: readonly OfflineLine[],
  quantities: Written['quantities'],
  queued: readonly QueuedReturn[],
): SurchargeBack[] {
  const back = lines.reduce((sum, line) => sum + line.given + worthOf(line, quantities[line.line] ?? 0), 0)
  const whole = lines.reduce((sum, { net }) => sum + net, 0)
  const isLast = lines.every(line => line.returned + (quantities[line.line] ?? 0) >= line.quantity)
  let given = queued.reduce((sum, { body }) => (body.billId === billId ? sum + (body.surchargesBack ?? 0) : sum), 0)
  // Of several the sum alone was kept: it went to the first of them first, as the server counts it.
  const billed = surcharges.map((row): BilledSurcharge => {
    const returned = row.returns === 'NEVER' ? 0 : Math.min(given, row.amount)
    given -= returned
    return { ...row, vat: 0, returned, returnedVat: 0 }
  })
  return surchargesBack(billed, { backNow: back, whole, isLast })
}

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
  { rule, surcharges }: { rule: CashRounding | null; surcharges: readonly SurchargeBack[] },
): QueuedReturn['body'] {
  const items = lines.flatMap(line => {
    const quantity = quantities[line.line] ?? 0
    const { productId, unitId } = line
    return quantity > 0
      ? [{ line: line.line, productId, unitId, quantity, amount: worthOf(line, quantity), restock: false }]
      : []
  })
  const beside = items.length === 0 ? 0 : surcharges.reduce((all, { amount }) => all + amount, 0)
  const sum = items.reduce((all, { amount }) => all + amount, 0) + beside
  return {
    ...written,
    billId: bill.id,
    ...(note.trim() !== '' && { note: note.trim() }),
    items,
    ...(beside > 0 && { surchargesBack: beside }),
    cash: sum + roundCash(sum, rule),
  }
}
