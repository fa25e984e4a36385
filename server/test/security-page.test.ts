import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const text = readFileSync(path.join(root, 'docs/topics/security.md'), 'utf8')
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).split(
  '\n',
)
const rows = text
  .split('\n')
  .filter(line => /^\| (\d|–)/.test(line))
  .map(line => {
    const [, number = '', , ...answer] = line.split('|')
    return { line, number: number.trim(), answer: answer.join('|').trim() }
  })

/** The requirements of levels 1 and 2 of ASVS 5.0.0, section by section; chapters 10 and 17 are answered as a whole. */
const asked: Record<string, string> = {
  '1.1': '1-2',
  '1.2': '1-9',
  '1.3': '1-11',
  '1.4': '1-3',
  '1.5': '1-2',
  '2.1': '1-3',
  '2.2': '1-3',
  '2.3': '1-4',
  '2.4': '1',
  '3.2': '1-2',
  '3.3': '1-4',
  '3.4': '1-6',
  '3.5': '1-5',
  '3.7': '1-2',
  '4.1': '1-3',
  '4.2': '1',
  '4.3': '1-2',
  '4.4': '1-4',
  '5.1': '1',
  '5.2': '1-3',
  '5.3': '1-2',
  '5.4': '1-3',
  '6.1': '1-3',
  '6.2': '1-12',
  '6.3': '1-4',
  '6.4': '1-4',
  '6.5': '1-5',
  '6.6': '1-3',
  '6.8': '1-4',
  '7.1': '1-3',
  '7.2': '1-4',
  '7.3': '1-2',
  '7.4': '1-5',
  '7.5': '1-2',
  '7.6': '1-2',
  '8.1': '1-2',
  '8.2': '1-3',
  '8.3': '1',
  '8.4': '1',
  '9.1': '1-3',
  '9.2': '1-4',
  '11.1': '1-2',
  '11.2': '1-3',
  '11.3': '1-3',
  '11.4': '1-4',
  '11.5': '1',
  '11.6': '1',
  '12.1': '1-3',
  '12.2': '1-2',
  '12.3': '1-4',
  '13.1': '1',
  '13.2': '1-5',
  '13.3': '1-2',
  '13.4': '1-5',
  '14.1': '1-2',
  '14.2': '1-4',
  '14.3': '1-3',
  '15.1': '1-3',
  '15.2': '1-3',
  '15.3': '1-7',
  '16.1': '1',
  '16.2': '1-5',
  '16.3': '1-4',
  '16.4': '1-3',
  '16.5': '1-3',
}

const counted = (section: string, range: string): string[] => {
  const [first, last = first] = range.split('-').map(Number)
  return Array.from({ length: last! - first! + 1 }, (_, i) => `${section}.${first! + i}`)
}

/** The requirements of one row: `6.2.2, 6.2.3`, `1.2.1–1.2.3`, or a whole section, `4.3`. */
function numbersOf(number: string): string[] {
  return number.split(',').flatMap(part => {
    const [first, last] = part.replace('(L3)', '').trim().split('–')
    if (!first) return []
    const [chapter, section, from] = first.split('.')
    const name = `${chapter}.${section}`
    if (!from) return counted(name, asked[name] ?? '1')
    return counted(name, last ? `${from}-${last.split('.')[2]}` : from)
  })
}

it('answers every requirement of levels 1 and 2', () => {
  const answered = new Set(rows.flatMap(({ number }) => numbersOf(number)))
  const missing = Object.entries(asked).flatMap(([section, range]) =>
    counted(section, range).filter(number => !answered.has(number)),
  )
  expect(missing).toEqual([])
})

it('names only files that are there', () => {
  const named = [...text.matchAll(/`([\w./-]+\.(?:tsx?|md))`/g), ...text.matchAll(/\b(docs\/[\w./-]+\.md)/g)]
  const missing = named
    .map(([, name]) => name!)
    .filter(name => !files.some(file => file === name || file.endsWith(`/${name}`)))
  expect(missing).toEqual([])
})

it('answers each line by a test, a paper, or the reason why it is open or nothing is to be tested', () => {
  const bare = rows.filter(
    ({ answer }) => !/^–|\*\*open|\.(test|spec)\.tsx?`|\*(stranger|rights|foreign|fuzz|shapes)\*|docs\//.test(answer),
  )
  expect(bare.map(({ line }) => line)).toEqual([])
})

it('leaves five lines open at most', () => {
  const open = rows.filter(({ number, answer }) => /\*\*open/i.test(answer) && !number.includes('(L3)'))
  expect(open.map(({ number }) => number)).toHaveLength(5)
})
