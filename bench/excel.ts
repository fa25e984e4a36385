import { readFile } from 'node:fs/promises'
import type { ExcelFile } from '@quay/contract/excel'
import { newId } from '@quay/server/db/new-id'
import { writeXlsx } from '@quay/server/export/write-xlsx'
import { verifyDatabase } from '@quay/server/verification/verify-database'
import { cpuOfTree } from './cpu.ts'
import { openShop, type Shop } from './shop.ts'
import type { ShopServer } from './shop-server.ts'
import { percentile, round } from './statistics.ts'

/**
 * A shop's whole list comes in from an Excel file while a till sells: how long reading, trying out and taking over last,
 * how much memory the server takes for it, and how long the slowest sale of that time waits. A tenth of the list comes
 * first: memory that grew with the rows would show in the difference.
 */
export async function measureExcel(server: ShopServer, { rows = 20_000 } = {}) {
  const small = await measureFile(server, Math.floor(rows / 10))
  const whole = await measureFile(server, rows)
  const differences = await verifyDatabase(server.owner)
  return { tenth: small, whole, differences: differences.length }
}

async function measureFile(server: ShopServer, rows: number) {
  const shop = await openShop(server, 3)
  const content = await listOf(rows)
  const before = await memory(server)
  const watch = watchMemory(server)
  const calm = await sales(server, shop, async () => new Promise(resolve => setTimeout(resolve, 1_500)))
  const upload = await timed(() =>
    call<ExcelFile>(server, shop, 'excel', {
      id: newId(),
      kind: 'product',
      fileName: 'DanhSachSanPham.xlsx',
      content: content.toString('base64'),
    }),
  )
  const taking = {
    columns: upload.result.columns.flatMap(({ index, field }) => (field ? [{ index, field }] : [])),
    duplicates: 'overwrite',
    withStock: true,
  }
  const check = await timed(() => call<{ errors: number }>(server, shop, `excel/${upload.result.id}/check`, taking))
  let run: { seconds: number; result: { created: number; stocked: number } } | undefined
  const cpuBefore = cpuOf(server)
  const waits = await sales(server, shop, async () => {
    run = await timed(() => call(server, shop, `excel/${upload.result.id}/run`, taking))
  })
  const cpu = cpuOf(server)
  const peak = await watch()
  return {
    rows,
    fileMb: round(content.length / 1_048_576),
    uploadSeconds: round(upload.seconds),
    checkSeconds: round(check.seconds),
    runSeconds: round(run!.seconds),
    runCpuSeconds: {
      server: round((cpu.server - cpuBefore.server) / 1000),
      database: round((cpu.database - cpuBefore.database) / 1000),
    },
    created: run!.result.created,
    stocked: run!.result.stocked,
    serverMb: { before: round(before), peak: round(peak) },
    calmSaleMs: { p50: round(percentile(calm, 0.5)), worst: round(Math.max(...calm)) },
    saleMeanwhileMs: { p50: round(percentile(waits, 0.5)), worst: round(Math.max(...waits)), count: waits.length },
  }
}

const cpuOf = (server: ShopServer) => ({
  server: cpuOfTree(server.serverPid),
  database: cpuOfTree(server.databasePid),
})

/** A list as KiotViet exports it: every fourth row a box of the product before, two lots on the shelf. */
async function listOf(rows: number): Promise<Buffer> {
  const titles =
    'Loại hàng|Nhóm hàng(3 Cấp)|Mã hàng|Mã vạch|Tên hàng|Mã thuốc|Hoạt chất|Hàm lượng|Hãng sản xuất|Giá bán|Giá vốn|Tồn kho|ĐVT|Mã ĐVT Cơ bản|Quy đổi|Quản lý lô-hạn sử dụng|Vị trí|Lô 1|Hạn sử dụng 1|Tồn 1|Lô 2|Hạn sử dụng 2|Tồn 2'.split(
      '|',
    )
  async function* lines() {
    for (let i = 0; i < rows; i++) yield i
  }
  const columns = titles.map((header, place) => ({ header, value: (i: number) => lineOf(i)[place] ?? null }))
  const parts: Uint8Array[] = []
  for await (const part of writeXlsx('DanhSachSanPham', columns, lines())) parts.push(part)
  return Buffer.concat(parts)
}

function lineOf(i: number): (string | number | null)[] {
  const isBox = i % 4 === 3
  const code = `KV${String(isBox ? i - 1 : i).padStart(6, '0')}`
  const goods = ['Thuốc', `Thuốc>>Nhóm ${i % 12}>>Nhánh ${i % 60}`]
  const about = [null, 'Paracetamol', `${(i % 9) + 1}00mg`, `Hãng số ${i % 150}`]
  const name = `Thuốc nhập thử ${i} ${['viên nén', 'siro', 'gel', 'bột'][i % 4]}`
  if (isBox) return [...goods, `${code}-H`, null, name, ...about, 120_000, 80_000, 3, 'Hộp', code, 100, 1, null]
  const barcode = `893${String(i).padStart(10, '0')}`
  const lots = [`A${i}`, '31/12/2031', 200, `B${i}`, '30/06/2032', 100]
  return [...goods, code, barcode, name, ...about, 1_200, 800, 300, 'Viên', null, 1, 1, `Kệ ${i % 30}`, ...lots]
}

async function call<Data>(server: ShopServer, shop: Shop, path: string, body: unknown): Promise<Data> {
  const reply = await server.request('POST', path, body, shop.token)
  if (reply.status >= 300) throw new Error(`${path}: ${reply.status} ${reply.body.slice(0, 500)}`)
  return JSON.parse(reply.body).data
}

async function timed<Result>(work: () => Promise<Result>): Promise<{ seconds: number; result: Result }> {
  const began = performance.now()
  const result = await work()
  return { seconds: (performance.now() - began) / 1000, result }
}

/** Sells one after the other as long as the work lasts. Gives the milliseconds of each sale. */
async function sales(server: ShopServer, shop: Shop, work: () => Promise<void>): Promise<number[]> {
  const times: number[] = []
  let isOver = false
  const selling = (async () => {
    while (!isOver) {
      const good = shop.products[times.length % shop.products.length]!
      const began = performance.now()
      await call(server, shop, 'bill', {
        id: newId(),
        items: [{ productId: good.id, unitId: good.unitId, quantity: 1 }],
        payments: [{ method: 'CASH', amount: good.price }],
      })
      times.push(performance.now() - began)
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  })()
  await Promise.all([work().finally(() => (isOver = true)), selling])
  return times
}

/** Resident memory of the server's process in MB, without the one that reads the file. */
async function memory(server: ShopServer): Promise<number> {
  const status = await readFile(`/proc/${server.serverPid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

function watchMemory(server: ShopServer): () => Promise<number> {
  let peak = 0
  const look = async () => {
    peak = Math.max(peak, await memory(server))
  }
  const timer = setInterval(() => void look(), 100)
  return async () => {
    clearInterval(timer)
    await look()
    return peak
  }
}
