import { checkAccessibility, checkWidth } from '../check-accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { openTill } from '../till.ts'

test('who sells finds the guides behind ?, at the till and at home, and reads one with its picture', async ({
  page,
}) => {
  await openTill(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Phím tắt (?)' }).click()
  await page.getByRole('dialog', { name: 'Phím tắt' }).getByRole('link', { name: 'Hướng dẫn' }).press('Enter')
  await expect(page).toHaveURL('/guides')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(6)
  await checkAccessibility(page, 'the list of guides')

  await page.getByRole('main').getByRole('link', { name: 'Bán hàng', exact: true }).press('Enter')
  await expect(page).toHaveTitle('Bán hàng · Quầy')
  const picture = page.getByRole('img', { name: /^Màn bán hàng/ })
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(500)
  await checkAccessibility(page, 'a guide')
  await page.getByRole('link', { name: 'Máy in' }).first().press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Máy in' })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await checkWidth(page, 'a guide with wide tables')

  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Hướng dẫn' }).press('Enter')
  await expect(page).toHaveURL('/guides')
  await page.goto('/guides/khong-co')
  await expect(page.getByRole('main')).toContainText('Không có hướng dẫn này')
})
