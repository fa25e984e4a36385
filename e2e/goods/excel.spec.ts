import type { Page } from '@playwright/test'
import { checkAccessibility, checkWidth } from '../check-accessibility.ts'
import { expect, signedInAs, test } from '../fixtures.ts'

const titles =
  'Mã hàng,Mã vạch,Tên hàng,Nhóm hàng(3 Cấp),ĐVT,Mã ĐVT Cơ bản,Quy đổi,Giá bán,Giá vốn,Tồn kho,Lô 1,Hạn sử dụng 1,Tồn 1,Ghi riêng'
const good = [
  'E1,8934567890123,Efferalgan 500mg,Thuốc>>Hạ sốt,Viên,,1,2800,2000,300,EF1,31/12/2031,300,x',
  'E1-H,,Efferalgan 500mg,Thuốc>>Hạ sốt,Hộp,E1,16,42000,32000,18,EF1,31/12/2031,18,',
  'E2,,Bông gạc,Vật tư,Gói,,1,5.000,3000,7,,,,',
]
const wrong = ['E3,,,Thuốc,Vỉ,,1,mười nghìn,7000,4,,,,', 'E4,,Siro hết hạn,Thuốc,Chai,,1,9000,7000,4,S1,01/01/2025,4,']

/** Gives the screen a file of these lines. */
const pick = (page: Page, name: string, lines: readonly string[]) =>
  page.locator('input[type=file]').setInputFiles({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(`${[titles, ...lines].join('\n')}\n`),
  })

test('a list of KiotViet is tried out, its wrong rows are told and downloaded; put right it comes in with lots and stock, and goes out again', async ({
  page,
  store,
}) => {
  await page.goto('/products/list')
  await expect(page.getByText('Găng tay y tế')).toBeVisible()
  await page.getByRole('button', { name: 'Excel' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Nhập Excel' }).press('Enter')
  await expect(page).toHaveURL('/products/excel')
  await checkAccessibility(page, 'Excel before a file')

  await pick(page, 'DanhSachSanPham.csv', [...good, ...wrong])
  await expect(page.getByText('KiotViet (bản bán lẻ) · tiêu đề ở dòng 1 · 5 dòng dữ liệu')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Hiểu là: Ghi riêng' })).toHaveText('Bỏ qua')
  await page.getByRole('checkbox', { name: 'Nhập cả tồn kho trong tệp làm tồn đầu kỳ' }).check()
  await page.getByRole('button', { name: 'Nhập thử' }).click()
  const issues = page.getByRole('table', { name: 'Các dòng cần xem' })
  await expect(issues.getByRole('row', { name: /5 Lỗi Giá bán mười nghìn Không phải là số/ })).toBeVisible()
  await expect(issues.getByRole('row', { name: /6 Lưu ý Hạn sử dụng 1/ })).toContainText('đã hết hạn')
  await expect(page.getByText('Tệp còn lỗi nên chưa nhập được')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Nhập \d/ })).toBeHidden()
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Tải danh sách lỗi' }).click()
  expect((await coming).suggestedFilename()).toMatch(/^loi-.*\.xlsx$/)
  await checkAccessibility(page, 'a dry run with errors')
  for (const width of [820, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await checkWidth(page, `a dry run at ${width} px`)
  }
  await page.setViewportSize({ width: 1366, height: 768 })

  await pick(page, 'DanhSachSanPham.csv', good)
  await expect(page.getByText('3 dòng dữ liệu')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Nhập cả tồn kho trong tệp làm tồn đầu kỳ' }).check()
  await page.getByRole('button', { name: 'Nhập thử' }).click()
  await page.getByRole('button', { name: 'Nhập 2 dòng' }).click()
  await expect(page.getByText('Thêm mới 2, cập nhật 0, giữ nguyên 0.')).toBeVisible()
  await checkAccessibility(page, 'a file that came in')
  const [product] = (await store.call('GET', 'product?keyword=efferalgan')).data.items
  expect(product).toMatchObject({
    code: 'E1',
    stock: 300,
    groupName: 'Hạ sốt',
    nearestExpiry: '2031-12-31',
    cost: 2000,
  })
  expect(product.units.map((unit: { name: string; ratio: number }) => [unit.name, unit.ratio])).toEqual([
    ['Viên', 1],
    ['Hộp', 16],
  ])

  await page.getByRole('link', { name: 'Về danh sách' }).click()
  await expect(page.getByText('Efferalgan 500mg')).toBeVisible()
  await page.getByRole('button', { name: 'Excel' }).click()
  await page.getByRole('menuitem', { name: 'Xuất Excel: Hàng hóa' }).click()
  const list = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Tạo tệp Excel' }).click()
  expect((await list).suggestedFilename()).toMatch(/^hang-hoa-.*\.xlsx$/)
})

test('prices are changed from a file, with what they were; files that are none are told', async ({ page, store }) => {
  const gloves = store.products['Găng tay y tế']
  await page.goto('/products/excel')
  await page.getByRole('radio', { name: 'Giá bán' }).check()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'anh.xlsx', mimeType: '', buffer: Buffer.from('%PDF-1.7') })
  await expect(page.getByRole('alert').getByText('đây là tệp PDF')).toBeVisible()
  const unit = gloves.units[0]
  await page.locator('input[type=file]').setInputFiles({
    name: 'gia.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Mã hàng;ĐVT;Giá bán mới\n${gloves.code};${unit.name};${unit.price + 500}\n`),
  })
  await page.getByRole('button', { name: 'Nhập thử' }).click()
  await expect(
    page.getByRole('table', { name: 'Giá sẽ đổi' }).getByRole('row', { name: /Găng tay y tế/ }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Nhập 1 dòng' }).click()
  await expect(page.getByText('cập nhật 1')).toBeVisible()
  expect((await store.call('GET', `product/${gloves.id}`)).data.units[0].price).toBe(unit.price + 500)

  const book = (await store.call('POST', 'price-book', { name: 'Giá sỉ từ tệp' })).data
  await page.getByRole('button', { name: 'Nhập tệp khác' }).click()
  await page.locator('input[type=file]').setInputFiles({
    name: 'gia-si.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Mã hàng;ĐVT;Giá bán\n${gloves.code};${unit.name};777\n`),
  })
  await page.getByRole('combobox', { name: 'Bảng giá' }).click()
  await page.getByRole('option', { name: book.name }).click()
  await page.getByRole('button', { name: 'Nhập thử' }).click()
  await expect(page.getByRole('table', { name: 'Giá sẽ đổi' }).getByRole('row', { name: /777/ })).toBeVisible()
  await checkAccessibility(page, 'prices of a book tried out')
  await page.getByRole('button', { name: 'Nhập 1 dòng' }).click()
  await expect(page.getByText('cập nhật 1')).toBeVisible()
  expect((await store.call('GET', `product/${gloves.id}`)).data.units[0].price).toBe(unit.price + 500)

  await page.getByRole('link', { name: 'Về danh sách' }).click()
  await page.getByRole('button', { name: 'Excel' }).click()
  await page.getByRole('menuitem', { name: 'Xuất Excel: Giá bán' }).click()
  await page.getByRole('combobox', { name: 'Bảng giá' }).click()
  await page.getByRole('option', { name: book.name }).click()
  await checkAccessibility(page, 'prices of a book on their way out')
  const list = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Tạo tệp Excel' }).click()
  expect((await list).suggestedFilename()).toMatch(/^gia-ban-.*\.xlsx$/)
})

test('pictures that a file names are fetched afterwards; one on a network of the shop is not, and the screen says so', async ({
  page,
}) => {
  await page.goto('/products/excel')
  await page.locator('input[type=file]').setInputFiles({
    name: 'hinh.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'Mã hàng;Tên hàng;ĐVT;Giá bán;Hình ảnh (url1,url2...)\nHA1;Sữa tắm;Chai;90000;"http://127.0.0.1:9/a.png,anh.jpg"\nHA2;Dầu gội;Chai;80000;http://127.0.0.1:9/b.png\n',
    ),
  })
  await page.getByRole('button', { name: 'Nhập thử' }).click()
  await expect(page.getByRole('group', { name: 'Kết quả nhập thử' }).or(page.locator('dl')).first()).toContainText(
    'Hình sẽ tải',
  )
  await page.getByRole('button', { name: 'Nhập 2 dòng' }).click()
  await expect(page.getByText('Thêm mới 2, cập nhật 0, giữ nguyên 0.')).toBeVisible()
  const card = page.getByRole('table', { name: 'Hình không tải được' })
  await expect(card.getByRole('row', { name: /Dầu gội/ })).toContainText('mạng nội bộ', { timeout: 30_000 })
  await expect(page.getByText('Đã tải 0 trong 2 hình.')).toBeVisible()
  await checkAccessibility(page, 'pictures that were not fetched')
  for (const width of [820, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await checkWidth(page, `pictures at ${width} px`)
  }
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.getByRole('button', { name: 'Thử tải lại' }).click()
  await expect(page.getByText('Đã tải 0 trong 2 hình.')).toBeVisible({ timeout: 30_000 })
})

test('what goes out is what the list shows, or all of it', async ({ page, store }) => {
  await page.goto('/products/list?keyword=gang+tay')
  await expect(page.getByText('Găng tay y tế')).toBeVisible()
  const choose = async () => {
    await page.getByRole('button', { name: 'Excel' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Xuất Excel: Hàng hóa' }).press('Enter')
  }
  const take = async () => {
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Tạo tệp Excel' }).press('Enter')
    await file
    return (await store.call('GET', 'user_log?action=excel.export')).data.items[0].after
  }
  await choose()
  await expect(page.getByRole('radio', { name: 'Theo bộ lọc đang xem (1 mặt hàng)' })).toBeChecked()
  await checkAccessibility(page, 'a filtered list on its way out')
  expect(await take()).toEqual({ content: 'Hàng hóa, theo bộ lọc', rowCount: 1 })
  await choose()
  await page.getByRole('radio', { name: 'Tất cả' }).check()
  expect((await take()).rowCount).toBeGreaterThan(1)
})

test('who may not bring goods in finds neither the button nor the screen', async ({ browser, server, colleague }) => {
  const context = await browser.newContext({
    baseURL: server.baseUrl,
    storageState: signedInAs(server.baseUrl, colleague),
  })
  const page = await context.newPage()
  await page.goto('/products/list')
  await expect(page.getByText('Găng tay y tế')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Excel' })).toBeHidden()
  await page.goto('/products/excel')
  await expect(page).toHaveURL(/\/403/)
  await context.close()
})
