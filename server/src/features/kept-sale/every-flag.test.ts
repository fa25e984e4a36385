import { readdirSync, readFileSync } from 'node:fs'
import { flagKindNames } from '@quay/contract/document-flag/kinds'
import { expect, it } from 'vitest'

it('each kind of flag is expected by a test that has one arise', () => {
  const here = import.meta.dirname
  const texts = readdirSync(here)
    .filter(name => name.endsWith('.http.test.ts'))
    .map(name => readFileSync(`${here}/${name}`, 'utf8'))
    .join('\n')
  expect(flagKindNames.filter(kind => !texts.includes(`'${kind}'`))).toEqual([])
})
