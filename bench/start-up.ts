import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { median, round } from './statistics.ts'

const root = path.resolve(import.meta.dirname, '..')

/** Seconds from `npm start` until health answers: the first start of a data directory, and later ones. */
export async function measureStart(times: number) {
  const directory = await mkdtemp(path.join(tmpdir(), 'quay-start-'))
  await chmod(directory, 0o755) // PostgreSQL may run as a user of its own
  try {
    const first = await start(directory)
    const later: number[] = []
    for (let i = 0; i < times; i++) later.push(await start(directory))
    return { firstSeconds: round(first), warmSeconds: round(median(later)), all: later.map(round) }
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

async function start(directory: string): Promise<number> {
  const port = await freePort()
  const began = performance.now()
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: directory, DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (!(await healthy(port))) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`)
    await sleep(20)
  }
  const seconds = (performance.now() - began) / 1000
  await stopped(child)
  return seconds
}

async function stopped(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}

const healthy = (port: number) =>
  fetch(`http://127.0.0.1:${port}/mp/api/health`).then(
    reply => reply.ok,
    () => false,
  )

const freePort = () =>
  new Promise<number>(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' ? address!.port : 0))
    })
  })
