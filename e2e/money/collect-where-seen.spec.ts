import { checkAccessibility, checkWidth } from '../check-accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { openTill } from '../till.ts'

test('a debt is taken or paid where it is seen: at the till, at home, in the list of bills and in the report', async ({
  page,
  store,
}) => {
  const made = async (path: string, body: object) => (await store.call('POST', path, body)).data
  const panadol = store.products['Panadol Extra 500mg']
  const unitId = panadol.units.find((unit: { name: string }) => unit.name === 'Vỉ').id
  const hoa = await made('customer', { name: 'Chị Hoa', phone: '0912345678', type: 1 })
  const bill = await made('bill', {
    customerId: hoa.id,
    items: [{ productId: panadol.id, unitId, quantity: 3 }],
    payments: [{ method: 'DEBT', amount: 51_000 }],
  })
  const provider = await made('provider', { name: 'Dược Hạ Long' })
  await made('debt/opening', { partnerKind: 'provider', partnerId: provider.id, amount: 400_000 })
  const pay = async (window: string, amount: string | null) => {
    const sheet = page.getByRole('dialog', { name: window })
    const field = sheet.getByRole('textbox', { name: /^Số tiền/ }).first()
    if (amount === null) await expect(field).toHaveValue('31.000')
    else await field.fill(amount)
    await page.keyboard.press('Control+s')
    await expect(sheet).toBeHidden()
  }

  await test.step('at the till, where the card of the customer follows', async () => {
    const till = await openTill(page)
    await page.keyboard.press('F4')
    await page.keyboard.type('0912345678')
    await page.getByRole('option', { name: /Chị Hoa/ }).click()
    const card = till.facts.getByRole('region', { name: 'Khách hàng' })
    await expect(card).toContainText('51.000')
    await picture(page, 'collect-at-till')
    await card.getByRole('button', { name: 'Thu nợ Chị Hoa' }).click()
    await pay('Thu nợ Chị Hoa', '10000')
    await expect(card).toContainText('41.000')
  })

  await test.step('at home, beside who owes most', async () => {
    await page.goto('/')
    await page.getByRole('radiogroup', { name: 'Xem khách theo' }).getByText('Công nợ').click()
    await page.getByRole('button', { name: 'Thu nợ Chị Hoa' }).click()
    await pay('Thu nợ Chị Hoa', '10000')
    await expect(page.getByText('31.000').first()).toBeVisible()
    await picture(page, 'collect-at-home')
  })

  await test.step('in the list of bills', async () => {
    await page.goto('/transactions/bill?debt=owing')
    const row = page.getByRole('row').filter({ hasText: bill.code })
    await expect(row).toContainText('31.000')
    await checkAccessibility(page, 'bills with a button to collect')
    await picture(page, 'collect-in-bills')
    await page.setViewportSize({ width: 390, height: 844 })
    await checkWidth(page, 'bills with a button to collect')
    await picture(page, 'collect-in-bills-390')
    await page.setViewportSize({ width: 1366, height: 768 })
    await row.getByRole('button', { name: `Thu nợ ${bill.code}` }).click()
    // What is left of this bill stands there already.
    await pay('Thu nợ Chị Hoa', null)
    await expect(row).toBeHidden()
  })

  await test.step('a provider in the report of debts', async () => {
    await page.goto('/reports/provider-report?view=DEBT')
    await picture(page, 'pay-in-report')
    await page.getByRole('button', { name: 'Trả nợ Dược Hạ Long' }).click()
    await pay('Trả nợ Dược Hạ Long', '150000')
    await expect(page.getByRole('row').filter({ hasText: 'Dược Hạ Long' })).toContainText('250.000')
  })

  await test.step('an import, which says what is left to pay of it and is paid no more once nothing is', async () => {
    const received = await made('inbound', {
      ...{ status: 'SUCCEED', providerId: provider.id },
      items: [
        {
          ...{ productId: panadol.id, unitId, quantity: 10, price: 9_000 },
          lots: [{ lotNumber: 'N26', expiryDate: '2030-06-30', quantity: 10 }],
        },
      ],
    })
    await page.goto('/products/import?period=all')
    const row = page.getByRole('row').filter({ hasText: received.code })
    await expect(row).toContainText('90.000')
    await expect(page.getByRole('columnheader', { name: 'Còn phải trả' })).toBeVisible()
    await picture(page, 'imports-left-to-pay')
    await page.goto(`/products/import/${received.id}`)
    const side = page.getByRole('main')
    const payIt = page.getByRole('button', { name: 'Trả nợ' })
    await payIt.click()
    await pay('Trả nợ Dược Hạ Long', '50000')
    await expect(side).toContainText(/Còn phải trả, hạn .*40\.000/s)
    await picture(page, 'import-left-to-pay')
    await payIt.click()
    await pay('Trả nợ Dược Hạ Long', '40000')
    await expect(side).toContainText('Đã trả hết')
    await expect(payIt).toBeHidden()
  })
})

test('a payment says by itself that it does not count in the result', async ({ page, store }) => {
  await page.goto('/cashbooks')
  await page
    .getByRole('button', { name: /Phiếu chi/ })
    .first()
    .click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('textbox', { name: /^Số tiền/ }).fill('120000')
  await sheet.getByRole('combobox', { name: 'Loại chi' }).click()
  await page.getByRole('option', { name: 'Lương nhân viên' }).click()
  const tick = sheet.getByRole('checkbox', { name: 'Tính vào kết quả kinh doanh' })
  await expect(tick).toBeChecked()
  await tick.uncheck()
  await picture(page, 'voucher-beside-result')
  await page.keyboard.press('Control+s')
  await expect(sheet).toBeHidden()
  const { data } = await store.call('GET', 'business-result/voucher')
  expect(data.items).toEqual([])
})
