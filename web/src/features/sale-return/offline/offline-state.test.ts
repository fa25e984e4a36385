import { expect, test } from 'vitest'
import type { HeldBill } from '../../../offline/outbox/held-bills.ts'
import type { QueuedReturn } from '../../../offline/outbox/return-queue.ts'
import { offlineBody, offlineLines, surchargesOf } from './offline-state.ts'

const surcharge = (id: string, returns: 'NEVER' | 'SHARE' | 'WHOLE', amount: number) => ({
  id,
  name: id,
  returns,
  amount,
})
const bill = (surcharges: HeldBill['surcharges']): HeldBill => ({
  id: 'bill',
  code: 'HD000001',
  soldAt: '2026-11-26T02:00:00.000Z',
  customerName: null,
  lines: [{ line: 0, productId: 'a', name: 'A', unitId: 'u', unitName: 'Viên', quantity: 10, net: 10_000 }],
  surcharges,
})
const written = { id: 'r', localNumber: 'OFF-1', branchId: 'b', takenAt: '', reason: 'CHANGED_MIND' as const, note: '' }

function take(of: HeldBill, quantity: number, queued: readonly QueuedReturn[]) {
  const lines = offlineLines(of, queued)
  const quantities = { 0: quantity }
  const surcharges = surchargesOf(of, lines, quantities, queued)
  return offlineBody(of, lines, { ...written, quantities }, { rule: null, surcharges })
}
const asQueued = (body: QueuedReturn['body']) => ({ body }) as QueuedReturn

test.each([
  ['a share goes with the goods', [surcharge('pack', 'SHARE', 5_001)], [2_000, 3_001]],
  ['what is given back whole waits for the last goods', [surcharge('mix', 'WHOLE', 5_000)], [undefined, 5_000]],
  ['what is never given back stays', [surcharge('bring', 'NEVER', 5_000)], [undefined, undefined]],
  ['nothing where the bill took nothing', undefined, [undefined, undefined]],
])('%s', (_what, surcharges, [first, second]) => {
  const of = bill(surcharges)
  const one = take(of, 4, [])
  expect(one).toMatchObject({ cash: 4_000 + (first ?? 0) })
  expect(one.surchargesBack).toBe(first)
  const two = take(of, 6, [asQueued(one)])
  expect(two.surchargesBack).toBe(second)
  expect(two.cash).toBe(6_000 + (second ?? 0))
})
