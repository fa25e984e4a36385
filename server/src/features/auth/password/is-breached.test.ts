import { createHash } from 'node:crypto'
import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isBreached } from './is-breached.ts'

let directory: string
beforeAll(async () => {
  directory = await fs.mkdtemp(path.join(tmpdir(), 'quay-breached-'))
})
afterAll(() => fs.rm(directory, { recursive: true, force: true }))

const listOf = async (passwords: string[], ending: string) => {
  const lines = passwords.map((password, i) => {
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase()
    return `${hash}:${10 ** (i % 8)}`
  })
  const file = path.join(directory, `${passwords.length}-${ending.length}.txt`)
  await fs.writeFile(file, lines.toSorted().join(ending) + (passwords.length ? ending : ''))
  return file
}

it.each([0, 1, 2, 3, 100, 1000])('finds each of %i passwords of a list and none beside them', async count => {
  const passwords = Array.from({ length: count }, (_, i) => `mat khau ${i}`)
  for (const ending of ['\n', '\r\n']) {
    const file = await listOf(passwords, ending)
    for (const password of passwords) expect(await isBreached(file, password)).toBe(true)
    for (let i = 0; i < 50; i++) expect(await isBreached(file, `khong co trong do ${i}`)).toBe(false)
  }
})

it('ends in a file that is something else', async () => {
  const file = path.join(directory, 'other')
  await fs.writeFile(file, 'x'.repeat(10_000))
  expect(await isBreached(file, 'mat khau')).toBe(false)
})
