import { checkAccessibility, checkWidth } from './check-accessibility.ts'
import { expect, test } from './fixtures.ts'

const inMm = (pixels: number) => (pixels * 25.4) / 96

test('labels are printed true to the millimetre, moved as the printer needs it', async ({ page }) => {
  await page.goto('/products/label')
  await page.getByRole('combobox', { name: 'Tìm hàng theo tên, mã, mã vạch' }).fill('panadol')
  await page.getByRole('option', { name: /Panadol Extra/ }).click()
  const count = page.getByRole('textbox', { name: 'Số tem Panadol Extra 500mg' })
  await count.fill('5')
  await count.press('Tab')
  await expect(page.getByText('5 tem, 3 trang')).toBeVisible()
  await expect(page.getByRole('img', { name: '8930000000028' }).first()).toBeVisible()
  await checkAccessibility(page, 'labels')
  await page.getByLabel('Lệch phải (mm)').fill('1')
  await page.getByLabel('Lệch phải (mm)').press('Tab')
  await page.setViewportSize({ width: 390, height: 844 })
  await checkWidth(page, 'labels')
  await page.setViewportSize({ width: 1366, height: 768 })

  // The paper is there while the print window is open only: a copy of it stays.
  await page.evaluate(() => {
    window.print = () => {
      const paper = document.querySelector('[data-print-area]')
      if (paper) document.body.append(paper.cloneNode(true))
    }
  })
  await page.getByRole('button', { name: 'In tem' }).click()
  await page.emulateMedia({ media: 'print' })
  const boxes = await page.locator('[data-print-area] [data-label]').evaluateAll(labels =>
    labels.map(label => {
      const { left, width, height } = label.getBoundingClientRect()
      return { left, width, height }
    }),
  )
  expect(boxes).toHaveLength(5)
  for (const box of boxes) {
    expect(inMm(box.width)).toBeCloseTo(35, 1)
    expect(inMm(box.height)).toBeCloseTo(22, 1)
  }
  const [first, second] = boxes
  expect(inMm(first!.left)).toBeCloseTo(1, 1)
  expect(inMm(second!.left - first!.left)).toBeCloseTo(37, 1)
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const pages = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) =>
    [width, height].map(points => Math.round((Number(points) * 25.4) / 72)),
  )
  expect(pages).toEqual([
    [72, 22],
    [72, 22],
    [72, 22],
  ])
  await page.emulateMedia({ media: 'screen' })
  await page.reload()
  await expect(page.getByLabel('Lệch phải (mm)')).toHaveValue('1')
})
