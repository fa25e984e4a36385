import { checkAccessibility, checkWidth } from '../check-accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'

test('the owner looks at the books of the household, opens the bills of a day, and prints one in its form', async ({
  page,
  store,
  papers,
}) => {
  const goods = store.products['Panadol Extra 500mg']
  const unit = goods.units.find(({ name }: { name: string }) => name === 'Viên')
  await store.call('POST', 'bill', {
    items: [{ productId: goods.id, unitId: unit.id, quantity: 2 }],
    payments: [{ method: 'CASH', amount: 3_000 }],
  })
  await page.goto('/cashbooks/tax-book')
  await expect(page.getByText('Doanh thu từ đầu năm')).toBeVisible()
  const table = page.getByRole('table', { name: 'SỔ DOANH THU BÁN HÀNG HÓA, DỊCH VỤ' })
  await expect(table.getByText('Tổng cộng doanh thu')).toBeVisible()
  await expect(table.getByText('Bán hàng trong ngày: 1 hóa đơn')).toBeVisible()
  await checkAccessibility(page, 'a book of the household')

  await page.getByRole('combobox', { name: 'Sổ', exact: true }).click()
  await page.getByRole('option', { name: /S2e/ }).click()
  await expect(page.getByRole('table', { name: 'SỔ CHI TIẾT TIỀN' }).getByText('Số dư cuối kỳ').first()).toBeVisible()
  await page.getByRole('button', { name: 'In sổ' }).click()
  await expect.poll(() => papers.at(-1)).toContain('Mẫu số S2e-HKD')
  expect(papers.at(-1)).toContain('Thông tư số 152/2025/TT-BTC')
  const { data: log } = await store.call('GET', 'user_log?limit=1')
  expect(log.items[0].action).toBe('tax-book.print')

  // The declaration of the last period that is over is marked as handed in, which closes its books, and lifted again.
  await page.getByRole('button', { name: 'Đánh dấu đã nộp' }).click()
  const filing = page.getByRole('dialog', { name: 'Đánh dấu đã nộp' })
  await page.keyboard.press('Control+s')
  await expect(filing.getByRole('textbox', { name: /^Số hồ sơ/ })).toHaveAccessibleDescription(/Ghi số hồ sơ/)
  await filing.getByRole('textbox', { name: /^Số hồ sơ/ }).fill('G12.18.34-261105')
  await checkAccessibility(page, 'marking a declaration')
  await page.keyboard.press('Control+s')
  await expect(filing).toBeHidden()
  const filed = page
    .getByRole('table', { name: 'Tờ khai, thông báo đã nộp' })
    .getByRole('row', { name: /G12\.18\.34-261105/ })
  await expect(filed).toContainText('Đã nộp, sổ khóa')
  expect((await store.call('GET', `closed-day?branchId=${store.branchId}`)).data.booksClosedThrough).not.toBeNull()
  await filed.getByRole('button', { name: /^Gỡ đánh dấu tờ khai/ }).click()
  const lift = page.getByRole('dialog', { name: /^Gỡ đánh dấu tờ khai/ })
  await lift.getByRole('textbox', { name: 'Lý do' }).fill('Khai bổ sung')
  await lift.getByRole('button', { name: 'Gỡ đánh dấu', exact: true }).click()
  await expect(filed).toContainText('gỡ: Khai bổ sung')

  await page.goto('/cashbooks/tax-book?book=S2D')
  await page
    .getByRole('table', { name: /BẢNG TỔNG HỢP/ })
    .getByRole('link')
    .first()
    .click()
  await expect(page.getByRole('table', { name: /SỔ CHI TIẾT VẬT LIỆU/ })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await checkWidth(page, 'the book of a product')
  await checkAccessibility(page, 'the book of a product')
})

test('a household below the threshold copies its revenue and marks its notice as handed in', async ({
  page,
  store,
}) => {
  const goods = store.products['Panadol Extra 500mg']
  const unit = goods.units.find(({ name }: { name: string }) => name === 'Viên')
  await store.call('POST', 'bill', {
    items: [{ productId: goods.id, unitId: unit.id, quantity: 2 }],
    payments: [{ method: 'CASH', amount: 3_000 }],
  })
  const { data } = await store.call('GET', 'setting')
  const { version } = data.items.find(({ key }: { key: string }) => key === 'revenueNotice')
  await store.call('PATCH', 'setting', { key: 'revenueNotice', value: 'YEAR', version })
  await page.goto('/cashbooks/tax-book?book=NOTICE')
  const table = page.getByRole('table', { name: /^BẢNG KÊ DOANH THU/ })
  await expect(table.getByRole('row', { name: /Doanh thu trong kỳ/ })).toContainText('3.000')
  await expect(table.getByRole('row', { name: /Doanh thu năm không phải nộp thuế/ })).toContainText('1.000.000.000')
  await page.getByRole('combobox', { name: 'Kỳ', exact: true }).click()
  await expect(page.getByRole('option', { name: /6 tháng/ }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await checkAccessibility(page, 'the revenue for the notice')
  await picture(page, 'notice book')

  await page.getByRole('button', { name: 'Đánh dấu đã nộp' }).click()
  const filing = page.getByRole('dialog', { name: 'Đánh dấu đã nộp' })
  await filing.getByRole('radio', { name: 'Thông báo doanh thu' }).click()
  await filing.getByRole('textbox', { name: /^Số hồ sơ/ }).fill('TB-01')
  await checkAccessibility(page, 'marking a notice')
  await picture(page, 'notice sheet')
  await page.keyboard.press('Control+s')
  await expect(filing).toBeHidden()
  const filed = page.getByRole('table', { name: 'Tờ khai, thông báo đã nộp' }).getByRole('row', { name: /TB-01/ })
  await expect(filed).toContainText('Thông báo doanh thu · Năm')
  await page.setViewportSize({ width: 390, height: 844 })
  await checkWidth(page, 'the revenue for the notice')
  await picture(page, 'notice phone', { fullPage: true })
})

test('the accountant of a company finds its VAT by rate, of what was sold and of what was bought, and no tax of a household', async ({
  page,
  store,
}) => {
  await store.call('PUT', 'tax-info', { taxCode: '0312770607', method: 'DEDUCTION', name: 'Công ty Dược Hoa Sữa' })
  const gloves = store.products['Găng tay y tế']
  const [unit] = gloves.units
  const { data: bill } = await store.call('POST', 'bill', {
    items: [{ productId: gloves.id, unitId: unit.id, quantity: 10 }],
    payments: [{ method: 'CASH', amount: 10 * unit.price }],
  })
  const { data: maker } = await store.call('POST', 'provider', { name: 'Công ty Dược Sông Hồng' })
  const { data: received } = await store.call('POST', 'inbound', {
    ...{ status: 'SUCCEED', providerId: maker.id },
    items: [{ productId: gloves.id, unitId: unit.id, quantity: 100, price: 2_000, vatRate: 10, lots: [] }],
  })
  const dong = (amount: number) => amount.toLocaleString('vi-VN')
  const difference = dong(bill.vatAmount - 20_000).replace('-', '−')
  await page.goto('/cashbooks/tax-book')
  const table = page.getByRole('table', { name: /BẢNG KÊ HÀNG HÓA, DỊCH VỤ BÁN RA, MUA VÀO THEO THUẾ SUẤT/ })
  await expect(table.getByText('Thuế GTGT đầu ra trừ đầu vào')).toBeVisible()
  await expect(table.getByRole('row').last()).toContainText(difference)
  await expect(page.getByText('số âm: còn được khấu trừ, chuyển kỳ sau')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(difference)
  await expect(page.getByText(/không phải nộp|Quy định thuế theo ngày/)).toBeHidden()
  await checkAccessibility(page, 'the declaration of a company')
  await picture(page, 'tax-book-of-company')
  // A book of households says that it is none of a company.
  await page.getByRole('combobox', { name: 'Sổ', exact: true }).click()
  await page.getByRole('option', { name: /S2a/ }).click()
  await expect(page.getByText(/Sổ này theo mẫu của hộ kinh doanh/)).toBeVisible()
  await page.goBack()
  // What was bought opens the documents of the month.
  await table
    .getByRole('row', { name: /20\.000/ })
    .getByRole('link')
    .first()
    .click()
  await expect(page.getByRole('link', { name: received.code })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/cashbooks/tax-book')
  await expect(page.getByText('Thuế GTGT đầu vào quý này')).toBeVisible()
  await checkWidth(page, 'the declaration of a company')
  await picture(page, 'tax-book-of-company-phone')
})
