// `npm run test:only -- stock-transfer`: types, the tests whose path has the word, and the journeys of it on a fresh build,
// for the minutes between two changes: whole, where `npm test` takes a sample of the longest loops. More words take more.
import { readdirSync } from 'node:fs'
import * as path from 'node:path'
import { requireNode, root, stop } from './project.mjs'
import { browserTests, conclude, types, unitTests } from './test-steps.mjs'

requireNode()
// Of one feature every page and every case is little: no sample.
process.env.QUAY_TEST_ALL ??= '1'
const words = process.argv.slice(2)
if (!words.length) stop('Say what to test: npm run test:only -- <feature> [<feature> …], as its folder is called.')

const counts = [await types(), await unitTests(words)]
const journeys = readdirSync(path.join(root, 'e2e'), { recursive: true, encoding: 'utf8' })
  .map(file => file.replaceAll('\\', '/'))
  .filter(file => file.endsWith('.spec.ts') && words.some(isOf(file)))
if (journeys.length) counts.push(await browserTests(journeys))
else
  process.stdout.write(
    `No journey is named after ${words.join(', ')}: name one as well, as in \`-- stock-transfer transfers\`.\n`,
  )
conclude(counts)

/**
 * A journey is named after the feature or after its last word: `transfers.spec.ts` is of `stock-transfer`.
 * @param {string} file
 */
function isOf(file) {
  const name = path.posix.basename(file, '.spec.ts')
  return (/** @type {string} */ word) => name.includes(word) || name.startsWith(word.split('-').at(-1) ?? word)
}
