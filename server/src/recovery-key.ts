/**
 * `npm run recovery-key`: makes the recovery key of this data directory's copies, for the operator of a server of several
 * stores; a shop's owner makes it in the program. The key is printed once and stored nowhere.
 */
import { randomInt } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { drawRecoveryKey, readRecoveryKey } from '@quay/domain/recovery/recovery-key'
import { renderUnicodeCompact } from 'uqr'
import { readRecoveryFile, writeRecoveryFile } from './backup/recovery-file.ts'
import { readEnvironment } from './start/environment.ts'
import { reportFailure } from './start/explain-failure.ts'
import { StartError } from './start/start-error.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  const { dataDirectory } = readEnvironment()
  const before = await readRecoveryFile(dataDirectory)
  const drawn = drawRecoveryKey(below => randomInt(below))
  say(renderUnicodeCompact(drawn))
  say(`\n  ${drawn}\n`)
  say('Write it down or print it, and keep it away from this machine. It is shown this once only.')
  if (before) say(`Copies until now keep needing the key ${before.name}: keep its paper as long as they are kept.`)
  say('To see that it was written down: type it in.')
  const lines = createInterface({ input: process.stdin, output: process.stdout, terminal: false })
  const { value = '' } = await lines[Symbol.asyncIterator]().next()
  lines.close()
  const read = readRecoveryKey(value ?? '')
  if (!read.ok || read.key !== drawn)
    throw new StartError('That is another key. Nothing was changed; run it once more.')
  await mkdir(dataDirectory, { recursive: true, mode: 0o755 })
  const { name } = await writeRecoveryFile(dataDirectory, drawn, new Date())
  say(`From now on copies are encrypted with the recovery key ${name}.`)
} catch (error) {
  reportFailure(error)
}
