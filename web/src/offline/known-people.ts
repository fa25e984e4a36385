import type { Profile } from '@quay/contract/session/shapes'
import type { StoredKey } from '../storage/record-table.ts'
import { readRecord, writeText } from '../storage/stored.ts'

/** A person who worked at this browser: what they might do when they were last here, and their code for the screen. */
interface KnownPerson {
  profile: Profile
  /** Their own code at this browser for times without a network; never the PIN, which also approves. */
  code?: { salt: string; hash: string; isOnce?: boolean }
  /** Epoch milliseconds of wrong tries. */
  tries?: number[]
}

const keyOf = (storeId: string): StoredKey => `quay.v2.${storeId}.people`
const mostKnown = 20
const rounds = 600_000
const triesAMinute = 5
const minuteMs = 60_000

/** Fewest characters of a code. */
export const shortestCode = 4

const read = (storeId: string): KnownPerson[] =>
  readRecord(keyOf(storeId), value => (value as KnownPerson[]).filter(one => one?.profile?.id)) ?? []

function change(storeId: string, userId: string, work: (person: KnownPerson) => KnownPerson) {
  const all = read(storeId)
  const person = all.find(({ profile }) => profile.id === userId)
  if (!person) return
  writeText(keyOf(storeId), JSON.stringify(all.map(one => (one === person ? work(one) : one))))
}

/** Who worked here, the last one first. */
export const knownPeople = (storeId: string): readonly KnownPerson[] => read(storeId)

/** Remembers who works here and what they may do; the newest twenty. */
export function rememberPerson(profile: Profile): void {
  const { id, store } = profile
  const all = read(store.id)
  const before = all.find(one => one.profile.id === id)
  const others = all.filter(one => one !== before)
  writeText(keyOf(store.id), JSON.stringify([{ ...before, profile }, ...others].slice(0, mostKnown)))
}

/** Forgets a person's code, and what they might do here. */
export function forgetPerson(storeId: string, userId: string): void {
  const left = read(storeId).filter(({ profile }) => profile.id !== userId)
  writeText(keyOf(storeId), left.length > 0 ? JSON.stringify(left) : null)
}

export const hasOpenCode = (storeId: string, userId: string): boolean =>
  read(storeId).some(({ profile, code }) => profile.id === userId && code)

/** Keeps a code of the person, for good or for the next time that the screen is opened. */
export async function setOpenCode(storeId: string, userId: string, typed: string, isOnce = false): Promise<void> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  const hash = await derive(typed, salt)
  change(storeId, userId, person => ({
    ...person,
    code: { salt: textOf(salt), hash, ...(isOnce && { isOnce }) },
    tries: [],
  }))
}

/** A code that was for once is gone when the screen is open. */
export function dropOnceCode(storeId: string, userId: string): void {
  change(storeId, userId, ({ code, ...person }) => (code?.isOnce ? person : { ...person, ...(code && { code }) }))
}

/** Whether a code is the person's; five wrong ones a minute, then it waits. */
export async function tryOpenCode(
  storeId: string,
  userId: string,
  typed: string,
  now: number,
): Promise<'right' | 'wrong' | { waitMs: number }> {
  const person = read(storeId).find(({ profile }) => profile.id === userId)
  if (!person?.code) return 'wrong'
  const recent = (person.tries ?? []).filter(at => at > now - minuteMs && at <= now)
  if (recent.length >= triesAMinute) return { waitMs: Math.min(...recent) + minuteMs - now }
  // Counted before it is tried: closing the page gives no try back.
  change(storeId, userId, one => ({ ...one, tries: [...recent, now] }))
  const { salt, hash } = person.code
  if ((await derive(typed, bytesOf(salt))) !== hash) return 'wrong'
  change(storeId, userId, one => ({ ...one, tries: [] }))
  return 'right'
}

async function derive(typed: string, salt: Uint8Array<ArrayBuffer>): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(typed), 'PBKDF2', false, ['deriveBits'])
  const bits = await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds }, key, 256)
  return textOf(new Uint8Array(bits))
}

const textOf = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const bytesOf = (text: string) => Uint8Array.from(atob(text), letter => letter.charCodeAt(0))
