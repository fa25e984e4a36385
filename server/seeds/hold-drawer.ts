import { shiftRoutes } from '@quay/contract/shift/routes'
import { denominations } from '@quay/contract/shift/shapes'
import { updateSetting } from '../src/features/setting/update-setting.ts'
import { closeShift } from '../src/features/shift/close-shift.ts'
import { countShift } from '../src/features/shift/count-shift.ts'
import { openShift } from '../src/features/shift/open-shift.ts'
import { bodyOf } from './as-person.ts'
import type { Shop } from './trade/shop.ts'

const hour = 3_600_000
const openingFloat = 1_000_000
/** A note that was given too much. */
const missing = 20_000

/**
 * Holds the drawer of the first branch for some hours of the last day: what is paid there while `work` runs is of the shift, which
 * is counted, a note short, and closed. The store does without shifts afterwards, as a new one does.
 */
export async function holdDrawer({ actor, at, end, branches }: Shop, work: () => Promise<void>): Promise<void> {
  const before = (hours: number) => new Date(end.getTime() - hours * hour)
  const turn = (hours: number, value: boolean, version: number) =>
    at(before(hours), tx => updateSetting(tx, { key: 'useShifts', value, version }))
  await turn(4, true, 0)
  const shift = await at(before(3.9), tx => {
    const [body, hash] = bodyOf(shiftRoutes.open.body, { branchId: branches[0]!.id, openingFloat })
    return openShift(tx, actor, body, hash)
  })
  await work()
  const counting = await at(before(1), tx => countShift(tx, actor, shift.id, { notes: notesOf(openingFloat) }))
  const { expected } = counting.counts[0]!
  const counted = await at(before(0.9), tx => countShift(tx, actor, shift.id, { notes: notesOf(expected - missing) }))
  const last = counted.counts.at(-1)!
  const reason = 'Thối thừa một tờ cho khách'
  await at(before(0.8), tx =>
    closeShift(tx, actor, shift.id, { countId: last.id, taken: Math.max(0, last.counted - openingFloat), reason }),
  )
  await turn(0.7, false, 1)
}

/** An amount in as few notes as it takes. */
function notesOf(amount: number) {
  let left = amount
  return denominations.map(value => {
    const quantity = Math.floor(left / value)
    left -= quantity * value
    return { value, quantity }
  })
}
