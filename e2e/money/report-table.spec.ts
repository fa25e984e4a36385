import { checkAccessibility } from '../check-accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'

test('the picture of a report folds away for all reports, a phone begins with the rows, and what a row is stays beside its figures', async ({
  page,
}) => {
  await page.goto('/reports/product-report?period=today&view=INVENTORY_DETAIL')
  const fold = page.getByRole('button', { name: /^Giá trị tồn: / })
  const chosen = page.getByRole('main').getByLabel('Hình vẽ theo')
  await expect(fold).toHaveAttribute('aria-expanded', 'true')
  await expect(chosen).toBeVisible()
  await fold.focus()
  await page.keyboard.press('Enter')
  await expect(fold).toHaveAttribute('aria-expanded', 'false')
  await expect(chosen).toBeHidden()
  await checkAccessibility(page, 'a report with its picture folded away')
  await page.goto('/reports/product-report?period=today&view=WAREHOUSE_VALUE')
  await expect(fold).toHaveAttribute('aria-expanded', 'false')
  await fold.click()
  await page.reload()
  await expect(fold).toHaveAttribute('aria-expanded', 'true')

  // Twenty-four columns: their names would be out of sight.
  await page.goto('/reports/product-report?period=today&view=INVENTORY_DETAIL')
  const row = page.locator('[data-rows] > [data-row="0"]')
  const name = row.locator('td').first()
  await row.focus()
  const edge = (await name.boundingBox())!.x
  await row.locator('td').last().scrollIntoViewIfNeeded()
  expect((await row.locator('td').nth(1).boundingBox())!.x).toBeLessThan(edge)
  expect((await name.boundingBox())!.x).toBe(edge)
  expect((await page.getByRole('columnheader').first().boundingBox())!.x).toBe(edge)
  await picture(page, 'report-scrolled')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test('a report begins with its rows', async ({ page }) => {
    await page.goto('/reports/product-report?period=today&view=WAREHOUSE_VALUE')
    const fold = page.getByRole('button', { name: /^Giá trị tồn: / })
    await expect(fold).toHaveAttribute('aria-expanded', 'false')
    await fold.click()
    await expect(fold).toHaveAttribute('aria-expanded', 'true')
    await picture(page, 'report-phone')
  })
})
