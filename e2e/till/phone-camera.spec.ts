import { checkAccessibility, checkWidth } from '../check-accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { tillOn } from '../till.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** What the camera of the page sees: codes that the reader finds in the next picture, and how many it has looked at. */
type Seen = { codes: string[]; looks: number }

test('a phone that is the till reads packs with its camera, one line each time that one is held before it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: Seen = { codes: [], looks: 0 }
    class BarcodeDetector {
      detect = async () => {
        seen.looks += 1
        return seen.codes.map(rawValue => ({ rawValue }))
      }
    }
    const film = async () => {
      const canvas = document.createElement('canvas')
      canvas.getContext('2d')!.fillRect(0, 0, 300, 150)
      return canvas.captureStream(5)
    }
    Object.assign(window, { BarcodeDetector, seen })
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: film } })
  })
  const hold = (...codes: string[]) =>
    page.evaluate(now => Object.assign((window as unknown as { seen: Seen }).seen, { codes: now }), codes)
  const looks = () => page.evaluate(() => (window as unknown as { seen: Seen }).seen.looks)
  /** Between two looks lie 150 ms, on a slow phone more: ten take longer than a pack has to be away. */
  const lookTenTimes = async () => {
    const before = await looks()
    await expect.poll(looks).toBeGreaterThan(before + 10)
  }
  await page.goto('/sales')
  const till = tillOn(page)
  await page.getByRole('button', { name: 'Quét bằng máy ảnh' }).tap()
  await expect(page.getByLabel('Quét bằng máy ảnh', { exact: true })).toBeVisible()
  await hold('8930000000028')
  await expect(till.lines).toHaveCount(1)
  await expect(till.due).toHaveText('17.000')
  await checkAccessibility(page, 'the till that films')
  await checkWidth(page, 'the till that films')
  await picture(page, 'till-camera')

  // Held still it is one pack; taken away and shown again it is the next.
  await lookTenTimes()
  await hold()
  await lookTenTimes()
  await expect(till.due).toHaveText('17.000')
  await hold('8930000000028')
  await expect(till.due).toHaveText('34.000')
  await hold('8930000999999')
  await expect(till.toast).toContainText('8930000999999')
  await page.getByRole('button', { name: 'Tắt máy ảnh' }).tap()
  await expect(page.locator('video')).toHaveCount(0)
  await expect(till.lines).toHaveCount(1)
})
