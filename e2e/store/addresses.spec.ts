import { checkAccessibility } from '../check-accessibility.ts'
import { expect, nobody, test } from '../fixtures.ts'

const line = '12 Lê Lợi, Phường An Hội Tây, Thành phố Hồ Chí Minh'

test('a customer’s ward is found by its name of before, in all of the country, and brings its province', async ({
  page,
  store: _store,
}) => {
  await page.goto('/partners/customer')
  await page.getByRole('button', { name: 'Thêm khách hàng' }).first().click()
  const sheet = page.getByRole('dialog', { name: 'Thêm khách hàng' })
  await sheet.getByLabel('Tên', { exact: false }).first().fill('Lê Thị Mai')
  await sheet.getByLabel('Địa chỉ').fill('12 Lê Lợi')
  await sheet.getByLabel('Phường/Xã').fill('phuong 14 go vap')
  await expect(page.getByRole('option')).toHaveText(/Phường An Hội Tây.*trước là Phường 14, Quận Gò Vấp/)
  await sheet.getByLabel('Phường/Xã').press('Enter')
  await expect(sheet.getByLabel('Phường/Xã')).toHaveValue('Phường An Hội Tây')
  await expect(sheet.getByLabel('Tỉnh/Thành phố')).toHaveValue('Thành phố Hồ Chí Minh')
  await checkAccessibility(page, 'the form of a customer with a ward')
  await sheet.getByRole('button', { name: 'Lưu' }).click()
  await expect(page.getByText(line)).toBeVisible()

  // Another province takes the ward with it, and narrows what is found.
  await page.getByRole('button', { name: 'Sửa' }).first().click()
  const edit = page.getByRole('dialog')
  await edit.getByLabel('Tỉnh/Thành phố').fill('dong nai')
  await edit.getByLabel('Tỉnh/Thành phố').press('Enter')
  await expect(edit.getByLabel('Tỉnh/Thành phố')).toHaveValue('Thành phố Đồng Nai')
  await expect(edit.getByLabel('Phường/Xã')).toHaveValue('')
  await edit.getByLabel('Phường/Xã').fill('dầu giây')
  await expect(page.getByRole('option')).toHaveCount(1)
  await edit.getByLabel('Phường/Xã').press('Enter')
  await edit.getByRole('button', { name: 'Lưu' }).click()
  await expect(page.getByText('12 Lê Lợi, Phường Dầu Giây, Thành phố Đồng Nai')).toBeVisible()
})

test.describe('somebody who opens a store', () => {
  test.use({ person: nobody })

  test('says where it is by province and ward, and the shop has it in one line', async ({ page }) => {
    await page.goto('/auth/sign-up')
    await page.getByLabel('Tên cửa hàng').fill('Nhà thuốc An Hội')
    await page.getByLabel('Địa chỉ').fill('12 Lê Lợi')
    await page.getByLabel('Tỉnh/Thành phố').fill('ho chi minh')
    await page.getByLabel('Tỉnh/Thành phố').press('Enter')
    await page.getByLabel('Phường/Xã').fill('an hoi tay')
    await expect(page.getByRole('option')).toHaveText([/Phường An Hội Tây/])
    await page.getByLabel('Phường/Xã').press('Enter')
    await expect(page.getByLabel('Phường/Xã')).toHaveValue('Phường An Hội Tây')
    await page.getByLabel('Họ tên chủ cửa hàng').fill('Trần Thu Hà')
    const unique = String(Date.now()).slice(-7)
    await page.getByLabel('Số điện thoại').fill(`091${unique}`)
    await page.getByLabel('Tên đăng nhập').fill(`an-hoi-${unique}`)
    await page.getByLabel('Mật khẩu').first().fill('thuoc-tot-moi-ngay')
    await checkAccessibility(page, 'the form of a new store')
    await page.getByRole('button', { name: 'Mở cửa hàng' }).click()
    await expect(page.getByRole('heading', { name: 'Tổng quan' })).toBeVisible()
    await page.goto('/settings/store')
    await expect(page.getByText(line)).toBeVisible()
  })
})
