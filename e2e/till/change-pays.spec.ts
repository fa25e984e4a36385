import { checkAccessibility, checkWidth } from '../check-accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { newestBill } from '../newest-bill.ts'
import { picture } from '../picture.ts'
import type { TestStore } from '../register-store.ts'
import { scan } from '../scan.ts'
import { openTill, type Till } from '../till.ts'

const strip = '8930000000028'

/** A customer who owes 34.000đ of one bill and 17.000đ of the next. */
async function debtor(store: TestStore) {
  const customer = (await store.call('POST', 'customer', { name: 'Lê Văn Nợ', phone: '0912000444' })).data
  const product = store.products['Panadol Extra 500mg']
  const unitId = product.units.find((one: { name: string }) => one.name === 'Vỉ').id
  for (const quantity of [2, 1])
    await store.call('POST', 'bill', {
      customerId: customer.id,
      items: [{ productId: product.id, unitId, quantity }],
      payments: [{ method: 'DEBT', amount: quantity * 17_000 }],
    })
  const open = async () =>
    (await store.call('GET', `debt/open?partnerKind=customer&partnerId=${customer.id}`)).data as {
      documentCode: string
      remaining: number
    }[]
  return { open }
}

/** The debtor buys a strip and gives 67.000đ, of which 50.000đ are change. */
async function leaveChange(page: import('@playwright/test').Page): Promise<Till> {
  const till = await openTill(page)
  await scan(page, strip)
  await page.keyboard.press('F4')
  await page.keyboard.type('0912000444')
  await page.getByRole('option', { name: /Lê Văn Nợ/ }).click()
  await page.keyboard.press('F8')
  await page.keyboard.type('67000')
  await page.keyboard.press('Enter')
  await till.facts.getByRole('checkbox', { name: 'Ghi 50.000 tiền thừa vào tài khoản của khách' }).press('Space')
  return till
}

test('change that stays pays what is due first, or the debts that the cashier chooses', async ({ page, store }) => {
  const { open } = await debtor(store)
  const [first, second] = await open()
  const till = await leaveChange(page)
  const choose = till.facts.getByRole('button', { name: /^Chọn khoản trả/ })
  await expect(choose).toContainText(`Trả ${first!.documentCode} 34.000, ${second!.documentCode} 16.000`)
  // Nothing is handed back.
  await expect(till.facts.getByText('Tiền thừa trả khách').locator('..')).toContainText(/khách0$/)
  await picture(page, 'change-pays-till')
  await choose.press('Enter')
  const window = page.getByRole('dialog', { name: '50.000đ tiền thừa trả nợ nào?' })
  const part = (code: string) => window.getByRole('textbox', { name: `Trả cho ${code}` })
  await expect(part(second!.documentCode)).toHaveValue('16.000')
  await part(second!.documentCode).fill('17001')
  await page.keyboard.press('Enter')
  await expect(window.getByRole('alert')).toContainText(`${second!.documentCode} chỉ còn nợ 17.000đ.`)
  await part(second!.documentCode).fill('17000')
  await page.keyboard.press('Enter')
  await expect(window.getByRole('alert')).toContainText('Tổng trả vượt 50.000đ tiền thừa')
  await part(first!.documentCode).fill('10000')
  await expect(window).toContainText('23.000đ')
  await checkAccessibility(page, 'which debts the change pays')
  await picture(page, 'change-pays')
  await page.setViewportSize({ width: 390, height: 844 })
  await checkWidth(page, 'which debts the change pays')
  await picture(page, 'change-pays-390')
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await picture(page, 'change-pays-dark')
  await part(first!.documentCode).press('Enter')
  await expect(window).toBeHidden()
  await expect(till.find).toBeFocused()
  await expect(choose).toContainText(`Trả ${first!.documentCode} 10.000, ${second!.documentCode} 17.000, trả dư 23.000`)
  // Another sum of change is another question: what is due first again.
  await page.keyboard.press('F8')
  await page.keyboard.type('60000')
  await page.keyboard.press('Enter')
  await expect(choose).toContainText(`Trả ${first!.documentCode} 34.000, ${second!.documentCode} 9.000`)
  await page.keyboard.press('F8')
  await page.keyboard.type('67000')
  await page.keyboard.press('Enter')
  await expect(choose).toContainText('trả dư 23.000')
  // The choice waits with the cart.
  await page.reload()
  await expect(choose).toContainText('trả dư 23.000')
  await page.keyboard.press('F9')
  await expect(till.toast).toContainText('đã thanh toán')
  expect(await newestBill(store)).toMatchObject({ changeKept: 50_000 })
  // The credit counts towards what is due first: 24.000 and 0 are left, less 23.000.
  expect(await open()).toMatchObject([{ documentCode: first!.documentCode, remaining: 1_000 }])
})

test('without the network nothing is chosen, and what is due first is paid', async ({ page, context, store }) => {
  const { open } = await debtor(store)
  const [first] = await open()
  const till = await leaveChange(page)
  const choose = till.facts.getByRole('button', { name: /^Chọn khoản trả/ })
  await expect(choose).toBeVisible()
  await context.setOffline(true)
  await expect(till.facts).toContainText('Trả chứng từ đến hạn trước')
  await expect(choose).toBeHidden()
  await page.keyboard.press('F9')
  await expect(till.toast).toContainText('Mất mạng')
  await context.setOffline(false)
  await expect(till.saved).toContainText('Đã lưu', { timeout: 30_000 })
  expect(await open()).toMatchObject([{ remaining: 1_000 }])
  expect((await open())[0]!.documentCode).not.toBe(first!.documentCode)
})
