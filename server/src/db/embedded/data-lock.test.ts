import { spawn } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type DataLock, type Holder, isLocked, lockData } from './data-lock.ts'

const moduleUrl = pathToFileURL(path.join(import.meta.dirname, 'data-lock.ts')).href
let directory: string
let held: DataLock[]

beforeEach(async () => {
  directory = await fs.mkdtemp(path.join(tmpdir(), 'quay-lock-'))
  held = []
})

afterEach(async () => {
  for (const lock of held) lock.release()
  await fs.rm(directory, { recursive: true, force: true })
})

function take(dir = directory): DataLock | Holder {
  const taken = lockData(dir, 'test')
  if (isLocked(taken)) held.push(taken)
  return taken
}

/** Another process takes the lock and is killed: what a crash leaves behind. */
async function crashWithLock(): Promise<void> {
  const script = `const { lockData } = await import(${JSON.stringify(moduleUrl)})
    lockData(${JSON.stringify(directory)}, 'crash'); process.stdout.write('held'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  expect(lockData(directory, 'test')).toMatchObject({ program: 'crash', pid: child.pid })
  child.kill('SIGKILL')
  await once(child, 'exit')
}

test('a second one is told who holds it, and has it after the release', () => {
  const first = take()
  if (isLocked(first)) first.describe({ address: 'http://localhost:3000' })
  expect(take()).toEqual({ program: 'test', pid: process.pid, address: 'http://localhost:3000' })
  held.pop()!.release()
  expect(isLocked(take())).toBe(true)
})

test('what a killed program left behind is taken over', async () => {
  await crashWithLock()
  expect(isLocked(take())).toBe(true)
})

test('of many processes that come at once after a crash exactly one has it', async () => {
  await crashWithLock()
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => outcomeOfProcess()))
  expect(outcomes.filter(outcome => outcome === 'locked')).toHaveLength(1)
})

/** Another process tries, says how it went, and holds on for a moment. */
async function outcomeOfProcess(): Promise<string> {
  const script = `const { lockData, isLocked } = await import(${JSON.stringify(moduleUrl)})
    process.stdout.write(isLocked(lockData(${JSON.stringify(directory)}, 'one')) ? 'locked' : 'refused')
    setTimeout(() => {}, 2000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const [said] = await once(child.stdout, 'data')
  await ended
  return String(said)
}
