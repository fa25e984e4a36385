import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readSecret } from './secret.ts'
import { StartError } from './start/start-error.ts'

let directory: string
beforeEach(async () => {
  directory = await fs.mkdtemp(path.join(tmpdir(), 'quay-secret-'))
})
afterEach(() => fs.rm(directory, { recursive: true, force: true }))

const write = (text: string) => fs.writeFile(path.join(directory, 'secret'), text)

it('is made once and kept', async () => {
  const made = await readSecret(directory, undefined)
  expect(made.secret).toHaveLength(64)
  expect(await readSecret(directory, undefined)).toEqual(made)
})

it('comes from SECRET_KEY where that is set, and writes nothing', async () => {
  expect(await readSecret(directory, 'k'.repeat(32))).toEqual({ secret: 'k'.repeat(32), oldSecrets: [] })
  expect(await fs.readdir(directory)).toEqual([])
})

it('is the first line of the file; the lines below are old ones', async () => {
  await write(`${'n'.repeat(40)}\n${'o'.repeat(40)}\r\n${'p'.repeat(40)}\n`)
  expect(await readSecret(directory, undefined)).toEqual({
    secret: 'n'.repeat(40),
    oldSecrets: ['o'.repeat(40), 'p'.repeat(40)],
  })
})

it.each(['', 'short', `${'n'.repeat(40)}\nshort`])('refuses a damaged file: %j', async text => {
  await write(text)
  await expect(readSecret(directory, undefined)).rejects.toThrow(StartError)
})
