import type { Profile } from '@quay/contract/session/shapes'
import type { StoredKey } from '../../storage/record-table.ts'
import { readRecord, writeText } from '../../storage/stored.ts'

/** A person who worked at this browser: what they might do when they were last here, and their code for the screen. */
export interface KnownPerson {
  profile: Profile
  /** Their own code at this browser for times without a network; never the PIN, which also approves. */
  code?: { salt: string; hash: string; isOnce?: boolean }
  /** Epoch milliseconds of wrong tries. */
  tries?: number[]
}

const keyOf = (storeId: string): StoredKey => `quay.v2.${storeId}.people`
const mostKnown = 20

const read = (storeId: string): KnownPerson[] =>
  readRecord(keyOf(storeId), value => (value as KnownPerson[]).filter(one => one?.profile?.id)) ?? []

/** Changes what is kept of a person, where anything is. */
export function changePerson(storeId: string, userId: string, work: (person: KnownPerson) => KnownPerson) {
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

/** A code that was for once is gone when the screen is open. */
export function dropOnceCode(storeId: string, userId: string): void {
  changePerson(storeId, userId, ({ code, ...person }) => (code?.isOnce ? person : { ...person, ...(code && { code }) }))
}
