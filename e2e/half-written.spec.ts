import { expect, test } from './fixtures.ts'

/** Editors of documents, with what is in their address for a new one. */
const editors = [
  '/products/import/new',
  '/products/purchase-order/new',
  '/products/transfer/new',
  '/products/return/new',
  '/products/disposal/new',
]

for (const address of editors)
  test(`what is half-written at ${address} outlives a click on the menu and a reload, until it is given up`, async ({
    page,
  }) => {
    await page.goto(address)
    const note = page.getByRole('textbox', { name: /^Ghi chú/ }).first()
    await expect(note).toHaveValue('')
    await note.fill('Giao trước 9 giờ')
    await page.getByRole('link', { name: 'Bán hàng' }).first().click()
    await expect(page).not.toHaveURL(new RegExp(address))

    await page.goto(address)
    await expect(note).toHaveValue('Giao trước 9 giờ')
    await note.fill('Giao trước 10 giờ')
    await page.reload()
    await expect(note).toHaveValue('Giao trước 10 giờ')
    const toasts = page.getByRole('region', { name: 'Thông báo' })
    await expect(toasts).toContainText('Đã mở lại phiếu đang soạn dở')
    await toasts.getByRole('button', { name: 'Soạn lại từ đầu' }).click()
    await expect(note).toHaveValue('')
    await page.reload()
    await expect(note).toHaveValue('')
  })

test('what nobody needs is cleared away when an editor opens, and nothing of today', async ({ page }) => {
  const gone = '01990000-0000-7000-8000-000000000001'
  await page.goto('/products/disposal/new')
  await page
    .getByRole('textbox', { name: /^Ghi chú/ })
    .first()
    .fill('Đang soạn')
  const slots = () => page.evaluate(readSlots)
  await expect.poll(slots).toEqual(['new.'])
  await page.goto('/settings')
  await page.evaluate(addSlots, {
    'new.expired': 61,
    'new.lots': 59,
    [gone]: 2,
    '01990000-0000-7000-8000-000000000002': 0.5,
  })
  await page.goto('/products/disposal/new')
  await expect.poll(slots).toEqual(['01990000-0000-7000-8000-000000000002', 'new.', 'new.lots'])
})

/** The slots of disposals in this browser. In the page. */
async function readSlots(): Promise<string[]> {
  const { name } = (await indexedDB.databases()).find(one => one.name?.startsWith('quay.v2.'))!
  const db = await new Promise<IDBDatabase>(resolve => {
    const opening = indexedDB.open(name!)
    opening.onsuccess = () => resolve(opening.result)
  })
  const keys = await new Promise<IDBValidKey[]>(resolve => {
    const reading = db.transaction('draft').objectStore('draft').getAllKeys()
    reading.onsuccess = () => resolve(reading.result)
  })
  db.close()
  return keys.map(String).flatMap(key => key.split('.disposal.').slice(1))
}

/** Copies the one slot of a disposal under other names, written so many days ago. In the page. */
async function addSlots(ages: Record<string, number>): Promise<void> {
  const { name } = (await indexedDB.databases()).find(one => one.name?.startsWith('quay.v2.'))!
  const db = await new Promise<IDBDatabase>(resolve => {
    const opening = indexedDB.open(name!)
    opening.onsuccess = () => resolve(opening.result)
  })
  await new Promise<void>(resolve => {
    const transaction = db.transaction('draft', 'readwrite')
    transaction.oncomplete = () => resolve()
    const drafts = transaction.objectStore('draft')
    const keys = drafts.getAllKeys()
    keys.onsuccess = () => {
      const key = keys.result.map(String).find(one => one.includes('.disposal.'))!
      const kept = drafts.get(key)
      kept.onsuccess = () => {
        for (const [slot, days] of Object.entries(ages)) {
          const at = Date.now() - days * 24 * 60 * 60_000
          drafts.put(
            JSON.stringify({ ...JSON.parse(kept.result), at }),
            key.replace(/\.disposal\..*/, `.disposal.${slot}`),
          )
        }
      }
    }
  })
  db.close()
}
