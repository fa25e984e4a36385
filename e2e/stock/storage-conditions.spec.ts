import { zoneAtHour } from '../../server/test/zone-at-hour.ts'
import { checkAccessibility, checkWidth } from '../check-accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { inStore } from '../in-store.ts'

test('a fridge is added, read on a phone with one tap, answered for when too warm, and the month printed', async ({
  page,
  server,
  store,
  papers,
}) => {
  // Whatever the hour of this journey: at the branch it is the afternoon.
  await inStore(server.database, store.id, query =>
    query('update branch set time_zone = $2 where store_id = $1', [store.id, zoneAtHour(15)]),
  )
  await page.goto('/products/storage-conditions')
  await expect(page.getByText('Chưa theo dõi nơi nào')).toBeVisible()
  await page.getByRole('button', { name: 'Thêm nơi bảo quản' }).first().click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Tên nơi bảo quản').fill('Tủ lạnh vắc-xin')
  await sheet.getByLabel('Kiểu bảo quản').click()
  await page.getByRole('option', { name: /Lạnh \(2–8/ }).click()
  await expect(sheet.getByLabel('Cao nhất (°C)')).toHaveValue('8')
  await sheet.getByLabel('Tên máy').fill('Elitech RC-5')
  await sheet.getByLabel('Hiệu chuẩn đến').fill('31/12/2030')
  await checkAccessibility(page, 'a place for medicines')
  await sheet.getByRole('button', { name: 'Lưu' }).click()
  await expect(page.getByText('Giới hạn 2–8 °C')).toBeVisible()

  // The afternoon is written before: the morning is what the form then offers.
  const { data: now } = await store.call('GET', 'storage-reading/today')
  const [place] = now.places
  const afternoon = { storagePlaceId: place.id, slot: 'AFTERNOON', temperature: 40, humidity: 50 }
  await store.call('POST', 'storage-reading', afternoon)
  await page.reload()
  await page.setViewportSize({ width: 390, height: 844 })
  const form = page.getByRole('form', { name: 'Ghi số đo của Tủ lạnh vắc-xin' })
  // A reading begins from the one before: one button less, one tap.
  await form.getByRole('button', { name: 'Giảm nhiệt độ 0,5: Tủ lạnh vắc-xin' }).click()
  await expect(form.getByLabel('Nhiệt độ (°C) Tủ lạnh vắc-xin')).toHaveValue('3,5')
  await form.getByLabel('Nhiệt độ (°C) Tủ lạnh vắc-xin').fill('8,5')
  await form.getByRole('button', { name: 'Ghi', exact: true }).click()
  await expect(form.getByText('hãy ghi đã xử lý thế nào')).toBeVisible()
  await form.getByLabel('Đã xử lý thế nào').fill('Đóng chặt cửa tủ')
  await checkWidth(page, 'temperature today')
  await checkAccessibility(page, 'temperature today')
  await form.getByRole('button', { name: 'Ghi', exact: true }).click()
  await expect(page.getByText('Vượt giới hạn')).toBeVisible()
  await expect(page.getByText('Hôm nay đã ghi đủ hai lần.')).toBeVisible()

  await page.setViewportSize({ width: 1366, height: 768 })
  await page.getByRole('link', { name: 'Sổ tháng' }).click()
  await expect(page.getByText('Đã ghi 2 lần')).toBeVisible()
  await checkAccessibility(page, 'the book of a month')
  await page.getByRole('button', { name: 'In sổ' }).click()
  await expect.poll(() => papers.at(-1)).toContain('SỔ THEO DÕI NHIỆT ĐỘ, ĐỘ ẨM')
  expect(papers.at(-1)).toContain('Đóng chặt cửa tủ')
})
