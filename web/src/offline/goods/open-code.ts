import { changePerson, knownPeople } from '../people/known-people.ts'

const rounds = 600_000
const triesAMinute = 5
const minuteMs = 60_000

/** Fewest characters of a code. */
export const shortestCode = 4

/** Keeps a code of the person, for good or for the next time that the screen is opened. */
export async function setOpenCode(storeId: string, userId: string, typed: string, isOnce = false): Promise<void> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  const hash = await derive(typed, salt)
  changePerson(storeId, userId, person => ({
    ...person,
    code: { salt: textOf(salt), hash, ...(isOnce && { isOnce }) },
    tries: [],
  }))
}

/** Whether a code is the person's; five wrong ones a minute, then it waits. */
export async function tryOpenCode(
  storeId: string,
  userId: string,
  typed: string,
  now: number,
): Promise<'right' | 'wrong' | { waitMs: number }> {
  const person = knownPeople(storeId).find(({ profile }) => profile.id === userId)
  if (!person?.code) return 'wrong'
  const recent = (person.tries ?? []).filter(at => at > now - minuteMs && at <= now)
  if (recent.length >= triesAMinute) return { waitMs: Math.min(...recent) + minuteMs - now }
  // Counted before it is tried: closing the page gives no try back.
  changePerson(storeId, userId, one => ({ ...one, tries: [...recent, now] }))
  const { salt, hash } = person.code
  if ((await derive(typed, bytesOf(salt))) !== hash) return 'wrong'
  changePerson(storeId, userId, one => ({ ...one, tries: [] }))
  return 'right'
}

async function derive(typed: string, salt: Uint8Array<ArrayBuffer>): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(typed), 'PBKDF2', false, ['deriveBits'])
  const bits = await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds }, key, 256)
  return textOf(new Uint8Array(bits))
}

const textOf = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const bytesOf = (text: string) => Uint8Array.from(atob(text), letter => letter.charCodeAt(0))
