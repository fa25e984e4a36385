import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import * as path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const projectNode = path.join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
const patience = 60_000

export interface ServerProcess {
  baseUrl: string
  pid: number
  /** Where other devices open it (TLS of the shop's own); waits until it was said. */
  networkUrl(): Promise<string>
  /** What it wrote to its error stream. */
  errors(): string
  /** What it wrote to its output. */
  said(): string
  /** Ctrl+C; gives the exit code. */
  stop(): Promise<number | null>
  /** kill -9. */
  kill(): Promise<void>
}

/** Starts the real server as a process of its own, on a free port. Throws with what it said when it ends instead. */
export async function startServerProcess(environment: Record<string, string>): Promise<ServerProcess> {
  const server = runServer(environment)
  const ready = await Promise.race([server.ready, server.ended.then(() => undefined)])
  if (!ready) throw new Error(`The server ended: ${server.errors()}`)
  const end = async (signal: NodeJS.Signals) => {
    server.child.kill(signal)
    return await server.ended
  }
  return {
    baseUrl: ready,
    pid: server.child.pid!,
    networkUrl: () => server.network,
    errors: server.errors,
    said: server.said,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
  }
}

/** Runs the server where it is expected to refuse: gives its exit code and what it said. */
export async function refusedStart(
  environment: Record<string, string>,
): Promise<{ code: number | null; said: string }> {
  const server = runServer(environment)
  const timer = setTimeout(() => server.child.kill('SIGKILL'), patience)
  const code = await server.ended
  clearTimeout(timer)
  return { code, said: server.errors() }
}

interface Run {
  child: ChildProcess
  ready: Promise<string>
  network: Promise<string>
  ended: Promise<number | null>
  errors(): string
  said(): string
}

function runServer(environment: Record<string, string>): Run {
  const child = spawn(projectNode, ['server/src/main.ts'], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: '', PORT: '0', REGISTRATION: 'open', LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', text => {
    errors += text
  })
  const heard = (sentence: RegExp) =>
    new Promise<string>(resolve => {
      child.stdout.on('data', () => {
        const address = sentence.exec(said)?.[1]
        if (address) resolve(address)
      })
    })
  child.stdout.setEncoding('utf8').on('data', text => {
    said += text
  })
  const ready = heard(/ready at (\S+)\n/)
  const network = heard(/other devices of the shop: (\S+)\n/)
  return {
    child,
    ready,
    network,
    ended: once(child, 'close').then(([code]) => code),
    errors: () => errors,
    said: () => said,
  }
}
