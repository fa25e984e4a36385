import { checkAccessibility, checkWidth } from '../check-accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { scan } from '../scan.ts'
import { openTill } from '../till.ts'

test('a browser becomes a named till: its bills say so, and its offline receipts carry its prefix', async ({
  page,
  store,
  papers,
}) => {
  await page.goto('/settings/device')
  await page.getByRole('button', { name: 'Đăng ký máy này' }).first().click()
  const sheet = page.getByRole('dialog', { name: 'Đăng ký máy này' })
  await checkAccessibility(page, 'registering a till')
  await sheet.getByRole('button', { name: 'Đăng ký' }).click()
  await expect(sheet.getByText('Không được để trống')).toBeVisible()
  await sheet.getByLabel('Tên máy').fill('Quầy trước')
  await expect(sheet.getByText('OFF-Q1-ABC234')).toBeVisible()
  await sheet.getByRole('button', { name: 'Đăng ký' }).click()
  const row = page.getByRole('row', { name: /Quầy trước/ })
  await expect(row).toContainText('Máy này')
  await checkAccessibility(page, 'tills')
  await page.setViewportSize({ width: 390, height: 844 })
  await checkWidth(page, 'tills')
  await page.setViewportSize({ width: 1366, height: 768 })

  const till = await openTill(page)
  await scan(page, '8930000000028')
  await expect(till.lines).toHaveCount(1)
  await page.keyboard.press('F9')
  // "Đã lưu" stood there before the sale too: the toast is what says that this one is done.
  await expect(till.toast).toContainText('đã thanh toán')
  await expect(till.saved).toHaveText('Đã lưu')
  const { data } = await store.call('GET', `bill?branchId=${store.branchId}`)
  expect((await store.call('GET', `bill/${data.items[0].id}`)).data.deviceName).toBe('Quầy trước')

  await page.route(/\/mp\/api\/bill(\?|$)/, route => route.abort())
  await scan(page, '8930000000028')
  await expect(till.lines).toHaveCount(1)
  await page.keyboard.press('F9')
  await expect(till.toast).toContainText(/OFF-Q1-[A-Z2-9]{6}/)
  await expect.poll(() => papers[1]).toMatch(/OFF-Q1-[A-Z2-9]{6}/)
})
