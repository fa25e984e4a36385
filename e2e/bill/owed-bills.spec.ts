import { checkAccessibility, checkWidth } from '../check-accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'

test('what is left to pay of a bill: in the list, by the filter, on its page, and gone once it is paid', async ({
  page,
  store,
}) => {
  const panadol = store.products['Panadol Extra 500mg']
  const unitId = panadol.units.find((unit: { name: string }) => unit.name === 'Vỉ').id
  const { data: customer } = await store.call('POST', 'customer', { name: 'Chị Hoa', phone: '0912345678', type: 1 })
  const { data: bill } = await store.call('POST', 'bill', {
    customerId: customer.id,
    items: [{ productId: panadol.id, unitId, quantity: 2 }],
    payments: [{ method: 'DEBT', amount: 34_000 }],
  })
  await store.call('POST', 'debt/collect', { customerId: customer.id, amount: 10_000, method: 'CASH' })

  await page.goto('/transactions/bill?debt=owing')
  const row = page.getByRole('row').filter({ hasText: bill.code })
  await expect(row).toContainText('24.000')
  await checkAccessibility(page, 'bills that are owed')
  await picture(page, 'owed-bills')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByText('Còn nợ 24.000')).toBeVisible()
  await checkWidth(page, 'bills that are owed')
  await picture(page, 'owed-bills-390')
  await page.setViewportSize({ width: 1366, height: 768 })

  await page.goto(`/transactions/bill/${bill.id}`)
  const main = page.getByRole('main')
  await expect(main).toContainText('Đã thu nợ10.000')
  await expect(main).toContainText('Còn nợ24.000')
  await picture(page, 'owed-bill')
  await page.getByRole('button', { name: 'Thu nợ', exact: true }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('textbox', { name: 'Số tiền' }).first()).toHaveValue('24.000')
  await page.keyboard.press('Control+s')
  await expect(sheet).toBeHidden()
  await expect(main).toContainText('Đã thu hết')
  await expect(page.getByRole('button', { name: 'Thu nợ', exact: true })).toBeHidden()

  await page.goto('/transactions/bill?debt=paid')
  await expect(page.getByRole('row').filter({ hasText: bill.code })).toBeVisible()
})
