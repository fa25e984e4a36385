import { checkAccessibility, checkWidth } from '../check-accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'

const dong = (amount: number) => `${amount.toLocaleString('vi-VN')}đ`

test('an owner reads on the home page what was sold, what came back and what is left of it, as the report tells it', async ({
  page,
  store,
}) => {
  const gloves = store.products['Găng tay y tế']
  const [unit] = gloves.units
  const { data: sold } = await store.call('POST', 'bill', {
    items: [{ productId: gloves.id, unitId: unit.id, quantity: 5 }],
    payments: [{ method: 'CASH', amount: 5 * unit.price }],
  })
  await store.call('POST', 'sale-return', {
    billId: sold.id,
    reason: 'OTHER',
    items: [{ billItemId: sold.items[0].id, quantity: 2 }],
    fee: { unit: 2, value: 500 },
    payments: [{ method: 'CASH', amount: 2 * unit.price - 500 }],
  })

  await page.goto('/')
  const today = page.getByLabel('Hôm nay', { exact: true })
  await expect(today).toContainText(`Doanh thu thuần${dong(3 * unit.price)}`)
  await expect(today).toContainText(`Doanh thu${dong(5 * unit.price)}`)
  await expect(today).toContainText(`Giá trị trả · 1 phiếu${dong(2 * unit.price)}`)
  await expect(today).toContainText('Hóa đơn1')
  await expect(today).toContainText(`Thực thu${dong(3 * unit.price + 500)}`)
  // What came today had no time to sell.
  await expect(page.getByText('Không có hàng nào nằm lâu')).toBeVisible()
  await checkAccessibility(page, 'the figures of the home page')
  await picture(page, 'home')
  await page.setViewportSize({ width: 390, height: 844 })
  await picture(page, 'home-phone')
  await checkWidth(page, 'the home page on a phone')
  await page.setViewportSize({ width: 1366, height: 768 })
  // The chart of this month by weekday, and the way to the report of it.
  const chart = page
    .getByRole('region', { name: /^Doanh thu thuần theo/ })
    .or(page.locator('section', { hasText: 'Doanh thu thuần theo' }))
    .first()
  await chart.getByLabel('Thời gian').click()
  await page.getByRole('option', { name: 'Tháng này' }).click()
  await chart.getByText('Thứ', { exact: true }).click()
  await expect(page.getByRole('table', { name: 'Doanh thu thuần' })).toContainText(dong(3 * unit.price))
  await expect(page.getByRole('table', { name: 'Doanh thu thuần' })).toContainText('Chủ nhật')
  await expect(chart.getByRole('link', { name: 'Xem báo cáo' })).toHaveAttribute(
    'href',
    /sale-report\?groupBy=weekday&from=\d{4}-\d\d-01&to=/,
  )
  await picture(page, 'home-month')
  // Each figure opens the documents that it is the sum of.
  for (const [figure, amount] of [
    ['Doanh thu thuần', 3 * unit.price],
    ['Doanh thu', 5 * unit.price],
    ['Thực thu', 3 * unit.price + 500],
    ['Lãi gộp', undefined],
  ] as const) {
    const link = today.locator('div', { has: page.getByText(figure, { exact: true }) }).getByRole('link')
    const shown = await link.innerText()
    await link.click()
    await expect(page.getByText('2 chứng từ cộng lại')).toBeVisible()
    const column = figure === 'Lãi gộp' ? 'Lợi nhuận gộp' : figure
    const heads = await page.getByRole('columnheader').allInnerTexts()
    const total = page.getByRole('row', { name: /cộng lại/ })
    const words = Number((await total.getByRole('cell').first().getAttribute('colspan')) ?? 1)
    const sum = await total
      .getByRole('cell')
      .nth(heads.indexOf(column) - words + 1)
      .innerText()
    if (amount !== undefined) expect(sum).toBe(amount.toLocaleString('vi-VN'))
    expect(shown).toContain(sum)
    await page.goBack()
  }

  await page.goto('/reports/sale-report?period=today')
  await expect(page.locator('[data-rows] > [data-row="0"]')).toContainText((3 * unit.price).toLocaleString('vi-VN'))
})
