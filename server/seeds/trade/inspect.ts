import { daysBetween } from '@quay/domain/time/calendar'
import { randomFrom } from '../random.ts'
import type { Shop } from './shop.ts'

/** What is now and then wrong with one line of a delivery. */
const defects = ['Móp hộp', 'Rách tem niêm phong', 'Ướt góc thùng']

/**
 * Who of the branch took a delivery, whether it was looked at, and what was wrong with one of its lines. It has a chance of
 * its own: what is received changes no bill.
 */
export function inspect(shop: Shop, branch: number, { day, supplier }: { day: string; supplier: number }) {
  const random = randomFrom(daysBetween(shop.onboarding, day) * 97 + supplier * 7 + branch)
  const receiver = random.pick(shop.sellers[branch]!).actor
  const isInspected = random.chance(0.92)
  const defect = isInspected && random.chance(0.2) ? random.pick(defects) : null
  return { receiverId: receiver.employeeId, isInspected, defect }
}
