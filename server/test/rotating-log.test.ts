import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { openLog } from '../../scripts/rotating-log.mjs'

it('keeps the newest five files of a log and loses no line of them', () => {
  const directory = fs.mkdtempSync(path.join(tmpdir(), 'quay-log-'))
  const file = path.join(directory, 'quay.log')
  const read = (name: string) => fs.readFileSync(path.join(directory, name), 'utf8')
  for (let line = 0; line < 40; line++) openLog(file, 20).write(`line ${String(line).padStart(2, '0')}\n`)
  expect(fs.readdirSync(directory).toSorted()).toEqual([
    'quay.1.log',
    'quay.2.log',
    'quay.3.log',
    'quay.4.log',
    'quay.5.log',
    'quay.log',
  ])
  expect(read('quay.log')).toBe('line 38\nline 39\n')
  expect(read('quay.1.log')).toBe('line 36\nline 37\n')
  expect(read('quay.5.log')).toBe('line 28\nline 29\n')
  openLog(file, 20).write('a line that is longer than a file\n')
  expect(read('quay.log')).toBe('a line that is longer than a file\n')
  fs.rmSync(directory, { recursive: true })
})
