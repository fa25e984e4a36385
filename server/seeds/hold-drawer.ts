import { voucherRoutes } from '@quay/contract/money/routes'
import { shiftRoutes } from '@quay/contract/shift/routes'
import { denominations } from '@quay/contract/shift/shapes'
import { updateSetting } from '../src/features/setting/update-setting.ts'
import { closeShift } from '../src/features/shift/close-shift.ts'
import { countShift } from '../src/features/shift/count-shift.ts'
import { openShift } from '../src/features/shift/open-shift.ts'
import { createVoucher } from '../src/features/voucher/create-voucher.ts'
import { bodyOf } from './as-person.ts'
import type { Shop } from './trade/shop.ts'

const hour = 3_600_000
const openingFloat = 1_000_000
/** A note that was given too much. */
const missing = 20_000

const otherIncome = 'Thu khác'
const afterwards = 'Thêm tiền lẻ từ két'
const small = 200_000

/**
 * Holds the drawer of the first branch for some hours of the last day: what is paid there while `work` runs is of the shift, which
 * is counted, a note short, and closed. A seller holds the next one, which is open still; the store works by shifts from then on.
 */
export async function holdDrawer(
  { actor, at, end, branches, sellers, kinds }: Shop,
  work: () => Promise<void>,
): Promise<void> {
  const before = (hours: number) => new Date(end.getTime() - hours * hour)
  await at(before(4), tx => updateSetting(tx, { key: 'useShifts', value: true, version: 0 }))
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
  const next = sellers[0]!.at(-1)!
  await next.at(before(0.7), tx => {
    const [body, hash] = bodyOf(shiftRoutes.open.body, { branchId: branches[0]!.id, openingFloat })
    return openShift(tx, next.actor, body, hash)
  })
  await at(before(0.6), tx => {
    const [body, hash] = bodyOf(voucherRoutes.create.body, {
      ...{ branchId: branches[0]!.id, accountId: branches[0]!.cashAccountId, direction: 'IN' as const },
      ...{ kindId: kinds.get(otherIncome)!, amount: small, note: afterwards },
    })
    return createVoucher(tx, actor, body, hash)
  })
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
