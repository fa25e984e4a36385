import type { Actor } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { may } from '../../http/caller/rights.ts'
import { phoneWord } from './phone-key.ts'

/** Whole numbers that one person without the right to phones may ask after in an hour: more than a till needs. */
const mostAnHour = 120
const hourMs = 3_600_000
const remembered = 10_000

const tries = new Map<string, { since: number; count: number }>()

export const seesPhones = (actor: Pick<Actor, 'rights'>): boolean =>
  may(actor, { model: 'customer_phone', action: 'read' })

/**
 * The whole phone that a caller who sees phones masked searches by; undefined for words and for parts of a number, which
 * find no phone then: digit by digit the caller would find out a masked number. Counted, so that a caller cannot try
 * numbers one after the other. Throws `too-many-requests`.
 */
export function wholePhoneSought(actor: Actor, keyword: string, now: Date): string | undefined {
  const number = phoneWord(keyword)
  if (!number || !/^0\d{9,10}$/.test(number)) return undefined
  countPhoneTry(actor, now)
  return number
}

/**
 * Counts each time a caller who does not see phones learns whether the store knows a whole phone, by a search or by
 * writing it to a customer. Throws `too-many-requests` above what a till needs.
 */
export function countPhoneTry(actor: Pick<Actor, 'storeId' | 'employeeId' | 'rights'>, now: Date): void {
  if (seesPhones(actor)) return
  const key = `${actor.storeId}:${actor.employeeId}`
  const known = tries.get(key)
  const current = known && now.getTime() - known.since < hourMs ? known : { since: now.getTime(), count: 0 }
  if (current.count >= mostAnHour)
    throw new DomainError('too-many-requests', {
      seconds: Math.ceil((current.since + hourMs - now.getTime()) / 1000),
    })
  if (tries.size >= remembered) tries.clear()
  tries.set(key, { ...current, count: current.count + 1 })
}
