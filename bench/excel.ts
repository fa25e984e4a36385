import { readdir, readFile } from 'node:fs/promises'
import type { ExcelFile } from '@quay/contract/excel/shapes'
import { newId } from '@quay/server/db/new-id'
import { writeXlsx } from '@quay/server/export/write-xlsx'
import { verifyDatabase } from '@quay/server/verification/verify-database'
import { cpuOfTree } from './cpu.ts'
import { openShop, type Shop } from './shop.ts'
import { type ShopServer, smallHeap, startShopServer } from './shop-server.ts'
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

/**
 * The first list of the first shop: the database has seen nothing yet, so the planner knows no table by its size. Processor
 * seconds of server, reader and database, from the upload to the last row.
 */
export async function measureExcelFresh(server: ShopServer, { rows = 20_000 } = {}) {
  const shop = await openShop(server, 1)
  const steps: Record<string, number> = {}
  const timedCpu = async <Result>(name: string, work: () => Promise<Result>) => {
    const before = cpuOf(server)
    const result = await work()
    const after = cpuOf(server)
    steps[name] = round((after.server - before.server + after.database - before.database) / 1000)
    steps[`${name}Database`] = round((after.database - before.database) / 1000)
    return result
  }
  const { upload, taking } = await timedCpu('upload', () => uploadList(server, shop, rows))
  await timedCpu('check', () => call(server, shop, `excel/${upload.id}/check`, taking))
  const { created } = await timedCpu('run', () =>
    call<{ created: number }>(server, shop, `excel/${upload.id}/run`, taking),
  )
  return { rows, created, cpuSeconds: steps, differences: (await verifyDatabase(server.owner)).length }
}

async function measureFile(server: ShopServer, rows: number) {
  const shop = await openShop(server, 3)
  const before = await memory(server.serverPid)
  const peakOf = watchMemory(server)
  const calm = await sales(server, shop, async () => new Promise(resolve => setTimeout(resolve, 1_500)))
  const upload = await timed(() => uploadList(server, shop, rows))
  const { taking } = upload.result
  const { id } = upload.result.upload
  const check = await timed(() => call<{ errors: number }>(server, shop, `excel/${id}/check`, taking))
  let run: { seconds: number; result: { created: number; stocked: number } } | undefined
  const cpuBefore = cpuOf(server)
  const waits = await sales(server, shop, async () => {
    run = await timed(() => call(server, shop, `excel/${id}/run`, taking))
  })
  const cpu = cpuOf(server)
  const peak = await peakOf()
  return {
    rows,
    fileMb: round(upload.result.bytes / 1_048_576),
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

/** Sends a list of so many rows. Gives the upload and how it is taken over. */
export async function uploadList(server: ShopServer, shop: Shop, rows: number) {
  const content = await listOf(rows)
  const upload = await call<ExcelFile>(server, shop, 'excel', {
    id: newId(),
    kind: 'product',
    fileName: 'DanhSachSanPham.xlsx',
    content: content.toString('base64'),
  })
  const columns = upload.columns.flatMap(({ index, field }) => (field ? [{ index, field }] : []))
  return { upload, bytes: content.length, taking: { columns, duplicates: 'overwrite', withStock: true } }
}

const cpuOf = (server: ShopServer) => ({
  server: cpuOfTree(server.serverPid, server.databasePid),
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

/**
 * How much memory a file takes, by its rows: a server whose heap may not grow past a limit takes files of rising length over
 * and gives the last store's list out again. What is kept for each row would end it; what is only rubbish not yet
 * cleared away is cleared. The peaks are of the resident memory of the server, and of the process that reads the file.
 */
export async function measureExcelMemory(sizes = [2_000, 10_000, 20_000, 50_000]) {
  const server = await startShopServer(smallHeap)
  try {
    const taken: object[] = []
    for (const rows of sizes) {
      const shop = await openShop(server, 1)
      const [whole, reading] = [watchMemory(server), watchReaders()]
      const before = await memory(server.serverPid)
      const cpuBefore = cpuOf(server)
      const { created } = await takeOver(server, shop, rows)
      const cpu = cpuOf(server)
      taken.push({
        rows,
        created,
        serverMb: { before: round(before), peak: round(await whole()) },
        readerMb: round(await reading()),
        cpuSeconds: round((cpu.server - cpuBefore.server + cpu.database - cpuBefore.database) / 1000),
        out: await giveOut(server, shop),
      })
    }
    return { taken }
  } finally {
    await server.stop()
  }
}

/** A file comes in: uploaded, tried out and taken over. */
async function takeOver(server: ShopServer, shop: Shop, rows: number): Promise<{ created: number }> {
  const { upload, taking } = await uploadList(server, shop, rows)
  await call(server, shop, `excel/${upload.id}/check`, taking)
  return call(server, shop, `excel/${upload.id}/run`, taking)
}

/** The whole list of goods goes out, read as it comes. */
async function giveOut(server: ShopServer, shop: Shop) {
  const whole = watchMemory(server)
  const before = await memory(server.serverPid)
  const began = performance.now()
  const reply = await fetch(`${server.origin}/mp/api/excel/export`, {
    method: 'POST',
    headers: { authorization: `Bearer ${shop.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ id: newId(), kind: 'product' }),
  })
  if (reply.status !== 200) throw new Error(`export: ${reply.status} ${await reply.text()}`)
  let bytes = 0
  for await (const part of reply.body!) bytes += part.length
  return {
    fileMb: round(bytes / 1_048_576),
    seconds: round((performance.now() - began) / 1000),
    serverMb: { before: round(before), peak: round(await whole()) },
  }
}

/** Resident memory of a process in MB; nothing when it ended meanwhile. */
export async function memory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

/** The processes that read files now. */
async function readers(): Promise<number[]> {
  const pids = (await readdir('/proc')).filter(name => /^\d+$/.test(name))
  const commands = await Promise.all(pids.map(pid => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')))
  return pids.filter((_pid, i) => commands[i]!.includes('sheet-program')).map(Number)
}

const watchReaders = () => watch(async () => Math.max(0, ...(await Promise.all((await readers()).map(memory)))))
export const watchMemory = (server: ShopServer) => watch(() => memory(server.serverPid))

function watch(look: () => Promise<number>): () => Promise<number> {
  let peak = 0
  const note = async () => {
    peak = Math.max(peak, await look())
  }
  const timer = setInterval(() => void note(), 100)
  return async () => {
    clearInterval(timer)
    await note()
    return peak
  }
}
