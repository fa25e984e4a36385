/** npm run offline-day [-- --tills 5 --sales 220 --seed 1]: a day of tills without a network and a server that is restored in it; then books, drawers and shelves are compared. */
import { parseArgs } from 'node:util'
import { runOfflineDay } from './offline-day/run-offline-day.ts'

const { values } = parseArgs({
  options: {
    tills: { type: 'string', default: '5' },
    /** Of each till. */
    sales: { type: 'string', default: '220' },
    seed: { type: 'string' },
  },
})
const seed = Number(values.seed ?? Date.now() % 1_000_000)
console.log(`A day of ${values.tills} tills without a network, seed ${seed} …`)
const result = await runOfflineDay({
  tills: Number(values.tills),
  salesPerTill: Number(values.sales),
  seed,
  kills: 3,
  report: line => console.log(line),
})
console.log(JSON.stringify({ ...result, findings: result.findings.slice(0, 50) }, null, 2))
console.log(
  result.findings.length
    ? `${result.findings.length} findings.`
    : 'Clean: every sale is there once, books are what lies on the shelves, drawers what was counted.',
)
process.exitCode = result.findings.length ? 1 : 0
