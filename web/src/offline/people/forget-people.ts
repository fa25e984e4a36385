import { listKeys, writeItem } from '../../storage/browser-store.ts'
import { forgetPerson } from './known-people.ts'

export const peopleName = (storeId: string, userId: string) => `quay.v2.${storeId}.${userId}.people`

/** Forgets the customers whom a person met here, when that person signs out. */
export function forgetPeople(storeId: string, userId: string): void {
  if (typeof indexedDB !== 'undefined') indexedDB.deleteDatabase(peopleName(storeId, userId))
}

/** Forgets what a person might do here, their code of this browser, and what their branches had set, when that person signs out. */
export function forgetWhoWas({ id, store }: { id: string; store: { id: string } }): void {
  forgetPerson(store.id, id)
  for (const key of listKeys())
    if (key.startsWith(`quay.v1.${id}.`) && key.endsWith('.tillContext')) writeItem(key, null)
}
