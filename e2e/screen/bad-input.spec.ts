import type { Locator, Page } from '@playwright/test'
import type { DatabaseAddress } from '../../server/src/db/connection/pool.ts'
import { newId } from '../../server/src/db/new-id.ts'
import { expect, signedInAs, test } from '../fixtures.ts'
import { inStore } from '../in-store.ts'
import { livelyStore } from '../lively-store.ts'
import type { TestStore } from '../register-store.ts'

const year = new Date().getFullYear()

test.describe('a product', () => {
  test('is refused beside each field, by the form and by the server, and nothing typed is lost', async ({
    page,
    store,
  }) => {
    await page.goto('/products/list')
    await page.getByRole('button', { name: 'Thêm sản phẩm' }).press('Enter')
    const sheet = page.getByRole('dialog', { name: 'Thêm sản phẩm' })
    const field = (name: string) => sheet.getByRole('textbox', { name })
    await expect(field('Tên hàng')).toBeFocused()
    await field('Hoạt chất').fill('Vitamin C')
    await page.keyboard.press('Control+s')
    await says(field('Tên hàng'), 'Không được để trống')
    await says(field('Đơn vị, đơn vị 1'), 'Không được để trống')
    await says(field('Giá bán, đơn vị 1'), 'Không được để trống')
    await expect(field('Tên hàng')).toBeFocused()

    await page.keyboard.type('Vitamin C 500 mg')
    await field('Đơn vị, đơn vị 1').fill('Viên')
    await field('Giá bán, đơn vị 1').fill('500,5')
    await sheet.getByRole('button', { name: 'Thêm đơn vị' }).press('Enter')
    await field('Đơn vị, đơn vị 2').fill('viên')
    await field('Quy đổi, đơn vị 2').fill('0')
    await field('Giá bán, đơn vị 2').fill('một nghìn')
    await page.keyboard.press('Control+s')
    await says(field('Giá bán, đơn vị 1'), 'Phải là số nguyên')
    await says(field('Giá bán, đơn vị 2'), 'Chưa đúng dạng số')
    await says(field('Quy đổi, đơn vị 2'), 'Không được dưới 1')
    await expect(field('Giá bán, đơn vị 2')).toHaveValue('một nghìn')

    await field('Giá bán, đơn vị 1').fill('500')
    await field('Quy đổi, đơn vị 2').fill('10')
    await field('Giá bán, đơn vị 2').fill('4.500')
    await page.keyboard.press('Control+s')
    await says(field('Đơn vị, đơn vị 2'), 'Đơn vị bị trùng')

    // What only the server knows: the barcode is that of another product.
    await field('Đơn vị, đơn vị 2').fill('Lọ')
    await field('Quy đổi, đơn vị 2').fill('100')
    await field('Giá bán, đơn vị 2').fill('45.000')
    await field('Mã vạch, đơn vị 2').fill('8930000000042')
    await page.keyboard.press('Control+s')
    await says(field('Mã vạch, đơn vị 2'), 'Mã vạch "8930000000042" đã dùng cho HH000002 Amoxicillin 500mg.')
    await expect(field('Hoạt chất')).toHaveValue('Vitamin C')
    await expect(field('Giá bán, đơn vị 2')).toHaveValue('45.000')
    await field('Mã vạch, đơn vị 2').fill('8930000000998')
    await page.keyboard.press('Control+s')
    await expect(sheet).toBeHidden()
    expect(await countOf(store, 'product?keyword=vitamin')).toBe(1)
  })

  test('that somebody else changed meanwhile is shown as it is now, and one chooses', async ({ page, store }) => {
    const { id } = store.products['Găng tay y tế']
    await page.goto(`/products/list/${id}`)
    await expect(page.getByRole('heading', { name: 'Găng tay y tế', level: 1 })).toBeVisible()
    await page.keyboard.press('e')
    const sheet = page.getByRole('dialog', { name: /^Sửa HH/ })
    await sheet.getByRole('textbox', { name: 'Tên hàng' }).fill('Găng tay y tế không bột')
    const change = async (name: string) => {
      const { data } = await store.call('GET', `product/${id}?branchId=${store.branchId}`)
      expect((await store.call('PATCH', `product/${id}`, { version: data.version, name })).status).toBe(200)
    }
    await change('Găng tay latex')
    await page.keyboard.press('Control+s')
    const conflict = sheet.getByRole('alert').filter({ hasText: 'vừa lưu bản mới' })
    await expect(conflict).toContainText('Tên hàng: Găng tay latex')
    await expect(sheet.getByRole('textbox', { name: 'Tên hàng' })).toHaveValue('Găng tay y tế không bột')
    await conflict.getByRole('button', { name: 'Xem bản mới, bỏ phần tôi sửa' }).press('Enter')
    await expect(sheet.getByRole('textbox', { name: 'Tên hàng' })).toHaveValue('Găng tay latex')

    await sheet.getByRole('textbox', { name: 'Tên hàng' }).fill('Găng tay nitrile')
    await change('Găng tay cao su')
    await page.keyboard.press('Control+s')
    await sheet.getByRole('button', { name: 'Lưu đè bằng bản của tôi' }).press('Enter')
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Găng tay nitrile', level: 1 })).toBeVisible()
  })

  test('pressed twice, or saved again after its answer was lost, is one product', async ({ page, store }) => {
    await page.goto('/products/list')
    const write = async (name: string) => {
      await page.getByRole('button', { name: 'Thêm sản phẩm' }).press('Enter')
      const sheet = page.getByRole('dialog', { name: 'Thêm sản phẩm' })
      await sheet.getByRole('textbox', { name: 'Tên hàng' }).fill(name)
      await sheet.getByRole('textbox', { name: 'Đơn vị, đơn vị 1' }).fill('Hộp')
      await sheet.getByRole('textbox', { name: 'Giá bán, đơn vị 1' }).fill('12000')
      return sheet
    }
    let sent = 0
    page.on('request', request => {
      if (request.method() === 'POST' && request.url().endsWith('/mp/api/product')) sent += 1
    })
    const first = await write('Khẩu trang bốn lớp')
    await first.getByRole('button', { name: 'Lưu' }).dblclick()
    await expect(first).toBeHidden()
    // A second answer would close the form that is opened next.
    expect(sent).toBe(1)
    expect(await countOf(store, 'product?keyword=khau trang')).toBe(1)

    let lost = 0
    await page.route('**/mp/api/product', async route => {
      if (route.request().method() !== 'POST' || lost > 0) return route.continue()
      lost += 1
      await route.fetch()
      await route.abort()
    })
    const second = await write('Nhiệt kế điện tử')
    await page.keyboard.press('Control+s')
    await expect(second).toContainText('Không kết nối được máy chủ')
    await expect(second.getByRole('textbox', { name: 'Tên hàng' })).toHaveValue('Nhiệt kế điện tử')
    await page.keyboard.press('Control+s')
    await expect(second).toBeHidden()
    expect(await countOf(store, 'product?keyword=nhiet ke')).toBe(1)
  })
})

test.describe('a customer', () => {
  test('is refused beside each field, also in the part that is folded away', async ({ page, store }) => {
    await store.call('POST', 'customer', { name: 'Lê Thị Hồng', phone: '0912345678' })
    await page.goto('/partners/customer')
    await page.getByRole('button', { name: 'Thêm khách hàng' }).first().press('Enter')
    const sheet = page.getByRole('dialog', { name: 'Thêm khách hàng' })
    const field = (name: string) => sheet.getByRole('textbox', { name, exact: true })
    await expect(sheet.getByRole('textbox', { name: 'Tên *' })).toBeFocused()
    await field('Điện thoại').fill('12')
    await sheet.getByText('Thông tin thêm').click()
    await field('Email').fill('hong@')
    await sheet.getByText('Thông tin thêm').click()
    await expect(field('Email')).toBeHidden()
    await page.keyboard.press('Control+s')
    await says(sheet.getByRole('textbox', { name: 'Tên *' }), 'Không được để trống')
    await says(field('Điện thoại'), 'Số điện thoại không hợp lệ')
    await says(field('Email'), 'Địa chỉ email không hợp lệ')

    await sheet.getByRole('textbox', { name: 'Tên *' }).fill('Hồng')
    await field('Điện thoại').fill('0912 345 678')
    await field('Email').fill('')
    // A day that does not exist is no empty field, although nobody has to fill it in.
    await field('Ngày sinh').fill('31/02/1990')
    await page.keyboard.press('Control+s')
    await says(field('Ngày sinh'), 'Ngày chưa đúng, gõ như 31082027 hoặc 31/08/27')
    await expect(field('Ngày sinh')).toHaveValue('31/02/1990')
    await expect(field('Ngày sinh')).toBeFocused()
    await field('Ngày sinh').fill('28021990')
    await page.keyboard.press('Control+s')
    await says(field('Điện thoại'), 'Số điện thoại 0912 345 678 đã có ở khách Lê Thị Hồng.')
    await expect(field('Điện thoại')).toBeFocused()

    // Leaving asks first; the safe answer stays.
    await page.keyboard.press('Escape')
    await expect(sheet).toContainText('Có thay đổi chưa lưu.')
    await expect(sheet.getByRole('button', { name: 'Sửa tiếp' })).toBeFocused()
    await page.keyboard.press('Enter')
    await field('Điện thoại').fill('0987654321')
    await sheet.getByRole('button', { name: 'Lưu' }).dblclick()
    await expect(page.getByRole('heading', { name: 'Hồng', level: 1 })).toBeVisible()
    expect(await countOf(store, 'customer')).toBe(2)
  })
})

test.describe('an import', () => {
  test('says at its fields what is missing, keeps everything, and cannot spend what the drawer does not hold', async ({
    page,
    store,
    server,
  }) => {
    await forbidOverdraft(server, store)
    await page.goto('/products/import/new')
    const find = page.getByRole('combobox', { name: 'Tìm hoặc quét hàng để thêm dòng' })
    await expect(find).toBeFocused()
    await page.keyboard.press('F9')
    await expect(page.getByRole('alert')).toContainText('Chưa có mặt hàng nào')
    await page.keyboard.type('panadol')
    await expect(page.getByRole('option', { name: 'Panadol' }).first()).toBeVisible()
    await page.keyboard.press('Enter')
    const field = (word: string) => page.getByRole('textbox', { name: `${word} dòng 1`, exact: true })
    await expect(field('Giá nhập')).toBeFocused()
    await page.keyboard.press('F9')
    await expect(page.getByRole('alert')).toContainText('Dòng 1: chưa có giá nhập')
    await expect(field('Giá nhập')).toBeFocused()
    await page.keyboard.type('180k')
    await field('SL').fill('0')
    await page.keyboard.press('F9')
    await expect(page.getByRole('alert')).toContainText('Dòng 1: chưa có số lượng')
    await expect(field('SL')).toBeFocused()
    await page.keyboard.type('2')
    await page.keyboard.press('F9')
    await expect(field('Số lô')).toBeFocused()
    await page.keyboard.type('PA2605')
    await field('Hạn dùng').fill(`31/02/${year + 1}`)
    await page.keyboard.press('F9')
    await expect(page.getByRole('alert')).toContainText('Dòng 1: chưa có hạn dùng')
    await expect(field('Hạn dùng')).toBeFocused()
    await expect(field('Hạn dùng')).toHaveValue(`31/02/${year + 1}`)
    await field('Hạn dùng').fill(`01${String(year - 1).slice(2)}`)
    await page.keyboard.press('F9')
    await expect(page.getByRole('alert')).toContainText(`đã hết hạn ngày 31/01/${year - 1}`)
    await field('Hạn dùng').fill(`0${1}${String(year + 2).slice(2)}`)
    await field('SL lô').fill('5')
    await page.keyboard.press('F9')
    await expect(field('SL lô')).toBeFocused()
    await field('SL lô').fill('2')

    // Paid from an empty drawer: the server says no, and everything stands as it was typed, a reload included.
    await page.getByRole('radio', { name: 'Tiền mặt' }).check()
    await page.keyboard.press('F9')
    await expect(page.getByRole('alert')).toContainText(/Quỹ Tiền mặt chỉ còn 0đ/)
    await page.reload()
    await expect(field('Số lô')).toHaveValue('PA2605')
    await expect(field('Hạn dùng')).toHaveValue(`31/01/${year + 2}`)
    expect(await countOf(store, 'inbound?status=SUCCEED&kind=PURCHASE')).toBe(0)

    await page.getByRole('radio', { name: 'Ghi nợ' }).check()
    await page.keyboard.press('F9')
    await expect(page.getByRole('alert')).toContainText('phải chọn nhà cung cấp để ghi nợ')
    await page.getByRole('radio', { name: 'Tồn đầu kỳ' }).check()
    await page.keyboard.press('F9')
    await page.keyboard.press('F9')
    await expect(page.getByRole('heading', { name: /^PN\d+$/ })).toBeVisible()
    expect(await countOf(store, 'inbound?status=SUCCEED')).toBe(2)
  })
})

test.describe('a voucher', () => {
  test('is refused beside each field, cannot overdraw the drawer, and pressed twice is one', async ({
    page,
    store,
    server,
  }) => {
    await forbidOverdraft(server, store)
    await page.goto('/cashbooks')
    await page.getByRole('button', { name: 'Phiếu chi' }).press('Enter')
    const out = page.getByRole('dialog', { name: 'Lập phiếu chi' })
    await expect(out.getByRole('textbox', { name: 'Số tiền' })).toBeFocused()
    await page.keyboard.press('Control+s')
    await says(out.getByRole('textbox', { name: 'Số tiền' }), 'Không được để trống')
    await says(out.getByRole('combobox', { name: 'Loại chi' }), 'Chọn một loại')
    await out.getByRole('textbox', { name: 'Số tiền' }).fill('0')
    await page.keyboard.press('Control+s')
    await says(out.getByRole('textbox', { name: 'Số tiền' }), 'Số tiền phải lớn hơn 0')
    await out.getByRole('textbox', { name: 'Số tiền' }).fill('100.000')
    await choose(page, out.getByRole('combobox', { name: 'Loại chi' }))
    await out.getByRole('textbox', { name: 'Ghi chú' }).fill('Mua túi giấy')
    await page.keyboard.press('Control+s')
    await says(out.getByRole('textbox', { name: 'Số tiền' }), 'Quỹ Tiền mặt chỉ còn 0đ.')
    await expect(out.getByRole('textbox', { name: 'Ghi chú' })).toHaveValue('Mua túi giấy')
    await page.keyboard.press('Escape')
    await out.getByRole('button', { name: 'Bỏ thay đổi' }).press('Enter')
    await expect(out).toBeHidden()

    await page.getByRole('button', { name: 'Phiếu thu' }).first().press('Enter')
    const receipt = page.getByRole('dialog', { name: 'Lập phiếu thu' })
    await receipt.getByRole('textbox', { name: 'Số tiền' }).fill('500k')
    await choose(page, receipt.getByRole('combobox', { name: 'Loại thu' }))
    await receipt.getByRole('button', { name: 'Lưu phiếu thu' }).dblclick()
    await expect(receipt).toBeHidden()
    await expect(page.getByRole('row').filter({ hasText: '500.000đ' })).toHaveCount(1)
    const { data } = await store.call('GET', `cashbook?branchId=${store.branchId}`)
    expect(data).toMatchObject({ in: 500_000, closing: 500_000 })
  })
})

test('a bill cancelled elsewhere is not cancelled again, and a reason is asked for', async ({
  page,
  server,
  browser,
}) => {
  const lively = await livelyStore(server.baseUrl)
  const context = await browser.newContext({
    baseURL: server.baseUrl,
    locale: 'vi-VN',
    storageState: signedInAs(server.baseUrl, lively),
  })
  await page.close()
  const mine = await context.newPage()
  await mine.goto(`/transactions/bill/${lively.ids.bill}`)
  await mine.getByRole('button', { name: 'Hủy hóa đơn' }).press('Enter')
  const sure = mine.getByRole('dialog', { name: /^Hủy hóa đơn HD/ })
  await expect(sure).toContainText('1 mặt hàng trở về đúng lô cũ.')
  await expect(sure).toContainText('34.000đ đã thu được chi lại')
  await sure.getByRole('button', { name: 'Hủy hóa đơn' }).press('Enter')
  await says(sure.getByRole('textbox', { name: 'Lý do hủy' }), 'Không được để trống')
  await sure.getByRole('textbox', { name: 'Lý do hủy' }).fill('Khách đổi ý')

  const elsewhere = await lively.call('POST', `bill/${lively.ids.bill}/cancel`, { reason: 'Bấm nhầm' })
  expect(elsewhere.status).toBe(200)
  await sure.getByRole('button', { name: 'Hủy hóa đơn' }).press('Enter')
  await expect(sure.getByRole('alert')).toContainText(/Chứng từ HD\d+ đã hủy trước đó\./)
  await expect(sure.getByRole('textbox', { name: 'Lý do hủy' })).toHaveValue('Khách đổi ý')
  await mine.reload()
  await expect(mine.getByRole('main')).toContainText('Bấm nhầm')
  await context.close()
})

/** A choice of the store: no fund goes below zero. */
async function forbidOverdraft({ database }: { database: DatabaseAddress }, { id }: TestStore) {
  await inStore(database, id, query =>
    query(`insert into setting (store_id, id, key, value) values ($1, $2, 'fundMayBeNegative', 'false')`, [
      id,
      newId(),
    ]),
  )
}

/** The message stands at the field itself, for eyes and for readers. */
async function says(field: Locator, sentence: string | RegExp) {
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(sentence)
}

/** Takes the first option of a closed list. */
async function choose(page: Page, list: Locator) {
  await list.press('Enter')
  await expect(page.getByRole('option').first()).toBeVisible()
  await list.press('Enter')
}

async function countOf({ call, branchId }: TestStore, path: string): Promise<number> {
  const { data } = await call('GET', `${path}${path.includes('?') ? '&' : '?'}branchId=${branchId}`)
  return data.items.length
}
