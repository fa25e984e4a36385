import { checkAccessibility } from '../check-accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'

test('an owner has a report written to a file, does something else, hears that it is done after a reload, and fetches it', async ({
  page,
  store,
}) => {
  const gloves = store.products['Găng tay y tế']
  const [unit] = gloves.units
  await store.call('POST', 'bill', {
    items: [{ productId: gloves.id, unitId: unit.id, quantity: 1 }],
    payments: [{ method: 'CASH', amount: unit.price }],
  })
  await page.goto('/reports/product-report?period=today')
  await page.getByRole('button', { name: 'Xuất Excel' }).click()
  await expect(page.getByRole('button', { name: 'Làm trong nền' })).toBeVisible()
  await checkAccessibility(page, 'an export that can be made meanwhile')
  await picture(page, 'file-later')
  await page.getByRole('button', { name: 'Làm trong nền' }).click()
  await expect(page.getByText('Đang làm tệp. Khi xong, màn hình sẽ báo.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // Another page, opened anew.
  await page.goto('/partners/customer')
  const notice = page.getByRole('status').filter({ hasText: 'Tệp đã xong' })
  await expect(notice).toBeVisible()
  await page.reload()
  await expect(notice).toContainText('Tệp đã xong')
  await checkAccessibility(page, 'the notice of a file')
  await picture(page, 'file-notice')
  const file = page.waitForEvent('download')
  await notice.getByRole('button', { name: 'Tải về' }).click()
  expect((await file).suggestedFilename()).toMatch(/^bao-cao-hang-hoa-/)
  await expect(notice).toHaveCount(0)

  // It is kept, and given again.
  await page.goto('/account?phan=tep')
  const row = page.getByRole('row', { name: /Báo cáo hàng hóa/ })
  await expect(row).toContainText('Đã xong, 2 dòng')
  await checkAccessibility(page, 'the files of a person')
  await picture(page, 'files')
  const again = page.waitForEvent('download')
  await row.getByRole('button', { name: /^Tải về/ }).click()
  await again
  await page.setViewportSize({ width: 390, height: 844 })
  await picture(page, 'files-phone')
  await page.getByRole('button', { name: /^Xóa/ }).click()
  await expect(page.getByText('Chưa có tệp nào')).toBeVisible()
  await checkAccessibility(page, 'no files on a phone')
})
