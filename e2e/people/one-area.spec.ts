import type { Model } from '@quay/contract/right/permission'
import { addColleague } from '../add-colleague.ts'
import { expect, signedInAs, test } from '../fixtures.ts'

/** A form of one area, and what is found in it by typing. */
const forms: readonly [Model, string, box: string, typed: string, found: RegExp][] = [
  ['import_product', '/products/import/new', 'Tìm hoặc quét hàng để thêm dòng', 'panadol ex', /Panadol Extra/],
  ['import_product', '/products/customer-request', '', '', /./],
  ['return_product', '/products/return/new', 'Nhà cung cấp', 'binh minh', /Dược Bình Minh/],
  ['stock_transfer', '/products/transfer/new', 'Tìm hàng theo tên, mã, mã vạch', 'panadol ex', /Panadol Extra/],
  ['price_setting', '/products/price-setting', '', '', /./],
]

test('somebody with the rights of one area only can fill in its forms, and no call of its screens is refused', async ({
  browser,
  server,
  store,
}) => {
  await store.call('POST', 'provider', { name: 'Dược Bình Minh' })
  for (const model of new Set(forms.map(([model]) => model))) {
    const grants = (['read', 'create', 'update'] as const).map(action => ({ model, action }))
    const person = await addColleague(server, store, grants)
    const storageState = signedInAs(server.baseUrl, person)
    const context = await browser.newContext({ storageState, baseURL: server.baseUrl })
    const page = await context.newPage()
    const refused: string[] = []
    page.on('response', answer => {
      if (answer.status() === 403) refused.push(`${model}: ${answer.url()}`)
    })
    for (const [, path, box, typed, found] of forms.filter(([one]) => one === model)) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (box) {
        await page.getByRole('combobox', { name: box }).fill(typed)
        await expect(page.getByRole('option', { name: found }).first()).toBeVisible()
      }
      await expect(page).toHaveURL(path)
    }
    expect(refused).toEqual([])
    await context.close()
  }
})
