import type { Browser, BrowserContext } from '@playwright/test'
import { addColleague, type Colleague } from '../add-colleague.ts'
import { checkAccessibility, checkWidth } from '../check-accessibility.ts'
import { expect, signedInAs, test } from '../fixtures.ts'
import type { TestStore } from '../register-store.ts'
import { scan } from '../scan.ts'

const box = '8930000000035'
const capsule = '8930000000042'

/** A phone in the hand of a colleague. */
function openPhone(browser: Browser, origin: string, colleague: Colleague): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: origin,
    storageState: signedInAs(origin, colleague),
    viewport: { width: 390, height: 844 },
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
  })
}

const shelfOf = async (store: TestStore, product: string) => {
  const { data } = await store.call('GET', `lot?productId=${store.products[product].id}`)
  return Object.fromEntries(data.items.map((lot: { number: string; quantity: number }) => [lot.number, lot.quantity]))
}

test('two phones count at once, one of them without a network, while the till goes on selling', async ({
  page,
  browser,
  store,
  server,
  colleague,
  papers,
}) => {
  const nam = await addColleague(server, store)
  await page.goto('/products/check-inventory')
  await checkAccessibility(page, 'checks')
  await page.getByRole('button', { name: 'Lập phiếu kiểm' }).first().click()
  const begin = page.getByRole('dialog', { name: 'Phiếu kiểm kho mới' })
  await begin.getByText('Theo mặt hàng', { exact: true }).click()
  await checkAccessibility(page, 'beginning a check')
  await begin.getByRole('button', { name: 'Lập phiếu' }).click()
  await expect(page.getByText('Chưa ai đếm.', { exact: false })).toBeVisible()
  const address = new URL(page.url()).pathname

  const first = await openPhone(browser, server.baseUrl, colleague)
  const one = await first.newPage()
  await one.goto(`${address}/count`)
  await checkAccessibility(one, 'beginning a sheet')
  await one.getByRole('button', { name: 'Bắt đầu đếm' }).click()
  await expect(one.getByText('Quét mã hàng đầu tiên')).toBeVisible()
  await scan(one, box)
  await one.getByRole('button', { name: /PA2702/ }).click()
  await scan(one, box)
  const strips = one.getByRole('textbox', { name: 'Số vỉ Panadol Extra 500mg' })
  await strips.fill('10')
  await strips.press('Enter')
  await expect(one.getByText('Tổng 2 hộp 10 vỉ')).toBeVisible()
  await expect(one.getByText('Sổ sách', { exact: false })).toHaveCount(0)
  await expect(one.getByText('Đã gửi hết')).toBeVisible()
  await checkAccessibility(one, 'counting')
  await checkWidth(one, 'counting')

  const second = await openPhone(browser, server.baseUrl, nam)
  const two = await second.newPage()
  await two.goto(`${address}/count`)
  await two.getByLabel('Tên lượt').fill('Tủ kính')
  await two.getByRole('button', { name: 'Bắt đầu đếm' }).click()
  await expect(two.getByText('Quét mã hàng đầu tiên')).toBeVisible()
  await second.setOffline(true)
  await scan(two, capsule)
  const capsules = two.getByRole('textbox', { name: 'Số viên Amoxicillin 500mg' })
  await capsules.fill('296')
  await capsules.press('Enter')
  await expect(two.getByText('1 dòng chờ gửi')).toBeVisible()
  await two.close()

  // The till sells of the goods that were just counted, before the server hears of the count.
  const amoxicillin = store.products['Amoxicillin 500mg']
  const sold = await store.call('POST', 'bill', {
    items: [
      {
        productId: amoxicillin.id,
        unitId: amoxicillin.units.find((unit: { isBase: boolean }) => unit.isBase).id,
        quantity: 10,
      },
    ],
    payments: [{ method: 'CASH', amount: 20_000 }],
  })
  expect(sold.status).toBe(201)

  // Whatever screen the phone shows when the network is back: what waits goes.
  await second.setOffline(false)
  const back = await second.newPage()
  await back.goto('/')
  const received = async () =>
    (await store.call('GET', `inventory-check/${address.split('/').at(-1)}`)).data.sheets.map(
      (sheet: { lineCount: number }) => sheet.lineCount,
    )
  await expect.poll(received).toEqual([1, 1])

  await page.goto(`${address}?tab=differ`)
  const short = page.getByRole('row', { name: /Amoxicillin/ })
  await expect(short).toContainText('−4')
  await expect(short).toContainText('3 hộp')
  await short.getByRole('combobox', { name: /Lý do của Amoxicillin/ }).click()
  await page.getByRole('option', { name: 'Mất' }).click()
  await expect(short.getByRole('combobox', { name: /Lý do của Amoxicillin/ })).toContainText('Mất')
  await checkAccessibility(page, 'reviewing a check')
  await page.getByRole('button', { name: 'Hoàn thành' }).click()
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(dialog).toContainText('Còn người đang đếm')
  await checkAccessibility(page, 'completing a check')
  await dialog.getByRole('button', { name: 'Hoàn thành' }).click()
  await expect(page.getByRole('button', { name: 'Hoàn thành' })).toHaveCount(0)
  expect(await shelfOf(store, 'Amoxicillin 500mg')).toEqual({ AM0915: 286 })
  expect(await shelfOf(store, 'Panadol Extra 500mg')).toEqual({ PA2601: 120, PA2702: 480 })

  await page.getByRole('button', { name: 'In biên bản' }).click()
  await expect.poll(() => papers.at(-1)).toContain('BIÊN BẢN KIỂM KÊ HÀNG HÓA')
  await page.goto('/products/check-inventory/by-reason')
  await expect(page.getByRole('row', { name: /Mất/ })).toContainText('4.800')
  await checkAccessibility(page, 'differences by reason')

  // What is counted after the end is told at the phone, line by line, and can go into another check.
  await scan(one, box)
  await expect(one.getByText('Lượt đếm này không nhận thêm nữa')).toBeVisible()
  await expect(one.getByRole('listitem').filter({ hasText: 'PA2702' })).toContainText('3 hộp 10 vỉ')
  await checkAccessibility(one, 'a sheet that is closed')
  await first.close()
  await second.close()
})

test('two checks that were begun apart become one, and the phone that counts on goes along', async ({
  page,
  browser,
  store,
  server,
  colleague,
}) => {
  const begin = async (note: string) => {
    const { data } = await store.call('POST', 'inventory-check', { kind: 'PRODUCT', note })
    return data as { id: string; code: string }
  }
  const [front, back] = [await begin('kệ trước'), await begin('kho sau')]
  const context = await openPhone(browser, server.baseUrl, colleague)
  const phone = await context.newPage()
  await phone.goto(`/products/check-inventory/${front.id}/count`)
  await phone.getByRole('button', { name: 'Bắt đầu đếm' }).click()
  await expect(phone.getByText('Quét mã hàng đầu tiên')).toBeVisible()
  await scan(phone, box)
  await phone.getByRole('button', { name: /PA2702/ }).click()
  await expect(phone.getByText('Đã gửi hết')).toBeVisible()

  await page.goto('/products/check-inventory')
  for (const { code } of [front, back]) await page.getByRole('checkbox', { name: new RegExp(code) }).check()
  await page.getByRole('button', { name: 'Gộp phiếu' }).click()
  const dialog = page.getByRole('dialog', { name: 'Gộp 2 phiếu kiểm thành một?' })
  await expect(dialog).toContainText('kho sau')
  await checkAccessibility(page, 'merging checks')
  await dialog.getByRole('button', { name: 'Gộp phiếu' }).click()
  await expect(page.getByRole('link', { name: front.code })).toBeVisible()
  const merged = new URL(page.url()).pathname

  await phone.reload()
  await expect(phone).toHaveURL(new RegExp(`${merged}/count$`))
  await expect(phone.getByText('1 hộp', { exact: true })).toBeVisible()
  await scan(phone, box)
  await phone
    .getByRole('button', { name: /PA2702/ })
    .first()
    .click()
  await expect(phone.getByText('Tổng 2 hộp')).toBeVisible()
  await expect(phone.getByText('Đã gửi hết')).toBeVisible()
  await page.goto(`/products/check-inventory/${front.id}`)
  await expect(page.getByText('Đã gộp vào', { exact: false })).toBeVisible()
  await context.close()
})

test('a phone that is opened again without a network still knows which goods are left to count', async ({
  browser,
  store,
  server,
  colleague,
}) => {
  const productIds = [store.products['Panadol Extra 500mg'].id]
  const { data: check } = await store.call('POST', 'inventory-check', { kind: 'PRODUCT', productIds })
  const context = await openPhone(browser, server.baseUrl, colleague)
  const phone = await context.newPage()
  await phone.goto(`/products/check-inventory/${check.id}/count`)
  await phone.getByRole('button', { name: 'Bắt đầu đếm' }).click()
  await expect(phone.getByText('Quét mã hàng đầu tiên')).toBeVisible()
  const left = phone.getByRole('tab', { name: /^Chưa đếm/ })
  await expect(left).toHaveText(/^Chưa đếm\D*1$/)
  await expect(phone.getByText('Đã gửi hết')).toBeVisible()

  await context.route('**/mp/api/**', route => route.abort())
  await phone.reload()
  await expect(left).toHaveText(/^Chưa đếm\D*1$/)
  await context.close()
})
