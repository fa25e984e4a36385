import { readdirSync, readFileSync } from 'node:fs'
import { flagKindNames } from '@quay/contract/document-flag/kinds'
import { expect, it } from 'vitest'

it('each kind of flag is expected by a test that has one arise', () => {
  const folders = [import.meta.dirname, `${import.meta.dirname}/../sale-return`]
  const texts = folders
    .flatMap(folder => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => `${folder}/${name}`))
    .filter(name => name.endsWith('.http.test.ts'))
    .map(name => readFileSync(name, 'utf8'))
    .join('\n')
  expect(flagKindNames.filter(kind => !texts.includes(`'${kind}'`))).toEqual([])
})
