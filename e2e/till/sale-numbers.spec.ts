import { expect, test } from '../fixtures.ts'
import { newestBill } from '../newest-bill.ts'
import { openTill, take } from '../till.ts'
import { typeLikeAPerson } from '../type-like-a-person.ts'

test('10% in the discount box is a share, and a discount above the total is refused with its reason', async ({
  page,
  store,
}) => {
  const till = await openTill(page)
  await take(page, till, 'panadol')
  await page.keyboard.press('F6')
  await typeLikeAPerson(page, '18000')
  await page.keyboard.press('F9')
  await expect(till.toast).toContainText('Giảm giá hóa đơn: Không được trên 17.000')
  await expect(till.orderDiscount).toBeFocused()
  await expect(till.orderDiscount).toHaveValue('18.000')
  await expect(till.lines).toHaveCount(1)

  await page.keyboard.press('ControlOrMeta+a')
  await typeLikeAPerson(page, '10%')
  await expect(page.getByRole('button', { name: 'Giảm theo phần trăm' })).toHaveAttribute('aria-pressed', 'true')
  await expect(till.due).toHaveText('15.300')
  await page.keyboard.press('ControlOrMeta+a')
  await typeLikeAPerson(page, '101')
  // The button refuses as the key does.
  await page.getByRole('button', { name: 'Thanh toán F9' }).click()
  await expect(till.orderDiscount).toBeFocused()
  await expect(till.lines).toHaveCount(1)
  await page.keyboard.press('ControlOrMeta+a')
  await typeLikeAPerson(page, '10')
  await page.keyboard.press('F9')
  await expect(till.toast).toContainText('đã thanh toán')
  expect(await newestBill(store)).toMatchObject({ payable: 15_300, orderDiscount: 1_700, discountUnit: 1 })
})

test('1,5 of a unit is refused with its reason and never becomes 15; 0 removes the line, which can be put back', async ({
  page,
}) => {
  const till = await openTill(page)
  await take(page, till, 'panadol')
  await page.keyboard.press('F2')
  await typeLikeAPerson(page, '2,5')
  await expect(till.quantity(1)).toHaveValue('2,5')
  await page.keyboard.press('F9')
  await expect(till.toast).toContainText('Số lượng dòng 1: Phải là số nguyên')
  await expect(till.quantity(1)).toBeFocused()
  await expect(till.quantity(1)).toHaveValue('2,5')

  await page.keyboard.press('ControlOrMeta+a')
  await typeLikeAPerson(page, '3')
  await expect(till.due).toHaveText('51.000')
  await page.keyboard.press('ControlOrMeta+a')
  await typeLikeAPerson(page, '0')
  await expect(till.quantity(1)).toHaveValue('0')
  await page.keyboard.press('Enter')
  await expect(till.lines).toHaveCount(0)
  await till.toast.getByRole('button', { name: 'Hoàn tác' }).click()
  await expect(till.quantity(1)).toHaveValue('3')
})

test('money is grouped while it is typed, wherever the cursor stands, and the next notes are offered', async ({
  page,
}) => {
  const till = await openTill(page)
  await take(page, till, 'panadol')
  await page.keyboard.press('F8')
  await typeLikeAPerson(page, '251500')
  await expect(till.given).toHaveValue('251.500')
  await page.keyboard.press('Home')
  await typeLikeAPerson(page, '1')
  await expect(till.given).toHaveValue('1.251.500')
  await typeLikeAPerson(page, '2')
  await expect(till.given).toHaveValue('12.251.500')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await expect(till.given).toHaveValue('251.500')
  await page.keyboard.press('ControlOrMeta+a')
  await typeLikeAPerson(page, '1,25k')
  await expect(till.given).toHaveValue('1,25k')
  await expect(page.getByRole('group', { name: 'Gợi ý tiền khách đưa' }).getByRole('button')).toHaveText([
    '17.000',
    '20.000',
    '50.000',
    '100.000',
  ])
})
