import type { Page } from '@playwright/test'
import { checkAccessibility, checkWidth } from '../check-accessibility.ts'
import { expect, test } from '../fixtures.ts'

const papersToTry = [
  { paper: 'Cuộn 3 tem 35×22 mm', page: [110, 22], label: [35, 22] },
  { paper: 'Cuộn 1 tem 40×30 mm', page: [40, 30], label: [40, 30] },
  { paper: 'Cuộn 1 tem 50×30 mm', page: [50, 30], label: [50, 30] },
  { paper: 'A4 65 tem 38×21 mm', page: [210, 297], label: [38, 21] },
] as const

/** The pages of what would be printed now, in whole millimetres. */
async function pageSizes(page: Page): Promise<number[][]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  return [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) =>
    [width, height].map(points => Math.round((Number(points) * 25.4) / 72)),
  )
}

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
  expect(await pageSizes(page)).toEqual([
    [72, 22],
    [72, 22],
    [72, 22],
  ])
  await page.emulateMedia({ media: 'screen' })
  // Every other paper comes out in its own size, with labels of theirs.
  for (const { paper, page: size, label } of papersToTry) {
    await page.evaluate(() => document.querySelector('body > [data-print-area]')?.remove())
    await page.getByLabel('Khổ tem').click()
    await page.getByRole('option', { name: paper }).click()
    await page.getByRole('button', { name: 'In tem' }).click()
    await page.emulateMedia({ media: 'print' })
    const sizes = await page
      .locator('[data-print-area] [data-label]')
      .evaluateAll(labels =>
        labels.map(one => [one.getBoundingClientRect().width, one.getBoundingClientRect().height] as const),
      )
    for (const [width, height] of sizes) {
      expect(inMm(width), paper).toBeCloseTo(label[0], 1)
      expect(inMm(height), paper).toBeCloseTo(label[1], 1)
    }
    expect(new Set((await pageSizes(page)).map(String)), paper).toEqual(new Set([String(size)]))
    await page.emulateMedia({ media: 'screen' })
  }
  // The browser remembers the paper that it printed on last, and the shift of each.
  await page.reload()
  await expect(page.getByLabel('Khổ tem')).toHaveText(/A4 65 tem/)
  await page.getByLabel('Khổ tem').click()
  await page.getByRole('option', { name: 'Cuộn 2 tem 35×22 mm' }).click()
  await expect(page.getByLabel('Lệch phải (mm)')).toHaveValue('1')
})

test('a label never carries a code that sells another unit', async ({ page, store }) => {
  const { data: product } = await store.call('POST', 'product', {
    type: 1,
    name: 'Berberin 100mg',
    isLotManaged: false,
    vatRate: 5,
    units: [
      { name: 'Viên', ratio: 1, price: 2_900, isBase: true },
      { name: 'Vỉ', ratio: 10, price: 29_000, isBase: false, isDefaultSale: true },
    ],
  })
  await page.goto(`/products/label?productIds=${product.id}`)
  const preview = page.locator('[data-label-preview]')
  await expect(preview.getByRole('img', { name: product.code })).toBeVisible()
  await page.getByRole('combobox', { name: 'Đơn vị Berberin 100mg' }).click()
  await page.getByRole('option', { name: 'Viên' }).click()
  await expect(preview).toContainText('2.900đ')
  await expect(preview.getByRole('img')).toHaveCount(0)
  await expect(page.getByText('Tem không có mã vạch: Berberin 100mg (Viên)', { exact: false })).toBeVisible()
})

test('ticked goods go to labels, with the prices of a book', async ({ page, store }) => {
  const panadol = store.products['Panadol Extra 500mg']
  const unit = panadol.units.find((one: { isDefaultSale: boolean }) => one.isDefaultSale) ?? panadol.units[0]
  const { data: book } = await store.call('POST', 'price-book', { name: 'Khách quen' })
  await store.call('PUT', 'price-book/price', { bookId: book.id, unitId: unit.id, price: 4_321, expected: null })
  await page.goto('/products/list')
  await page
    .getByRole('row', { name: /Panadol Extra/ })
    .getByRole('checkbox')
    .check()
  await page.getByRole('button', { name: 'Thao tác' }).click()
  await page.getByRole('menuitem', { name: /In tem/ }).click()
  const preview = page.locator('[data-label-preview]')
  await expect(preview).toContainText('Panadol Extra 500mg')
  await page.getByLabel('Giá trên tem').click()
  await page.getByRole('option', { name: 'Khách quen' }).click()
  await expect(preview).toContainText('4.321đ')
})

test('labels of a receipt are as many as came, and say which lot they are', async ({ page, store }) => {
  const panadol = store.products['Panadol Extra 500mg']
  const { data: provider } = await store.call('POST', 'provider', { name: 'Dược Sài Gòn' })
  const line = (lotNumber: string, quantity: number) => ({
    productId: panadol.id,
    unitId: panadol.units.find((one: { name: string }) => one.name === 'Hộp').id,
    quantity,
    price: 90_000,
    lots: [{ lotNumber, expiryDate: '2029-12-31', quantity }],
  })
  const { data: receipt } = await store.call('POST', 'inbound', {
    status: 'SUCCEED',
    providerId: provider.id,
    items: [line('TEM2', 2), line('LO-CO-SO-RAT-DAI-20291231-A', 3)],
    payments: [],
  })
  await page.goto(`/products/label?inboundId=${receipt.id}`)
  await expect(page.getByText(/^5 tem/)).toBeVisible()
  const preview = page.locator('[data-label-preview]')
  await expect(preview.getByText('Lô TEM2').first()).toBeVisible()
  // With everything on it, a low label still holds what it says.
  for (const field of ['Tên cửa hàng', 'Mã hàng']) await page.getByRole('checkbox', { name: field }).check()
  const cut = preview
    .locator('[data-label]')
    .evaluateAll(labels => labels.filter(label => label.scrollHeight > label.clientHeight + 1).length)
  expect(await cut).toBe(0)

  await page.goto(`/products/list/${panadol.id}?tab=lots`)
  await page.getByRole('button', { name: /TEM2$/ }).click()
  await page.getByRole('menuitem', { name: 'In tem' }).click()
  await expect(page.getByText(/^1 tem/)).toBeVisible()
  await expect(preview).toContainText('Lô TEM2')
  await expect(preview).toContainText('HSD 31/12/2029')
  await page.getByRole('checkbox', { name: 'Số lô' }).uncheck()
  await expect(preview).not.toContainText('Lô TEM2')
  await checkAccessibility(page, 'labels of a lot')
})
