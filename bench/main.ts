/**
 * npm run bench [-- --only checkout,full-checkout,access,count,inbound,excel,excel-fresh,excel-memory,fairness,stock-room,search,log,bills,stock-card,medicines,start,load,catalogue,queue,keys,print,promotions,drain,reports] [--quick] [--lines 1000000]
 * Measures what the README claims, prints it, and writes it as JSON into bench/results.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import * as path from 'node:path'
import { parseArgs } from 'node:util'
import { webBuilt } from '../scripts/web-built.mjs'
import { measureAccess } from './access.ts'
import { measureFairness } from './attack/fairness.ts'
import { measureFirstLoad } from './browser/first-load.ts'
import { measureKeys } from './browser/keys.ts'
import { measurePrint } from './browser/print.ts'
import { measureCatalogue } from './catalogue.ts'
import { measureCount } from './count.ts'
import { measureDrain } from './drain.ts'
import { measureExcel, measureExcelFresh, measureExcelMemory } from './excel.ts'
import { measureCheckout } from './floor/checkout.ts'
import { measureFullCheckout } from './floor/full-checkout.ts'
import { measureBills, measureSearch } from './growth.ts'
import { measureInbound } from './inbound.ts'
import { measureLog } from './log.ts'
import { measureMedicines } from './medicines.ts'
import { measurePromotions } from './promotions.ts'
import { measureQueue } from './queue.ts'
import { measureReports } from './reports.ts'
import { smallHeap, startShopServer } from './shop-server.ts'
import { measureStart } from './start-up.ts'
import { measureStockCard } from './stock-card.ts'
import { measureStockRoom } from './stock-room.ts'

const { values } = parseArgs({
  options: { only: { type: 'string' }, quick: { type: 'boolean', default: false }, lines: { type: 'string' } },
})
const { quick } = values
/** How many lines of bills the store of the reports has. */
const lines = Number(values.lines ?? (quick ? 50_000 : 1_000_000))

const measurements: Record<string, () => Promise<unknown>> = {
  checkout: () => onServer(server => measureCheckout(server, quick ? { seconds: 1, rounds: 3 } : {})),
  'full-checkout': () => onServer(server => measureFullCheckout(server, quick ? { seconds: 1, rounds: 3 } : {})),
  access: () => onServer(server => measureAccess(server, quick ? { seconds: 1, rounds: 3 } : {})),
  count: () => onServer(server => measureCount(server, quick ? { lines: 1_000, rounds: 2 } : {})),
  inbound: () => onServer(server => measureInbound(server, quick ? { rounds: 5 } : {})),
  excel: () => onServer(server => measureExcel(server, quick ? { rows: 2_000 } : {})),
  'excel-fresh': () => onServer(server => measureExcelFresh(server, quick ? { rows: 2_000 } : {})),
  'excel-memory': () => measureExcelMemory(quick ? [1_000, 2_000] : undefined),
  fairness: () => measureFairness(quick ? { seconds: 5 } : {}),
  'stock-room': () =>
    onServer(server =>
      measureStockRoom(server, quick ? { products: 1_000, sales: 10_000, imports: 100, times: 2 } : {}),
    ),
  search: () => onServer(server => measureSearch(server, quick ? { stores: 4, products: 5_000 } : {})),
  log: () => onServer(server => measureLog(server, quick ? { rows: 200_000 } : {})),
  bills: () => onServer(server => measureBills(server, quick ? { sizes: [1_000, 10_000] } : {})),
  'stock-card': () => onServer(server => measureStockCard(server, quick ? { movements: 10_000 } : {})),
  medicines: () => onServer(server => measureMedicines(server, quick ? { count: 5_000, times: 5 } : {})),
  start: () => measureStart(quick ? 2 : 5),
  load: () => onServer(measureFirstLoad),
  catalogue: () => onServer(server => measureCatalogue(server, quick ? { products: 5_000 } : {})),
  queue: () => onServer(server => measureQueue(server, quick ? { count: 200 } : {})),
  keys: () => onServer(server => measureKeys(server, quick ? { products: 5_000 } : {})),
  drain: () => onServer(server => measureDrain(server, quick ? { count: 200, apart: 50 } : {})),
  print: () => measurePrint(quick ? { sales: 4 } : {}),
  reports: () =>
    onServer(server => measureReports(server, { lines, ...(quick && { products: 2_000, times: 3 }) }), smallHeap),
  promotions: async () => measurePromotions(quick ? { times: 100 } : {}),
}

const wanted = values.only?.split(',') ?? Object.keys(measurements)
const unknown = wanted.filter(name => !measurements[name])
if (unknown.length)
  throw new Error(`Nothing here measures ${unknown.join(', ')}; there is ${Object.keys(measurements).join(', ')}.`)

// What is measured is what stands here, not what was built some time ago.
await webBuilt()

const results: Record<string, unknown> = {
  at: new Date().toISOString(),
  node: process.version,
  processors: cpus().length,
  model: cpus()[0]?.model,
}
for (const name of wanted) {
  console.log(`\n— ${name} —`)
  results[name] = await measurements[name]!()
  console.log(JSON.stringify(results[name], null, 2))
}
const directory = path.join(import.meta.dirname, 'results')
await mkdir(directory, { recursive: true })
const file = path.join(directory, `${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}.json`)
await writeFile(file, `${JSON.stringify(results, null, 2)}\n`)
console.log(`\nWritten to ${path.relative(process.cwd(), file)}`)

async function onServer<Result>(
  work: (server: Awaited<ReturnType<typeof startShopServer>>) => Promise<Result>,
  environment: Record<string, string> = {},
): Promise<Result> {
  const server = await startShopServer(environment)
  try {
    return await work(server)
  } finally {
    await server.stop()
  }
}
