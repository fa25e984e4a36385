import { readdirSync, readFileSync } from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

const rows = readFileSync(path.join(root, 'docs/glossary.md'), 'utf8')
  .split('\n')
  .filter(line => line.startsWith('| ') && !line.startsWith('| Vietnamese'))
  .map(line => line.split('|').slice(1, -1))
  .map(([words, identifiers]) => ({ words: words!.trim(), identifiers: identifiers!.matchAll(/`([^`]+)`/g) }))

const source = ['contract/src', 'domain/src', 'server/src', 'server/migrations', 'web/src', 'bench', 'scripts']
  .flatMap(folder =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(name => `${folder}/${name}`),
  )
  .filter(name => /\.(ts|tsx|sql|mjs)$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map(name => `${path.basename(name)}\n${readFileSync(path.join(root, name), 'utf8')}`)
  .join('\n')
const written = new Set(source.match(/\w+/g))

it('each identifier of the glossary stands in the code: rename it in both', () => {
  expect(rows.length).toBeGreaterThan(200)
  const gone = rows.flatMap(({ words, identifiers }) =>
    [...identifiers]
      .flatMap(([, identifier]) => identifier!.match(/[A-Za-z_][\w-]*/g) ?? [])
      .filter(part => !written.has(part) && !source.includes(part))
      .map(part => `${words}: ${part}`),
  )
  expect(gone).toEqual([])
})

// What stands in brackets says which of two things is meant.
it('each Vietnamese word stands in the glossary once: one word for one thing', () => {
  const all = rows.flatMap(({ words }) =>
    words
      .split(/[,;](?![^(]*\))/)
      .map(word => word.trim().toLowerCase())
      .filter(word => word !== '' && word !== '–'),
  )
  const twice = all.filter((word, place) => all.indexOf(word) !== place)
  expect(twice).toEqual([])
})
