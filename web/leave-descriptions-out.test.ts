import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { ofSchemas, withoutDescriptions } from './leave-descriptions-out.ts'

const folder = path.dirname(createRequire(import.meta.url).resolve('zod/package.json'))

it('finds all that zod has of JSON schemas and of English in its file of today', () => {
  const schemas = path.join(folder, 'v4/classic/schemas.js')
  expect(schemas).toMatch(ofSchemas)
  const named = withoutDescriptions(readFileSync(schemas, 'utf8'))
    .split('\n')
    .filter(line => !/^(?:import |\/\/)/.test(line))
    .filter(line => /processJSONSchema|processors\.(?!aggregateChecks)|JSONSchemaMethod|\ben\(/.test(line))
  expect(named).toEqual([])
})
