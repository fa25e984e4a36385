import { addDays } from '@quay/domain/time/calendar'
import { writeCall } from '../src/features/customer-care/write-call.ts'
import { instantOf } from './trade/clock.ts'
import type { Shop } from './trade/shop.ts'

/** Where a medicine ran out so many days ago or earlier, the staff have called its customer already. */
const longestWait = 4
const afternoon = 16 * 60

/**
 * The day before the last the staff call whose medicine ran out some days ago; one of them is to be called again on the last day. What
 * runs out since then waits in "Hôm nay cần gọi".
 */
export async function callCustomers({ actor, at, lastDay, supplies }: Shop): Promise<void> {
  const yesterday = addDays(lastDay, -1)
  const past = supplies.filter(({ endsOn }) => endsOn <= addDays(lastDay, 0 - longestWait))
  for (const [place, { lineId }] of past.entries()) {
    const isLast = place === past.length - 1
    const result = isLast
      ? { result: 'SNOOZED' as const, until: lastDay, note: 'Khách bận, hẹn gọi lại hôm sau' }
      : { result: 'DONE' as const }
    await at(instantOf(yesterday, afternoon), tx => writeCall(tx, actor, lineId, result))
  }
}
