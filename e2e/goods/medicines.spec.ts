import { type DatabaseAddress, withOwner } from '../../server/src/db/connection/pool.ts'
import { newId } from '../../server/src/db/new-id.ts'
import { importMedicines, type NumberedRow } from '../../server/src/features/medicine/import-medicines.ts'
import { checkAccessibility, checkWidth } from '../check-accessibility.ts'
import { expect, test } from '../fixtures.ts'

const amoxicillin = {
  'Số đăng ký': '893110493025 (VD-4878-14)',
  'Tên thuốc': 'Amoxicillin Hoa Sữa 500',
  'Hoạt chất': 'Amoxicilin',
  'Hàm lượng': '500 mg',
  'Quy cách': 'Hộp 10 vỉ x 10 viên',
  'Hãng sản xuất': 'Dược Hoa Sữa',
}
const syrup = {
  'Số đăng ký': '893100000125',
  'Tên thuốc': 'Siro Ho Bình Minh',
  'Hoạt chất': 'Bromhexin',
  'Quy cách': 'Hộp 1 chai 60ml',
  'Hãng sản xuất': 'Dược Bình Minh',
}

async function list(database: DatabaseAddress, rows: readonly Record<string, string>[]): Promise<void> {
  async function* numbered(): AsyncGenerator<NumberedRow> {
    for (const [place, row] of rows.entries()) yield { place, row }
  }
  await withOwner(database, async owner => {
    await importMedicines(owner, numbered(), { source: 'danh-muc.csv', isWhole: false, now: new Date() })
  })
}

test('medicines are found, copied with prices of one’s own, and flagged when the list withdraws them', async ({
  page,
  server,
}) => {
  await list(server.database, [amoxicillin, syrup])
  await page.goto('/medicines')
  const table = page.getByRole('table', { name: 'Danh mục thuốc quốc gia' })
  await expect(table.getByText(syrup['Tên thuốc'])).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('hoa sua amox')
  await expect(table.getByText(syrup['Tên thuốc'])).toBeHidden()
  await expect(table.getByText('893110493025')).toBeVisible()
  await checkAccessibility(page, 'the national list')
  await table.getByRole('checkbox', { name: /Amoxicillin/ }).check()
  await page.getByRole('searchbox').fill('')
  await table.getByRole('checkbox', { name: /Siro/ }).check()
  await page.getByRole('button', { name: 'Chép 2 thuốc vào danh mục của tôi' }).click()

  const sheet = page.getByRole('dialog', { name: 'Chép vào danh mục của tôi' })
  await page.keyboard.press('Control+s')
  const first = sheet.getByRole('region', { name: amoxicillin['Tên thuốc'] })
  await expect(first.getByText('Không được để trống').first()).toBeVisible()
  await expect(first.getByRole('textbox', { name: 'Quy đổi, đơn vị 3' })).toHaveValue('100')
  for (const [place, price] of ['1500', '15k', '140k'].entries())
    await first.getByRole('textbox', { name: `Giá bán, đơn vị ${place + 1}` }).fill(price)
  await sheet
    .getByRole('region', { name: syrup['Tên thuốc'] })
    .getByRole('textbox', { name: 'Giá bán, đơn vị 1' })
    .fill('45000')
  await checkAccessibility(page, 'copying medicines')
  await page.keyboard.press('Control+s')
  await expect(sheet).toBeHidden()
  await expect(table.getByText('Đã có')).toHaveCount(2)

  await list(server.database, [{ ...syrup, 'Trạng thái': 'Thu hồi', 'Lý do': 'Không đạt chất lượng' }])
  await page.reload()
  await page.getByRole('link', { name: /Hàng của cửa hàng/ }).click()
  const flagged = page.getByRole('table', { name: 'Cần xem lại' })
  await expect(flagged.getByText('Không đạt chất lượng')).toBeVisible()
  await checkAccessibility(page, 'what the list withdrew')
  await flagged.getByRole('link', { name: syrup['Tên thuốc'] }).click()
  await expect(page.getByText(/Danh mục đã rút thuốc này/)).toBeVisible()
  await checkAccessibility(page, 'a product that was withdrawn')
})

test('a product is filled from the list while its name is typed, and its number says what it is', async ({
  page,
  server,
}) => {
  await list(server.database, [amoxicillin])
  await page.goto('/products/list')
  await expect(page.getByText('Găng tay y tế')).toBeVisible()
  await page.keyboard.press('n')
  const sheet = page.getByRole('dialog', { name: 'Thêm sản phẩm' })
  await expect(sheet.getByRole('textbox', { name: 'Tên hàng' })).toBeFocused()
  await page.keyboard.type('amoxi')
  await sheet.getByRole('button', { name: /Điền theo Amoxicillin Hoa Sữa 500/ }).click()
  await expect(sheet.getByRole('textbox', { name: 'Tên hàng' })).toHaveValue(amoxicillin['Tên thuốc'])
  await expect(sheet.getByRole('checkbox', { name: 'Thuốc kê đơn (Rx)' })).toBeChecked()
  await expect(sheet.getByText(/Việt Nam · thuốc hóa dược · kê đơn/)).toBeVisible()
  await expect(sheet.getByText('Đã ghép với danh mục')).toBeVisible()

  await sheet.getByRole('checkbox', { name: 'Thuốc kê đơn (Rx)' }).uncheck()
  await sheet.getByRole('button', { name: /Ghi theo số đăng ký: thuốc kê đơn/ }).click()
  await expect(sheet.getByRole('checkbox', { name: 'Thuốc kê đơn (Rx)' })).toBeChecked()
  await checkAccessibility(page, 'a product filled from the list')
  for (const place of [1, 2, 3])
    await sheet.getByRole('textbox', { name: `Giá bán, đơn vị ${place}` }).fill(`${place}000`)
  await page.keyboard.press('Control+s')
  await expect(sheet).toBeHidden()
  await page.getByRole('searchbox').fill('vd-4878-14')
  await page.getByText(amoxicillin['Tên thuốc']).click()
  await expect(page.getByRole('link', { name: '893110493025' })).toBeVisible()
})

test('what the store has is matched by its numbers, many at once, on a phone too', async ({ page, server, store }) => {
  await list(server.database, [{ ...amoxicillin, 'Tên thuốc': 'Panadol Extra của danh mục' }])
  const headers = { authorization: `Bearer ${store.accessToken}` }
  const product = store.products['Panadol Extra 500mg']
  const { version } = (await (await page.request.get(`/mp/api/product/${product.id}`, { headers })).json()).data
  const data = { version, type: 1, registrationNumber: 'VD-4878-14' }
  const saved = await page.request.patch(`/mp/api/product/${product.id}`, {
    headers: { ...headers, 'idempotency-key': newId() },
    data,
  })
  expect(saved.status()).toBe(200)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/medicines/ours?tab=matches')
  await expect(page.getByText('Cùng số đăng ký cũ')).toBeVisible()
  await checkAccessibility(page, 'matches on a phone')
  await checkWidth(page, 'matches on a phone')
  await page.getByRole('button', { name: 'Chọn các dòng cùng số đăng ký' }).click()
  await page.getByRole('button', { name: 'Ghép 1 hàng' }).click()
  await expect(page.getByText('Không còn hàng nào có thuốc tương ứng trong danh mục')).toBeVisible()
  await page.goto('/medicines')
  await expect(page.getByText('Đã có')).toBeVisible()
  await checkAccessibility(page, 'the national list on a phone')
  await checkWidth(page, 'the national list on a phone')
})
