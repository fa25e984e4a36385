/**
 * `npm run guide-pictures`: takes the pictures of docs/huong-dan from the running product, and writes them into its folder
 * images; `-- ban-hang` takes one. Fills a demonstration in a temporary folder first, a minute or two; DATA_DIR names one that is filled already.
 */
import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { promisify } from 'node:util'
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { findBrowser } from '../scripts/browser.mjs'
import { webBuilt } from '../scripts/web-built.mjs'
import { startServerProcess } from '../server/test/server-process.ts'

const root = path.resolve(import.meta.dirname, '..')
const images = path.join(root, 'docs/huong-dan/images')
const owner = { username: 'demo', password: 'hoasua2026' }

const titles =
  'Mã hàng,Mã vạch,Tên hàng,Nhóm hàng(3 Cấp),ĐVT,Mã ĐVT Cơ bản,Quy đổi,Giá bán,Giá vốn,Tồn kho,Lô 1,Hạn sử dụng 1,Tồn 1'
const rows = [
  'KV01,8934500000017,Siro ho Bình An 100ml,Thuốc>>Ho,Chai,,1,38000,27000,24,BA01,31/12/2031,24',
  'KV02,8934500000024,Viên ngậm Thanh Mát,Thuốc>>Ho,Viên,,1,1500,900,300,TM07,30/06/2031,300',
  'KV02-H,,Viên ngậm Thanh Mát,Thuốc>>Ho,Hộp,KV02,20,28000,18000,15,TM07,30/06/2031,15',
  'KV03,,Nước muối Biển Xanh,Vật tư,Chai,,1,năm nghìn,3000,40,BX03,30/06/2031,40',
  'KV04,,Kem ấm Hoa Gừng,Vật tư,Tuýp,,1,45000,30000,6,HG02,01/01/2025,6',
]

await webBuilt()
const given = process.env.DATA_DIR
const folder = given ? path.resolve(given) : await mkdtemp(path.join(tmpdir(), 'quay-guides-'))
try {
  if (!given) {
    // PostgreSQL may run as a user of its own, who has to pass through.
    await chmod(folder, 0o755)
    await promisify(execFile)(process.execPath, ['server/seeds/demo.ts', '--months', '0.1'], {
      cwd: root,
      env: { ...process.env, DATA_DIR: folder },
      maxBuffer: 16 * 2 ** 20,
    })
  }
  const server = await startServerProcess({ DATA_DIR: folder })
  const executablePath = findBrowser()?.path
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ args, ...(executablePath ? { executablePath } : {}) })
  try {
    await takeAll(browser, server.baseUrl)
  } finally {
    await browser.close()
    await server.stop()
  }
} finally {
  if (!given) await rm(folder, { recursive: true, force: true })
}
process.exit()

/** With names of pictures as arguments the program takes only those. It reports a picture that fails and takes the rest. */
async function takeAll(browser: Browser, baseURL: string): Promise<void> {
  await mkdir(images, { recursive: true })
  const pictures: [name: string, as: typeof asVisitor, work: Work][] = [
    ['ngay-dau-tien', asVisitor, firstDay],
    ['ban-hang', asOwner, till],
    ['khi-mat-mang', asOwner, withoutNetwork],
    ['may-in', asOwner, printer],
    ['chuyen-tu-kiotviet', asOwner, kiotViet],
    // The last: from here on the demonstration works by shifts.
    ['dong-ngay', asOwner, shift],
  ]
  const wanted = process.argv.slice(2)
  for (const [name, as, work] of pictures) {
    if (wanted.length && !wanted.includes(name)) continue
    await as(browser, baseURL, work).catch(error => {
      console.error(`${name}: ${error.message}`)
      process.exitCode = 1
    })
  }
}

async function firstDay(page: Page): Promise<void> {
  const tail = Date.now().toString().slice(-8)
  await page.goto('/auth/sign-up')
  await page.getByRole('textbox', { name: 'Tên cửa hàng' }).fill('Nhà thuốc Hồng Phúc')
  await page.getByRole('textbox', { name: 'Họ tên' }).fill('Nguyễn Thị Phúc')
  await page.getByRole('textbox', { name: 'Số điện thoại' }).fill(`09${tail}`)
  await page.getByRole('textbox', { name: 'Tên đăng nhập' }).fill(`phuc-${tail}`)
  await page.getByLabel('Mật khẩu').first().fill('thuoc-tot-moi-ngay')
  await page.keyboard.press('Enter')
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'Ngày đầu với Quầy' }) }).last()
  await card.waitFor()
  const unfold = card.getByRole('button', { name: 'Xem các việc' })
  if (await unfold.isVisible()) await unfold.click()
  await take(page, 'ngay-dau-tien', card)
}

async function till(page: Page): Promise<void> {
  await fillCart(page, ['paracetamol', 'cetirizin', 'vitamin c'])
  await page.keyboard.press('F8')
  await page.keyboard.type('50000')
  await take(page, 'ban-hang')
}

async function withoutNetwork(page: Page, context: BrowserContext): Promise<void> {
  await fillCart(page, ['paracetamol', 'vitamin c'])
  // What prints comes some seconds after the first goods.
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(3_000)
  await context.setOffline(true)
  await page.keyboard.press('F9')
  const dot = page.getByRole('banner').getByRole('button', { name: /chờ gửi|Mất mạng/ })
  await dot.waitFor()
  await page.getByRole('heading', { name: 'Giỏ hàng trống' }).or(page.getByText('Giỏ hàng trống')).first().waitFor()
  await fillCartFurther(page, 'cetirizin')
  await dot.click()
  await page.getByText('Hóa đơn chưa lên máy chủ').first().waitFor()
  await take(page, 'khi-mat-mang')
  await context.setOffline(false)
}

async function printer(page: Page): Promise<void> {
  await page.goto('/settings/printer')
  await page.getByRole('radio', { name: /Máy in mà máy chủ gọi được/ }).waitFor()
  await take(page, 'may-in', page.getByRole('main'), 900)
}

async function kiotViet(page: Page): Promise<void> {
  await page.goto('/products/excel')
  await page.locator('input[type=file]').setInputFiles({
    name: 'DanhSachSanPham_KV26112026.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${[titles, ...rows].join('\n')}\n`),
  })
  await page.getByRole('checkbox', { name: 'Nhập cả tồn kho trong tệp làm tồn đầu kỳ' }).check()
  await page.getByRole('button', { name: 'Nhập thử' }).click()
  const result = page.locator('section', { has: page.getByRole('heading', { name: 'Kết quả nhập thử' }) }).last()
  await result.waitFor()
  await take(page, 'chuyen-tu-kiotviet', result)
}

async function shift(page: Page): Promise<void> {
  const answer = await page.evaluate(async () => {
    const headers = {
      authorization: `Bearer ${localStorage.getItem('accessToken')}`,
      'content-type': 'application/json',
    }
    const known = await (await fetch('/mp/api/setting', { headers })).json()
    const { version } = known.data.items.find((item: { key: string }) => item.key === 'useShifts')
    const body = JSON.stringify({ key: 'useShifts', value: true, version })
    return await (await fetch('/mp/api/setting', { method: 'PATCH', headers, body })).text()
  })
  if (!answer.includes('useShifts')) throw new Error(answer)
  await openTill(page)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(Mở ca|Ca )/ })
    .waitFor()
  await page.keyboard.press('Shift+F1')
  const opening = page.getByRole('dialog', { name: 'Mở ca' })
  const counting = page.getByRole('dialog', { name: /^Đếm tiền ca/ })
  await opening.or(counting).waitFor()
  if (await opening.isVisible()) {
    await page.keyboard.type('500000')
    await page.keyboard.press('Enter')
    await opening.waitFor({ state: 'hidden' })
    await page.keyboard.press('Shift+F1')
  }
  await counting.waitFor()
  for (const quantity of ['2', '3', '5', '4', '6', '3']) {
    await page.keyboard.type(quantity)
    await page.keyboard.press('Enter')
  }
  await take(page, 'dong-ngay', counting)
}

async function openTill(page: Page): Promise<void> {
  await page.goto('/sales')
  await page.getByRole('combobox', { name: 'Tìm hoặc quét hàng' }).waitFor()
  await page.getByRole('banner').getByRole('button', { name: 'Đã lưu' }).waitFor()
}

async function fillCart(page: Page, goods: readonly string[]): Promise<void> {
  await openTill(page)
  for (const name of goods) await fillCartFurther(page, name)
}

/** Sells what stands first in the list of found goods. */
async function fillCartFurther(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Tìm hoặc quét hàng' }).fill(name)
  await page.getByRole('listbox', { name: 'Hàng tìm thấy' }).getByRole('option').first().waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('listbox', { name: 'Hàng tìm thấy' }).waitFor({ state: 'hidden' })
}

type Work = (page: Page, context: BrowserContext) => Promise<void>

async function asVisitor(browser: Browser, baseURL: string, work: Work): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    viewport: { width: 1366, height: 768 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  // The browser's own window of printing would stand over the page.
  await context.addInitScript('window.print = () => {}')
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  await work(page, context)
  await context.close()
}

function asOwner(browser: Browser, baseURL: string, work: Work): Promise<void> {
  return asVisitor(browser, baseURL, async (page, context) => {
    await page.goto('/auth/sign-in')
    await page.getByRole('textbox', { name: 'Số điện thoại hoặc tên đăng nhập' }).fill(owner.username)
    await page.getByLabel('Mật khẩu').first().fill(owner.password)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Tổng quan' }).waitFor()
    await work(page, context)
  })
}

/** Writes what is in sight, or the part of it that the guide is about, cut at the width, at most 1,100 points wide. */
async function take(page: Page, name: string, part?: Locator, width = Number.POSITIVE_INFINITY): Promise<void> {
  // Pictures and letters that still come.
  await page.waitForLoadState('networkidle').catch(() => {})
  await page.waitForTimeout(700)
  const box = await part?.boundingBox()
  const clip = box && { ...box, width: Math.min(box.width, width), height: Math.min(box.height, 768 - box.y) }
  const shot = await page.screenshot({ animations: 'disabled', ...(clip ? { clip } : {}) })
  const file = path.join(images, `${name}.webp`)
  const small = sharp(shot).resize({ width: 1_100, withoutEnlargement: true }).webp({ quality: 80, effort: 6 })
  const { size } = await small.toFile(file)
  process.stdout.write(`${name}: ${Math.round(size / 1_024)} KiB\n`)
}
