import type { Page } from '@playwright/test'
import { addColleague } from '../add-colleague.ts'
import { checkAccessibility, checkWidth } from '../check-accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { newestBill } from '../newest-bill.ts'
import { picture } from '../picture.ts'
import { scan } from '../scan.ts'
import { openTill } from '../till.ts'
import { typeLikeAPerson } from '../type-like-a-person.ts'

const strip = '8930000000028'
const capsule = '8930000000042'

test('a line that a colleague sold names them on the bill, the other lines stay with the seller of the bill', async ({
  page,
  server,
  store,
}) => {
  const colleague = await addColleague(server, store)
  const till = await openTill(page)
  await scan(page, strip)
  await scan(page, capsule)
  await page.keyboard.press('Shift+F6')
  const seller = page.getByRole('combobox', { name: 'Người bán dòng này' })
  await expect(seller).toContainText('Trần Thu Hà')
  await seller.press('Enter')
  await page.getByRole('option', { name: colleague.fullName }).click()
  await checkAccessibility(page, 'the seller of a line')
  await picture(page, 'line-seller')
  await page.keyboard.press('Escape')
  await expect(till.line(2)).toContainText(colleague.fullName)
  await expect(till.line(1)).not.toContainText(colleague.fullName)
  await page.setViewportSize({ width: 390, height: 844 })
  await checkWidth(page, 'the seller of a line')
  await picture(page, 'line-seller-390')
  await page.setViewportSize({ width: 1366, height: 768 })
  // The choice waits with the cart.
  await page.reload()
  await expect(till.line(2)).toContainText(colleague.fullName)
  await page.keyboard.press('F9')
  await expect(till.lines).toHaveCount(0)
  const bill = await newestBill(store)
  expect(bill.sellerName).toBe('Trần Thu Hà')
  expect(bill.items.map(({ soldByName }) => soldByName ?? null)).toEqual([null, colleague.fullName])
  await page.goto(`/transactions/bill/${bill.id}`)
  await expect(page.getByRole('row', { name: /Amoxicillin/ })).toContainText(`${colleague.fullName} bán`)
  await expect(page.getByRole('row', { name: /Panadol/ })).not.toContainText('bán')
})

test('a till that is set to it fills the screen from the first key on, and leaves it with the setting', async ({
  page,
}) => {
  const isFull = (of: Page) => of.evaluate(() => document.fullscreenElement !== null)
  const till = await openTill(page)
  expect(await isFull(page)).toBe(false)
  await page.keyboard.press('Control+,')
  const settings = page.getByRole('dialog', { name: 'Thiết lập quầy này' })
  const fills = settings.getByRole('switch', { name: 'Mở quầy toàn màn hình' })
  await fills.press('Space')
  await expect.poll(() => isFull(page)).toBe(true)
  await fills.press('Space')
  await expect.poll(() => isFull(page)).toBe(false)
  await fills.press('Space')
  await expect.poll(() => isFull(page)).toBe(true)

  await page.reload()
  await expect(till.find).toBeFocused()
  await page.evaluate(() => document.exitFullscreen().catch(() => {}))
  expect(await isFull(page)).toBe(false)
  await typeLikeAPerson(page, 'panadol')
  await expect.poll(() => isFull(page)).toBe(true)
  // The keys mean what they always mean.
  await page.keyboard.press('Enter')
  await expect(till.lines).toHaveCount(1)
  // Whoever leaves it stays out until the till opens anew.
  await page.evaluate(() => document.exitFullscreen())
  await scan(page, strip)
  await expect(till.quantity(1)).toHaveValue('2')
  expect(await isFull(page)).toBe(false)
})

test('five named bills show what their customers are called by, and their whole name as a title', async ({
  page,
  store,
}) => {
  const names = ['Cao Thu Nhung', 'Nguyễn Văn Phương', 'Trần Thị Hoàng Oanh', 'Lê Minh Khang', 'Phạm Quốc Việt']
  for (const [at, name] of names.entries()) await store.call('POST', 'customer', { name, phone: `091200055${at}` })
  const till = await openTill(page)
  for (const [at, name] of names.entries()) {
    if (at > 0) await page.getByRole('button', { name: 'Mở hóa đơn mới' }).click()
    await scan(page, strip)
    await page.keyboard.press('F4')
    await page.keyboard.type(`091200055${at}`)
    await page.getByRole('option', { name: new RegExp(name) }).click()
  }
  await expect(till.tab(5)).toBeInViewport({ ratio: 1 })
  await picture(page, 'named-tabs')
  for (const [at, name] of names.entries()) {
    const tab = till.tab(at + 1)
    await expect(tab).toHaveAttribute('title', `HĐ ${at + 1} · ${name}`)
    await expect(tab).toContainText(name.split(' ').at(-1)!)
    // Nothing of it is cut off.
    const cut = await tab.evaluate(element => element.scrollWidth - element.clientWidth)
    expect([name, Math.max(0, cut)]).toEqual([name, 0])
  }
})
