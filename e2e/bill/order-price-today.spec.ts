import { checkAccessibility } from '../check-accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import type { TestStore } from '../register-store.ts'
import { tillOn } from '../till.ts'

/** An order of ten boxes of gauze without promotions; a tenth off began since. */
async function orderBefore({ call }: TestStore, phone: string) {
  const { data: made } = await call('POST', 'product', {
    type: 2,
    name: `Bông băng ${phone}`,
    isLotManaged: false,
    vatRate: 8,
    units: [{ name: 'Hộp', ratio: 1, price: 10_000, isBase: true, isDefaultSale: true }],
  })
  const item = { productId: made.id, unitId: made.units[0].id, quantity: 10 }
  const payments = [{ method: 'CASH', amount: 50_000 }]
  expect(
    (await call('POST', 'inbound', { status: 'SUCCEED', items: [{ ...item, price: 5_000 }], payments })).status,
  ).toBe(201)
  const { data: customer } = await call('POST', 'customer', { name: 'Cô Tám', phone, type: 1 })
  const order = await call('POST', 'order', { status: 'SUCCEED', customerId: customer.id, items: [item] })
  expect(order.status, JSON.stringify(order)).toBe(201)
  return order.data
}

test('who hands an order out is asked with both sums where promotions changed since', async ({ page, store }) => {
  const kept = await orderBefore(store, '0912345678')
  const taken = await orderBefore(store, '0912345679')
  const cut = { name: 'Giảm 10 %', level: 'ITEM', effect: 'PERCENT', rules: [{ value: 1000 }] }
  expect((await store.call('POST', 'discount', cut)).status).toBe(201)
  const { line, lines, due, toast } = tillOn(page)

  await page.goto(`/sales?order=${kept.id}`)
  const ask = page.getByRole('dialog', { name: `Khuyến mại đã đổi từ khi nhận đơn ${kept.code}` })
  await expect(ask).toContainText('Mới có: Giảm 10 %. Giá của đơn là 100.000đ, tính lại hôm nay là 90.000đ.')
  await checkAccessibility(page, 'promotions that changed since an order')
  await picture(page, 'order-price-today')
  await ask.getByRole('button', { name: 'Giữ giá đơn: 100.000đ' }).click()
  await expect(line(1)).toContainText('Bông băng')
  await expect(due).toHaveText('100.000')

  await page.goto(`/sales?order=${taken.id}`)
  await page.getByRole('button', { name: 'Tính lại: 90.000đ' }).click()
  await expect(toast).toContainText('Đã tính lại: 100.000đ thành 90.000đ.')
  await expect(due).toHaveText('90.000')
  await page.keyboard.press('F9')
  await expect(lines).toHaveCount(0)
  expect((await store.call('GET', `order/${taken.id}`)).data).toMatchObject({ payable: 90_000, progress: 'DONE' })
})

test('the price of today is said on the page of an order before it is taken', async ({ page, store }) => {
  const order = await orderBefore(store, '0912345678')
  const cut = { name: 'Giảm 10 %', level: 'ITEM', effect: 'PERCENT', rules: [{ value: 1000 }] }
  expect((await store.call('POST', 'discount', cut)).status).toBe(201)
  await page.goto(`/transactions/order/${order.id}`)
  await page.getByRole('button', { name: 'Thao tác khác' }).click()
  await page.getByRole('menuitem', { name: 'Tính lại giá hôm nay' }).click()
  const ask = page.getByRole('dialog', { name: `Tính lại giá đơn ${order.code}?` })
  await expect(ask).toContainText('Đơn đang chốt 100.000đ, tính lại hôm nay là 90.000đ.')
  await ask.getByRole('button', { name: 'Tính lại giá hôm nay' }).click()
  await expect(page.getByRole('region', { name: 'Thông báo' })).toContainText('Đã tính lại: 100.000đ thành 90.000đ.')
})
