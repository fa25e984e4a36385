import { checkAccessibility, checkWidth } from '../check-accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { scan } from '../scan.ts'
import { openTill } from '../till.ts'

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

test('tiles are put in order by keys and by dragging, and a category gets another name and place', async ({
  page,
  store,
}) => {
  const { items } = (await store.call('GET', 'till/catalogue?limit=3')).data
  const [one, two, three] = items.map((item: { name: string; units: { id: string }[] }) => ({
    name: item.name,
    unitId: item.units[0]!.id,
  }))
  for (const { unitId } of [one, two]) await store.call('PUT', 'till/quick-pick', { unitId, category: 'Cảm cúm' })
  await store.call('PUT', 'till/quick-pick', { unitId: three.unitId, category: 'Hay bán' })
  await openTill(page)
  await page.keyboard.press('Control+G')
  const tiles = page.getByRole('region', { name: 'Ô bán nhanh' })
  const shown = () =>
    tiles.locator('[data-tile] span:first-child').evaluateAll(all => all.map(tile => tile.textContent))
  await expect.poll(shown).toContain(two.name)
  await tiles.getByRole('button', { name: 'Sửa ô' }).click()
  await tiles.locator('[data-tile]').nth(1).focus()
  await page.keyboard.press('Alt+ArrowLeft')
  const order = async () =>
    (await store.call('GET', 'till/quick-pick')).data.items.map((pick: { unitId: string }) => pick.unitId)
  await expect.poll(order).toEqual([two.unitId, one.unitId, three.unitId])
  await expect(tiles.locator('[data-tile]').first()).toBeFocused()
  await tiles.locator('[data-tile]').nth(2).dragTo(tiles.locator('[data-tile]').first())
  await expect.poll(order).toEqual([three.unitId, two.unitId, one.unitId])

  await tiles.getByRole('button', { name: 'Cảm cúm', exact: true }).click()
  await tiles.getByRole('textbox', { name: 'Tên nhóm' }).fill('Cảm, ho')
  await page.keyboard.press('Enter')
  await expect(tiles.getByRole('button', { name: 'Cảm, ho', exact: true })).toBeVisible()
  await checkAccessibility(page, 'tiles that are put in order')
  await picture(page, 'tiles-edit')
  await page.setViewportSize({ width: 390, height: 844 })
  await checkWidth(page, 'tiles that are put in order')
  await picture(page, 'tiles-edit-390', { fullPage: true })
})
