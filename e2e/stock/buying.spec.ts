import { fileURLToPath } from 'node:url'
import { checkAccessibility, checkWidth } from '../check-accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'

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
  await page.getByRole('button', { name: 'Trả hàng F9' }).click()
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

test('the PDF of a supplier’s invoice is read too, and says that it has to be compared', async ({ page, store }) => {
  await store.call('POST', 'provider', { name: 'Dược An Phú', taxCode: '0101243150' })
  await store.call('POST', 'product', {
    type: 1,
    name: 'Vitamin C An Phú 1000 mg',
    isLotManaged: true,
    vatRate: 5,
    units: [{ name: 'Tuýp', ratio: 1, price: 30_000, isBase: true }],
  })
  const invoice = (name: string) => fileURLToPath(new URL(`../../server/test/invoices/${name}.pdf`, import.meta.url))
  await page.goto('/products/import/new')
  const input = page.getByLabel('Đọc hóa đơn XML, PDF').first()
  await input.setInputFiles(invoice('scan'))
  await expect(page.getByText('đây là ảnh chụp hoặc bản quét', { exact: false })).toBeVisible()
  await input.setInputFiles(invoice('lots'))
  await expect(page.getByText('Đọc từ PDF, hãy đối chiếu từng dòng', { exact: false })).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Số lô/ })).toHaveValue('VC2611')
  await expect(page.getByRole('textbox', { name: 'Giá nhập dòng 1' })).toHaveValue('21.750')
  const waiting = page.getByRole('region', { name: '3 dòng hóa đơn chưa biết là hàng nào' })
  await expect(waiting).toContainText('Paracetamol An Phú 500 mg')
  await expect(waiting).toContainText('Lô AP0126')
  await checkAccessibility(page, 'an invoice read from a PDF')
})

test('a supplier’s e-invoice becomes an import: goods are chosen once, costs spread, sale prices set, then all is corrected', async ({
  page,
  store,
}) => {
  const { data: provider } = await store.call('POST', 'provider', { name: 'Dược An Phú', taxCode: '0101243150' })
  const { data: product } = await store.call('POST', 'product', {
    type: 1,
    name: 'Cefixim 200 mg',
    isLotManaged: true,
    vatRate: 5,
    units: [{ name: 'Hộp', ratio: 1, price: 90_000, isBase: true }],
  })
  const xml = `<HDon><DLHDon><TTChung><KHMSHDon>1</KHMSHDon><KHHDon>C26TAP</KHHDon><SHDon>77</SHDon><NLap>2026-11-20</NLap></TTChung>
    <NDHDon><NBan><Ten>Dược An Phú</Ten><MST>0101243150</MST></NBan><DSHHDVu><HHDVu><TChat>1</TChat><MHHDVu>AP-200</MHHDVu>
    <THHDVu>CEFI 200 (h/10)</THHDVu><DVTinh>Hộp</DVTinh><SLuong>10</SLuong><DGia>70000</DGia><ThTien>700000</ThTien><TSuat>5%</TSuat>
    <TTKhac><TTin><TTruong>Số lô</TTruong><DLieu>CF26</DLieu></TTin><TTin><TTruong>Hạn dùng</TTruong><DLieu>31/08/2029</DLieu></TTin></TTKhac>
    </HHDVu></DSHHDVu><TToan><TgTCThue>700000</TgTCThue><TgTThue>35000</TgTThue><TgTTTBSo>735000</TgTTTBSo></TToan></NDHDon></DLHDon></HDon>`
  const file = { name: 'hoa-don.xml', mimeType: 'text/xml', buffer: Buffer.from(xml) }
  await page.goto('/products/import/new')
  await page.getByLabel('Đọc hóa đơn XML').first().setInputFiles(file)
  const goods = page.getByRole('combobox', { name: 'Hàng cho dòng CEFI 200 (h/10)' })
  // The likest goods are offered before anything is typed, and Enter takes the first.
  await goods.focus()
  await expect(page.getByRole('option', { name: /Cefixim 200 mg/ })).toBeVisible()
  await checkAccessibility(page, 'an invoice whose goods are not known')
  await goods.press('Enter')
  await expect(page.getByRole('textbox', { name: /^Số lô/ })).toHaveValue('CF26')
  await expect(page.getByText('Khớp tổng tiền hóa đơn')).toBeVisible()

  await page.getByRole('button', { name: 'Thêm chi phí' }).click()
  await page.getByRole('textbox', { name: 'Tên chi phí của chi phí 1' }).fill('Cước xe')
  await page.getByRole('textbox', { name: 'Số tiền của chi phí 1' }).fill('65000')
  await page.keyboard.press('F7')
  const salePrice = page.getByRole('textbox', { name: 'Giá bán Hộp dòng 1' })
  await salePrice.fill('100000')
  await salePrice.press('Tab')
  // (735.000 + 65.000) / 10 is what a box costs.
  await expect(page.getByText('lãi 20%')).toBeVisible()
  await checkAccessibility(page, 'an import with costs and sale prices')
  for (const width of [820, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await checkWidth(page, `an import at ${width}`)
  }
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.keyboard.press('F9')
  await expect(page.getByRole('heading', { name: /^PN\d{6}$/ })).toBeVisible()
  expect((await store.call('GET', `product/${product.id}`)).data.units[0].price).toBe(100_000)
  expect((await store.call('GET', `provider/${provider.id}`)).data.debt).toBe(735_000)

  await page.getByRole('button', { name: 'Thao tác khác' }).click()
  await page.getByRole('menuitem', { name: 'Sửa' }).click()
  const price = page.getByRole('textbox', { name: 'Giá nhập dòng 1' })
  await price.fill('72000')
  await checkAccessibility(page, 'the correction of an import')
  await page.keyboard.press('Control+s')
  // The form shows the same sum before it is saved.
  await expect(page.getByRole('button', { name: 'Thao tác khác' })).toBeVisible()
  await expect(page.getByText('756.000').first()).toBeVisible()
  expect((await store.call('GET', `provider/${provider.id}`)).data.debt).toBe(756_000)

  // The same code is known the next time.
  await page.goto('/products/import/new')
  await page.getByLabel('Đọc hóa đơn XML').first().setInputFiles(file)
  await expect(page.getByText('Cefixim 200 mg')).toBeVisible()
  await expect(page.getByText(/Hóa đơn này đã có ở phiếu PN/)).toBeVisible()

  await page.goto('/products/import/acceptance')
  await expect(page.getByRole('row', { name: /Cefixim 200 mg.*CF26/ })).toBeVisible()
  await checkAccessibility(page, 'the register of acceptance')
})

test('goods that await return stand in the basket until their day, and the report tells why goods went back', async ({
  page,
  store,
}) => {
  const provider = (await store.call('POST', 'provider', { name: 'Dược phẩm Bình An' })).data
  const gloves = store.products['Găng tay y tế']
  const items = [{ productId: gloves.id, unitId: gloves.units[0].id, quantity: 20, price: 2_000 }]
  await store.call('POST', 'inbound', { status: 'SUCCEED', providerId: provider.id, items, payments: [] })
  const [lot] = (await store.call('GET', `inbound-return/candidate?providerId=${provider.id}`)).data
  const line = { productId: gloves.id, lotId: lot.lotId, unitId: lot.unitId, quantity: 4, price: 2_000 }
  const back = { reason: 'DAMAGED', providerId: provider.id, items: [line], payments: [] }
  await store.call('POST', 'inbound-return', { ...back, status: 'DRAFT', deadline: '2020-01-01' })
  await store.call('POST', 'inbound-return', { ...back, status: 'SUCCEED' })

  await page.goto('/products/return/basket')
  await expect(page.getByRole('row', { name: /Dược phẩm Bình An.*quá hạn/ })).toBeVisible()
  await checkAccessibility(page, 'the basket of goods that await return')
  await page.goto('/products/return/reasons')
  await expect(page.getByRole('row', { name: /Hỏng, vỡ.*8\.000/ })).toBeVisible()
  await checkAccessibility(page, 'why goods went back')
})

test('an import is looked into in its list by keyboard, its receipt and price corrected, and its debt forgiven in part', async ({
  page,
  store,
}) => {
  const certificates = [{ kind: 'gdp', number: '12/GDP', expiresOn: '2026-01-31' }]
  const { data: provider } = await store.call('POST', 'provider', { name: 'Dược Tân Hòa', certificates })
  const gloves = store.products['Găng tay y tế']
  const items = [{ productId: gloves.id, unitId: gloves.units[0].id, quantity: 10, price: 2_000 }]
  const body = { status: 'SUCCEED', providerId: provider.id, items, payments: [], note: 'Giao buổi sáng' }
  const { data: receipt } = await store.call('POST', 'inbound', body)

  await page.goto('/products/import')
  const row = page.getByRole('row', { name: new RegExp(receipt.code) })
  await row.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Ghi chú: Giao buổi sáng')).toBeVisible()
  await checkAccessibility(page, 'an import in its list')
  await page.setViewportSize({ width: 390, height: 844 })
  await checkWidth(page, 'an import in its list on a phone')
  await page.setViewportSize({ width: 1366, height: 768 })
  await row.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText('Ghi chú: Giao buổi sáng')).toBeHidden()
  await page.keyboard.press('Enter')

  await page.getByRole('button', { name: 'Thao tác khác' }).click()
  await page.getByRole('menuitem', { name: 'Sửa' }).click()
  await page.getByRole('button', { name: 'Thêm hàng không đạt' }).click()
  await page.getByRole('textbox', { name: 'Lỗi của Găng tay y tế' }).fill('Hộp rách')
  await page.getByRole('textbox', { name: 'Giá nhập dòng 1' }).fill('3000')
  await page.getByRole('textbox', { name: 'Giảm dòng 1' }).fill('5000')
  await checkAccessibility(page, 'the correction of an import')
  await page.getByRole('button', { name: 'Lưu' }).click()
  await expect(page.getByText('Không đạt: Hộp rách')).toBeVisible()
  await expect(page.getByText('25.000').first()).toBeVisible()

  await page.goto(`/products/import/new?copyOf=${receipt.id}`)
  await expect(page.getByText('Giấy chứng nhận GDP hết hạn 31/01/2026')).toBeVisible()

  await page.goto(`/partners/provider/${provider.id}`)
  await page.getByRole('button', { name: 'Điều chỉnh nợ' }).click()
  await page.getByRole('textbox', { name: 'Số tiền' }).fill('500')
  await page.getByRole('textbox', { name: 'Lý do' }).fill('Chiết khấu trả sớm 2%')
  await checkAccessibility(page, 'a debt that is adjusted')
  await page.getByRole('button', { name: 'Ghi điều chỉnh' }).click()
  const forgiven = page.getByRole('row', { name: /Chiết khấu thanh toán/ })
  await expect(forgiven).toContainText('24.500')
  await forgiven.getByRole('button', { name: /Hủy điều chỉnh DCN/ }).click()
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await dialog.getByRole('textbox').fill('Nhầm nơi bán')
  await dialog.getByRole('button', { name: 'Hủy điều chỉnh' }).click()
  await expect(page.getByRole('row', { name: /Nhầm nơi bán/ })).toContainText('25.000')
  await checkAccessibility(page, 'the debts of a provider')
})

test('an import brings the last price, asks about one far from it, and lets no lot without goods through', async ({
  page,
  store,
}) => {
  const { data: provider } = await store.call('POST', 'provider', { name: 'Dược An Phú' })
  const { data: product } = await store.call('POST', 'product', {
    type: 1,
    name: 'Cefixim 200 mg',
    isLotManaged: true,
    vatRate: 5,
    units: [{ name: 'Hộp', ratio: 1, price: 90_000, isBase: true }],
  })
  const lots = [{ lotNumber: 'CF25', expiryDate: '2029-12-31', quantity: 5 }]
  const items = [{ productId: product.id, unitId: product.units[0].id, quantity: 5, price: 70_000, lots }]
  await store.call('POST', 'inbound', { status: 'SUCCEED', providerId: provider.id, items, payments: [] })

  await page.goto('/products/import/new')
  const provided = page.getByRole('combobox', { name: 'Nhà cung cấp' })
  await provided.fill('an phu')
  await page.getByRole('option', { name: /Dược An Phú/ }).click()
  await page.getByRole('combobox', { name: 'Tìm hoặc quét hàng để thêm dòng' }).fill('cefixim')
  await page.getByRole('option', { name: /Cefixim 200 mg/ }).click()
  const price = page.getByRole('textbox', { name: 'Giá nhập dòng 1' })
  await expect(price).toHaveValue('70.000')
  await expect(page.getByText('lần trước 70.000đ/hộp, Dược An Phú', { exact: false })).toBeVisible()
  await expect(price).toBeFocused()
  // Filled in and selected: what is typed takes its place.
  await expect
    .poll(() => price.evaluate((field: HTMLInputElement) => (field.selectionEnd ?? 0) - (field.selectionStart ?? 0)))
    .toBe(6)
  await page.keyboard.type('700000')
  await page.keyboard.press('Enter')
  await page.keyboard.type('10')
  await page.keyboard.press('Enter')
  await page.keyboard.type('CF26')
  await page.keyboard.press('Enter')
  await page.keyboard.type('1229')
  await expect(page.getByText('giá nhập +900%')).toBeVisible()
  await expect(page.getByText('Hộp bán 90.000đ, dưới giá vốn 735.000đ')).toBeVisible()

  await page.getByRole('button', { name: 'Thêm lô' }).click()
  await page.keyboard.type('CF27')
  await page.keyboard.press('Enter')
  await page.keyboard.type('1230')
  await page.keyboard.press('Enter')
  // Of two lots each has a quantity of its own.
  const quantities = page.getByRole('textbox', { name: 'SL lô dòng 1' })
  await expect(quantities.nth(1)).toBeFocused()
  await expect(page.getByText('Đủ 10 / 10 hộp')).toHaveCount(0)
  await page.keyboard.press('F9')
  await expect(page.getByRole('alert')).toContainText('lô chưa có số lượng')
  await quantities.nth(0).fill('6')
  await quantities.nth(1).fill('4')
  await page.keyboard.press('F9')
  const question = page.getByRole('dialog', { name: 'Một dòng có giá cần xem lại' })
  await expect(question).toContainText('700.000đ/hộp, trước 70.000đ/hộp')
  await checkAccessibility(page, 'a price that is asked about')
  await question.getByRole('button', { name: 'Xem lại giá' }).click()
  await expect(price).toBeFocused()
  await price.fill('72000')
  await page.keyboard.press('F9')
  await expect(page.getByRole('heading', { name: /^PN\d{6}$/ })).toBeVisible()
  const { data } = await store.call('GET', `inbound/known-goods?productIds=${product.id}`)
  expect(data).toMatchObject([{ stock: 15, last: { price: 72_000, providerName: 'Dược An Phú' } }])
})

test('a branch that begins to deduct VAT takes goods in without it, and is warned of a price that earns less than they cost', async ({
  page,
  store,
}) => {
  const { data: provider } = await store.call('POST', 'provider', { name: 'Dược An Phú' })
  const { data: product } = await store.call('POST', 'product', {
    type: 2,
    name: 'Siro ho An Phú',
    isLotManaged: false,
    vatRate: 5,
    units: [{ name: 'Chai', ratio: 1, price: 90_000, isBase: true }],
  })
  await page.goto('/settings/tax?phan=thong-tin')
  await page.getByRole('radio', { name: 'Khấu trừ' }).click()
  await expect(
    page.getByText('Hàng nhập từ nay tính giá vốn không gồm thuế GTGT; phiếu đã nhập không đổi.'),
  ).toBeVisible()
  await checkAccessibility(page, 'the tax method of a branch')
  await picture(page, 'tax-method')
  await page.getByRole('textbox', { name: 'Mã số thuế' }).fill('0312770607')
  await page.getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Thông báo' })).toContainText('Thành công!')

  await page.goto('/products/import/new')
  await page.getByRole('combobox', { name: 'Nhà cung cấp' }).fill('an phu')
  await page.getByRole('option', { name: /Dược An Phú/ }).click()
  const find = page.getByRole('combobox', { name: 'Tìm hoặc quét hàng để thêm dòng' })
  await find.fill('siro ho')
  await page.getByRole('option', { name: /Siro ho An Phú/ }).click()
  const price = page.getByRole('textbox', { name: 'Giá nhập dòng 1' })
  await price.fill('85000')
  await price.press('Tab')
  // 90.000 hold 4.286 of VAT.
  await expect(page.getByText('dưới giá vốn')).toHaveCount(0)
  await price.fill('88000')
  await price.press('Tab')
  await expect(page.getByText('Chai bán 90.000đ (chưa thuế 85.714đ), dưới giá vốn 88.000đ')).toBeVisible()
  await expect(page.getByText('Giá trị nhập kho chưa gồm thuế GTGT được khấu trừ.')).toBeVisible()
  await page.keyboard.press('F7')
  await expect(page.getByText('lỗ 2,7%')).toBeVisible()
  await checkAccessibility(page, 'an import of a branch that deducts VAT')
  await picture(page, 'import-without-vat')
  await page.setViewportSize({ width: 390, height: 844 })
  await checkWidth(page, 'an import of a branch that deducts VAT, on a phone')
  await picture(page, 'import-without-vat-phone', { fullPage: true })
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.keyboard.press('F9')
  const question = page.getByRole('dialog', { name: 'Một dòng có giá cần xem lại' })
  await expect(question).toContainText('Chai bán 90.000đ (chưa thuế 85.714đ), dưới giá vốn 88.000đ')
  await question.getByRole('button', { name: 'Giá đúng, hoàn thành' }).click()
  await expect(page.getByRole('heading', { name: /^PN\d{6}$/ })).toBeVisible()
  await expect(page.getByText('Giá trị nhập kho chưa gồm thuế GTGT được khấu trừ.').first()).toBeVisible()
  await picture(page, 'imported-without-vat')
  await page.emulateMedia({ colorScheme: 'dark' })
  await picture(page, 'imported-without-vat-dark')
  expect((await store.call('GET', `product/${product.id}`)).data.cost).toBe(88_000)
  expect((await store.call('GET', `provider/${provider.id}`)).data.debt).toBe(92_400)
})

test('a free return marks lots that another provider delivered, and asks about them and about goods for nothing', async ({
  page,
  store,
}) => {
  const { data: an } = await store.call('POST', 'provider', { name: 'Dược An Phú' })
  const { data: binh } = await store.call('POST', 'provider', { name: 'Dược Bình Minh' })
  const panadol = store.products['Panadol Extra 500mg']
  const box = panadol.units.find((one: { name: string }) => one.name === 'Hộp')
  for (const [provider, lotNumber] of [
    [an, 'AN01'],
    [binh, 'BM01'],
  ]) {
    const lots = [{ lotNumber, expiryDate: '2030-06-30', quantity: 2 }]
    const items = [{ productId: panadol.id, unitId: box.id, quantity: 2, price: 180_000, lots }]
    await store.call('POST', 'inbound', { status: 'SUCCEED', providerId: provider.id, items, payments: [] })
  }
  await page.goto('/products/return/new')
  await page.getByRole('combobox', { name: 'Nhà cung cấp' }).fill('binh minh')
  await page.getByRole('option', { name: /Dược Bình Minh/ }).click()
  const find = page.getByRole('combobox', { name: /Tìm/ })
  await find.fill('panadol')
  // Its own lot stands first; that of the other provider says so.
  await expect(page.getByRole('option').first()).toContainText('BM01')
  await expect(page.getByRole('option').first()).not.toContainText('do Dược')
  await page.getByRole('option', { name: /AN01.*Lô này do Dược An Phú giao/ }).click()
  await expect(page.getByText('Lô này do Dược An Phú giao')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Giá trả của Panadol Extra 500mg' })).toHaveValue('180.000')
  await page.getByRole('textbox', { name: 'Giá trả của Panadol Extra 500mg' }).fill('0')
  await page.keyboard.press('F9')
  const question = page.getByRole('dialog', { name: 'Hoàn thành phiếu trả này?' })
  await expect(question).toContainText('Giá trả 0đ: Panadol Extra 500mg.')
  await expect(question).toContainText('Không phải hàng Dược Bình Minh đã giao: Panadol Extra 500mg.')
  await question.getByRole('button', { name: 'Xem lại' }).click()
  const { data } = await store.call('GET', 'inbound-return')
  expect(data.items).toEqual([])
})

test('goods that the shop does not have yet are made inside an import', async ({ page }) => {
  await page.goto('/products/import/new')
  const find = page.getByRole('combobox', { name: 'Tìm hoặc quét hàng để thêm dòng' })
  await find.fill('Berberin 100mg')
  await page.getByRole('option', { name: 'Thêm hàng mới “Berberin 100mg”' }).click()
  const sheet = page.getByRole('dialog', { name: 'Thêm sản phẩm' })
  await expect(sheet.getByLabel('Tên hàng')).toHaveValue('Berberin 100mg')
  await checkAccessibility(page, 'new goods inside an import')
  await sheet.getByRole('textbox', { name: 'Đơn vị, đơn vị 1' }).fill('Vỉ')
  await sheet.getByRole('textbox', { name: 'Giá bán, đơn vị 1' }).fill('29000')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('list', { name: 'Các dòng hàng' })).toContainText('Berberin 100mg')
  await expect(page.getByRole('textbox', { name: 'Giá nhập dòng 1' })).toBeFocused()
})

test('a payment goes to the documents that were chosen', async ({ page, store }) => {
  const { data: provider } = await store.call('POST', 'provider', { name: 'Dược An Phú' })
  const gloves = store.products['Găng tay y tế']
  const codes: string[] = []
  for (const quantity of [20, 30]) {
    const items = [{ productId: gloves.id, unitId: gloves.units[0].id, quantity, price: 2_000 }]
    const { data } = await store.call('POST', 'inbound', {
      status: 'SUCCEED',
      providerId: provider.id,
      items,
      payments: [],
    })
    codes.push(data.code)
  }
  await page.goto(`/partners/provider/${provider.id}`)
  await page.getByRole('button', { name: 'Trả nợ' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('checkbox', { name: new RegExp(codes[1] ?? '') }).check()
  await expect(sheet.getByLabel('Số tiền')).toHaveValue('60.000')
  await checkAccessibility(page, 'choosing what is paid')
  await page.keyboard.press('Control+s')
  await expect(sheet).toBeHidden()
  const { data } = await store.call('GET', `debt/open?partnerKind=provider&partnerId=${provider.id}`)
  expect(data).toMatchObject([{ documentCode: codes[0], remaining: 40_000 }])
})
