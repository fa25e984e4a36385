import { createInterface } from 'node:readline/promises'
import { readRecoveryKey } from '@quay/domain/recovery/recovery-key'
import { StartError } from '../start/start-error.ts'

const mostTries = 5

/**
 * Asks at the terminal for the recovery key of a copy; says which group was mistyped, and asks again. Gives it as it is
 * printed. Throws StartError when no line comes, or none that can be right.
 */
export async function askRecoveryKey(name: string): Promise<string> {
  const { stdin: input, stdout: output } = process
  const lines = createInterface({ input, output, terminal: Boolean(input.isTTY) })
  const answers = lines[Symbol.asyncIterator]()
  try {
    output.write(`This copy is encrypted. Type the recovery key ${name} from its paper, seven groups of five:\n`)
    for (let tries = 0; tries < mostTries; tries++) {
      const { value, done } = await answers.next()
      if (done) break
      const read = readRecoveryKey(value)
      if (read.ok) return read.key
      output.write(
        read.reason === 'group'
          ? `Group ${read.group} is mistyped. Once more, all of it:\n`
          : 'A recovery key has seven groups of five letters and digits. Once more:\n',
      )
    }
  } finally {
    lines.close()
  }
  throw new StartError(`Without the recovery key ${name} this copy does not open.`)
}
