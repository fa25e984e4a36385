import { checkAccessibility, checkWidth } from '../check-accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import type { TestStore } from '../register-store.ts'
import { tillOn } from '../till.ts'
import { typeLikeAPerson } from '../type-like-a-person.ts'

// biome-ignore lint/suspicious/noExplicitAny: answers of the API
type Json = any

async function shelve({ call }: TestStore, name: string, about: object): Promise<Json> {
  const { data: made } = await call('POST', 'product', {
    type: 1,
    name,
    isLotManaged: true,
    vatRate: 5,
    units: [{ name: 'Viên', ratio: 1, price: 9_000, isBase: true, isDefaultSale: true }],
    ...about,
  })
  const lots = [
    { lotNumber: 'SOM', expiryDate: '2031-01-31', quantity: 30 },
    { lotNumber: 'MUON', expiryDate: '2032-01-31', quantity: 20 },
  ]
  const items = [{ productId: made.id, unitId: made.units[0].id, quantity: 50, price: 4_000, lots }]
  const payments = [{ method: 'CASH', amount: 200_000 }]
  expect((await call('POST', 'inbound', { status: 'SUCCEED', items, payments })).status).toBe(201)
  return made
}

test('new goods of an exchange are sold as at the till, by keyboard: prescription, warnings, price, lot, discounts, a promotion', async ({
  page,
  store,
}) => {
  const { call } = store
  const amlor = await shelve(store, 'Amlor 5mg', { isPrescription: true, activeIngredient: 'Amlodipin' })
  await shelve(store, 'Ibucap', { activeIngredient: 'Ibuprofen' })
  await call('PATCH', 'setting', { key: 'promoteMedicines', value: true, version: 0 })
  const cut = { name: 'Tri ân', level: 'ORDER', effect: 'MONEY', rules: [{ value: 1_000 }], isAutomatic: false }
  expect((await call('POST', 'discount', cut)).status).toBe(201)
  const who = { name: 'Cô Tám', phone: '0912345678', type: 1, allergies: 'ibuprofen', hasHealthConsent: true }
  const customer = await call('POST', 'customer', who)
  expect(customer.status, JSON.stringify(customer)).toBe(201)
  const panadol = store.products['Panadol Extra 500mg']
  const unitId = panadol.units.find((unit: Json) => unit.name === 'Vỉ').id
  const { data: bill } = await call('POST', 'bill', {
    customerId: customer.data.id,
    items: [{ productId: panadol.id, unitId, quantity: 2 }],
    payments: [{ method: 'CASH', amount: 34_000 }],
  })

  await page.goto(`/transactions/return/new?bill=${bill.id}`)
  await expect(page.getByRole('heading', { name: `Trả hàng của hóa đơn ${bill.code}` })).toBeVisible()
  await page.keyboard.press('Shift+F2')
  const { find, line, lines } = tillOn(page)
  await expect(find).toHaveAttribute('placeholder', 'Tìm hoặc quét hàng')
  await page.keyboard.press('F3')
  await expect(find).toBeFocused()
  await typeLikeAPerson(page, 'ibucap')
  await expect(page.getByRole('option', { name: /Ibucap/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(line(1)).toContainText('ibuprofen')
  await typeLikeAPerson(page, 'amlor')
  await expect(page.getByRole('option', { name: /Amlor/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(line(2)).toContainText('Rx')

  await test.step('F9 goes to what is in the way: the prescription', async () => {
    await page.keyboard.press('F9')
    const dialog = page.getByRole('dialog', { name: 'Đơn thuốc' })
    await expect(dialog).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Mã đơn' }).fill('25366537RNFS-c')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByText('25366537RNFS-c')).toBeVisible()
  })

  await test.step('price, lot, note and discounts of the selected line', async () => {
    await page.keyboard.press('Shift+F2')
    const price = page.getByRole('textbox', { name: 'Đơn giá' })
    await expect(price).toBeFocused()
    await price.fill('8000')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Giảm giá dòng' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(line(2)).toContainText('8.000')
    await page.keyboard.press('F7')
    const lots = page.getByRole('dialog', { name: 'Chọn lô' })
    await lots.getByRole('textbox', { name: /MUON/ }).fill('1')
    await lots.getByRole('textbox', { name: /SOM/ }).fill('0')
    await page.keyboard.press('Enter')
    await expect(line(2)).toContainText('MUON')
    await page.keyboard.press('F6')
    await page.keyboard.type('500')
    await page.keyboard.press('Enter')
    await page.getByRole('checkbox', { name: /Tri ân/ }).check()
  })
  await expect(page.getByRole('main')).toContainText('15.500')
  await checkAccessibility(page, 'an exchange with a prescription')
  await picture(page, 'exchange-1366')
  await page.setViewportSize({ width: 390, height: 844 })
  await checkWidth(page, 'an exchange with a prescription')
  await picture(page, 'exchange-390', { fullPage: true })
  await page.setViewportSize({ width: 1366, height: 768 })

  await test.step('it outlives a reload, and waits on the server as a draft', async () => {
    await page.reload()
    await expect(line(2)).toContainText('MUON')
    await expect(page.getByText('25366537RNFS-c')).toBeVisible()
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Phiếu tạm TH000001').first()).toBeVisible()
    await expect(lines).toHaveCount(2)
    await expect(line(2)).toContainText('MUON')
    await expect(line(2)).toContainText('8.000')
  })

  await test.step('the allergy is asked about before it is sold', async () => {
    await expect(page.getByRole('main')).toContainText('15.500')
    await page.keyboard.press('F9')
    const ask = page.getByRole('dialog', { name: 'Thuốc trong giỏ không hợp với khách' })
    await expect(ask).toContainText('ibuprofen')
    await ask.getByRole('button', { name: 'Vẫn bán' }).click()
  })
  await expect(page.getByRole('heading', { name: 'TH000001' })).toBeVisible()
  const { data: made } = await call('GET', `bill?keyword=HD000002`)
  const { data: sold } = await call('GET', `bill/${made.items[0].id}`)
  expect(sold).toMatchObject({
    payable: 15_500,
    prescriptionCode: '25366537RNFS-c',
    discounts: [{ name: 'Tri ân' }],
    items: [{}, { productId: amlor.id, price: 8_000, lots: [{ lotNumber: 'MUON' }] }],
  })
})

test('new goods that must not be taken together are exchanged with a reason of their own', async ({ page, store }) => {
  const { call } = store
  await shelve(store, 'Ketorin', { activeIngredient: 'Ketorolac' })
  await shelve(store, 'Aspilets', { activeIngredient: 'Acid acetylsalicylic' })
  const content = '\uFEFFingredient_1,ingredient_2,mechanism,consequence,management\r\nAspirin,Ketorolac,,Xuất huyết,'
  expect((await call('POST', 'contraindicated-pair/list', { fileName: 'cap.csv', content })).status).toBe(201)
  const panadol = store.products['Panadol Extra 500mg']
  const unitId = panadol.units.find((unit: Json) => unit.name === 'Vỉ').id
  const { data: bill } = await call('POST', 'bill', {
    items: [{ productId: panadol.id, unitId, quantity: 2 }],
    payments: [{ method: 'CASH', amount: 34_000 }],
  })
  await page.goto(`/transactions/return/new?bill=${bill.id}`)
  const { find, line } = tillOn(page)
  await expect(find).toHaveAttribute('placeholder', 'Tìm hoặc quét hàng')
  await page.keyboard.press('Shift+F2')
  await page.keyboard.press('F3')
  for (const [row, letters] of ['ketorin', 'aspilets'].entries()) {
    await typeLikeAPerson(page, letters)
    await expect(page.getByRole('option', { name: new RegExp(letters, 'i') })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(line(row + 1)).toBeVisible()
  }
  await line(2).getByRole('button', { name: 'Xem và ghi lý do' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Thuốc chống chỉ định dùng cùng nhau' })
  await expect(dialog).toContainText('Xuất huyết')
  await dialog.getByRole('textbox', { name: 'Lý do vẫn bán' }).fill('Bác sĩ đã cân nhắc')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(line(2)).toContainText('Chống chỉ định với Ketorin: Bác sĩ đã cân nhắc')
  await page.keyboard.press('F9')
  await expect(page.getByRole('heading', { name: 'TH000001' })).toBeVisible()
  const { data: made } = await call('GET', 'bill?keyword=HD000002')
  const { data: sold } = await call('GET', `bill/${made.items[0].id}`)
  expect(sold.contraindications).toMatchObject([{ reason: 'Bác sĩ đã cân nhắc' }])
})
