import { spawn } from 'node:child_process'
import { platform } from 'node:os'
import { makeSpooler } from './windows-spooler.ts'

/** The print queues of the computer on which the server runs. */
export interface PrintQueues {
  /** Their names, as the system says them. */
  names(): Promise<string[]>
  /** Puts bytes into a queue as they are. Throws where the system does not take them. */
  send(name: string, bytes: Uint8Array): Promise<void>
}

const listPatience = 5_000
const sendPatience = 10_000

/** The queues of this system: CUPS on Linux and macOS, the spooler on Windows. */
export const systemQueues = (): PrintQueues => (platform() === 'win32' ? makeSpooler() : cups)

/** `lp` and `lpstat` with their arguments in a list: no shell reads a name. */
const cups: PrintQueues = {
  async names() {
    const text = await run('lpstat', ['-e'], undefined, listPatience).catch(() => '')
    return text.split('\n').flatMap(line => line.trim() || [])
  },
  async send(name, bytes) {
    await run('lp', ['-d', name, '-o', 'raw'], bytes, sendPatience)
  },
}

function run(program: string, options: string[], input: Uint8Array | undefined, patience: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, options, { timeout: patience, stdio: ['pipe', 'pipe', 'ignore'] })
    let text = ''
    child.stdout.setEncoding('utf8').on('data', piece => {
      text += piece
    })
    child.on('error', reject)
    child.stdin.on('error', reject)
    child.on('close', code => (code === 0 ? resolve(text) : reject(new Error(`${program} ended with ${code}`))))
    child.stdin.end(input)
  })
}
