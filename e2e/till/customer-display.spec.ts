import { checkAccessibility } from '../check-accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { scan } from '../scan.ts'
import { openTill } from '../till.ts'

const strip = '8930000000028'

test('a customer buys again what they bought, and follows it on a screen of their own', async ({ page, context }) => {
  const till = await openTill(page)
  await scan(page, strip)
  await page.keyboard.press('F4')
  await page.keyboard.type('Chị Năm')
  await expect(page.getByRole('option', { name: 'Thêm “Chị Năm”' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Tên khách' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(till.find).toBeFocused()
  await page.keyboard.press('F9')
  await expect(till.toast).toContainText(/HD\d+/)

  await page.keyboard.press('Control+,')
  const [display] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Mở màn hình khách' }).click(),
  ])
  await expect(display.getByText('Cảm ơn quý khách')).toBeVisible()

  await page.bringToFront()
  await page.keyboard.press('F4')
  await page.keyboard.type('nam')
  await expect(page.getByRole('option', { name: /Chị Năm/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Mua gần đây' })).toBeVisible()
  await page.keyboard.press('Control+B')
  await page.keyboard.press('Enter')
  await expect(till.lines).toHaveCount(1)
  await expect(till.find).toBeFocused()
  await expect(display.getByRole('list', { name: 'Hàng quý khách mua' }).getByRole('listitem')).toHaveCount(1)
  // Without a network too: both windows are of one browser.
  await context.setOffline(true)
  await page.keyboard.press('+')
  await expect(display.getByRole('status')).toHaveText(/34\.000đ/)
  await context.setOffline(false)
  await checkAccessibility(display, 'the screen of the customer')
  await page.keyboard.press('F9')
  await expect(display.getByText('Cảm ơn quý khách')).toBeVisible()
})
