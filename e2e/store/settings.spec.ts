import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { checkAccessibility, checkWidth } from '../check-accessibility.ts'
import { expect, test } from '../fixtures.ts'

const picture = () =>
  sharp({ create: { width: 600, height: 240, channels: 3, background: '#0a7d5a' } })
    .png()
    .toBuffer()

/** Keeps going with the Tab key until what has the focus is named so. */
async function tabTo(page: Page, name: string | RegExp) {
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    const label =
      (await focused.getAttribute('aria-label').catch(() => null)) ?? (await focused.innerText().catch(() => ''))
    if (typeof name === 'string' ? label.trim().startsWith(name) : name.test(label)) return
  }
  throw new Error(`The Tab key never came to ${name}`)
}

test('the store says what it is, with its logo; what is wrong stands beside its field', async ({ page, store }) => {
  await page.goto('/settings/store')
  await expect(page.getByRole('button', { name: 'Sửa' })).toBeVisible()
  await page.keyboard.press('e')
  const sheet = page.getByRole('dialog', { name: 'Sửa thông tin cửa hàng' })
  const field = (name: string) => sheet.getByRole('textbox', { name, exact: true })
  await expect(field('Tên cửa hàng *')).toBeFocused()
  await page.keyboard.type(' 2')
  await field('Mã số thuế').fill('0312770608')
  await field('Tọa độ').fill('Quận 1')
  await sheet.getByRole('button', { name: 'Thêm khung giờ' }).press('Enter')
  await field('Đến, khung giờ 1').fill('21h30')
  const gpp = sheet.getByRole('group', { name: 'Giấy chứng nhận GPP' })
  await gpp.getByRole('textbox', { name: 'Ngày cấp' }).fill('01/03/2024')
  await page.keyboard.press('Control+s')
  await expect(field('Mã số thuế')).toHaveAccessibleDescription(/sai số kiểm tra/)
  await expect(field('Tọa độ')).toHaveAccessibleDescription(/10\.7769,106\.7009/)
  await expect(gpp.getByRole('textbox', { name: 'Số giấy' })).toHaveAccessibleDescription('Không được để trống')

  await field('Mã số thuế').fill('0312770607')
  await field('Tọa độ').fill('10.7769, 106.7009')
  await gpp.getByRole('textbox', { name: 'Số giấy' }).fill('12/GPP')
  await gpp.getByRole('textbox', { name: 'Ngày hết hạn' }).fill('01/03/2044')
  await field('Dòng đầu hóa đơn').fill('Nhà thuốc đạt chuẩn GPP')

  const file = sheet.locator('input[type=file][aria-label="Logo"]')
  const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: bytes })
  await expect(sheet.getByText('Tệp này không phải ảnh đọc được')).toBeVisible()
  await file.setInputFiles({ name: 'logo.bin', mimeType: 'application/octet-stream', buffer: await picture() })
  await expect(sheet.getByRole('img', { name: 'Đã có ảnh' })).toBeVisible()
  const posters = sheet.locator('input[type=file][aria-label="Thêm ảnh cho màn hình khách"]')
  for (const place of [1, 2]) {
    await posters.setInputFiles({ name: 'poster.png', mimeType: 'image/png', buffer: await picture() })
    await expect(sheet.getByRole('img', { name: `Ảnh màn hình khách ${place}` })).toBeVisible()
  }
  await sheet.getByRole('button', { name: 'Gỡ ảnh màn hình khách 1' }).click()
  await checkAccessibility(page, 'the sheet of the store')
  await page.keyboard.press('Control+s')
  await expect(sheet).toBeHidden()

  const main = page.getByRole('main')
  for (const words of [
    'Nhà thuốc Minh Tâm 2',
    '0312770607',
    '10.7769,106.7009',
    'mọi ngày 07:00–21:30',
    '12/GPP',
    'Còn hiệu lực',
  ])
    await expect(main).toContainText(words)
  const logo = main.getByRole('img', { name: 'Logo' })
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512)
  await expect(main.getByRole('list', { name: 'Ảnh màn hình khách' }).getByRole('listitem')).toHaveCount(1)
  for (const size of [
    { width: 1366, height: 768 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size)
    await checkAccessibility(page, 'the store')
    await checkWidth(page, 'the store')
  }
  expect((await store.call('GET', 'store')).data.logo.address).toMatch(/^\/mp\/api\/public\/image\//)
})

test('a choice is found by a word, changed by keyboard, and holds at once', async ({ page, store }) => {
  const now = async (key: string) => {
    const { items } = (await store.call('GET', 'setting')).data
    return items.find((item: { key: string }) => item.key === key).value
  }
  await page.goto('/settings/store?phan=thiet-lap')
  const fund = page.getByRole('switch', { name: 'Cho quỹ âm' })
  await expect(fund).toBeChecked()
  await checkAccessibility(page, 'the settings')
  await page.keyboard.press('/')
  await page.keyboard.type('quy')
  await expect(page.getByText('Báo cận hạn trước')).toBeHidden()
  await tabTo(page, 'Cho quỹ âm')
  await page.keyboard.press('Space')
  await expect(fund).not.toBeChecked()
  await expect.poll(() => now('fundMayBeNegative')).toBe(false)

  await page.getByRole('searchbox', { name: 'Tìm thiết lập' }).fill('giảm giá')
  const discount = page.getByRole('textbox', { name: 'Giảm giá tối đa của người bán' })
  // What the page asks for after its own changes is on its way for long.
  const reading = Promise.withResolvers<void>()
  await page.route(/\/mp\/api\/setting$/, async route => {
    if (route.request().method() === 'GET') await reading.promise
    await route.continue()
  })
  await discount.fill('12')
  await page.keyboard.press('Enter')
  await expect.poll(() => now('discountLimit')).toBe(1200)
  await discount.fill('12,5')
  await page.keyboard.press('Enter')
  await expect.poll(() => now('discountLimit')).toBe(1250)
  await expect(discount).toHaveValue('12,5')
  // A colleague was quicker. What is typed over the old value stays while the new one comes, and is not saved over it unseen.
  await page.getByRole('searchbox', { name: 'Tìm thiết lập' }).fill('')
  await discount.fill('20')
  const change = async (key: string, value: unknown) => {
    const { items } = (await store.call('GET', 'setting')).data
    const { version } = items.find((item: { key: string }) => item.key === key)
    expect((await store.call('PATCH', 'setting', { key, value, version })).status).toBe(200)
  }
  await change('discountLimit', 700)
  await change('fundMayBeNegative', true)
  reading.resolve()
  await expect(fund).toBeChecked()
  await expect(discount).toHaveValue('20')
  await discount.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Người khác vừa đổi' })).toBeVisible()
  await expect(discount).toHaveValue('7')
  await discount.fill('150')
  await page.keyboard.press('Enter')
  await expect(discount).toHaveAccessibleDescription(/Tối đa/)
  expect(await now('discountLimit')).toBe(700)
})

test('a branch is opened, made the default, stopped, read, and not deleted while something is in it', async ({
  page,
  store,
}) => {
  await page.goto('/settings/branch')
  await expect(page.getByRole('link', { name: 'Chi nhánh chính' })).toBeVisible()
  await page.keyboard.press('n')
  const sheet = page.getByRole('dialog', { name: 'Thêm chi nhánh' })
  await page.keyboard.type('chi nhánh chính')
  await page.keyboard.press('Control+s')
  await expect(sheet.getByRole('textbox', { name: 'Tên *' })).toHaveAccessibleDescription(/đã có/)
  await sheet.getByRole('textbox', { name: 'Tên *' }).fill('Chi nhánh Gia Định')
  await sheet.getByRole('textbox', { name: 'Địa chỉ' }).fill('54 Vũ Tùng')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { name: 'Chi nhánh Gia Định', level: 1 })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('CN02')
  await checkAccessibility(page, 'a branch')

  const more = page.getByRole('button', { name: 'Thao tác khác với chi nhánh này' })
  const choose = async (entry: string) => {
    await more.press('Enter')
    await page.getByRole('menuitem', { name: entry }).press('Enter')
  }
  await choose('Đặt làm mặc định')
  await expect(page.getByText('Mặc định', { exact: true })).toBeVisible()
  // What is the default is neither stopped nor deleted, and one works there already: nothing else is left to do.
  await expect(more).toBeHidden()

  // The old one holds the goods: it cannot go, and is stopped in its place.
  await page.goto(`/settings/branch/${store.branchId}`)
  await choose('Xóa chi nhánh')
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog', { name: /^Xóa/ }))
  await question.getByRole('button', { name: 'Xóa chi nhánh' }).press('Enter')
  const refusal = page.getByRole('alert').filter({ hasText: 'không xóa được' })
  await expect(refusal).toContainText('3 mặt hàng còn tồn')
  await refusal.getByRole('button', { name: 'Ngưng hoạt động thay cho xóa' }).press('Enter')
  await expect(page.getByText('Chi nhánh đã ngưng hoạt động')).toBeVisible()
  // With one left there is nothing to choose.
  await expect(page.getByRole('button', { name: /đổi chi nhánh/ })).toBeHidden()
  await expect(page.getByRole('banner')).toContainText('Chi nhánh Gia Định')
  const sale = await store.call('POST', 'bill', {
    branchId: store.branchId,
    items: [
      {
        productId: store.products['Găng tay y tế'].id,
        unitId: store.products['Găng tay y tế'].units[0].id,
        quantity: 1,
      },
    ],
    payments: [{ method: 'CASH', amount: 3_000 }],
  })
  expect(sale).toMatchObject({ status: 409, body: { error: 'branch-inactive' } })
  await choose('Xem sổ sách ở đây')
  await expect(page.getByRole('banner')).toContainText('đã ngưng')
  await page.getByRole('link', { name: 'Sản phẩm' }).first().press('Enter')
  await expect(page.getByRole('main')).toContainText('Găng tay y tế')
})

test('people of a branch are chosen by switch, and it holds on their next call', async ({ page, store, colleague }) => {
  const branch = (await store.call('POST', 'branch', { name: 'Chi nhánh 2' })).data
  await page.goto(`/settings/branch/${branch.id}?phan=nhan-vien`)
  const here = page.getByRole('switch', { name: `${colleague.fullName} làm việc ở đây` })
  await expect(here).not.toBeChecked()
  await checkAccessibility(page, 'the people of a branch')
  expect((await colleague.call('GET', `bill?branchId=${branch.id}`)).status).toBe(404)
  await here.press('Space')
  await expect(here).toBeChecked()
  expect((await colleague.call('GET', `bill?branchId=${branch.id}`)).status).toBe(200)
})

test('receipts look as the branch wants them, before the eyes and on paper', async ({ page, store, papers }) => {
  const gloves = store.products['Găng tay y tế']
  const bill = (
    await store.call('POST', 'bill', {
      branchId: store.branchId,
      items: [{ productId: gloves.id, unitId: gloves.units[0].id, quantity: 2 }],
      payments: [{ method: 'CASH', amount: 6_000 }],
    })
  ).data
  await page.goto(`/settings/branch/${store.branchId}?phan=mau-in`)
  const preview = page.getByRole('region', { name: 'Xem trước' })
  await expect(preview).toContainText(bill.code)
  await expect(preview).toContainText('Gồm thuế GTGT 8%')
  await page.getByRole('radio', { name: '58 mm' }).press('Space')
  await page.getByRole('radio', { name: '2', exact: true }).press('Space')
  // Of a line and of the sums: the one of the sums is behind it.
  await page.getByRole('checkbox', { name: 'Thuế GTGT' }).last().press('Space')
  await page.getByRole('checkbox', { name: 'Ghi riêng: Dòng đầu phiếu' }).press('Space')
  await page.getByRole('textbox', { name: 'Dòng đầu phiếu' }).fill('Chi nhánh Bến Thành')
  await page.getByRole('button', { name: 'Chuyển lời cuối phiếu lên' }).press('Enter')
  await expect(preview).toContainText('Chi nhánh Bến Thành')
  await expect(preview).not.toContainText('Gồm thuế GTGT')
  await expect(preview).toContainText('Liên 1/2')
  await checkAccessibility(page, 'the look of receipts')
  const sample = page.getByRole('combobox', { name: 'Phiếu để xem' })
  await sample.press('Enter')
  await page.getByRole('option', { name: 'Đã hủy, bản sao' }).click()
  await expect(preview).toContainText('BẢN SAO lần 2')
  await page.getByRole('button', { name: 'Lưu mẫu in' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Về mẫu mặc định' })).toBeVisible()

  await page.goto(`/transactions/bill/${bill.id}`)
  await page.getByRole('button', { name: /^In/ }).first().press('Enter')
  await expect.poll(() => papers.length).toBe(1)
  expect(papers[0]).toContain('Chi nhánh Bến Thành')
  expect(papers[0]).toContain('Liên 2/2')
  expect(papers[0]).not.toContain('Gồm thuế GTGT')

  await page.goto(`/settings/branch/${store.branchId}?phan=mau-in`)
  await page.getByRole('button', { name: 'Về mẫu mặc định' }).press('Enter')
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Về mẫu mặc định' })
    .press('Enter')
  await expect(preview).toContainText('Gồm thuế GTGT 8%')
  await page.setViewportSize({ width: 390, height: 844 })
  await checkAccessibility(page, 'the look of receipts in a hand')
  await checkWidth(page, 'the look of receipts')
})
