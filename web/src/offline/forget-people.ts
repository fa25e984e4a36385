export const peopleName = (storeId: string, userId: string) => `quay.v2.${storeId}.${userId}.people`

/** Forgets the customers whom a person met here, when that person signs out. */
export function forgetPeople(storeId: string, userId: string): void {
  if (typeof indexedDB !== 'undefined') indexedDB.deleteDatabase(peopleName(storeId, userId))
}
