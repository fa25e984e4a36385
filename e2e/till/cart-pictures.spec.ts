import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { checkAccessibility, checkWidth } from '../check-accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { scan } from '../scan.ts'
import { openTill, tillOn } from '../till.ts'
import { typeLikeAPerson } from '../type-like-a-person.ts'

const strip = '8930000000028'
const capsule = '8930000000042'
/** What a device keeps of its settings. */
const shows = JSON.stringify({ showsPicture: true })

const heightOf = async (line: Locator) => (await line.boundingBox())!.height
const lettersIn = (line: Locator) =>
  line.locator('[data-letters]').evaluateAll(all => all.map(one => one.getAttribute('data-letters')))

test('a till that is set to it shows the picture of goods, and letters for what has none or does not come', async ({
  page,
  context,
  store,
}) => {
  const file = await sharp({ create: { width: 120, height: 120, channels: 3, background: '#0a6a85' } })
    .png()
    .toBuffer()
  const upload = { purpose: 'product', content: file.toString('base64') }
  const image = (await store.call('POST', 'upload', upload)).data
  const { items } = (await store.call('GET', 'product?keyword=Panadol')).data
  const { id, version } = (await store.call('GET', `product/${items[0].id}`)).data
  await store.call('PATCH', `product/${id}`, { version, imageIds: [image.id] })
  const asked: string[] = []
  page.on('request', request => {
    if (/till\/picture|public\/image/.test(request.url())) asked.push(request.url())
  })

  const till = await openTill(page)
  await scan(page, strip)
  await scan(page, capsule)
  await expect(till.table).toBeVisible()
  const plain = await heightOf(till.line(1))
  expect(asked).toEqual([])
  await page.keyboard.press('Control+,')
  const settings = page.getByRole('dialog', { name: 'Thiết lập quầy này' })
  await settings.getByRole('switch', { name: 'Hiện ảnh' }).press('Space')
  await page.keyboard.press('Escape')
  const shown = till.line(1).locator('img')
  await expect(shown).toHaveAttribute('src', image.address)
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await expect(till.line(2).locator('img')).toHaveCount(0)
  expect(await lettersIn(till.line(2))).toEqual(['AM'])
  expect(await heightOf(till.line(1))).toBe(plain)
  // Both lines are asked for in one call.
  expect(asked.filter(url => url.includes('till/picture'))).toHaveLength(1)
  await typeLikeAPerson(page, 'a')
  await expect(till.suggestions.filter({ hasText: 'Panadol Extra' }).locator('img')).toBeVisible()
  await checkAccessibility(page, 'found goods with pictures')
  await picture(page, 'till-pictures-found')
  await page.keyboard.press('Escape')
  await checkAccessibility(page, 'a cart with pictures')
  await picture(page, 'till-pictures')
  await page.setViewportSize({ width: 390, height: 844 })
  await checkWidth(page, 'a cart with pictures')
  await picture(page, 'till-pictures-390')
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await picture(page, 'till-pictures-dark')
  await page.emulateMedia({ colorScheme: 'light' })

  // Without the network another line has its letters, of the same size; with it the picture comes by itself.
  await page.reload()
  await expect(shown).toBeVisible()
  await context.setOffline(true)
  await page.keyboard.press('Shift+Delete')
  await typeLikeAPerson(page, 'gang tay')
  await expect(till.suggestions.first()).toBeVisible()
  expect(await lettersIn(till.suggestions.first())).toEqual(['GT'])
  await context.setOffline(false)
})

test.describe('on a phone, under a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a card keeps its height with a picture', async ({ page }) => {
    await page.goto('/sales')
    const till = tillOn(page)
    await expect(till.find).toHaveAttribute('placeholder', 'Tìm hoặc quét hàng')
    await till.find.tap()
    await expect(till.find).toBeFocused()
    await scan(page, strip)
    await expect(till.table).toBeVisible()
    const plain = await heightOf(till.line(1))
    await page.evaluate(kept => localStorage.setItem('quay.v1.tillSettings', kept), shows)
    await page.reload()
    await expect.poll(() => lettersIn(till.line(1))).toEqual(['PE'])
    expect(await heightOf(till.line(1))).toBe(plain)
    await checkWidth(page, 'cards with pictures')
    await picture(page, 'till-pictures-touch')
  })
})
