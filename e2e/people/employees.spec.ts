import type { Locator } from '@playwright/test'
import { checkAccessibility, checkWidth } from '../check-accessibility.ts'
import { expect, signedInAs, test } from '../fixtures.ts'

const phone = { width: 390, height: 844 }

test('somebody is hired, refused beside each field, found and edited, by keyboard alone', async ({ page, store }) => {
  const name = `duoc-${Date.now().toString(36)}`
  await page.goto('/settings/employee')
  await expect(page.getByRole('row').filter({ hasText: 'Trần Thu Hà' })).toBeVisible()
  await checkAccessibility(page, 'employees')
  await page.keyboard.press('n')
  const sheet = page.getByRole('dialog', { name: 'Thêm nhân viên' })
  const field = (label: string) => sheet.getByRole('textbox', { name: label })
  await expect(field('Họ tên')).toBeFocused()
  await page.keyboard.press('Control+s')
  await says(field('Họ tên'), 'Không được để trống')
  await says(field('Tên đăng nhập'), 'Không được để trống')

  await field('Họ tên').fill('Lê Thị Dược')
  await field('Tên đăng nhập').fill(store.username)
  await sheet.getByLabel('Mật khẩu ban đầu').first().fill('mat-khau-dau')
  await sheet.getByRole('combobox', { name: 'Vai trò' }).press('Enter')
  await page.keyboard.type('nh')
  await page.keyboard.press('Enter')
  await sheet.getByRole('checkbox', { name: 'Chỉ vào được trong khung giờ' }).press('Space')
  await field('Từ, khung giờ 1').fill('630')
  await field('Đến, khung giờ 1').fill('25')
  await page.keyboard.press('Control+s')
  await says(field('Đến, khung giờ 1'), 'Giờ chưa đúng, gõ như 730 hoặc 7:30')
  await field('Đến, khung giờ 1').fill('22')
  await sheet.getByRole('checkbox', { name: 'Chủ nhật' }).press('Space')
  await sheet.getByRole('checkbox', { name: 'Là dược sĩ' }).press('Space')
  const practising = sheet.getByRole('group', { name: 'Chứng chỉ hành nghề dược' })
  await practising.getByRole('textbox', { name: 'Hết hạn' }).fill('01/05/2021')
  await page.keyboard.press('Control+s')
  await says(practising.getByRole('textbox', { name: 'Số' }), 'Không được để trống')
  await practising.getByRole('textbox', { name: 'Số' }).fill('12/CCHN')
  await page.keyboard.press('Control+s')
  await says(field('Tên đăng nhập'), `Tên đăng nhập "${store.username}" đã có người dùng.`)
  await checkAccessibility(page, 'hiring')
  await field('Tên đăng nhập').fill(name)
  await page.keyboard.press('Control+s')
  await expect(sheet).toBeHidden()

  await expect(page.getByRole('heading', { name: 'Lê Thị Dược', level: 1 })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('T2–T7 06:30–22:00')
  await expect(page.getByRole('main')).toContainText('CCHN hết hạn 01/05/2021')
  await checkAccessibility(page, 'an employee')
  await page.setViewportSize(phone)
  await checkWidth(page, 'an employee')
  await page.keyboard.press('e')
  await expect(page.getByRole('dialog', { name: 'Sửa Lê Thị Dược' })).toBeVisible()
  await checkWidth(page, 'editing an employee')
  await checkAccessibility(page, 'editing an employee')
  await page.keyboard.press('Escape')

  await page.goto('/')
  await page.getByRole('link', { name: /Chứng chỉ của nhân viên/ }).press('Enter')
  await expect(page).toHaveURL('/settings/employee?kind=certificate&status=1')
  await expect(page.getByRole('main')).toContainText('Lê Thị Dược')
  await expect(page.getByRole('main')).not.toContainText('Trần Thu Hà')
})

test('the last admin stays admin, whatever is asked', async ({ page, store }) => {
  const [owner] = (await store.call('GET', `employee?keyword=${store.username}`)).data.items
  await page.goto(`/settings/employee/${owner.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The key counts from when there is somebody to edit.
  await expect(page.getByRole('button', { name: 'Sửa' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ngưng tài khoản' })).toBeHidden()
  await page.keyboard.press('e')
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('textbox', { name: 'Họ tên' })).toBeFocused()
  await sheet.getByRole('combobox', { name: 'Vai trò' }).press('Enter')
  await expect(page.getByRole('option', { name: 'Nhân viên' })).toBeVisible()
  await page.keyboard.type('nh')
  await page.keyboard.press('Enter')
  await expect(sheet.getByRole('combobox', { name: 'Vai trò' })).toContainText('Nhân viên')
  await page.keyboard.press('Control+s')
  await says(sheet.getByRole('combobox', { name: 'Vai trò' }), /là người cuối cùng/)
})

test('an account that is ended is out on the next step of every device', async ({
  page,
  store,
  colleague,
  server,
  browser,
}) => {
  const context = await browser.newContext({
    baseURL: server.baseUrl,
    storageState: signedInAs(server.baseUrl, colleague),
    locale: 'vi-VN',
  })
  const theirs = await context.newPage()
  await theirs.goto('/products/list')
  await expect(theirs.getByRole('row').filter({ hasText: 'Panadol' })).toBeVisible()

  const [person] = (await store.call('GET', `employee?keyword=${colleague.username}`)).data.items
  await page.goto(`/settings/employee/${person.id}`)
  await page.getByRole('button', { name: 'Ngưng tài khoản' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Ngưng tài khoản' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Mở lại' })).toBeVisible()
  await theirs.getByRole('link', { name: 'Khách hàng' }).first().press('Enter')
  await expect(theirs).toHaveURL(/\/auth\/sign-in/)
  await context.close()
})

/** The field is marked as wrong and described by the sentence. */
async function says(field: Locator, sentence: string | RegExp) {
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(sentence)
}
