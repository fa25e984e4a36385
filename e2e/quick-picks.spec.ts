import { checkAccessibility } from './check-accessibility.ts'
import { expect, test } from './fixtures.ts'
import { scan } from './scan.ts'
import { openTill } from './till.ts'

const strip = '8930000000028'

test('tiles are pinned in place, sell by arrows and Enter, and stay for the next time', async ({ page }) => {
  const till = await openTill(page)
  await scan(page, strip)
  await page.keyboard.press('Control+G')
  const tiles = page.getByRole('region', { name: 'Ô bán nhanh' })
  await tiles.getByRole('button', { name: 'Sửa ô' }).click()
  await tiles.getByRole('textbox', { name: 'Nhóm' }).fill('Cảm cúm')
  await page.keyboard.press('Enter')
  const tile = tiles.getByRole('button', { name: /^Panadol Extra.*17\.000/ })
  await expect(tile).toBeVisible()
  await expect(tiles.getByRole('button', { name: 'Cảm cúm' })).toBeVisible()
  await tiles.getByRole('button', { name: 'Xong' }).click()
  await tile.focus()
  await page.keyboard.press('Enter')
  await expect(till.quantity(1)).toHaveValue('2')
  await checkAccessibility(page, 'the till with tiles')

  // Kept for this device, and by the branch.
  await page.reload()
  await expect(tile).toBeVisible()
  await page.keyboard.press('Control+G')
  await expect(tiles).toBeHidden()
})
