import { checkAccessibility } from '../check-accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { newestBill } from '../newest-bill.ts'
import { scan } from '../scan.ts'
import { openTill, take } from '../till.ts'
import { typeLikeAPerson } from '../type-like-a-person.ts'
import { watchMouse } from '../watch-mouse.ts'

const strip = '8930000000028'
const capsule = '8930000000042'
const box = '8930000000035'

test('a customer is found or made beside the cart, owes, and is asked for before that', async ({
  page,
  context,
  store,
}) => {
  const mouse = await watchMouse(context)
  const till = await openTill(page)
  await scan(page, strip)
  // A debt needs a customer.
  await page.keyboard.press('F8')
  await page.keyboard.press('Shift+Tab')
  await expect(till.method('Tiền mặt')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(till.method('Ghi nợ')).toBeChecked()
  await page.keyboard.press('F9')
  await expect(till.customer).toBeFocused()
  await expect(till.lines).toHaveCount(1)

  await typeLikeAPerson(page, '0912345678')
  await expect(page.getByRole('option', { name: 'Thêm “0912345678”' })).toBeVisible()
  await page.keyboard.press('Enter')
  const form = page.getByRole('region', { name: 'Thêm khách' })
  await expect(form.getByRole('textbox', { name: 'Tên khách' })).toBeFocused()
  await typeLikeAPerson(page, 'Lê Thị Hồng')
  await page.keyboard.press('Enter')
  await expect(form.getByRole('textbox', { name: 'Điện thoại' })).toHaveValue('0912345678')
  await page.keyboard.press('Enter')
  await expect(till.find).toBeFocused()
  await expect(till.facts.getByRole('region', { name: 'Khách hàng' })).toContainText('Lê Thị Hồng')
  await expect(till.facts).toContainText('Nợ 0đ → 17.000đ')

  await page.keyboard.press('F9')
  await expect(till.toast).toContainText('ghi nợ 17.000đ')
  await expect(page.getByRole('region', { name: 'Vừa bán' })).toContainText(/HD\d+ · ghi nợ 17.000đ/)
  expect(mouse).toEqual([])
  expect(await newestBill(store)).toMatchObject({ customerName: 'Lê Thị Hồng', debt: 17_000, paid: 0 })

  // The next time a part of the name is enough.
  await scan(page, capsule)
  await page.keyboard.press('F4')
  await typeLikeAPerson(page, 'hong')
  await expect(page.getByRole('option', { name: /Lê Thị Hồng/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(till.facts.getByRole('region', { name: 'Khách hàng' })).toContainText('17.000')
})

test('change, suggested notes and a payment in parts', async ({ page, context, store }) => {
  const mouse = await watchMouse(context)
  const { data: customer } = await store.call('POST', 'customer', { name: 'Phạm Văn Bình' })
  expect(customer.code).toBeTruthy()
  const till = await openTill(page)
  await scan(page, box)
  await page.keyboard.press('F8')
  await expect(till.given).toBeFocused()
  await typeLikeAPerson(page, '500000')
  await page.keyboard.press('Enter')
  await expect(till.facts).toContainText('Tiền thừa trả khách250.000')
  await expect(till.find).toBeFocused()

  // The notes that make sense, the exact amount first.
  const notes = page.getByRole('group', { name: 'Gợi ý tiền khách đưa' }).getByRole('button')
  await expect(notes.first()).toHaveText('250.000')
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(notes.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(notes.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(till.find).toBeFocused()

  // Less than is due: said, and F9 leads to it; with a customer the rest may be owed.
  await page.keyboard.press('F8')
  await typeLikeAPerson(page, '100000')
  await page.keyboard.press('F9')
  await expect(till.given).toBeFocused()
  await expect(till.facts).toContainText('Còn thiếu150.000')
  await page.keyboard.press('F4')
  await typeLikeAPerson(page, 'binh')
  await expect(page.getByRole('option', { name: /Phạm Văn Bình/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(till.facts.getByRole('button', { name: 'Ghi nợ 150.000đ còn lại' })).toBeVisible()
  await page.keyboard.press('F8')
  for (const _ of [1, 2, 3, 4]) await page.keyboard.press('Tab')
  await expect(till.facts.getByRole('button', { name: 'Ghi nợ 150.000đ còn lại' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('F9')
  await expect(till.toast).toContainText(/HD\d+/)
  expect(mouse).toEqual([])
  expect(await newestBill(store)).toMatchObject({ payable: 250_000, paid: 100_000, debt: 150_000, change: 0 })
})

test('a transfer shows its VietQR code and its content', async ({ page, store }) => {
  const account = { name: 'VCB', bankBin: '970436', accountNumber: '0071001234567', accountName: 'TRAN THU HA' }
  expect((await store.call('POST', 'cash-account', { ...account, isDefault: true })).status).toBe(201)
  const till = await openTill(page)
  await scan(page, strip)
  await page.keyboard.press('F8')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await expect(till.method('Chuyển khoản')).toBeChecked()
  await expect(till.facts.getByRole('img', { name: 'Mã VietQR 17.000đ' })).toBeVisible()
  await expect(till.facts).toContainText('0071001234567')
  await page.keyboard.press('F9')
  await expect(till.toast).toContainText('đã thanh toán')
  const bill = await newestBill(store)
  expect(bill.payments).toMatchObject([{ method: 'BANK', amount: 17_000, accountName: 'VCB' }])
})

test('the change stays until the next line begins, and a sale just made can be cancelled', async ({ page, store }) => {
  const till = await openTill(page)
  const last = page.getByRole('region', { name: 'Vừa bán' })
  await take(page, till, 'panadol')
  await page.keyboard.press('F8')
  await typeLikeAPerson(page, '50000')
  await page.keyboard.press('F9')
  await expect(last).toContainText(/HD\d+ · đã thanh toán.*Tiền thừa trả khách33.000/)
  await take(page, till, 'amox')
  await expect(last).toHaveCount(0)
  await page.keyboard.press('F9')
  await expect(last).toContainText(/HD\d+ · đã thanh toán/)

  await till.toast.getByRole('button', { name: 'Hủy', exact: true }).click()
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await dialog.getByLabel('Lý do hủy').fill('Khách đổi ý')
  await dialog.getByRole('button', { name: 'Hủy hóa đơn' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(last).toHaveCount(0)
  expect(await newestBill(store)).toMatchObject({ status: 'CANCELLED', payable: 2_000 })

  // Or it is replaced by another one, also from the words of the sale.
  await take(page, till, 'panadol')
  await take(page, till, 'amox')
  await page.keyboard.press('F9')
  await till.toast.getByRole('button', { name: 'Sửa', exact: true }).click()
  await expect(till.lines).toHaveCount(2)
  await expect(till.find).toBeFocused()
  await take(page, till, 'gang')
  const bar = page.getByRole('region', { name: /^Sửa HD/ })
  await expect(bar).toContainText('Thu thêm 3.000đ')
  await page.keyboard.press('F9')
  await expect(page.getByRole('alert')).toContainText('Ghi lý do sửa')
  await expect(bar.getByLabel('Lý do sửa')).toBeFocused()
  await typeLikeAPerson(page, 'Thiếu hàng')
  await page.keyboard.press('F9')
  await expect(last).toContainText(/HD\d+ · đã thanh toán/)
  await expect(till.toast.filter({ hasText: 'thay cho' })).toContainText('Thu thêm 3.000đ')
  expect(await newestBill(store)).toMatchObject({ status: 'SUCCEED', payable: 22_000, itemCount: 3 })

  // On a phone no message lies over it.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(till.toast.first()).toBeVisible()
  await expect
    .poll(async () => {
      const [message, panel] = await Promise.all([till.toast.first().boundingBox(), last.boundingBox()])
      return message!.y + message!.height <= panel!.y
    })
    .toBe(true)
})

test('a new customer takes a birthday and a gender along, and a phone that is known leads to whose it is', async ({
  page,
  store,
}) => {
  const till = await openTill(page)
  await take(page, till, 'panadol')
  await page.keyboard.press('F4')
  await typeLikeAPerson(page, 'Vũ Thị Lan')
  await page.getByRole('option', { name: 'Thêm “Vũ Thị Lan”' }).click()
  const form = page.getByRole('region', { name: 'Thêm khách' })
  await form.getByRole('textbox', { name: 'Điện thoại' }).fill('0977000111')
  await form.getByRole('button', { name: 'Thêm ngày sinh, giới tính, nhóm' }).click()
  await form.getByRole('textbox', { name: 'Ngày sinh' }).fill('02031980')
  await form.getByText('Nữ', { exact: true }).click()
  await checkAccessibility(page, 'a new customer at the till')
  await form.getByRole('button', { name: 'Lưu khách' }).click()
  await expect(till.facts.getByRole('region', { name: 'Khách hàng' })).toContainText('Vũ Thị Lan')
  const { data } = await store.call('GET', 'customer?keyword=0977000111')
  expect(data.items).toMatchObject([{ name: 'Vũ Thị Lan', birthday: '1980-03-02', gender: 'female' }])

  await page.keyboard.press('F1')
  await take(page, till, 'panadol')
  await page.keyboard.press('F4')
  await typeLikeAPerson(page, 'Lan Anh')
  await page.getByRole('option', { name: 'Thêm “Lan Anh”' }).click()
  await form.getByRole('textbox', { name: 'Điện thoại' }).fill('0977 000 111')
  await page.keyboard.press('Enter')
  await expect(form).toContainText('đã có ở khách Vũ Thị Lan')
  await form.getByRole('button', { name: 'Chọn khách Vũ Thị Lan' }).click()
  await expect(till.facts.getByRole('region', { name: 'Khách hàng' })).toContainText('Vũ Thị Lan')
})
