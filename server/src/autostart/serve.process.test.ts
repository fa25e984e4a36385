import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// Whole programs start here: a busy machine takes its time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const root = path.resolve(import.meta.dirname, '../../..')
let directory: string
let service: ChildProcess | undefined
beforeEach(async () => {
  directory = await fs.mkdtemp(path.join(tmpdir(), 'quay serve-'))
  await fs.chmod(directory, 0o755)
})
afterEach(async () => {
  service?.kill('SIGKILL')
  await fs.rm(directory, { recursive: true, force: true })
})

const log = () => fs.readFile(path.join(directory, 'logs', 'quay.log'), 'utf8').catch(() => '')
const said = (words: RegExp) =>
  vi.waitFor(async () => expect(await log()).toMatch(words), { timeout: 60_000, interval: 200 })
const pids = async () => [...(await log()).matchAll(/Started as process (\d+)/g)].map(match => Number(match[1]))

async function serve(settings: string) {
  const file = path.join(directory, 'service.env')
  await fs.writeFile(file, settings)
  service = spawn(process.execPath, [`--env-file=${file}`, 'scripts/serve.mjs', path.join(directory, 'logs')], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: directory },
    stdio: 'ignore',
  })
}

test('the server runs by the settings in the file, comes again after it was killed, and ends cleanly with the service', async () => {
  await serve(`DATA_DIR='${path.join(directory, 'data')}'\nPORT='0'\nLOG_LEVEL='error'\n`)
  await said(/Quầy is ready at http:\/\/localhost:\d+/)
  const [first] = await pids()
  process.kill(first!, 'SIGKILL')
  await said(/The server ended \(SIGKILL\)[\s\S]*Starting it again in 2 s[\s\S]*Quầy is ready/)
  const [, second] = await pids()
  service!.kill('SIGTERM')
  await once(service!, 'exit')
  expect(await log()).toMatch(/The server ended \(code 0\)\n$/)
  expect(() => process.kill(second!, 0)).toThrow()
  expect(await fs.readdir(path.join(directory, 'data'))).not.toContain('lock.json')
})

test('when the service itself is killed the server ends by itself, and leaves the data free', async () => {
  await serve(`DATA_DIR='${path.join(directory, 'data')}'\nPORT='0'\n`)
  await said(/Quầy is ready/)
  service!.kill('SIGKILL')
  await vi.waitFor(async () => expect(await fs.readdir(path.join(directory, 'data'))).not.toContain('lock.json'), {
    timeout: 30_000,
    interval: 200,
  })
})

test('a server that cannot begin is tried again with growing pauses, and its reason is in the log', async () => {
  await serve(`DATA_DIR='${path.join(directory, 'data')}'\nPORT='http'\n`)
  await said(/PORT must be a port number[\s\S]*again in 2 s[\s\S]*PORT must[\s\S]*again in 4 s/)
})
