// `npm test`: dependencies, types, style, every test of code and of pages, with a sample of the longest loops over routes.
// `npm run test:all` takes all of those loops. The first line says which it is, the last one how it went.
import { installed, requireNode } from './project.mjs'
import { describeSample, sampleOfRun } from './test-sample.mjs'
import { browserTests, conclude, prepareBrowserTests, style, types, unitTests } from './test-steps.mjs'

requireNode()
if (process.argv.includes('--all')) process.env.QUAY_TEST_ALL = '1'
const sample = sampleOfRun()
// The same part in every process, also where midnight comes in between.
process.env.QUAY_TEST_SEED = String(sample.seed)
process.stdout.write(`${describeSample(sample)}\n`)
await installed()
// The tests of code leave a processor idle whenever the database answers: what needs no test goes on beside them.
const [code, beside] = await Promise.all([unitTests(), besideTests()])
conclude([...beside, code, await browserTests()])

async function besideTests() {
  const counts = [await types(), await style()]
  await prepareBrowserTests()
  return counts
}
