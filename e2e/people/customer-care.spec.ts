import { checkAccessibility, checkWidth } from '../check-accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'

/** Tomorrow, thirty-six years ago. */
function bornTomorrow(): string {
  const day = new Date(Date.now() + 24 * 3600_000)
  return `1990-${String(day.getMonth() + 1).padStart(2, '0')}-${String(day.getDate()).padStart(2, '0')}`
}

test('a birthday is called about and keeps what came of it; a supplier without deals is deleted', async ({
  page,
  store,
}) => {
  await store.call('POST', 'customer', { name: 'Chị Hoa', phone: '0912345678', type: 1, birthday: bornTomorrow() })
  await page.goto('/partners/calls')
  await page.getByRole('button', { name: 'Ghi kết quả gọi chúc sinh nhật Chị Hoa' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Sẽ đến').click()
  await dialog.getByRole('textbox', { name: 'Ghi chú' }).fill('Ghé lấy thuốc chiều mai')
  await checkAccessibility(page, 'what came of a call')
  await picture(page, 'birthday-call')
  await dialog.getByRole('button', { name: 'Ghi kết quả' }).click()
  await expect(dialog).toBeHidden()
  const row = page.getByRole('row').filter({ hasText: 'Chị Hoa' })
  await expect(row).toContainText('Sẽ đến: Ghé lấy thuốc chiều mai')
  await expect(row).toContainText('Gọi lại')
  await picture(page, 'birthday-called')
  await page.setViewportSize({ width: 390, height: 844 })
  await checkWidth(page, 'whom to call')
  await picture(page, 'birthday-called-390')
  await page.setViewportSize({ width: 1366, height: 768 })

  const { data: provider } = await store.call('POST', 'provider', { name: 'Dược Nhập Nhầm' })
  await page.goto(`/partners/provider/${provider.id}`)
  await page.getByRole('button', { name: 'Xóa nhà cung cấp' }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Xóa nhà cung cấp' })
    .click()
  await expect(page).toHaveURL(/\/partners\/provider$/)
  expect((await store.call('GET', `provider/${provider.id}`)).status).toBe(404)
})
