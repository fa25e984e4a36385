import type { Page } from '@playwright/test'
import { expect, signedInAs, test } from '../fixtures.ts'
import { watchPapers } from '../print/watch-papers.ts'
import type { TestStore } from '../register-store.ts'

/** Turns a switch of the store over, by the mouse, in the settings. */
async function turn(page: Page, label: string) {
  await page.goto('/settings/store?phan=thiet-lap')
  const control = page.getByRole('switch', { name: label })
  const before = await control.isChecked()
  await control.click()
  await expect(control).toBeChecked({ checked: !before })
  await expect(control).toBeEnabled()
}

const menu = (page: Page) => page.getByRole('navigation').first()
const main = (page: Page) => page.getByRole('main')

async function sell(store: TestStore): Promise<string> {
  const product = store.products['Panadol Extra 500mg']
  const items = [{ productId: product.id, unitId: product.units[0].id, quantity: 10 }]
  const sold = await store.call('POST', 'bill', { items, payments: [{ method: 'CASH', amount: 15_000 }] })
  expect([sold.status, sold.body.message]).toEqual([201, sold.body.message])
  return sold.data.id
}

async function buy(store: TestStore, lotNumber: string, vatRate?: number): Promise<string> {
  const product = store.products['Panadol Extra 500mg']
  const lots = [{ lotNumber, expiryDate: '2030-12-31', quantity: 10 }]
  const items = [{ productId: product.id, unitId: product.units[0].id, quantity: 10, price: 1_000, lots, vatRate }]
  const bought = await store.call('POST', 'inbound', {
    status: 'SUCCEED',
    items,
    payments: [{ method: 'CASH', amount: vatRate ? 10_500 : 10_000 }],
  })
  expect([bought.status, bought.body.message]).toEqual([201, bought.body.message])
  return bought.data.id
}

test('a store without VAT is shown none, but for documents that carry it', async ({ page, store }) => {
  const product = store.products['Panadol Extra 500mg']
  const before = { bill: await sell(store), inbound: await buy(store, 'TRUOC', 5) }
  await turn(page, 'Thuế suất GTGT của hàng')
  const after = { bill: await sell(store), inbound: await buy(store, 'SAU') }

  await page.goto(`/transactions/bill/${before.bill}`)
  await expect(main(page).getByRole('columnheader', { name: 'Thuế GTGT' })).toBeVisible()
  await expect(main(page).getByText('Trong đó thuế GTGT 5%')).toBeVisible()
  await page.goto(`/transactions/bill/${after.bill}`)
  await expect(main(page).getByText('Khách cần trả')).toBeVisible()
  await expect(main(page).getByText('GTGT')).toHaveCount(0)

  await page.goto(`/products/import/${before.inbound}`)
  await expect(main(page).getByRole('columnheader', { name: 'GTGT' })).toBeVisible()
  await expect(main(page).getByText('Thuế GTGT')).toBeVisible()
  await page.goto(`/products/import/${after.inbound}`)
  await expect(main(page).getByText('Panadol Extra 500mg')).toBeVisible()
  await expect(main(page).getByText('GTGT')).toHaveCount(0)

  await page.goto(`/products/list/${product.id}`)
  await expect(main(page).getByText('Loại hàng')).toBeVisible()
  await expect(main(page).getByText('Thuế GTGT')).toHaveCount(0)
  await page.getByRole('button', { name: 'Sửa' }).first().click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('textbox', { name: 'Tên hàng *' })).toBeVisible()
  await expect(sheet.getByText('Thuế GTGT')).toHaveCount(0)

  await page.goto('/products/import/new')
  await page.getByRole('combobox', { name: 'Tìm hoặc quét hàng để thêm dòng' }).fill('panadol')
  await page
    .getByRole('option', { name: /Panadol/ })
    .first()
    .click()
  await expect(page.getByText('Panadol Extra 500mg').first()).toBeVisible()
  await expect(main(page).getByText('GTGT')).toHaveCount(0)

  // Prices of orders have no VAT to be without.
  await store.call('PATCH', `product/${product.id}`, { version: product.version, minStock: 5_000, maxStock: 9_000 })
  await page.goto('/products/reorder')
  const wanted = page.getByRole('row', { name: /Panadol/ })
  await expect(wanted).toBeVisible()
  await expect(main(page).getByText('GTGT')).toHaveCount(0)
  await wanted.getByRole('checkbox').check()
  await page.getByRole('button', { name: /^Lập phiếu đặt/ }).click()
  const question = page.getByRole('dialog', { name: /^Lập .* phiếu đặt tạm/ })
  await expect(question).toContainText('ước tính')
  await expect(question).not.toContainText('GTGT')
  await page.goto('/products/purchase-order/new')
  await page.getByRole('combobox', { name: /^Tìm hàng/ }).fill('panadol')
  await page
    .getByRole('option', { name: /Panadol/ })
    .first()
    .click()
  await expect(page.getByRole('textbox', { name: 'Giá nhập Panadol Extra 500mg' })).toBeVisible()

  await page.goto('/settings/tax')
  await expect(main(page).getByRole('textbox', { name: 'Tên người nộp thuế' })).toBeVisible()
  await expect(main(page).getByText('Thuế suất', { exact: true })).toHaveCount(0)
})

test('a store without lots is shown none, but where it has lots of before', async ({
  page,
  store: _store,
  register,
  browser,
  server,
}) => {
  await turn(page, 'Quản lý hàng mới theo lô, hạn dùng')
  await expect(menu(page).getByRole('link', { name: 'Lô và hạn dùng' })).toBeVisible()
  await page.goto('/products/list')
  await expect(page.getByRole('columnheader', { name: 'HSD gần nhất' })).toBeVisible()

  const empty = await register({ empty: true })
  await empty.call('POST', 'product', {
    type: 2,
    name: 'Băng gạc',
    vatRate: -1,
    isLotManaged: false,
    units: [{ name: 'Gói', ratio: 1, price: 5_000, isBase: true }],
  })
  const context = await browser.newContext({
    baseURL: server.baseUrl,
    storageState: signedInAs(server.baseUrl, empty),
    locale: 'vi-VN',
    viewport: { width: 1366, height: 768 },
  })
  const other = await context.newPage()
  await other.goto('/products/list')
  await expect(other.getByRole('columnheader', { name: 'HSD gần nhất' })).toBeVisible()
  await turn(other, 'Quản lý hàng mới theo lô, hạn dùng')
  await expect(menu(other).getByRole('link', { name: 'Sản phẩm' })).toBeVisible()
  await expect(menu(other).getByRole('link', { name: 'Lô và hạn dùng' })).toHaveCount(0)
  await other.goto('/products/list')
  await expect(other.getByRole('gridcell', { name: 'Băng gạc' })).toBeVisible()
  await expect(other.getByRole('columnheader', { name: 'HSD gần nhất' })).toHaveCount(0)
  await other.getByRole('link', { name: 'HH000001' }).click()
  await expect(other.getByRole('tab', { name: 'Thẻ kho' })).toBeVisible()
  await expect(other.getByRole('tab', { name: /^Lô/ })).toHaveCount(0)

  const { branchId } = empty
  const [product] = (await empty.call('GET', `product?branchId=${branchId}`)).data.items
  const goods = { productId: product.id, unitId: product.units[0].id, quantity: 10 }
  const bought = { branchId, status: 'SUCCEED', items: [{ ...goods, price: 1_000 }] }
  const { data: target } = await empty.call('POST', 'branch', { name: 'Chi nhánh Gia Định' })
  const paths = [
    ['import', await empty.call('POST', 'inbound', { ...bought, payments: [{ method: 'CASH', amount: 10_000 }] })],
    [
      'transfer',
      await empty.call('POST', 'stock-transfer', {
        ...{ origin: 'SEND', status: 'SUCCEED', branchId, targetBranchId: target.id, items: [goods] },
      }),
    ],
  ] as const
  const papers = await watchPapers(context)
  for (const [path, { data }] of paths) {
    await other.goto(`/products/${path}/${data.id}`)
    await expect(other.getByRole('heading', { level: 1 })).toContainText(data.code)
    await other.keyboard.press('Control+p')
    await expect.poll(() => papers.at(-1)).toContain(data.code)
    expect(papers.at(-1)).not.toMatch(/Lô|Số lô|Hạn dùng/)
  }
  await context.close()
})

test('a store without points is shown none in its customers', async ({ page, store }) => {
  await store.call('POST', 'customer', { name: 'Lê Thị Mai', phone: '0912000111' })
  await page.goto('/partners/customer')
  await expect(page.getByRole('columnheader', { name: 'Điểm' })).toBeVisible()
  await turn(page, 'Tích điểm cho khách')
  await page.goto('/partners/customer')
  await expect(page.getByText('Lê Thị Mai')).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Điểm' })).toHaveCount(0)
})

test('where customers are kept by branch, one is moved to another, and the log tells it', async ({ page, store }) => {
  await store.call('POST', 'branch', { name: 'Chi nhánh Gia Định' })
  const { data: customer } = await store.call('POST', 'customer', { name: 'Lê Thị Mai', phone: '0912000111' })
  const address = `/partners/customer/${customer.id}`
  const edit = () => page.getByRole('button', { name: 'Sửa' }).first().click()
  const sheet = page.getByRole('dialog')
  await page.goto(address)
  await edit()
  await expect(
    sheet.getByRole('textbox', { name: 'Tên *' }).or(sheet.getByRole('textbox').first()).first(),
  ).toBeVisible()
  await expect(sheet.getByText('Chi nhánh của khách')).toHaveCount(0)

  await turn(page, 'Khách hàng theo chi nhánh')
  await page.goto(address)
  await edit()
  await sheet.getByRole('combobox', { name: 'Chi nhánh của khách' }).click()
  await page.getByRole('option', { name: 'Chi nhánh Gia Định' }).click()
  await page.keyboard.press('Control+s')
  await expect(sheet).toBeHidden()
  await expect(main(page).getByText('Chi nhánh Gia Định')).toBeVisible()
  const { items } = (await store.call('GET', 'user_log?action=customer.update')).data
  expect(items[0].after).toEqual({ branch: 'Chi nhánh Gia Định' })
})
