import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

/** A picture of the paper itself, where pictures are wanted. */
async function paperPicture(page: Page, name: string): Promise<void> {
  if (!process.env.QUAY_PICTURES) return
  await page.evaluate(() => {
    window.print = () => {
      const area = document.querySelector<HTMLElement>('[data-print-area]')!
      const copy = area.cloneNode(true) as HTMLElement
      copy.removeAttribute('data-print-area')
      copy.id = 'paper-picture'
      copy.className = 'fixed top-0 left-0 z-tip bg-white text-black'
      document.body.append(copy)
      window.dispatchEvent(new Event('afterprint'))
    }
  })
  await page.getByRole('button', { name: 'In khổ 80 mm' }).click()
  await page.locator('#paper-picture').screenshot({ path: `test-results/${name}.png` })
  await page.reload()
}

test('reports go onto the roll, and the stock at the end of a day onto roll and sheet', async ({
  page,
  store,
  papers,
}) => {
  const gloves = store.products['Găng tay y tế']
  const [unit] = gloves.units
  for (const quantity of [1, 2])
    await store.call('POST', 'bill', {
      items: [{ productId: gloves.id, unitId: unit.id, quantity }],
      payments: [{ method: 'CASH', amount: quantity * unit.price }],
    })
  const sum = (3 * unit.price).toLocaleString('vi-VN')
  const onRoll = async (address: string, name: string, said: RegExp) => {
    await page.goto(address)
    await expect(page.getByText('Tổng cộng')).toBeVisible()
    const before = papers.length
    await page.getByRole('button', { name: 'In khổ 80 mm' }).click()
    await expect.poll(() => papers.slice(before)).toHaveLength(1)
    expect(papers.at(-1)).toMatch(said)
    await paperPicture(page, name)
  }
  await onRoll(
    '/reports/sale-report?period=today',
    'roll-sale',
    new RegExp(`Báo cáo bán hàng.*Tổng cộng ${sum}.*Số hóa đơn 2`),
  )
  await onRoll(
    '/reports/product-report?period=today',
    'roll-product',
    new RegExp(`Găng tay y tế ${sum} SL bán 3.*Tổng cộng ${sum}`),
  )
  await onRoll(
    '/reports/employee-report?period=today',
    'roll-employee',
    new RegExp(`Báo cáo nhân viên.*${sum} Số hóa đơn 2.*Tổng cộng ${sum}`),
  )

  // What lies there at the end of today, and before anything was there.
  await page.goto('/reports/product-report?period=today&view=WAREHOUSE_VALUE')
  const { data: card } = await store.call('GET', `stock-card?productId=${gloves.id}`)
  const [{ balanceAfter: balance }] = card.items
  const day = page.getByLabel('Tồn cuối ngày')
  const today = new Date().toLocaleDateString('en-GB', { timeZone: 'Asia/Ho_Chi_Minh' })
  await day.fill(today)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/from=(\d{4}-\d\d-\d\d)&to=\1/)
  const row = page.getByRole('row', { name: /Găng tay y tế/ }).first()
  await expect(row).toContainText(balance.toLocaleString('vi-VN'))
  await page.getByRole('button', { name: 'In khổ 80 mm' }).click()
  await expect.poll(() => papers.at(-1)).toMatch(new RegExp(`giá trị kho, theo mặt hàng.*Kỳ: ${today}.*Găng tay y tế`))
  expect(papers.at(-1)).toContain(`SL tồn ${balance.toLocaleString('vi-VN')}`)
  await paperPicture(page, 'roll-stock-of-day')
  await expect(row).toBeVisible()
  await page.keyboard.press('Control+p')
  await expect
    .poll(() => papers.at(-1))
    .toMatch(
      new RegExp(
        `Báo cáo hàng hóa: giá trị kho, theo mặt hàng.*Kỳ: ${today}.*Bộ lọc: không.*SL tồn.*Găng tay y tế.*Tổng cộng`,
      ),
    )
  // A view of what moved has no such day.
  await page.goto('/reports/product-report?period=today&view=INVENTORY')
  await expect(page.getByRole('columnheader', { name: 'Giá trị tồn' })).toBeVisible()
  await expect(page.getByLabel('Tồn cuối ngày')).toHaveCount(0)
})
