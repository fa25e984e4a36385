import { checkAccessibility, checkWidth } from '../check-accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { openTill, take } from '../till.ts'
import { typeLikeAPerson } from '../type-like-a-person.ts'

test('goods are brought to a customer who pays then: typed by keyboard, printed, in the list and on the bill', async ({
  page,
  store,
  papers,
}) => {
  const customer = { name: 'Phạm Thị Hoa', phone: '0909123456', address: '12 Lê Lợi', wardCode: '26882' }
  await store.call('POST', 'customer', customer)
  const till = await openTill(page)
  await take(page, till, 'pana')
  await page.keyboard.press('Control+E')
  const part = till.facts.getByRole('region', { name: 'Giao hàng' })
  const field = (name: string) => part.getByRole('textbox', { name })
  await expect(field('Người nhận')).toBeFocused()

  // What is missing is said, and the cashier stands there.
  await page.keyboard.press('F9')
  await expect(till.problem).toContainText('Hãy ghi tên người nhận hàng')
  await expect(field('Người nhận')).toBeFocused()

  // A customer fills it; what was typed since stays with another one.
  await page.keyboard.press('F4')
  await till.customer.fill('phạm')
  await expect(page.getByRole('option', { name: /Phạm Thị Hoa/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(field('Địa chỉ')).toHaveValue('12 Lê Lợi')
  await expect(part.getByRole('combobox', { name: 'Phường, xã' })).toHaveValue('Phường An Hội Tây')
  await field('Người nhận').focus()
  await page.keyboard.press('End')
  await typeLikeAPerson(page, ' (con gái)')
  await page.keyboard.press('Enter')
  await expect(field('Điện thoại')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await typeLikeAPerson(page, '31122099')
  await page.keyboard.press('Enter')
  await typeLikeAPerson(page, '17h30')
  await page.keyboard.press('Enter')
  await typeLikeAPerson(page, 'Gọi trước')
  await checkAccessibility(page, 'the till with a delivery')
  await picture(page, 'delivery-till')
  await page.keyboard.press('Enter')
  await expect(till.find).toBeFocused()

  // Who brings it and what the parcel weighs stand behind a title; what a finger slips into a number is no weight.
  await part.getByText('Người giao, phí và kiện hàng').click()
  await field('Người giao, hãng vận chuyển').fill('Giao Nhanh')
  await field('Phí trả bên giao').fill('18000')
  await field('Khối lượng').fill('1250')
  await field('Dài').fill('30')
  await checkAccessibility(page, 'the parcel of a delivery')

  // Without it and again: nothing is lost.
  await page.keyboard.press('Control+E')
  await expect(part).toBeHidden()
  await page.keyboard.press('Control+E')
  await expect(field('Ghi chú cho người giao')).toHaveValue('Gọi trước')
  await page.reload()
  await expect(field('Ghi chú cho người giao')).toHaveValue('Gọi trước')
  for (const width of [820, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await checkWidth(page, 'the till with a delivery')
    await picture(page, `delivery-till-${width}`, { fullPage: true })
  }
  await page.setViewportSize({ width: 1366, height: 768 })
  await part.getByRole('checkbox', { name: 'Thu khi giao (COD)' }).check()
  await expect(till.method('Ghi nợ')).toBeChecked()
  await page.keyboard.press('F9')
  await expect(till.lines).toHaveCount(0)
  await expect.poll(() => papers.length).toBe(1)
  expect(papers[0]).toContain('Giao cho: Phạm Thị Hoa (con gái) · 0909123456')
  expect(papers[0]).toContain('12 Lê Lợi, Phường An Hội Tây')
  expect(papers[0]).toContain('Hẹn giao: 17:30 31/12/2099')
  expect(papers[0]).toMatch(/THU KHI GIAO: [\d.]+đ/)

  await page.goto('/transactions/bill?delivered=1')
  await page.getByRole('row', { name: /HD\d/ }).getByRole('link', { name: /HD\d/ }).click()
  await expect(page.getByText('Gọi trước')).toBeVisible()
  await expect(page.getByText('Thu khi giao')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Người giao: Giao Nhanh')
  await expect(page.getByRole('main')).toContainText('1,25 kg · 30 cm')
  await expect(page.getByRole('main')).toContainText('18.000')
  await checkAccessibility(page, 'a bill that is brought')
  await picture(page, 'delivery-bill')

  // The slip and the label of the parcel once more: who packs takes them from the bill.
  for (const name of ['In phiếu giao hàng', 'In tem giao hàng 75×100']) {
    await page.getByRole('button', { name: 'Thao tác khác' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await expect.poll(() => papers.length).toBe(3)
  expect(papers[1]).toMatch(/PHIẾU GIAO HÀNG .*THU KHI GIAO [\d.]+/)
  expect(papers[2]).toContain('Phạm Thị Hoa (con gái)')
  expect(papers[2]).toContain('12 Lê Lợi, Phường An Hội Tây')
  expect(papers[2]).toContain('Gọi trước')
})
