import { checkAccessibility, checkWidth } from './check-accessibility.ts'
import { expect, test } from './fixtures.ts'

test('goods of a receipt go back to their provider, off the debt, and the receipt cannot be cancelled', async ({
  page,
  store,
}) => {
  const provider = (await store.call('POST', 'provider', { name: 'Dược phẩm Bình An' })).data
  const gloves = store.products['Găng tay y tế']
  const items = [{ productId: gloves.id, unitId: gloves.units[0].id, quantity: 20, price: 2_000 }]
  const receipt = (
    await store.call('POST', 'inbound', { status: 'SUCCEED', providerId: provider.id, items, payments: [] })
  ).data
  await page.goto(`/products/import/${receipt.id}`)
  await page.getByRole('link', { name: 'Trả hàng', exact: true }).click()
  const quantity = page.getByRole('textbox', { name: 'SL của Găng tay y tế' })
  await expect(page.getByText('nhập 20 đôi, đã trả 0 đôi, còn trả được 20 đôi')).toBeVisible()
  await quantity.fill('5')
  await quantity.press('Tab')
  await checkAccessibility(page, 'a return that is written')
  await page.setViewportSize({ width: 820, height: 1000 })
  await checkWidth(page, 'a return on a tablet')
  await page.setViewportSize({ width: 390, height: 844 })
  await checkWidth(page, 'a return on a phone')
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.getByRole('button', { name: 'Trả hàng', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^THN\d{6}$/ })).toBeVisible()
  await expect(page.getByText('10.000').first()).toBeVisible()
  await checkAccessibility(page, 'a return')

  await page.goto('/products/return')
  await expect(page.getByRole('row', { name: new RegExp(`THN.*${receipt.code}`) })).toBeVisible()
  await checkAccessibility(page, 'the list of returns')
  const cancel = await store.call('POST', `inbound/${receipt.id}/cancel`, { reason: 'Nhầm' })
  expect(cancel.body.error).toBe('inbound-returned')
})

test('one scan of a pack gives product, lot and expiry of an import', async ({ page, store }) => {
  await store.call('POST', 'product', {
    type: 1,
    name: 'Amoxicilin 500 mg',
    isLotManaged: true,
    vatRate: 5,
    units: [{ name: 'Hộp', ratio: 1, price: 45_000, isBase: true, barcodes: ['8935001000013'] }],
  })
  await page.goto('/products/import/new')
  const find = page.getByRole('combobox', { name: 'Tìm hoặc quét hàng để thêm dòng' })
  for (const lot of ['AB12', 'AB12', 'CD34']) {
    await find.fill(`01089350010000131728123110${lot}`)
    await find.press('Enter')
    await expect(find).toHaveValue('')
  }
  await expect(page.getByText('Amoxicilin 500 mg').first()).toBeVisible()
  const lots = page.getByRole('textbox', { name: /^Số lô/ })
  await expect(lots).toHaveCount(2)
  await expect(lots.first()).toHaveValue('AB12')
  await expect(page.getByRole('textbox', { name: /^Hạn dùng/ }).first()).toHaveValue('31/12/2028')
})
