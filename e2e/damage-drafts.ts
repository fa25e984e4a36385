import type { Page } from '@playwright/test'

/** Writes a text in the place of stored carts: of the one in whose record `having` stands, or of every one. */
export async function damageDrafts(page: Page, text: string, having = ''): Promise<void> {
  await page.evaluate(
    async ([text, having]) => {
      const all = await indexedDB.databases()
      const name = all.map(database => database.name ?? '').find(name => /^quay\.v2\..*\.outbox$/.test(name))!
      const db = await new Promise<IDBDatabase>(resolve => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => resolve(opening.result)
      })
      const transaction = db.transaction('draft', 'readwrite')
      transaction.objectStore('draft').openCursor().onsuccess = event => {
        const cursor = (event.target as IDBRequest<IDBCursorWithValue | null>).result
        const isCart = cursor && !String(cursor.key).endsWith('.tabs') && String(cursor.value).includes(having)
        if (isCart) cursor.update(text)
        cursor?.continue()
      }
      await new Promise(resolve => {
        transaction.oncomplete = resolve
      })
      db.close()
    },
    [text, having] as const,
  )
}
