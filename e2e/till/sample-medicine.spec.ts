import type { Page } from '@playwright/test'
import { checkAccessibility, checkWidth } from '../check-accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { newestBill } from '../newest-bill.ts'
import { openTill, take } from '../till.ts'
import { typeLikeAPerson } from '../type-like-a-person.ts'

/** Adds a component to the open form by the first letters of its name. */
async function addComponent(page: Page, letters: string) {
  await page.getByRole('combobox', { name: 'Tìm thuốc theo tên, mã, hoạt chất' }).fill(letters)
  await page.getByRole('option').first().click()
}

test('a liều is made, sold by keyboard at its fixed price, and each of its bags gets a label', async ({
  page,
  store,
}) => {
  await page.goto('/products/sample-medicine')
  await page.getByRole('button', { name: 'Thêm liều mẫu' }).first().click()
  const sheet = page.getByRole('dialog', { name: 'Thêm liều mẫu' })
  await sheet.getByRole('textbox', { name: 'Tên' }).fill('Cảm cúm 3 ngày')
  await sheet.getByLabel('Bệnh').fill('Cảm cúm')
  await addComponent(page, 'panadol')
  await sheet.getByRole('textbox', { name: /^Sáng: Panadol/ }).fill('1')
  await sheet.getByRole('radio', { name: 'Giá cố định' }).check()
  await sheet.getByRole('textbox', { name: 'Giá một liều' }).fill('3001')
  await checkAccessibility(page, 'form of a liều')
  await page.keyboard.press('Control+s')
  const heading = page.getByRole('heading', { name: 'Cảm cúm 3 ngày', level: 1 })
  await expect(heading).toBeVisible()
  await checkAccessibility(page, 'detail of a liều')
  await page.setViewportSize({ width: 390, height: 844 })
  await checkWidth(page, 'detail of a liều')
  await page.goto('/products/sample-medicine')
  await expect(page.getByText('Cảm cúm 3 ngày')).toBeVisible()
  await checkWidth(page, 'list of liều')
  await page.setViewportSize({ width: 1366, height: 768 })

  const till = await openTill(page)
  await typeLikeAPerson(page, 'liều')
  await page.keyboard.press('Enter')
  const picker = page.getByRole('dialog', { name: 'Liều mẫu' })
  await expect(picker.getByRole('option', { name: /Cảm cúm 3 ngày/ })).toBeVisible()
  await checkAccessibility(page, 'choosing a liều')
  await typeLikeAPerson(page, 'cam cum')
  await page.keyboard.press('Enter')
  await expect(picker.getByRole('textbox', { name: 'Số liều' })).toBeFocused()
  await typeLikeAPerson(page, '6')
  await expect(picker).toContainText('18.006')
  await page.keyboard.press('Enter')
  await expect(till.lines).toHaveCount(1)
  await expect(till.quantity(1)).toHaveValue('6')
  await expect(till.due).toContainText('18.006')
  const doses = page.getByRole('region', { name: 'Liều trong giỏ' })
  await expect(doses).toContainText('18.006đ')
  await checkAccessibility(page, 'till with a liều')

  await expect(till.find).toBeFocused()
  await page.keyboard.press('F9')
  await expect(till.toast).toContainText('đã thanh toán')
  const bill = await newestBill(store)
  expect(bill.items).toMatchObject([{ priceSource: 'SAMPLE', sample: { name: 'Cảm cúm 3 ngày', count: 6 } }])

  await till.toast.getByRole('button', { name: 'Nhãn túi' }).click()
  const labels = page.getByRole('dialog', { name: 'In nhãn túi liều' })
  await expect(labels).toContainText('6 nhãn, 6 trang')
  await labels.getByRole('textbox', { name: 'Người dùng thuốc' }).fill('Bé Na')
  const preview = labels.locator('[data-label-preview]')
  await expect(preview).toContainText('Người dùng: Bé Na')
  await expect(preview).toContainText('Lô PA2601')
  await page.evaluate(() => {
    window.print = () => {}
  })
  await labels.getByRole('button', { name: 'In nhãn' }).click()
  await page.emulateMedia({ media: 'print' })
  const boxes = await page.locator('[data-print-area] article').evaluateAll(all =>
    all.map(label => {
      const { width, height } = label.getBoundingClientRect()
      return [Math.round((width * 254) / 96) / 10, Math.round((height * 254) / 96) / 10]
    }),
  )
  expect(boxes).toEqual(Array(6).fill([70, 50]))
})

test('a cart becomes a liều, which is sold without a network too', async ({ page, context, store }) => {
  const till = await openTill(page)
  await take(page, till, 'panadol')
  await page.keyboard.press('Shift+F3')
  await page.getByRole('button', { name: 'Lưu giỏ thành liều' }).click()
  const form = page.getByRole('dialog', { name: 'Lưu giỏ thành liều' })
  await form.getByRole('textbox', { name: 'Tên liều mẫu' }).fill('Đau đầu')
  await page.keyboard.press('Enter')
  await expect(form).toBeHidden()

  await page.keyboard.press('Shift+F3')
  await expect(page.getByRole('option', { name: /Đau đầu/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(till.find).toBeFocused()
  await context.setOffline(true)
  await typeLikeAPerson(page, 'dau dau')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Số liều' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(till.lines).toHaveCount(2)
  await expect(page.getByRole('region', { name: 'Liều trong giỏ' })).toContainText('Trùng hoạt chất')
  await page.keyboard.press('F9')
  await expect(till.toast).toContainText('OFF-')
  await context.setOffline(false)
  await expect(till.saved).toHaveText('Đã lưu')
  expect((await newestBill(store)).items.map(item => item.sample?.name ?? null)).toEqual([null, 'Đau đầu'])
})

test('a doctor is written down, and their liều come first once they are chosen at the till', async ({
  page,
  store,
}) => {
  await page.goto('/partners/doctor')
  await page.getByRole('button', { name: 'Thêm bác sĩ' }).first().click()
  const sheet = page.getByRole('dialog', { name: 'Thêm bác sĩ' })
  await sheet.getByRole('textbox', { name: 'Họ tên' }).fill('Trần Thu Đông')
  await sheet.getByLabel('Học vị').fill('BS.CKI')
  await sheet.getByLabel('Điện thoại').fill('12')
  await page.keyboard.press('Control+s')
  await expect(sheet.getByText('Số điện thoại không hợp lệ')).toBeVisible()
  await expect(sheet.getByLabel('Điện thoại')).toBeFocused()
  await sheet.getByLabel('Điện thoại').fill('0912345678')
  await checkAccessibility(page, 'form of a doctor')
  await page.keyboard.press('Control+s')
  await expect(sheet).toBeHidden()
  await expect(page.getByText('BS.CKI Trần Thu Đông')).toBeVisible()
  await checkAccessibility(page, 'list of doctors')

  // A colleague writes down where the doctor works while the sheet stands open, then once more.
  const [{ id }] = (await store.call('GET', 'doctor')).data.items
  const theirs = (version: number, workplace: string) => store.call('PATCH', `doctor/${id}`, { version, workplace })
  await page.getByText('BS.CKI Trần Thu Đông').click()
  const edit = page.getByRole('dialog', { name: 'Sửa BS000001' })
  await edit.getByLabel('Chuyên khoa').fill('Nhi khoa')
  await theirs(1, 'Trạm y tế')
  await page.keyboard.press('Control+s')
  await expect(edit.getByRole('alert')).toContainText('Nơi công tác: Trạm y tế')
  await edit.getByRole('button', { name: 'Xem bản mới, bỏ phần tôi sửa' }).click()
  await expect(edit.getByLabel('Nơi công tác')).toHaveValue('Trạm y tế')
  await expect(edit.getByLabel('Chuyên khoa')).toHaveValue('')
  await edit.getByLabel('Chuyên khoa').fill('Nhi khoa')
  await theirs(2, 'Phòng khám')
  await page.keyboard.press('Control+s')
  await edit.getByRole('button', { name: 'Lưu đè bằng bản của tôi' }).click()
  await expect(edit).toBeHidden()
  expect((await store.call('GET', 'doctor')).data.items).toMatchObject([
    { specialty: 'Nhi khoa', workplace: 'Trạm y tế' },
  ])

  const product = store.products['Panadol Extra 500mg']
  const items = [{ productId: product.id, unitId: product.units[0].id, quantity: 1 }]
  for (const name of ['An thần', 'Bổ phổi']) await store.call('POST', 'sample-medicine', { name, items })
  await page.goto('/products/sample-medicine')
  await page.getByText('Bổ phổi').click()
  await page.getByRole('button', { name: 'Sửa' }).click()
  await page.getByRole('combobox', { name: 'Bác sĩ' }).fill('thu đông')
  await page.getByRole('option', { name: /Trần Thu Đông/ }).click()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('BS.CKI Trần Thu Đông')).toBeVisible()

  await openTill(page)
  await page.keyboard.press('Shift+F3')
  const picker = page.getByRole('dialog', { name: 'Liều mẫu' })
  await expect(picker.getByRole('option').first()).toContainText('An thần')
  await picker.getByLabel('Bác sĩ').click()
  await page.getByRole('option', { name: 'BS.CKI Trần Thu Đông', exact: true }).click()
  await expect(picker.getByRole('option').first()).toContainText('Bổ phổi')
  await expect(picker.getByRole('combobox', { name: 'Tìm liều mẫu' })).toBeFocused()
  await checkAccessibility(page, 'liều of a doctor')

  await page.goto('/partners/doctor')
  await page.getByText('BS.CKI Trần Thu Đông').click()
  await page.getByRole('button', { name: 'Xóa' }).click()
  await page
    .getByRole('dialog', { name: /^Xóa bác sĩ/ })
    .getByRole('button', { name: 'Xóa', exact: true })
    .click()
  await expect(page.getByRole('alert')).toContainText('đang đứng tên 1 liều mẫu (Bổ phổi)')
})
