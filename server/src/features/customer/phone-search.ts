import { DomainError } from '../../db/domain-error.ts'
import type { Actor } from '../../db/transaction.ts'
import { may } from '../../http/rights.ts'
import { phoneWord } from './phone-key.ts'

/** Searches by a whole number that one person without the right to phones may make in an hour: more than a till needs. */
const mostAnHour = 120
const hourMs = 3_600_000
const remembered = 10_000

const searches = new Map<string, { since: number; count: number }>()

export const seesPhones = (actor: Actor): boolean => may(actor, { model: 'customer_phone', action: 'read' })

/**
 * The whole phone that somebody searches by who sees phones masked; nothing for words and for parts of a number, which
 * find no phone then: digit by digit a masked number would be found out. Counted, so that numbers are not tried one
 * after the other. Throws `too-many-requests`.
 */
export function wholePhoneSought(actor: Actor, keyword: string, now: Date): string | undefined {
  const number = phoneWord(keyword)
  if (!number || !/^0\d{9,10}$/.test(number)) return undefined
  const key = `${actor.storeId}:${actor.employeeId}`
  const known = searches.get(key)
  const current = known && now.getTime() - known.since < hourMs ? known : { since: now.getTime(), count: 0 }
  if (current.count >= mostAnHour)
    throw new DomainError('too-many-requests', {
      seconds: Math.ceil((current.since + hourMs - now.getTime()) / 1000),
    })
  if (searches.size >= remembered) searches.clear()
  searches.set(key, { ...current, count: current.count + 1 })
  return number
}
