import { checkAccessibility, checkWidth } from '../check-accessibility.ts'
import { expect, test } from '../fixtures.ts'

test('a lot is put apart, its expiry corrected, and whoever bought it is found by phone', async ({
  page,
  store,
  papers,
}) => {
  const panadol = store.products['Panadol Extra 500mg']
  const unit = panadol.units.find((one: { isBase: boolean }) => one.isBase)
  const { data: customer } = await store.call('POST', 'customer', { name: 'Lê Thị Hoa', phone: '0912345678' })
  await store.call('POST', 'bill', {
    customerId: customer.id,
    items: [{ productId: panadol.id, unitId: unit.id, quantity: 3 }],
    payments: [{ method: 'CASH', amount: 4_500 }],
  })
  const { data: lots } = await store.call('GET', `lot?productId=${panadol.id}`)
  const lot = lots.items[0]
  const soon = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  await store.call('PATCH', `lot/${lot.id}/expiry`, { version: lot.version, expiryDate: soon, reason: 'In mờ' })

  await page.goto('/products/lot')
  const row = page.getByRole('row', { name: /Panadol Extra/ })
  await expect(row).toContainText('Kệ bán')
  await checkAccessibility(page, 'lots that expire')
  await row.getByRole('button', { name: /PA2601/ }).click()
  await page.getByRole('menuitem', { name: 'Đưa vào biệt trữ' }).click()
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await dialog.getByLabel('Số lượng (viên)').fill('7')
  await dialog.getByRole('button', { name: 'Đưa vào biệt trữ' }).click()
  await expect(dialog.getByText('Không được để trống')).toBeVisible()
  await checkAccessibility(page, 'putting a lot apart')
  await dialog.getByLabel('Lý do').fill('Vỉ phồng')
  await dialog.getByRole('button', { name: 'Đưa vào biệt trữ' }).click()
  await expect(page.getByRole('row', { name: /Biệt trữ/ })).toContainText('7 viên')
  await page.setViewportSize({ width: 390, height: 844 })
  await checkWidth(page, 'lots that expire')
  await page.setViewportSize({ width: 1366, height: 768 })

  await page.goto(`/products/lot/${lot.id}`)
  await expect(page.getByRole('row', { name: /Lê Thị Hoa/ })).toContainText('0912345678')
  await checkAccessibility(page, 'who bought a lot')
  await page.getByRole('button', { name: 'In danh sách gọi' }).click()
  await expect.poll(() => papers.at(-1)).toContain('0912345678')
})

test('near lots go straight into drafts: back to whom they were bought of, and to another branch', async ({
  page,
  store,
}) => {
  const panadol = store.products['Panadol Extra 500mg']
  const unit = panadol.units.find((one: { isBase: boolean }) => one.isBase)
  const soon = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  const { data: provider } = await store.call('POST', 'provider', { name: 'Dược Hậu Giang' })
  await store.call('POST', 'branch', { name: 'Chi nhánh Tân Định' })
  await store.call('POST', 'inbound', {
    status: 'SUCCEED',
    providerId: provider.id,
    items: [
      {
        productId: panadol.id,
        unitId: unit.id,
        quantity: 12,
        price: 1_100,
        lots: [{ lotNumber: 'CAN01', expiryDate: soon, quantity: 12 }],
      },
    ],
    payments: [],
  })
  await page.goto('/products/lot')
  const row = page.getByRole('row', { name: /CAN01/ })
  await expect(row).toContainText('Dược Hậu Giang')
  await row.getByRole('checkbox').check()
  await expect(page.getByText('Đã chọn 1 lô')).toBeVisible()
  await checkAccessibility(page, 'lots that are ticked')
  await page.getByRole('button', { name: 'Trả nhà cung cấp' }).click()
  await expect(page).toHaveURL(/\/products\/return\/[0-9a-f-]{36}$/)
  await expect(page.getByText('CAN01').first()).toBeVisible()

  await page.goto('/products/lot')
  await page.getByRole('row', { name: /CAN01/ }).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Chuyển chi nhánh' }).click()
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await dialog.getByLabel('Chi nhánh nhận').click()
  await page.getByRole('option', { name: 'Chi nhánh Tân Định' }).click()
  await dialog.getByRole('button', { name: 'Lập phiếu tạm' }).click()
  await expect(page).toHaveURL(/\/products\/transfer\/[0-9a-f-]{36}$/)
  await page.getByRole('button', { name: /Gửi hàng đi/ }).click()
  await expect(page.getByText('Đang chuyển').first()).toBeVisible()
})

test('a lot that a notice of recall names is found by its number, sold out as it is, and recalled on its page', async ({
  page,
  store,
}) => {
  const panadol = store.products['Panadol Extra 500mg']
  const { data: lots } = await store.call('GET', `lot/shelf?productId=${panadol.id}`)
  const lot = lots.items[0]
  await page.goto('/products/lot')
  await page.getByRole('tab', { name: 'Mọi lô' }).click()
  await page.getByRole('searchbox', { name: 'Số lô, tên hàng, mã hàng' }).fill(`${lot.number}khong co`)
  await expect(page.getByText('Không tìm thấy lô nào')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Số lô, tên hàng, mã hàng' }).fill(lot.number.toLowerCase())
  await expect(page.getByRole('row', { name: /Panadol Extra/ })).toBeVisible()
  await checkAccessibility(page, 'all lots')
  await page.getByRole('link', { name: lot.number }).click()
  await expect(page.getByRole('heading', { name: `Lô ${lot.number}` })).toBeVisible()
  await page.getByRole('button', { name: 'Thu hồi' }).click()
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await dialog.getByLabel('Lý do').fill('Công văn của Cục Quản lý Dược')
  await dialog.getByRole('button', { name: /Thu hồi lô/ }).click()
  await expect(page.getByRole('button', { name: 'Cho bán lại' })).toBeVisible()
  await checkAccessibility(page, 'a lot that is recalled')
  await page.goBack()
  await page.getByRole('combobox', { name: 'Tình trạng' }).click()
  await page.getByRole('option', { name: 'Thu hồi' }).click()
  await expect(page.getByRole('row', { name: /Panadol Extra/ })).toContainText('Thu hồi')

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /số lô/ }).fill(lot.number.toLowerCase())
  const found = page.getByRole('group', { name: 'Lô' }).getByRole('option', { name: /Panadol Extra/ })
  await expect(found).toContainText('thu hồi')
  await checkAccessibility(page, 'a lot found from anywhere')
  await found.click()
  await expect(page.getByRole('heading', { name: `Lô ${lot.number}` })).toBeVisible()
})
