import type pg from 'pg'
import { expect, it } from 'vitest'
import { kyselyOn } from './kysely-on.ts'

const bills = kyselyOn({} as pg.ClientBase)
  .selectFrom('bill')
  .select('id')

it.each([
  ['a page and the row that tells of more', bills.limit(21).offset(0), /limit 21 offset 0$/, []],
  ['a later page', bills.limit(51).offset(150), /limit 51 offset \$1$/, [150]],
  ['a size that nobody usually asks for', bills.limit(37), /limit \$1$/, [37]],
])('writes into the text what the planner must know: %s', (_, query, text, parameters) => {
  const compiled = query.compile()
  expect(compiled.sql).toMatch(text)
  expect(compiled.parameters).toEqual(parameters)
})
