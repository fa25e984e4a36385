import { checkAccessibility, checkWidth } from '../check-accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'

test('a narcotic that comes back unused: minutes in two copies with who brought it, and a row in its book', async ({
  page,
  store,
  papers,
}) => {
  const setting = (await store.call('GET', 'setting')).data.items.find(
    ({ key }: { key: string }) => key === 'returnWithoutBill',
  )
  await store.call('PATCH', 'setting', { key: 'returnWithoutBill', value: true, version: setting.version })
  const { data: morphine } = await store.call('POST', 'product', {
    ...{ type: 1, name: 'Morphin 10 mg', isLotManaged: true, vatRate: 5, controlGroup: 'narcotic', strength: '10 mg' },
    units: [{ name: 'Viên', ratio: 1, price: 5_000, isBase: true }],
  })
  const items = [{ productId: morphine.id, unitId: morphine.units[0].id, quantity: 4, unitPrice: 0 }]
  const back = await store.call('POST', 'sale-return/without-bill', { reason: 'SURPLUS', items, payments: [] })
  expect(back.status, JSON.stringify(back.body)).toBe(201)

  await page.goto(`/transactions/return/${back.data.id}`)
  await page.getByRole('button', { name: 'Ghi biên bản' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Người nộp').fill('Lê Thị Hoa')
  await sheet.getByLabel('Số định danh, hộ chiếu').fill('12')
  await sheet.getByLabel('Lý do nộp lại').fill('Người bệnh đã mất')
  await sheet.getByRole('button', { name: 'Lưu' }).click()
  await expect(sheet.getByText('Số định danh gồm 6 đến 20')).toBeVisible()
  await sheet.getByLabel('Số định danh, hộ chiếu').fill('046 170 001 234')
  await sheet.getByLabel('Địa chỉ').fill('12 Lê Lợi, Huế')
  await checkAccessibility(page, 'minutes of medicines taken back')
  await picture(page, 'take-back sheet')
  await sheet.getByRole('button', { name: 'Lưu' }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByText('046170001234')).toBeVisible()
  await picture(page, 'take-back card', { fullPage: true })
  await page.getByRole('button', { name: 'In biên bản (2 bản)' }).click()
  await expect.poll(() => papers.at(-1)).toContain('BIÊN BẢN NHẬN LẠI THUỐC GÂY NGHIỆN')
  const paper = papers.at(-1)!
  for (const copy of ['Bản 1: nhà thuốc giữ', 'Bản 2: người nộp giữ']) expect(paper).toContain(copy)
  expect(paper.split('046170001234')).toHaveLength(3)
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
  await picture(page, 'take-back dark', { fullPage: true })
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
  await page.setViewportSize({ width: 390, height: 844 })
  await checkWidth(page, 'a return with minutes')
  await picture(page, 'take-back phone', { fullPage: true })
  await page.setViewportSize({ width: 1366, height: 768 })

  await page.goto('/products/gpp-book')
  await page.getByRole('link', { name: 'Nhận lại thuốc gây nghiện, hướng thần, tiền chất' }).click()
  await expect(page.getByRole('cell', { name: 'Lê Thị Hoa, 046170001234, 12 Lê Lợi, Huế' })).toBeVisible()
  await picture(page, 'take-back book')
})
