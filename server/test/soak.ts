/** npm run soak -- --minutes 5 [--operations 10000] [--tills 4] [--seed 1]: random work, kills and cut connections, then every balance is checked. */
import { parseArgs } from 'node:util'
import { runSoak } from './soak/run-soak.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string' },
    operations: { type: 'string' },
    tills: { type: 'string', default: '4' },
    seed: { type: 'string' },
  },
})
const seed = Number(values.seed ?? Date.now() % 1_000_000)
const minutes = Number(values.minutes ?? (values.operations ? 600 : 1))
const operations = Number(values.operations ?? Number.POSITIVE_INFINITY)
console.log(
  `Soaking for ${values.operations ? `${operations} operations` : `${minutes} minutes`} with ${values.tills} tills, seed ${seed} …`,
)
const result = await runSoak({
  until: { minutes, operations },
  tills: Number(values.tills),
  seed,
  killEvery: 700,
  cutEvery: 90,
  lookEvery: 150,
  jobEvery: 60,
})
console.log(JSON.stringify({ ...result, findings: result.findings.slice(0, 50) }, null, 2))
console.log(
  result.findings.length
    ? `${result.findings.length} findings.`
    : 'Clean: nothing lost, nothing doubled, every balance right.',
)
process.exitCode = result.findings.length ? 1 : 0
