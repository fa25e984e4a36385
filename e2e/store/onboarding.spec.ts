import { expect, nobody, test } from '../fixtures.ts'
import { tillOn } from '../till.ts'
import { typeLikeAPerson } from '../type-like-a-person.ts'

test.use({ person: nobody })

const name = 'Paracetamol 500 mg, hộp 10 vỉ × 10 viên'
const year = String(new Date().getFullYear() + 2)

test('a pharmacy opens: signs up, adds a medicine, receives it, sells it, and sees goods and money', async ({
  page,
  papers,
}) => {
  const tail = Date.now().toString().slice(-8)

  await test.step('signs up; what is missing or wrong is said beside its field', async () => {
    await page.goto('/')
    await expect(page).toHaveURL(/\/auth\/sign-in$/)
    await page.getByRole('link', { name: 'Mở cửa hàng mới' }).click()
    await expect(page.getByRole('textbox', { name: 'Tên cửa hàng' })).toBeFocused()
    await page.keyboard.type('Nhà thuốc Hồng Phúc')
    await page.getByRole('textbox', { name: 'Số điện thoại' }).fill('12 con giáp')
    await page.getByRole('textbox', { name: 'Tên đăng nhập' }).fill('Chủ Tiệm')
    await page.getByLabel('Mật khẩu', { exact: false }).first().fill('ngan')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Họ tên' })).toHaveAccessibleDescription('Không được để trống')
    await expect(page.getByRole('textbox', { name: 'Số điện thoại' })).toHaveAccessibleDescription(/số điện thoại/i)
    await expect(page.getByRole('textbox', { name: 'Tên đăng nhập' })).toHaveAccessibleDescription(
      'Tên đăng nhập gồm 3–40 chữ thường, số, dấu chấm, gạch',
    )
    await expect(page.getByLabel('Mật khẩu').first()).toHaveAccessibleDescription('Mật khẩu cần ít nhất 8 ký tự')
    await expect(page.getByRole('textbox', { name: 'Họ tên' })).toBeFocused()

    await page.keyboard.type('Nguyễn Thị Phúc')
    await page.getByRole('textbox', { name: 'Số điện thoại' }).fill(`09${tail}`)
    await page.getByRole('textbox', { name: 'Tên đăng nhập' }).fill(`phuc-${tail}`)
    await page.getByLabel('Mật khẩu').first().fill('thuoc-tot-moi-ngay')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Tổng quan' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Ngày đầu với Quầy' })).toBeVisible()
  })

  await test.step('adds a medicine with three units and their barcodes', async () => {
    await page.getByRole('link', { name: /^Thêm hàng/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Thêm sản phẩm' })
    await expect(sheet.getByRole('textbox', { name: 'Tên hàng' })).toBeFocused()
    await page.keyboard.type(name)
    const units = [
      { name: 'Viên', ratio: null, price: '500', barcode: '8930000001011' },
      { name: 'Vỉ', ratio: '10', price: '5.000', barcode: '8930000001028' },
      { name: 'Hộp', ratio: '100', price: '45k', barcode: '8930000001035' },
    ]
    for (const [place, unit] of units.entries()) {
      if (place > 0) await sheet.getByRole('button', { name: 'Thêm đơn vị' }).click()
      const field = (word: string) => sheet.getByRole('textbox', { name: `${word}, đơn vị ${place + 1}` })
      await field('Đơn vị').fill(unit.name)
      if (place > 0) {
        await field('Quy đổi').fill('1')
        await field('Quy đổi').press('Tab')
        await expect(sheet.getByText(`1 ${unit.name} chỉ bằng 1 Viên: kiểm tra lại quy đổi.`)).toBeVisible()
      }
      if (unit.ratio) await field('Quy đổi').fill(unit.ratio)
      await field('Giá bán').fill(unit.price)
      await field('Mã vạch').fill(unit.barcode)
    }
    await sheet.getByRole('radio', { name: 'Đơn vị bán mặc định, đơn vị 2' }).check()
    await sheet.getByRole('textbox', { name: 'Hoạt chất' }).fill('Paracetamol')
    await sheet.getByRole('textbox', { name: 'Số đăng ký' }).fill('VD-12345-24')
    await page.keyboard.press('Control+s')
    await expect(sheet).toBeHidden()
    const toasts = page.getByRole('region', { name: 'Thông báo' })
    await expect(toasts).toContainText(/Đã thêm HH\d+/)
    await expect(toasts.getByRole('button', { name: 'Xem', exact: true })).toBeVisible()
    await expect(toasts.getByRole('button', { name: 'In tem' })).toBeVisible()
    const row = page.getByRole('row').filter({ hasText: name })
    await expect(row).toContainText('5.000đ')
    await expect(row).toContainText('0')
  })

  await test.step('receives twenty boxes of it with a lot, an expiry typed in haste, and a supplier to be paid', async () => {
    await page.getByRole('link', { name: 'Nhập hàng' }).first().click()
    await expect(page.getByRole('heading', { name: 'Nhập hàng', level: 1 })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Nhập hàng' }).last().click()
    const find = page.getByRole('combobox', { name: 'Tìm hoặc quét hàng để thêm dòng' })
    await expect(find).toBeFocused()
    await page.keyboard.type('paracet')
    await expect(page.getByRole('option', { name: /Paracetamol 500/ })).toHaveCount(1)
    await page.keyboard.press('Enter')
    const field = (word: string) => page.getByRole('textbox', { name: `${word} dòng 1` })
    await expect(page.getByRole('combobox', { name: 'Đơn vị dòng 1' })).toHaveText('Hộp')
    await expect(field('Giá nhập')).toBeFocused()
    await page.keyboard.type('30000')
    await page.keyboard.press('Enter')
    await expect(field('SL')).toBeFocused()
    await page.keyboard.type('20')
    await page.keyboard.press('Enter')
    await expect(field('Số lô')).toBeFocused()
    await page.keyboard.type('PC0801')
    await page.keyboard.press('Enter')
    await expect(field('Hạn dùng')).toBeFocused()
    await page.keyboard.type(`8/${year.slice(2)}`)
    await page.keyboard.press('Enter')
    await expect(field('Hạn dùng')).toHaveValue(`31/08/${year}`)
    await expect(find).toBeFocused()

    await page.getByRole('combobox', { name: 'Nhà cung cấp' }).fill('Dược phẩm Bình Minh')
    await expect(page.getByRole('option', { name: 'Thêm “Dược phẩm Bình Minh”' })).toBeVisible()
    await page.keyboard.press('Enter')
    const provider = page.getByRole('dialog', { name: 'Thêm nhà cung cấp' })
    await expect(provider.getByRole('textbox', { name: 'Tên' }).first()).toHaveValue('Dược phẩm Bình Minh')
    await page.keyboard.press('Control+s')
    await expect(provider).toBeHidden()
    await page.getByRole('radio', { name: 'Ghi nợ' }).check()
    await page.keyboard.press('F9')
    await expect(page.getByRole('heading', { name: /^PN\d+$/ })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Hoàn thành')
    await expect(page.getByRole('main')).toContainText('PC0801')
  })

  await test.step('sells it by keyboard, from the first letter to the printed receipt', async () => {
    await page.getByRole('link', { name: 'Bán hàng' }).first().click()
    const till = tillOn(page)
    await expect(till.find).toBeFocused()
    await typeLikeAPerson(page, '3*para')
    await expect(till.suggestions).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(till.lots(1)).toContainText(`PC0801 · HSD 08/${year.slice(2)}`)
    await expect(till.due).toHaveText('15.000')
    await page.keyboard.press('F8')
    await typeLikeAPerson(page, '20000')
    await page.keyboard.press('F9')
    await expect(till.toast).toContainText(/HD\d+ · tiền thừa 5\.000đ/)
    await expect.poll(() => papers.length).toBe(1)
    for (const words of ['NHÀ THUỐC HỒNG PHÚC', 'Paracetamol 500 mg', 'PC0801', '15.000', '5.000'])
      expect(papers[0]).toContain(words)
    await expect(till.find).toBeFocused()
  })

  await test.step('finds the bill, its totals and its lot', async () => {
    await page.getByRole('link', { name: 'Về trang quản lý' }).click()
    await page.getByRole('link', { name: 'Hóa đơn' }).first().click()
    const row = page.getByRole('row').filter({ hasText: /HD\d+/ })
    await expect(row).toHaveCount(1)
    await expect(row).toContainText('15.000đ')
    await expect(page.getByRole('row').filter({ hasText: 'Tổng 1 hóa đơn' })).toContainText('15.000đ')
    await row.getByRole('link', { name: /^HD\d+$/ }).click()
    await expect(page.getByRole('main')).toContainText('PC0801')
    await expect(page.getByRole('main')).toContainText('Tiền mặt')
  })

  await test.step('reads the movement of goods, the money, and the day', async () => {
    await page.getByRole('link', { name: 'Sản phẩm' }).first().click()
    await page.getByRole('link', { name: /^HH\d+$/ }).click()
    await page.getByRole('tab', { name: 'Thẻ kho' }).click()
    const card = page.getByRole('table', { name: 'Thẻ kho' }).locator('tbody').getByRole('row')
    await expect(card).toHaveCount(2)
    await expect(card.first()).toContainText('Bán hàng')
    await expect(card.first()).toContainText('PC0801')
    await expect(card.last()).toContainText('Nhập hàng')
    await page.getByRole('tab', { name: 'Lô & hạn dùng' }).click()
    await expect(page.getByRole('row').filter({ hasText: 'PC0801' })).toContainText(`31/08/${year}`)

    await page.getByRole('link', { name: 'Sổ quỹ' }).first().click()
    await expect(page.getByRole('row').filter({ hasText: 'Bán hàng' })).toContainText('15.000đ')
    await expect(page.getByLabel('Số dư trong kỳ')).toContainText('Cuối kỳ15.000đ')

    await page.getByRole('link', { name: 'Tổng quan' }).first().click()
    const today = page.getByLabel('Hôm nay', { exact: true })
    await expect(today).toContainText('Doanh thu thuần15.000đ')
    await expect(today).toContainText('Hóa đơn1')
    await expect(page.getByRole('main')).toContainText('Paracetamol 500 mg')
    await page.getByRole('button', { name: 'Xem các việc' }).click()
    await expect(page.getByRole('link', { name: /Bán đơn đầu tiên \(đã xong\)/ })).toBeVisible()
  })
})
