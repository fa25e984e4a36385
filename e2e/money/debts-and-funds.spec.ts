import sharp from 'sharp'
import { checkAccessibility, checkWidth } from '../check-accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'

const phone = { width: 390, height: 844 }
const desk = { width: 1366, height: 768 }

test('a debt is seen in the report, paid in part from there, reconciled and set off', async ({ page, store }) => {
  const made = async (path: string, body: object) => (await store.call('POST', path, body)).data
  const customer = await made('customer', { name: 'Phòng khám Sao Mai', debtDays: 0 })
  const provider = await made('provider', { name: 'Công ty Sao Mai' })
  await made('debt/opening', { partnerKind: 'customer', partnerId: customer.id, amount: 900_000 })
  await made('debt/opening', { partnerKind: 'provider', partnerId: provider.id, amount: 400_000 })

  await page.goto('/partners/customer-debt')
  const row = page.getByRole('row', { name: /Sao Mai/ })
  await expect(row).toContainText('900.000')
  await checkAccessibility(page, 'the debts of customers')
  await picture(page, 'debt-report')
  await page.setViewportSize(phone)
  await checkWidth(page, 'the debts of customers')
  await picture(page, 'debt-report-390')
  await page.setViewportSize(desk)

  await row.getByRole('button', { name: 'Thu nợ Phòng khám Sao Mai' }).click()
  const pay = page.getByRole('dialog', { name: 'Thu nợ Phòng khám Sao Mai' })
  // A nought too many is more than is owed.
  await pay.getByRole('textbox', { name: /^Số tiền/ }).fill('2500000')
  await page.keyboard.press('Control+s')
  await expect(pay).toContainText('Số tiền nhiều hơn số đang nợ')
  await expect(pay.getByRole('checkbox', { name: 'Đúng, dư 1.600.000đ so với số đang nợ' })).not.toBeChecked()
  await checkAccessibility(page, 'collecting more than is owed')
  await pay.getByRole('textbox', { name: /^Số tiền/ }).fill('250000')
  await checkAccessibility(page, 'collecting a debt')
  await picture(page, 'debt-pay')
  await page.keyboard.press('Control+s')
  await expect(pay).toBeHidden()
  await expect(row).toContainText('650.000')

  await page.goto(`/partners/customer/${customer.id}`)
  await page.getByRole('button', { name: 'Đối chiếu' }).click()
  const paper = page.getByRole('dialog', { name: /Đối chiếu công nợ/ })
  await expect(paper).toContainText('650.000')
  await checkAccessibility(page, 'a reconciliation')
  await picture(page, 'debt-reconcile')
  await paper.getByRole('button', { name: 'Đóng' }).click()

  await page.getByRole('button', { name: 'Bù trừ' }).click()
  const offset = page.getByRole('dialog', { name: /Bù trừ công nợ/ })
  await offset.getByRole('combobox').fill('Công ty Sao Mai')
  await page.getByRole('option', { name: /Công ty Sao Mai/ }).click()
  await expect(offset).toContainText('là một')
  await checkAccessibility(page, 'an offset')
  await picture(page, 'debt-offset')
  await offset.getByRole('button', { name: 'Ghi bù trừ' }).click()
  await expect(offset).toBeHidden()
  await expect(page.getByText('BT000001')).toBeVisible()
  await picture(page, 'debt-book')
})

test('a debt that is paid from the list shows where the provider is paid; the cash flow opens its rows', async ({
  page,
  store,
}) => {
  const made = async (path: string, body: object) => (await store.call('POST', path, body)).data
  const provider = await made('provider', {
    name: 'Dược Hạ Long',
    bankAccounts: [
      { bankBin: '970436', bankName: 'Vietcombank', accountNumber: '0071001234567', accountName: 'DUOC HL' },
    ],
  })
  await made('debt/opening', { partnerKind: 'provider', partnerId: provider.id, amount: 400_000 })
  await page.goto('/partners/provider-debt')
  await page.getByRole('button', { name: 'Trả nợ Dược Hạ Long' }).click()
  const pay = page.getByRole('dialog', { name: 'Trả nợ Dược Hạ Long' })
  await pay.getByText('Chuyển khoản').click()
  await expect(pay.getByRole('img', { name: 'Mã VietQR trả DUOC HL' })).toBeVisible()
  await pay.getByText('Tiền mặt').click()
  await page.keyboard.press('Control+s')
  await expect(pay).toBeHidden()

  await page.goto('/cashbooks/flow')
  await page.getByRole('row', { name: /Thu nợ, trả nợ/ }).click()
  await expect(page).toHaveURL(/entryKind=DEBT/)
  await expect(page.getByRole('row', { name: /Dược Hạ Long/ })).toContainText('Trả nợ')
  await picture(page, 'cashbook-of-kind')
})

test('a payment that is found by search takes a discount, as one that is opened from the debt', async ({
  page,
  store,
}) => {
  const made = async (path: string, body: object) => (await store.call('POST', path, body)).data
  const customer = await made('customer', { name: 'Phòng khám Sao Mai' })
  await made('debt/opening', { partnerKind: 'customer', partnerId: customer.id, amount: 500_000 })
  await page.goto('/cashbooks')
  await page.getByRole('button', { name: 'Thao tác khác' }).click()
  await page.getByRole('menuitem', { name: 'Thu nợ' }).click()
  await page.getByRole('dialog', { name: 'Thu nợ' }).getByRole('combobox').fill('sao mai')
  await page.getByRole('option', { name: /Sao Mai/ }).click()
  const pay = page.getByRole('dialog', { name: 'Thu nợ Phòng khám Sao Mai' })
  const amount = pay.getByRole('textbox', { name: /^Số tiền/ })
  const discount = pay.getByRole('textbox', { name: 'Chiết khấu thanh toán' })
  await expect(amount).toHaveValue('500.000')
  await discount.fill('10000')
  await discount.press('Tab')
  await expect(amount).toHaveValue('490.000')
  await amount.fill('495000')
  await amount.press('Tab')
  await expect(pay).toContainText('Số tiền và chiết khấu vượt số đang nợ')
  await amount.fill('290000')
  await amount.press('Tab')
  await checkAccessibility(page, 'a debt that is collected with a discount')
  await picture(page, 'debt-discount')
  await page.setViewportSize(phone)
  await checkWidth(page, 'a debt that is collected with a discount')
  await picture(page, 'debt-discount-390')
  await page.setViewportSize(desk)
  await page.keyboard.press('Control+s')
  await expect(pay).toBeHidden()

  // From the debt it is the same window.
  await page.goto(`/partners/customer/${customer.id}`)
  await expect(page.getByRole('row', { name: /Chiết khấu thanh toán/ })).toContainText('10.000')
  await page.keyboard.press('F8')
  await expect(amount).toHaveValue('200.000')
  await expect(discount).toBeVisible()
})

test('money goes between funds, the drawer is counted, a statement is matched, and days are closed', async ({
  page,
  store,
}) => {
  const bank = await store.call('POST', 'cash-account', { name: 'Ngân hàng Sao' })
  await page.goto('/cashbooks')
  const more = page.getByRole('button', { name: 'Thao tác khác' })
  await more.click()
  await page.getByRole('menuitem', { name: 'Chuyển quỹ' }).click()
  const transfer = page.getByRole('dialog', { name: 'Chuyển quỹ' })
  await transfer.getByRole('combobox', { name: 'Vào quỹ' }).click()
  await page.getByRole('option', { name: /Ngân hàng Sao/ }).click()
  await transfer.getByRole('textbox', { name: /^Số tiền/ }).fill('120000')
  await checkAccessibility(page, 'money between funds')
  await picture(page, 'fund-transfer')
  await page.keyboard.press('Control+s')
  await expect(transfer).toBeHidden()
  await expect(page.getByText('CQ000001').first()).toBeVisible()
  await picture(page, 'cash-book')
  await page.setViewportSize(phone)
  await checkWidth(page, 'the cash book')
  await picture(page, 'cash-book-390')
  await page.setViewportSize(desk)

  // The book does not count its rows, so its file says no number of them.
  await page.getByRole('button', { name: 'Xuất Excel' }).click()
  const exporting = page.getByRole('dialog', { name: 'Xuất sổ quỹ ra Excel' })
  await expect(exporting).toContainText('Mọi khoản thu chi theo bộ lọc đang chọn.')
  await page.keyboard.press('Escape')
  await expect(exporting).toBeHidden()

  await more.click()
  await page.getByRole('menuitem', { name: 'Đếm quỹ tiền mặt' }).click()
  const count = page.getByRole('dialog', { name: 'Đếm quỹ tiền mặt' })
  // Nothing was counted yet, so nothing is missing.
  await expect(count.getByText('Chênh lệch')).toBeHidden()
  await count.getByRole('textbox').first().fill('1')
  await expect(count.getByText('Chênh lệch', { exact: true })).toBeVisible()
  await checkAccessibility(page, 'counting a fund')
  await picture(page, 'fund-count')
  await count.getByRole('textbox', { name: /Lý do chênh lệch/ }).fill('Đếm đầu tháng')
  await page.keyboard.press('Control+s')
  await expect(count).toBeHidden()

  await more.click()
  await page.getByRole('menuitem', { name: 'Khóa sổ' }).click()
  const close = page.getByRole('dialog', { name: 'Khóa sổ' })
  await expect(close).toContainText('Chưa khóa ngày nào')
  await checkAccessibility(page, 'closing days')
  await picture(page, 'closed-days')
  await page.keyboard.press('Control+s')
  await expect(close).toBeHidden()

  await page.goto('/cashbooks/flow')
  await expect(page.getByRole('row', { name: /Ngân hàng Sao/ })).toContainText('120.000')
  await checkAccessibility(page, 'the flow of money')
  await picture(page, 'cash-flow')
  await page.setViewportSize(phone)
  await checkWidth(page, 'the flow of money')
  await picture(page, 'cash-flow-390')
  await page.setViewportSize(desk)

  const { day } = (await store.call('GET', `bank-match/gap?accountId=${bank.data.id}`)).data
  const text = `Ngày,Ghi nợ,Ghi có,Số dư,Nội dung\n${day.split('-').reverse().join('/')},,120000,120000,Nop tien mat`
  await page.goto('/cashbooks/statement')
  await page.getByRole('combobox', { name: 'Tài khoản' }).click()
  await page.getByRole('option', { name: 'Ngân hàng Sao' }).click()
  await expect(page.getByText(/^Chưa nhập sao kê nào đến hết ngày/)).toBeVisible()
  await expect(page.getByText('Mọi khoản thu chi đã có trên sao kê.')).toBeHidden()
  await checkAccessibility(page, 'an account without a statement')
  await store.call('POST', 'bank-statement/import', { accountId: bank.data.id, text })
  await page.getByRole('link', { name: 'Nhập sao kê' }).click()
  await expect(page).toHaveURL(/\/cashbooks\/transfer$/)
  await page.goto('/cashbooks/statement')
  await page.getByRole('combobox', { name: 'Tài khoản' }).click()
  await page.getByRole('option', { name: 'Ngân hàng Sao' }).click()
  await expect(page.getByText('Nop tien mat')).toBeVisible()
  await checkAccessibility(page, 'what a statement leaves over')
  await picture(page, 'statement-gap')
  await page.setViewportSize(phone)
  await checkWidth(page, 'what a statement leaves over')
  await picture(page, 'statement-gap-390')
  const line = page.getByRole('listitem').filter({ hasText: 'Nop tien mat' })
  const content = (await line.getByText('Nop tien mat').boundingBox())!
  const action = (await line.getByRole('button', { name: 'Khớp khoản này' }).boundingBox())!
  expect(action.y, 'the buttons stand below what the bank wrote').toBeGreaterThanOrEqual(content.y + content.height)
  await page.setViewportSize(desk)
  await page.getByRole('checkbox', { name: /Nop tien mat/ }).check()
  await expect(page.getByText('Đã chọn 1 dòng cộng 120.000đ, 0 khoản cộng 0đ')).toBeVisible()
  await page.getByRole('button', { name: 'Khớp khoản này' }).click()
  await expect(page.getByText('Mọi dòng sao kê đã khớp.')).toBeVisible()

  // A line that the book does not know becomes a transfer; the file has one column of amounts, and one of ways.
  const next = `Ngày,Số tiền,Nợ/Có,Nội dung\n${day.split('-').reverse().join('/')},50000,D,Rut tien ve quay`
  await store.call('POST', 'bank-statement/import', { accountId: bank.data.id, text: next })
  await page.reload()
  await page.getByRole('combobox', { name: 'Tài khoản' }).click()
  await page.getByRole('option', { name: 'Ngân hàng Sao' }).click()
  await expect(page.getByText('Rut tien ve quay')).toBeVisible()
  await page.getByRole('button', { name: 'Chuyển quỹ' }).click()
  const sheet = page.getByRole('dialog', { name: 'Chuyển quỹ từ dòng sao kê' })
  await sheet.getByRole('button', { name: 'Lưu và khớp' }).click()
  await expect(sheet.getByText('Chọn một quỹ')).toBeVisible()
  await sheet.getByRole('combobox', { name: /^Vào quỹ/ }).click()
  await page.getByRole('option', { name: /Tiền mặt/ }).click()
  await checkAccessibility(page, 'a line that becomes a transfer')
  await picture(page, 'statement-transfer')
  await sheet.getByRole('button', { name: 'Lưu và khớp' }).click()
  await expect(page.getByText(/Đã lập CQ\d+ và khớp dòng sao kê/)).toBeVisible()
  await expect(page.getByText('Mọi dòng sao kê đã khớp.')).toBeVisible()
})

test('a receipt has a kind of the shop’s own, a partner of its lists, the day of its paper and a photo; the kind goes out of use', async ({
  page,
  store,
  papers,
}) => {
  await store.call('POST', 'customer', { name: 'Phạm Thị Hoa', phone: '0909123456', address: '12 Lê Lợi' })
  await page.goto('/cashbooks/kinds')
  await expect(page.getByRole('row', { name: /Thu khác/ })).toBeVisible()
  await page.keyboard.press('n')
  const kind = page.getByRole('dialog', { name: 'Thêm loại thu chi' })
  await kind.getByRole('combobox', { name: 'Thu hay chi' }).click()
  await page.getByRole('option', { name: 'Loại thu' }).click()
  await kind.getByRole('textbox', { name: /^Tên loại/ }).fill('Cho thuê tủ trưng bày')
  await checkAccessibility(page, 'a kind of receipts')
  await page.keyboard.press('Control+s')
  await expect(kind).toBeHidden()
  await expect(page.getByRole('row', { name: /Cho thuê tủ trưng bày/ })).toContainText('Có tính')

  await page.goto('/cashbooks')
  await page.getByRole('button', { name: 'Phiếu thu' }).first().click()
  const sheet = page.getByRole('dialog', { name: 'Lập phiếu thu' })
  await sheet.getByRole('textbox', { name: /^Số tiền/ }).fill('500000')
  await sheet.getByRole('combobox', { name: /^Loại thu/ }).click()
  await page.getByRole('option', { name: 'Cho thuê tủ trưng bày' }).click()
  await sheet.getByRole('combobox', { name: /^Đối tượng nộp/ }).click()
  await page.getByRole('option', { name: 'Khách hàng' }).click()
  await sheet.getByRole('combobox', { name: 'Chọn từ danh sách' }).fill('hoa')
  await page.getByRole('option', { name: /Phạm Thị Hoa/ }).click()
  const day = new Date(Date.now() - 2 * 86_400_000).toLocaleDateString('vi-VN', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'Asia/Ho_Chi_Minh',
  })
  await sheet.getByRole('textbox', { name: 'Ngày chứng từ' }).fill(day)
  const photo = await sharp({ create: { width: 300, height: 420, channels: 3, background: '#fdfdf6' } })
    .jpeg()
    .toBuffer()
  await sheet.locator('input[type=file]').setInputFiles({ name: 'hop-dong.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(sheet.getByRole('img', { name: 'Ảnh chứng từ 1' })).toBeVisible()
  await checkAccessibility(page, 'a receipt with its photo')
  await picture(page, 'voucher-receipt')
  await page.keyboard.press('Control+s')
  await expect(sheet).toBeHidden()
  await page
    .getByRole('row', { name: /Cho thuê tủ trưng bày/ })
    .getByText(/^PT\d+/)
    .click()
  const voucher = page.getByRole('dialog', { name: /^Phiếu thu PT/ })
  await expect(voucher).toContainText(day)
  await voucher.getByRole('button', { name: 'Mẫu 01-TT' }).click()
  await expect.poll(() => papers.at(-1)).toContain('Phạm Thị Hoa')
  expect(papers.at(-1)).toContain('Năm trăm nghìn đồng')

  await page.goto('/cashbooks/kinds')
  await page.getByRole('row', { name: /Cho thuê tủ trưng bày/ }).click()
  await page.getByRole('button', { name: 'Ngưng dùng' }).click()
  await expect(page.getByRole('row', { name: /Cho thuê tủ trưng bày/ })).toContainText('Ngưng dùng')
  await page.setViewportSize(phone)
  await checkWidth(page, 'kinds of receipts')
  await page.goto('/cashbooks')
  await page.setViewportSize(desk)
  await page.getByRole('button', { name: 'Phiếu thu' }).first().click()
  await sheet.getByRole('combobox', { name: /^Loại thu/ }).click()
  await expect(page.getByRole('option', { name: 'Thu khác' })).toBeVisible()
  await expect(page.getByRole('option', { name: 'Cho thuê tủ trưng bày' })).toHaveCount(0)
})

test('an owner who wants to count the drawer hears of the open shift before the first note, and goes to it', async ({
  page,
  store,
}) => {
  await store.call('PATCH', 'setting', { key: 'useShifts', value: true, version: 0 })
  const { data: shift } = await store.call('POST', 'shift', { openingFloat: 0 })
  await page.goto('/cashbooks')
  await page.getByRole('button', { name: 'Thao tác khác' }).click()
  await page.getByRole('menuitem', { name: 'Đếm quỹ tiền mặt' }).click()
  const count = page.getByRole('dialog', { name: 'Đếm quỹ tiền mặt' })
  await expect(count).toContainText('Chi nhánh còn ca đang mở.')
  await picture(page, 'fund-count-in-shift')
  await count.getByRole('link', { name: shift.code }).click()
  await expect(page).toHaveURL(new RegExp(`/cashbooks/shift/${shift.id}$`))
})
