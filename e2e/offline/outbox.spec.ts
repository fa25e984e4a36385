import type { BrowserContext, Page, Route } from '@playwright/test'
import { checkAccessibility } from '../check-accessibility.ts'
import { damageDrafts } from '../damage-drafts.ts'
import { expect, test } from '../fixtures.ts'
import type { TestStore } from '../register-store.ts'
import { scan } from '../scan.ts'
import { openTill, take, tillOn } from '../till.ts'
import { typeLikeAPerson } from '../type-like-a-person.ts'
import { death, dieBefore, keptSteps, makeMortal, saleSteps } from './die-before-step.ts'

const strip = '8930000000028'
const capsule = '8930000000042'
/** Of one that is waited for, with `waited` where the customer has left, and of those that the till went on with. */
const sales = /\/mp\/api\/bill(\/batch)?(\?|$)/

test('a sale whose line is cut before the server has it waits, and arrives once', async ({ page, store, papers }) => {
  const till = await openTill(page)
  await page.route(sales, route => route.abort())
  for (const code of [strip, capsule]) {
    await scan(page, code)
    await expect(till.lines).toHaveCount(1)
    await page.keyboard.press('F9')
    await expect(till.lines).toHaveCount(0)
    await expect(till.find).toBeFocused()
  }
  await expect(till.toast).toContainText(/Mất mạng: đơn OFF-[A-Z2-9]{6} giữ ở máy này/)
  await expect(till.saved).toHaveText('2 hóa đơn chờ gửi')
  await expect.poll(() => papers).toHaveLength(2)
  expect(papers[0]).toContain('OFF-')
  expect(papers[0]).toContain('Lập khi mất mạng, số chính thức có sau khi gửi')
  expect(await billsOf(store)).toHaveLength(0)
  const justSold = page.getByRole('region', { name: 'Vừa bán' })
  await expect(justSold).toContainText('Sửa được khi máy chủ đã nhận')

  await till.saved.press('Enter')
  const tray = page.getByRole('dialog', { name: 'Hóa đơn chưa lên máy chủ' })
  await expect(tray.getByRole('listitem')).toHaveCount(2)
  // Both are printed again without the line, and stay what they are: a paper of a sale that waits.
  await tray.getByRole('button', { name: 'Hóa đơn máy này đã bán' }).press('Enter')
  const own = tray.getByRole('region', { name: 'Hóa đơn máy này đã bán' })
  await expect(own.getByRole('listitem')).toHaveCount(2)
  await own
    .getByRole('button', { name: /^In lại OFF-/ })
    .first()
    .press('Enter')
  await expect.poll(() => papers).toHaveLength(3)
  expect(papers[2]).toContain('Lập khi mất mạng')
  await page.unroute(sales)
  // By itself: the next attempt is a few seconds away.
  await expect(tray).toContainText('Mọi hóa đơn đã lên máy chủ.')
  // By the server's numbers now, which a copy says too.
  await expect(own.getByRole('listitem').filter({ hasText: /HD\d{6}/ })).toHaveCount(2)
  await own
    .getByRole('button', { name: /^In lại HD/ })
    .first()
    .press('Enter')
  await expect.poll(() => papers).toHaveLength(4)
  expect(papers[3]).toMatch(/HD\d{6}/)
  await page.keyboard.press('Escape')
  await expect(till.saved).toHaveText('Đã lưu')
  // The sale that the till still shows is one of the server by now, and can be mended.
  await expect(justSold).toContainText('HD00000')
  await expect(page.getByRole('button', { name: 'Sửa', exact: true })).toBeVisible()
  expect((await billsOf(store)).map(bill => bill.payable).toSorted((a, b) => a - b)).toEqual([2_000, 17_000])
})

test('a sale whose answer is lost is asked about, not made again', async ({ page, store }) => {
  const till = await openTill(page)
  let lost = 0
  await page.route(sales, async route => {
    if (!isSale(route)) return route.continue()
    if (lost > 0) return route.continue()
    lost += 1
    await route.fetch()
    await route.abort()
  })
  await scan(page, strip)
  await expect(till.lines).toHaveCount(1)
  await page.keyboard.press('F9')
  await expect(till.lines).toHaveCount(0)
  expect(await billsOf(store)).toHaveLength(1)
  await expect(till.saved).toHaveText('Đã lưu')
  expect(lost).toBe(1)
  expect(await billsOf(store)).toHaveLength(1)
})

test('a browser that ends between any two steps of a sale has sold once, or not yet', async ({ context, store }) => {
  // What the person finds at the next start: the cart to be paid again, or a sale that is done.
  const finds: ('cart' | 'sale')[] = ['cart', 'cart', 'sale', 'sale', 'sale']
  for (const [step, name] of saleSteps.entries())
    await test.step(`before ${name}`, async () => {
      const first = await context.newPage()
      await makeMortal(first)
      const till = await openTill(first)
      await scan(first, strip)
      await expect(till.lots(1)).toBeVisible()
      await dieBefore(first, step)
      await first.keyboard.press('F9')
      await death(first)
      await first.close()
      expect(await billsOf(store)).toHaveLength(step < 3 ? step : step + 1)
      await goOn(context, finds[step]!, store, step + 1)
    })
  expect(await stockOf(store, 'panadol')).toBe(600 - saleSteps.length * 12)
})

test('a browser that ends between any two steps of a sale without the line has sold once, and no number is missing', async ({
  context,
  store,
}) => {
  const numbers: number[] = []
  context.on('request', request => {
    if (!request.url().endsWith('/bill/batch')) return
    for (const { offline } of request.postDataJSON().sales) numbers.push(offline.sequence)
  })
  const finds: ('cart' | 'sale')[] = ['cart', 'cart', 'sale', 'sale', 'sale', 'sale']
  for (const [step, name] of keptSteps.entries())
    await test.step(`before ${name}`, async () => {
      const first = await context.newPage()
      await makeMortal(first)
      const till = await openTill(first)
      await scan(first, strip)
      await expect(till.lots(1)).toBeVisible()
      await first.route(sales, route => (isSale(route) ? route.abort() : route.continue()))
      await dieBefore(first, step)
      await first.keyboard.press('F9')
      await death(first)
      await first.close()
      expect(await billsOf(store)).toHaveLength(step)
      await goOn(context, finds[step]!, store, step + 1)
    })
  expect(await stockOf(store, 'panadol')).toBe(600 - keptSteps.length * 12)
  const given = [...new Set(numbers)].toSorted((a, b) => a - b)
  expect(given).toEqual(given.map((_, at) => at + 1))
  expect(given.length).toBeGreaterThanOrEqual(2)
})

test('a reload while the server thinks, and a second press of the key, sell once', async ({ page, store }) => {
  const till = await openTill(page)
  const held: Route[] = []
  await page.route(sales, async route => {
    if (isSale(route) && held.length === 0) held.push(route)
    else await route.continue()
  })
  await scan(page, strip)
  await expect(till.lots(1)).toBeVisible()
  await page.keyboard.press('F9')
  await page.keyboard.press('F9')
  await expect.poll(() => held.length).toBe(1)
  await expect(page.getByRole('button', { name: 'Đang lưu' })).toBeVisible()
  // While it is on its way nothing of it may change.
  await scan(page, capsule)
  await expect(till.lines).toHaveCount(1)
  await page.reload()
  await expect.poll(async () => (await billsOf(store)).length).toBe(1)
  await expect(till.lines).toHaveCount(0)
  await expect(till.saved).toHaveText('Đã lưu')
  expect(await billsOf(store)).toHaveLength(1)
})

test('without a network two sales are made, the tab is closed, and both arrive at the next opening', async ({
  page,
  context,
  store,
}) => {
  const till = await openTill(page)
  await context.setOffline(true)
  await expect(till.saved).toHaveText('Mất mạng')
  for (const letters of ['panadol', 'amox']) {
    await take(page, till, letters)
    await page.keyboard.press('F9')
    await expect(till.lines).toHaveCount(0)
  }
  await take(page, till, 'gang')
  await expect(till.saved).toHaveText('2 hóa đơn chờ gửi')
  // The line was cut before the printer's part had come.
  await expect(till.toast).toContainText('Chưa in được')
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  // On whatever screen: the outbox needs no till.
  await next.goto('/account')
  await expect.poll(async () => (await billsOf(store)).length).toBe(2)
  const again = await openTill(next)
  await expect(again.line(1)).toContainText('Găng tay y tế')
  await expect(again.saved).toHaveText('Đã lưu')
  expect(await billsOf(store)).toHaveLength(2)
})

test('a cart that the server has another bill of says so, and what was added since is sold under a new id', async ({
  page,
  store,
}) => {
  const till = await openTill(page)
  await scan(page, capsule)
  await expect(till.lots(1)).toBeVisible()
  let isFirst = true
  await page.route(sales, async route => {
    if (!isSale(route) || !isFirst) return route.continue()
    isFirst = false
    // As if it had been paid before with one capsule, and come back changed.
    const { items, payments, ...sale } = route.request().postDataJSON()
    const [item] = items
    const earlier = { ...sale, items: [{ ...item, quantity: 1 }], payments: [{ ...payments[0], amount: 2_000 }] }
    const said = await store.call('POST', 'bill', { ...earlier, expectedPayable: 2_000 })
    expect(said.status).toBe(201)
    await route.continue()
  })
  await scan(page, capsule)
  await scan(page, strip)
  await expect(till.lines).toHaveCount(2)
  await page.keyboard.press('F9')
  await expect(till.toast).toContainText(/HD\d+ đã lưu/)
  await expect(till.problem).toContainText(/HD\d+ \(2.000đ\) đã lưu trước đó/)
  await expect(till.quantity(1)).toHaveValue('1')
  await expect(till.due).toHaveText('19.000')
  await page.keyboard.press('F9')
  await expect(till.lines).toHaveCount(0)
  expect((await billsOf(store)).map(bill => bill.payable).toSorted((a, b) => a - b)).toEqual([2_000, 19_000])
})

test('a sale that a killed browser left is refused to nobody: it can be opened again', async ({ context, store }) => {
  const first = await context.newPage()
  await makeMortal(first)
  const before = await openTill(first)
  await typeLikeAPerson(first, '300*amox')
  await expect(before.suggestions).toHaveCount(1)
  await first.keyboard.press('Enter')
  await expect(before.lots(1)).toBeVisible()
  // Stored, and not yet posted: no paper is out.
  await dieBefore(first, saleSteps.indexOf('the sale is posted'))
  await first.keyboard.press('F9')
  await death(first)
  await first.close()
  await sellElsewhere(store)

  const page = await context.newPage()
  const till = await openTill(page)
  await expect(till.saved).toHaveText('1 cần xử lý')
  const tray = page.getByRole('dialog', { name: 'Hóa đơn chưa lên máy chủ' })
  await till.saved.press('Enter')
  await expect(tray.getByRole('listitem')).toContainText('Cần xử lý')
  await checkAccessibility(page, 'the tray')
  await tray.getByRole('button', { name: 'Mở lại đơn' }).press('Enter')
  await expect(tray).toBeHidden()
  await expect(till.quantity(1)).toHaveValue('300')
  await till.line(1).getByRole('button', { name: 'Bán 299' }).press('Enter')
  await page.keyboard.press('F9')
  await expect(till.toast).toContainText('đã thanh toán')
  expect(await billsOf(store)).toHaveLength(2)
  expect(await stockOf(store, 'amox')).toBe(0)
})

test('a sale whose goods are gone when the line is back is stored all the same, and what lacks is told', async ({
  page,
  store,
}) => {
  const till = await openTill(page)
  await page.route(sales, route => (isSale(route) ? route.abort() : route.continue()))
  await typeLikeAPerson(page, '300*amox')
  await expect(till.suggestions).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(till.lots(1)).toBeVisible()
  await page.keyboard.press('F9')
  await expect(till.saved).toHaveText('1 hóa đơn chờ gửi')
  // While whoever pays still waits, a refusal comes back to the cart and not into the tray.
  await expect(till.lines).toHaveCount(0)
  await sellElsewhere(store)

  await page.unroute(sales)
  await expect(till.saved).toHaveText('Đã lưu', { timeout: 30_000 })
  expect(await billsOf(store)).toHaveLength(2)
  expect(await stockOf(store, 'amox')).toBe(-1)
  const { data } = await store.call('GET', 'document-flag?kind=stock-owed')
  expect(data.items).toMatchObject([{ kind: 'stock-owed', documentKind: 'bill' }])
})

test('what is scanned while a sale is being stored stands in the next cart', async ({ page }) => {
  const till = await openTill(page)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(sales, async route => {
    if (isSale(route)) await promise
    await route.continue()
  })
  await scan(page, capsule)
  await expect(till.lots(1)).toBeVisible()
  await page.keyboard.press('F9')
  await expect(page.getByRole('button', { name: /^Đang lưu|^Thanh toán/ })).toBeDisabled()
  await scan(page, strip)
  resolve()
  await expect(till.toast).toContainText('HD000001')
  await expect(till.lines).toHaveCount(1)
  await expect(till.line(1)).toContainText('Vỉ')
})

test('what waits is off the shelf of its own till, is cancelled with a reason, and a queue goes by batches', async ({
  page,
  context,
  store,
}) => {
  const till = await openTill(page)
  const batches: number[] = []
  await page.route(sales, route => (isSale(route) ? route.abort() : route.continue()))
  await typeLikeAPerson(page, '299*amox')
  await expect(till.suggestions).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(till.lots(1)).toBeVisible()
  await page.keyboard.press('F9')
  await expect(till.saved).toHaveText('1 hóa đơn chờ gửi')
  // The last one of it is there; two are not.
  await scan(page, capsule)
  await expect(till.lots(1)).toBeVisible()
  await page.keyboard.press('F2')
  await typeLikeAPerson(page, '2')
  await page.keyboard.press('Enter')
  await expect(till.line(1).getByRole('button', { name: 'Bán 1' })).toBeVisible()

  await till.saved.press('Enter')
  const tray = page.getByRole('dialog', { name: 'Hóa đơn chưa lên máy chủ' })
  await tray.getByRole('button', { name: 'Hủy đơn' }).press('Enter')
  const question = page.getByRole('dialog', { name: /^Hủy đơn OFF-/ })
  await question.getByRole('textbox').fill('Khách đổi ý')
  await question.getByRole('button', { name: 'Hủy đơn' }).press('Enter')
  await expect(tray.getByRole('listitem')).toContainText('Đã hủy, chờ gửi')
  await page.keyboard.press('Escape')
  // What was cancelled is back on the shelf.
  await expect(till.line(1).getByRole('button', { name: 'Bán 1' })).toBeHidden()

  await context.setOffline(true)
  for (let sale = 0; sale < 3; sale += 1) {
    if (sale > 0) await scan(page, strip)
    await expect(till.lines).toHaveCount(1)
    await page.keyboard.press('F9')
    await expect(till.lines).toHaveCount(0)
  }
  await expect(till.saved).toHaveText('4 hóa đơn chờ gửi')
  await page.unroute(sales)
  page.on('request', request => {
    if (request.url().endsWith('/bill/batch')) batches.push(request.postDataJSON().sales.length)
  })
  await context.setOffline(false)
  await expect(till.saved).toHaveText('Đã lưu')
  expect(batches).toEqual([4])
  expect(await billsOf(store)).toHaveLength(4)
  expect(await stockOf(store, 'amox')).toBe(298)
})

test('a closed connection to the disk is opened again; without any disk a sale is sent from memory, and none is made offline', async ({
  page,
  context,
  store,
}) => {
  await page.addInitScript(() => {
    const opened: IDBDatabase[] = []
    const { open } = IDBFactory.prototype
    let isFull = false
    IDBFactory.prototype.open = function (...input) {
      const opening = open.apply(this, input)
      opening.addEventListener('success', () => opened.push(opening.result))
      return opening
    }
    const { put } = IDBObjectStore.prototype
    const abort = (transaction: IDBTransaction) => {
      try {
        transaction.abort()
      } catch {
        // It ended by itself.
      }
    }
    IDBObjectStore.prototype.put = function (...record) {
      const { transaction } = this
      // As a full disk does: nothing of the transaction lasts.
      if (isFull) queueMicrotask(() => abort(transaction))
      return put.apply(this, record)
    }
    Object.assign(window, {
      closeDisk: () => opened.forEach(db => void db.close()),
      fillDisk: (full: boolean) => {
        isFull = full
      },
    })
  })
  const till = await openTill(page)
  const sell = async () => {
    await scan(page, strip)
    await expect(till.lines).toHaveCount(1)
    await page.keyboard.press('F9')
  }
  await page.evaluate(() => (window as unknown as { closeDisk(): void }).closeDisk())
  await sell()
  await expect(till.toast).toContainText('đã thanh toán')
  expect(await billsOf(store)).toHaveLength(1)

  const fill = (full: boolean) =>
    page.evaluate(isFull => (window as unknown as { fillDisk(full: boolean): void }).fillDisk(isFull), full)
  await fill(true)
  await sell()
  await expect(till.toast).toContainText('Máy này không lưu được, đơn được gửi thẳng.')
  await expect(till.lines).toHaveCount(0)
  expect(await billsOf(store)).toHaveLength(2)

  await context.setOffline(true)
  await expect(till.saved).toHaveText('Mất mạng')
  await sell()
  await expect(till.problem).toContainText('Ổ đĩa đầy: chưa bán được')
  await expect(till.lines).toHaveCount(1)
  // With room again the same cart is sold.
  await fill(false)
  await page.keyboard.press('F9')
  await expect(till.lines).toHaveCount(0)
  await context.setOffline(false)
  await expect(till.saved).toHaveText('Đã lưu')
  expect(await billsOf(store)).toHaveLength(3)
})

test.describe('two tabs', () => {
  test('one sells, the other says so and takes over with the open cart', async ({ page, context, store }) => {
    const till = await openTill(page)
    await scan(page, strip)
    await expect(till.lines).toHaveCount(1)

    const other = await context.newPage()
    await other.goto('/sales')
    await expect(other.getByText('Quầy đang mở ở thẻ khác')).toBeVisible()
    await other.keyboard.press('Tab')
    await other.keyboard.press('Enter')
    const there = await tillReady(other)
    await expect(there.lots(1)).toBeVisible()
    await expect(page.getByText('Quầy đang mở ở thẻ khác')).toBeVisible()
    await scan(other, capsule)
    await expect(there.lines).toHaveCount(2)
    await other.keyboard.press('F9')
    await expect(there.toast).toContainText('đã thanh toán')

    // Back again: nothing of the sold cart is left here.
    await page.getByRole('button', { name: 'Bán ở thẻ này' }).press('Enter')
    const here = await tillReady(page)
    await expect(here.lines).toHaveCount(0)
    await expect(other.getByText('Quầy đang mở ở thẻ khác')).toBeVisible()
    expect(await billsOf(store)).toHaveLength(1)

    // The tab that has it closes: the next one gets it by itself.
    await page.close()
    await tillReady(other)
  })

  test('a take-over in the middle of a sale neither doubles it nor loses the next cart', async ({
    page,
    context,
    store,
  }) => {
    const till = await openTill(page)
    const held: Route[] = []
    await context.route(sales, async route => {
      if (isSale(route)) held.push(route)
      else await route.continue()
    })
    await scan(page, strip)
    await expect(till.lots(1)).toBeVisible()
    await page.keyboard.press('F9')
    await expect.poll(() => held.length).toBe(1)

    const other = await context.newPage()
    await other.goto('/sales')
    await other.getByRole('button', { name: 'Bán ở thẻ này' }).press('Enter')
    const there = await tillReady(other)
    await expect(there.lines).toHaveCount(0)
    await scan(other, capsule)
    await expect(there.lots(1)).toBeVisible()
    // Where all this took eight seconds, the first tab has gone on, and its batch is one copy more.
    await expect.poll(() => held.length).toBeGreaterThanOrEqual(2)
    for (const route of held) await route.continue()
    await expect(there.saved).toHaveText('Đã lưu')
    expect(await billsOf(store)).toHaveLength(1)

    await Promise.all([page.close(), other.close()])
    const next = await context.newPage()
    const again = await openTill(next)
    await expect(again.line(1)).toContainText('Amoxicillin 500mg')
    expect(await billsOf(store)).toHaveLength(1)
  })
})

test.describe('what is open at the till', () => {
  test('survives the crash of its tab', async ({ page, context }) => {
    const till = await openTill(page)
    await take(page, till, 'panadol')
    await page.keyboard.press('F6')
    await typeLikeAPerson(page, '2000')
    await page.keyboard.press('F1')
    await take(page, till, 'amox')
    const devtools = await context.newCDPSession(page)
    const crashed = page.waitForEvent('crash')
    void devtools.send('Page.crash').catch(() => {})
    await crashed
    await page.close()

    const next = await context.newPage()
    const again = await openTill(next)
    await expect(again.line(1)).toContainText('Amoxicillin 500mg')
    await next.keyboard.press('PageUp')
    await expect(again.line(1)).toContainText('Panadol Extra 500mg')
    await expect(again.orderDiscount).toHaveValue('2.000')
    await expect(again.due).toHaveText('15.000')
  })

  test('opens without a record that cannot be read, which is set aside', async ({ page }) => {
    const till = await openTill(page)
    await take(page, till, 'panadol')
    await page.keyboard.press('F1')
    await take(page, till, 'amox')
    await page.goto('/account')
    // One of the two drafts is damaged.
    await damageDrafts(page, '{"id":"ba"}', 'Panadol')
    const again = await openTill(page)
    await expect(again.toast).toContainText('1 đơn nháp không đọc được đã được cất riêng')
    await expect(again.line(1)).toContainText('Amoxicillin 500mg')

    // Each is.
    await page.goto('/account')
    await damageDrafts(page, '{"version":1,"dra')
    await page.evaluate(() => localStorage.setItem('profile', '{'))
    const third = await openTill(page)
    await expect(third.lines).toHaveCount(0)
    await expect(third.toast).toContainText('đã được cất riêng')
    const kept = await page.evaluate(() =>
      Object.entries(localStorage).filter(([name]) => name.startsWith('quay.v1.broken.')),
    )
    expect(kept.map(([, text]) => text).join()).toContain('"ba"')
    expect(kept.map(([, text]) => text)).toContain('{"version":1,"dra')
    await scan(page, capsule)
    await expect(third.lines).toHaveCount(1)
  })
})

/** The next start: what was sold arrives by itself, and a cart that came back is paid. */
async function goOn(context: BrowserContext, found: 'cart' | 'sale', store: TestStore, bills: number) {
  const page = await context.newPage()
  const till = await openTill(page)
  if (found === 'cart') {
    await expect(till.lots(1)).toBeVisible()
    await page.keyboard.press('F9')
  }
  await expect.poll(async () => (await billsOf(store)).length).toBe(bills)
  await expect(till.lines).toHaveCount(0)
  await expect(till.saved).toHaveText('Đã lưu')
  await page.close()
}

const isSale = (route: Route) => route.request().method() === 'POST'

/** The till of a tab that just got it. */
async function tillReady(page: Page) {
  const till = tillOn(page)
  await expect(till.find).toBeFocused()
  return till
}

async function billsOf({ call }: TestStore): Promise<{ payable: number }[]> {
  return (await call('GET', 'bill')).data.items
}

/** In base units. */
async function stockOf({ call, branchId }: TestStore, keyword: string): Promise<number> {
  const { data } = await call('GET', `product?keyword=${keyword}&branchId=${branchId}`)
  return data.items[0].stock
}

/** Another till takes one capsule off the shelf. */
async function sellElsewhere({ call }: TestStore): Promise<void> {
  const [amox] = (await call('GET', 'product?keyword=amox')).data.items
  const unit = amox.units.find((one: { isBase: boolean }) => one.isBase)
  const items = [{ productId: amox.id, unitId: unit.id, quantity: 1 }]
  const { status } = await call('POST', 'bill', { items, payments: [{ method: 'CASH', amount: 2_000 }] })
  expect(status).toBe(201)
}
