import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { typeLikeAPerson } from './type-like-a-person.ts'

/** What a person at the sale screen looks at, by role and name. */
export function tillOn(page: Page) {
  // Until the table of the cart is here, and without a network where it may not come, its lines stand by themselves.
  const plainLines = page.getByRole('list', { name: 'Các dòng hàng' }).getByRole('listitem')
  const table = page.getByRole('table', { name: 'Các dòng hàng' })
  const lines = table.locator('tbody').getByRole('row').or(plainLines)
  const facts = page.getByRole('complementary', { name: 'Thanh toán' })
  return {
    /** Where the keyboard lives. */
    find: page.getByRole('combobox', { name: 'Tìm hoặc quét hàng' }),
    suggestions: page.getByRole('listbox', { name: 'Hàng tìm thấy' }).getByRole('option'),
    table,
    lines,
    /** A line of the cart, counted from 1. */
    line: (row: number) => lines.nth(row - 1),
    quantity: (row: number) => page.getByRole('textbox', { name: `Số lượng dòng ${row}` }),
    unit: (row: number) => page.getByRole('combobox', { name: `Đơn vị dòng ${row}` }),
    lots: (row: number) => page.getByRole('button', { name: `Lô của dòng ${row}` }),
    facts,
    /** The one large number. */
    due: facts.getByRole('status'),
    /** Why it cannot be paid yet. */
    problem: facts.getByRole('alert'),
    orderDiscount: page.getByRole('textbox', { name: 'Giảm giá hóa đơn' }),
    given: facts.getByRole('textbox', { name: 'Khách đưa' }),
    customer: facts.getByRole('combobox', { name: 'Tìm khách' }),
    /** How it is paid: one of the four. */
    method: (name: string) => facts.getByRole('radio', { name }),
    /** Whether everything has reached the server, in words. */
    saved: page
      .getByRole('banner')
      .getByRole('button', { name: /^(Đã lưu|Mất mạng|\d+ (hóa đơn chờ gửi|cần xử lý)|Đang gửi [\d.]+\/[\d.]+)$/ }),
    tab: (number: number) => page.getByRole('button', { name: new RegExp(`^HĐ ${number}( ·|$)`) }),
    toast: page.getByRole('region', { name: 'Thông báo' }),
  }
}

export type Till = ReturnType<typeof tillOn>

/** Opens the till and waits until it listens and knows its goods. */
export async function openTill(page: Page): Promise<Till> {
  await page.goto('/sales')
  const till = tillOn(page)
  await ready(till.find)
  return till
}

async function ready(find: Locator) {
  await expect(find).toBeFocused()
  await expect(find).toHaveAttribute('placeholder', 'Tìm hoặc quét hàng')
}

/** Types a few letters of a name and takes the first product that is found. */
export async function take(page: Page, till: Till, letters: string): Promise<void> {
  const before = await till.lines.count()
  await typeLikeAPerson(page, letters)
  await expect(till.suggestions.first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(till.lines).toHaveCount(before + 1)
  // Keys of a line belong to the table; without a network it may not come.
  if (await page.evaluate(() => navigator.onLine)) await expect(till.table).toBeVisible()
}
