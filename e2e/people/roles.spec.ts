import type { Page } from '@playwright/test'
import { checkAccessibility, checkWidth } from '../check-accessibility.ts'
import { expect, signedInAs, test } from '../fixtures.ts'

const phone = { width: 390, height: 844 }
const desk = { width: 1366, height: 768 }

const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
const preview = (page: Page) => page.getByRole('region', { name: 'Vai trò này làm được gì' }).or(page.getByRole('main'))

test('a role is made from a preset, searched, changed and given up, by keyboard alone', async ({ page, store }) => {
  await page.goto('/settings/role')
  await expect(page.getByRole('link', { name: 'Quản trị', exact: true })).toBeVisible()
  await checkAccessibility(page, 'roles')
  await page.keyboard.press('n')
  await expect(page).toHaveURL('/settings/role/new')

  await page.getByRole('button', { name: 'Dùng mẫu' }).press('ArrowDown')
  await page.getByRole('menuitem', { name: 'Thu ngân' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Tên vai trò' })).toHaveValue('Thu ngân')
  await expect(page.getByRole('textbox', { name: 'Giảm giá tối đa' })).toHaveValue('5')
  await expect(box(page, 'Thêm Bán hàng')).toBeChecked()
  await expect(preview(page).last()).toContainText('Giảm giá tối đa 5%.')
  await expect(preview(page).last()).toContainText('Không thấy giá vốn và giá trị tồn kho.')

  // Accents do not matter, and "all" means what is shown.
  await page.getByRole('searchbox', { name: 'Tìm quyền' }).fill('phieu chi')
  await expect(box(page, 'Thêm Bán hàng')).toBeHidden()
  await box(page, 'Xem Sổ quỹ').focus()
  await page.keyboard.press('ArrowRight')
  await expect(box(page, 'Thêm Sổ quỹ')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(box(page, 'Thêm Sổ quỹ')).toBeChecked()
  await page.getByRole('searchbox', { name: 'Tìm quyền' }).press('Escape')
  await checkAccessibility(page, 'a new role')
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\/settings\/role\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { name: 'Thu ngân', level: 1 })).toBeVisible()

  await box(page, 'Xem Hóa đơn').focus()
  await page.keyboard.press('Space')
  await expect(preview(page).last()).toContainText('Chỉ thấy hóa đơn của chính mình trong ngày.')
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog', { name: 'Lưu thay đổi của Thu ngân?' })
  await expect(dialog.getByRole('region', { name: 'Bớt quyền' })).toContainText('Hóa đơn: xem')
  await checkAccessibility(page, 'what a role becomes')
  await expect(dialog.getByRole('button', { name: 'Lưu', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Có thay đổi chưa lưu')).toBeHidden()

  // A name that is taken is told beside it.
  await page.getByRole('textbox', { name: 'Tên vai trò' }).fill('quản lý')
  await page.keyboard.press('Control+s')
  await expect(dialog.getByRole('button', { name: 'Lưu', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toContainText('Vai trò "Quản lý" đã có.')
  const name = page.getByRole('textbox', { name: 'Tên vai trò' })
  await expect(name).toBeFocused()
  // The closed dialog gave the focus back to it, and the refusal gives it to the first wrong field a frame later.
  await name.evaluate(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await page.getByRole('link', { name: 'Sản phẩm' }).first().press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Bỏ thay đổi' }).press('Enter')
  await expect(page).toHaveURL('/products/list')

  const [role] = (await store.call('GET', 'role?keyword=thu%20ngan')).data.items
  expect(role).toMatchObject({ name: 'Thu ngân', discountLimit: 500, version: 2 })
  await page.goto(`/settings/role/${role.id}`)
  await page.getByRole('button', { name: 'Xóa', exact: true }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Xóa' }).press('Enter')
  await expect(page).toHaveURL('/settings/role')
  await expect(page.getByRole('link', { name: 'Thu ngân', exact: true })).toBeHidden()
})

test('the matrix holds on a phone, and admin cannot be touched', async ({ page, store }) => {
  const [admin] = (await store.call('GET', 'role')).data.items
  for (const size of [desk, phone]) {
    await page.setViewportSize(size)
    await page.goto(`/settings/role/${admin.id}`)
    await expect(page.getByRole('main')).toContainText('luôn giữ mọi quyền')
    await expect(box(page, 'Xem Vai trò')).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Xóa', exact: true })).toBeHidden()
    await checkAccessibility(page, 'the role admin')
    await checkWidth(page, 'the role admin')
  }
})

test.describe('somebody who looks after roles', () => {
  test('is warned before shutting themselves out, and gives no more than they have', async ({
    page,
    store,
    colleague,
    server,
    browser,
  }) => {
    const grants = ['read', 'create', 'update'].map(action => ({ model: 'role', action }))
    const { data: role } = await store.call('POST', 'role', { name: 'Giữ vai trò', permissions: grants })
    const [person] = (await store.call('GET', `employee?keyword=${colleague.username}`)).data.items
    await store.call('PATCH', `employee/${person.id}`, { version: person.version, roleId: role.id })

    const context = await browser.newContext({
      baseURL: server.baseUrl,
      storageState: signedInAs(server.baseUrl, colleague),
      locale: 'vi-VN',
    })
    const theirs = await context.newPage()
    await theirs.goto(`/settings/role/${role.id}`)
    await expect(box(theirs, 'Xem Hóa đơn')).toBeDisabled()
    await expect(theirs.getByRole('main')).toContainText('Ô mờ là quyền bạn không có')
    await box(theirs, 'Sửa Vai trò').focus()
    await theirs.keyboard.press('Space')
    await theirs.keyboard.press('Control+s')
    const dialog = theirs.getByRole('dialog')
    await expect(dialog.getByRole('alert')).toContainText('Bớt “Vai trò: sửa”')
    await expect(dialog.getByRole('button', { name: 'Sửa tiếp' })).toBeFocused()
    await dialog.getByRole('button', { name: 'Vẫn lưu' }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(box(theirs, 'Sửa Vai trò')).toBeDisabled()

    // Deleting what is in use says who uses it.
    await page.goto(`/settings/role/${role.id}`)
    await page.getByRole('button', { name: 'Xóa', exact: true }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Xóa' }).press('Enter')
    await expect(page.getByText('đang giao cho 1 người: Nguyễn Thị Lan.')).toBeVisible()
    await context.close()
  })
})
