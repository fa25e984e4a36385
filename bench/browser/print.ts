import { readdir } from 'node:fs/promises'
import * as path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { usualPrint } from '@quay/contract/device/till-print'
import { compose, noPrintStore } from '@quay/domain/print/compose'
import { ordinaryTemplate } from '@quay/domain/print/ordinary-template'
import { sheetOf } from '@quay/domain/print/paper-sheet'
import { paperBill, paperLine } from '../../domain/test/paper-factory.ts'
import { findBrowser } from '../../scripts/browser.mjs'
import { stubPrinter } from '../../server/test/stub-printer.ts'
import { ask, openShop } from '../shop.ts'
import { startShopServer } from '../shop-server.ts'
import { percentile, round } from '../statistics.ts'

const limits = { kilobytes: 120, rasterMs: 70, lastByteMs: 400, gapMs: 100 }

/**
 * From F9 to the last byte at a printer in the network, a stub on this computer, and how long the till stood still meanwhile; and a
 * receipt of three lines as the bytes of an 80 mm printer, made in the worker of the built page.
 */
export async function measurePrint({ sales = 12 } = {}) {
  const printer = await stubPrinter()
  const server = await startShopServer({ PRINTERS: `127.0.0.1:${printer.port}` })
  const browser = await chromium.launch({ executablePath: findBrowser()?.path ?? '', args: ['--no-sandbox'] })
  try {
    const shop = await openShop(server, 5)
    const traits = { language: 'esc-pos', dots: 576, feedLines: 4, hasCutter: true, drawerPin: 2 }
    const body = { branchId: shop.branchId, name: 'Quầy 1', kind: 'LAN', address: '127.0.0.1', ...traits }
    const { id } = await ask<{ id: string }>(server, 'POST', 'printer', body, shop.token)
    const page = await browser.newPage({ viewport: { width: 1366, height: 768 } })
    await page.addInitScript(
      ({ token, print }) => {
        localStorage.setItem('accessToken', token)
        localStorage.setItem('quay.v1.print', JSON.stringify({ print, usb: null, serial: null }))
      },
      { token: shop.token, print: { ...usualPrint, road: 'server', printerId: id } },
    )
    await page.goto(`${server.origin}/sales`)
    const find = page.getByRole('combobox', { name: 'Tìm hoặc quét hàng' })
    await find.waitFor()
    const times: number[] = []
    const gaps: number[] = []
    const bytes: number[] = []
    for (let sale = 0; sale < sales; sale += 1) {
      for (const number of [1, 2, 3]) {
        await find.fill(`Thuốc đo số ${number}`)
        await page.getByRole('option').first().waitFor()
        await find.press('Enter')
      }
      // Parts that come with the first goods are there; the first paper of a till would otherwise measure their way.
      await page.waitForTimeout(sale === 0 ? 4_000 : 300)
      printer.papers.length = 0
      await page.evaluate(watchGaps)
      const pressed = performance.now()
      await page.keyboard.press('F9')
      while (!endsWithCut(printer.papers[0])) {
        if (performance.now() - pressed > 20_000) throw new Error('No paper came')
        await new Promise(resolve => setTimeout(resolve, 2))
      }
      times.push(printer.lastByteAt - pressed)
      bytes.push(printer.papers[0]!.length)
      gaps.push(await page.evaluate(() => (window as unknown as { endGaps(): number }).endGaps()))
    }
    return {
      limits,
      sales,
      kilobytes: round(Math.max(...bytes) / 1000),
      lastByteMs: { p50: round(percentile(times, 0.5)), max: round(Math.max(...times)) },
      longestGapMs: { p50: round(percentile(gaps, 0.5)), max: round(Math.max(...gaps)) },
      raster: await measureRaster(page),
    }
  } finally {
    await browser.close()
    await server.stop()
    await printer.close()
  }
}

/** GS V 1, the cut. */
const endsWithCut = (paper: Buffer | undefined) =>
  paper !== undefined && paper.length > 1_000 && paper.subarray(-3).equals(Buffer.from([0x1d, 0x56, 0x01]))

/** Runs in the page: the longest time between two turns of its thread until `endGaps`. */
function watchGaps() {
  let last = performance.now()
  let longest = 0
  const timer = setInterval(() => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
  }, 4)
  Object.assign(window, {
    endGaps: () => {
      clearInterval(timer)
      return longest
    },
  })
}

/** The worker of the page, asked for the same receipt again and again. */
async function measureRaster(page: Page) {
  const assets = await readdir(path.join(import.meta.dirname, '../../web/dist/assets'))
  const worker = assets.find(name => /^print-worker-.*\.js$/.test(name))!
  const items = ['Panadol Extra 500mg', 'Vitamin C 500mg', 'Nước muối sinh lý NaCl 0,9% 500ml'].map(productName =>
    paperLine({ productName, price: 17_000, quantity: 2 }),
  )
  const template = ordinaryTemplate('bill')
  const setting = {
    issuer: paperBill([]).issuer,
    timeZone: 'Asia/Ho_Chi_Minh',
    origin: 'https://quay.example.vn',
    copy: 0,
    part: 1,
    parts: 1,
  }
  const parts = compose(
    { kind: 'bill', bill: paperBill(items) },
    { template, store: noPrintStore, setting },
    { vietQr: () => null },
  )
  const call = { papers: [parts], sheet: sheetOf('80'), traits: usualPrint, isAgain: false }
  const { times, length } = await page.evaluate(
    async ({ address, call }) => {
      const worker = new Worker(address, { type: 'module' })
      const once = (id: number) =>
        new Promise<{ bytes: Uint8Array }>(resolve => {
          worker.onmessage = ({ data }) => resolve(data)
          worker.postMessage({ id, ...call })
        })
      const times: number[] = []
      let length = 0
      for (let id = 0; id < 25; id += 1) {
        const began = performance.now()
        const { bytes } = await once(id)
        times.push(performance.now() - began)
        length = bytes.length
      }
      worker.terminate()
      return { times, length }
    },
    { address: `/assets/${worker}`, call },
  )
  return {
    kilobytes: round(length / 1000),
    first: round(times[0]!),
    p50: round(percentile(times, 0.5)),
    p95: round(percentile(times, 0.95)),
  }
}
