import { readEscPos } from '../../domain/test/read-printed.ts'
import { sampleOfRun } from '../../scripts/test-sample.mjs'
import { checkAccessibility } from '../check-accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { scan } from '../scan.ts'
import { openTill } from '../till.ts'
import { readCodes, writePicture } from './write-bits.ts'

const strip = '8930000000028'
const sample = sampleOfRun()
/** Where a person looks at each paper: nothing is compared with it. */
const pictures = process.env.PAPERS

test.beforeEach(({ printer }) => {
  printer.papers.length = 0
  Object.assign(printer.state, { paper: 'in', cover: 'closed', tells: true, hangsUpAfter: null, reads: true })
})

const shelf = {
  kind: 'LAN',
  address: '127.0.0.1',
  language: 'esc-pos',
  feedLines: 4,
  hasCutter: true,
  drawerPin: 2,
}

test('a till gets its printer, sells onto it without a dialog, and goes on while the paper is out', async ({
  page,
  printer,
  papers,
}) => {
  await test.step('the manager sets it up: address, test page, three answers', async () => {
    await page.goto('/settings/printer')
    await page.getByRole('radio', { name: 'Máy in mà máy chủ gọi được' }).check()
    await page.getByRole('button', { name: 'Thêm máy in' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('textbox', { name: 'Tên máy in' }).fill('Quầy 1')
    await sheet.getByRole('textbox', { name: 'Địa chỉ IP' }).fill('8.8.8.8')
    await sheet.getByRole('button', { name: 'Thêm máy in' }).click()
    await expect(sheet.getByText('không nằm trong mạng nội bộ')).toBeVisible()
    await sheet.getByRole('button', { name: 'Tìm trong mạng' }).click()
    await sheet.getByRole('button', { name: '127.0.0.1' }).click()
    await sheet.getByRole('button', { name: 'Thêm máy in' }).click()
    await expect(sheet).toBeHidden()
    await page.getByRole('button', { name: 'In trang thử' }).click()
    await expect.poll(() => printer.papers.length).toBe(1)
    await expect.poll(() => tryRead(printer.papers[0]!)?.cuts).toBe(1)
    const { papers: printed, pulses, cuts } = readEscPos(printer.papers[0]!)
    expect([pulses.length, cuts]).toEqual([1, 1])
    if (pictures) await writePicture(`${pictures}/test-80.png`, printed[0]!.bits)
    expect(await readCodes(printed[0]!.bits)).toEqual([new URL(page.url()).origin])
    await page.getByRole('group', { name: 'Máy có cắt giấy không?' }).getByRole('button', { name: 'Không' }).click()
    await page.getByRole('group', { name: 'Máy có cắt giấy không?' }).getByRole('button', { name: 'Có' }).click()
    await checkAccessibility(page, 'the page of the printer')
    await page.getByRole('button', { name: 'Lưu cách in' }).click()
    await expect(page.getByText('Đã lưu cách in của máy này')).toBeVisible()
  })

  const till = await openTill(page)
  await test.step('F9: drawer, picture and cut, no window of the browser', async () => {
    printer.papers.length = 0
    await scan(page, strip)
    await Promise.all([page.waitForResponse('**/api/printer/*/print'), page.keyboard.press('F9')])
    await expect(till.toast).toContainText(/HD\d+/)
    await expect.poll(() => printer.papers.length).toBe(1)
    await expect.poll(() => tryRead(printer.papers[0]!)?.cuts).toBe(1)
    const { pulses, papers: printed } = readEscPos(printer.papers[0]!)
    expect(pulses).toEqual([{ pin: 2, on: 100, off: 500 }])
    expect(printed[0]!.bits.width).toBe(576)
    const [page_] = await readCodes(printed[0]!.bits)
    expect(page_).toContain(`${new URL(page.url()).origin}/`)
    if (pictures) await writePicture(`${pictures}/sold-80.png`, printed[0]!.bits)
    expect(papers).toEqual([])
  })

  await test.step('a reprint is a copy and opens no drawer', async () => {
    // The printer is asked once more behind the last byte: the paper must not run out before that.
    const again = till.toast.getByRole('button', { name: 'In lại' }).first()
    await Promise.all([page.waitForResponse('**/api/printer/*/print'), again.click()])
    await expect.poll(() => printer.papers.length).toBe(2)
    await expect.poll(() => tryRead(printer.papers[1]!)?.cuts).toBe(1)
    expect(readEscPos(printer.papers[1]!).pulses).toEqual([])
  })

  await test.step('paper out: the sale goes on, the line says it, and the paper comes when there is some', async () => {
    const letTriesGo = await holdTriesBehindTheFirst(page)
    printer.state.paper = 'out'
    await scan(page, strip)
    await page.keyboard.press('F9')
    await expect(till.facts.getByText('Máy in hết giấy. Thay cuộn rồi bấm In tiếp.')).toBeVisible()
    await expect(till.lines).toHaveCount(0)
    await scan(page, strip)
    await expect(till.lines).toHaveCount(1)
    await checkAccessibility(page, 'the till while its printer waits')
    printer.papers.length = 0
    printer.state.paper = 'in'
    await page.getByRole('button', { name: 'In tiếp' }).click()
    letTriesGo()
    await expect.poll(() => printer.papers.length).toBe(1)
    await expect(till.facts.getByText('Máy in hết giấy')).toBeHidden()
    await expect.poll(() => tryRead(printer.papers[0]!)?.papers.length).toBe(1)
    expect(readEscPos(printer.papers[0]!).pulses).toEqual([])
  })

  await test.step('a paper that was left is asked about at the next start', async () => {
    const letTriesGo = await holdTriesBehindTheFirst(page)
    printer.state.cover = 'open'
    await page.keyboard.press('F9')
    await expect(till.facts.getByText('Máy in mở nắp.')).toBeVisible()
    await page.reload()
    await expect(till.find).toBeFocused()
    printer.state.cover = 'closed'
    printer.papers.length = 0
    await scan(page, strip)
    await expect(till.facts.getByText('1 hóa đơn chờ in.')).toBeVisible()
    expect(printer.papers).toEqual([])
    await page.getByRole('button', { name: 'Không in' }).click()
    await expect(till.facts.getByText('1 hóa đơn chờ in.')).toBeHidden()
    letTriesGo()
  })

  await test.step('without the server the browser prints, and says so', async () => {
    await page.context().setOffline(true)
    await page.keyboard.press('F9')
    await expect.poll(() => papers.length).toBe(1)
    expect(papers[0]).toContain('Lập khi mất mạng')
    await expect(till.facts.getByText('Đã chuyển sang in bằng trình duyệt.')).toBeVisible()
    await page.context().setOffline(false)
  })
})

/**
 * Lets one try reach the printer and holds those behind it: a paper that failed is tried again by itself, and could be printed before the
 * person has pressed anything. Gives what lets them go.
 */
async function holdTriesBehindTheFirst(page: OnPage): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let tries = 0
  await page.route('**/api/printer/*/print', async route => {
    tries += 1
    if (tries > 1) await promise
    await route.continue()
  })
  return resolve
}

/** A paper may still be on its way. */
function tryRead(bytes: Buffer) {
  try {
    return readEscPos(bytes)
  } catch {
    return null
  }
}

/** What tells whether codes are read, by the name of the paper; each paper is on one roll today and on the other tomorrow. */
const codesOf: Record<string, (text: string) => boolean> = {
  'Còn nợ, VietQR': text => text.startsWith('000201'),
  Ngắn: text => text.endsWith('/hoa-don-mau'),
  'Phiếu giao hàng': text => text === 'HD000001',
  // The till gave it its page: the code works once the sale is there.
  'Lập khi mất mạng': text => text.endsWith('/hoa-don-mau'),
}

test('every paper comes out of the printer whole, on both rolls, and its codes are read', async ({
  page,
  store,
  printer,
}) => {
  const codes = new Map<string, string[]>()
  for (const [roll, dots] of [576, 384].entries()) {
    let place = roll
    const { data } = await store.call('POST', 'printer', { ...shelf, name: `Máy ${dots}`, dots })
    await page.addInitScript(
      print => localStorage.setItem('quay.v1.print', JSON.stringify({ print, usb: null, serial: null })),
      { road: 'server', printerId: data.id, isSilent: false, labelPrinterId: null, ...traitsOf(data) },
    )
    await page.goto(`/settings/branch/${store.branchId}?phan=mau-in`)
    const kinds = page.getByRole('combobox', { name: 'Loại phiếu' })
    for (const kind of await choices(page, kinds)) {
      await choose(page, kinds, kind)
      // A paper of sheets alone goes by the browser.
      if ((await page.getByRole('radio', { name: '80 mm' }).count()) === 0) continue
      const samples = page.getByRole('combobox', { name: 'Phiếu để xem' })
      const names = (await samples.count()) > 0 ? await choices(page, samples) : [kind]
      for (const name of names) {
        place += 1
        if (!sample.all && (place + sample.seed) % 2 === 0) continue
        if (names.length > 1) await choose(page, samples, name)
        printer.papers.length = 0
        await page.getByRole('button', { name: 'In thử' }).click()
        await expect.poll(() => tryRead(printer.papers[0] ?? Buffer.from([0x41]))?.cuts).toBe(1)
        const { papers: printed } = readEscPos(printer.papers[0]!)
        const { bits } = printed[0]!
        expect(bits.width).toBe(dots)
        // What a head cannot print would be cut off at its edge: letters keep off it.
        expect(inkAt(bits, bits.width - 1)).toBeLessThan(bits.height / 4)
        codes.set(`${name} ${dots}`, await readCodes(bits))
        if (pictures) await writePicture(`${pictures}/${fileOf(kind)}-${fileOf(name)}-${dots}.png`, bits)
      }
    }
  }
  for (const [name, isRight] of Object.entries(codesOf)) {
    const read = [576, 384].map(dots => codes.get(`${name} ${dots}`)).filter(texts => texts !== undefined)
    expect(read, name).toHaveLength(sample.all ? 2 : 1)
    for (const texts of read) expect(texts.some(isRight), `${name}: ${texts.join()}`).toBe(true)
  }
})

test('where the browser asks nothing, papers are printed in a window of their own; blocked or closed, the till prints', async ({
  page,
  context,
  papers,
}) => {
  const usual = { road: 'page', printerId: null, language: 'esc-pos', dots: 576, feedLines: 4, hasCutter: true }
  await page.addInitScript(
    print => localStorage.setItem('quay.v1.print', JSON.stringify({ print, usb: null, serial: null })),
    { ...usual, drawerPin: 2, isSilent: true, labelPrinterId: null },
  )
  const till = await openTill(page)
  const sell = async () => {
    await scan(page, strip)
    await page.keyboard.press('F9')
    await expect(till.lines).toHaveCount(0)
  }
  const [printing] = await Promise.all([context.waitForEvent('page'), sell()])
  await expect(printing.getByText('Đã in 1 lần')).toBeVisible()
  expect(papers).toHaveLength(1)
  // The window is there: the next paper finds it.
  await page.bringToFront()
  await sell()
  await expect(printing.getByText('Đã in 2 lần')).toBeVisible()
  expect(context.pages()).toHaveLength(2)

  await printing.close()
  await page.evaluate(() => {
    window.open = () => null
  })
  await sell()
  await expect.poll(() => papers.length, { timeout: 20_000 }).toBe(3)
  expect(await page.evaluate(() => document.querySelector('[data-print-area]'))).toBeNull()
})

test('sheets have the size of their paper and as many pages as they need, with nothing cut off', async ({
  page,
  store,
}) => {
  await page.goto(`/settings/branch/${store.branchId}?phan=mau-in`)
  // Papers stay where they are drawn, so that the browser can make a file of them.
  await page.evaluate(() => {
    window.print = () => {}
  })
  const samples = page.getByRole('combobox', { name: 'Phiếu để xem' })
  // The others for who looks at their pictures; the layout has tests of its own.
  const looked = [
    ['Phiếu đặt hàng', 'A4', null, 1, [595, 842]],
    ['Báo giá', 'A4', null, 1, [595, 842]],
    ['Chốt ca, cuối ngày trên A4', 'A4', 'Cuối ngày', 1, [595, 842]],
    ['Chốt ca, cuối ngày trên A4', 'A4', 'Chốt ca', 1, [595, 842]],
    ['Tem giao hàng', '75×100 mm', 'Đã trả tiền, nhiều hàng', 1, [213, 283]],
    ['Tem giao hàng', '75×100 mm', 'Thu hộ', 1, [213, 283]],
    ['Nhãn túi liều', '70×50 mm', null, 1, [198, 142]],
    ['Nhãn túi liều', '50×30 mm', null, 1, [142, 85]],
  ] as const
  for (const [kind, paper, name, pages, size] of [
    ['Hóa đơn', 'A5', 'Ngắn', 1, [420, 595]],
    ['Hóa đơn', 'A4', '30 dòng', 2, [595, 842]],
    ...(pictures ? looked : [looked[2], looked[5]]),
  ] as const) {
    await choose(page, page.getByRole('combobox', { name: 'Loại phiếu' }), kind)
    await page.getByRole('radio', { name: paper }).check()
    if (name) await choose(page, samples, name)
    await page.getByRole('button', { name: 'In thử' }).click()
    await expect(page.locator('[data-print-area] article')).toHaveCount(pages)
    const outside = await page.evaluate(
      () =>
        [...document.querySelectorAll('[data-print-area] article')].flatMap(article => {
          const frame = article.getBoundingClientRect()
          return [...article.children].filter(child => {
            const box = child.getBoundingClientRect()
            return box.left < frame.left || box.right > frame.right + 1 || box.bottom > frame.bottom + 1
          })
        }).length,
    )
    expect(outside).toBe(0)
    if (pictures) {
      const all = page.locator('[data-print-area] article')
      await page.evaluate(() => document.querySelector('[data-print-area]')!.setAttribute('style', 'left: 0'))
      await all.first().screenshot({ path: `${pictures}/${fileOf(`${kind} ${name ?? ''} ${paper}`)}.png` })
    }
    // The browser takes the paper away behind it, as behind every print.
    const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(file.match(/\/Type \/Page\b/g)).toHaveLength(pages)
    const box = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(file)!
    expect([Math.round(Number(box[1])), Math.round(Number(box[2]))]).toEqual(size)
  }
})

type Named = import('@playwright/test').Locator
type OnPage = import('@playwright/test').Page

const traitsOf = ({ language, dots, feedLines, hasCutter, drawerPin }: Record<string, unknown>) => ({
  language,
  dots,
  feedLines,
  hasCutter,
  drawerPin,
})

async function choices(page: OnPage, select: Named): Promise<string[]> {
  await select.click()
  const options = await page.getByRole('option').allInnerTexts()
  await page.keyboard.press('Escape')
  return options
}

async function choose(page: OnPage, select: Named, name: string) {
  await select.click()
  await page.getByRole('option', { name, exact: true }).click()
}

const fileOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/đ/gi, 'd')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase()

/** How many rows have ink in a column. */
function inkAt({ width, height, bytes }: { width: number; height: number; bytes: Uint8Array }, column: number): number {
  let rows = 0
  for (let row = 0; row < height; row += 1) if (bytes[(row * width + column) >> 3]! & (0x80 >> (column & 7))) rows += 1
  return rows
}
