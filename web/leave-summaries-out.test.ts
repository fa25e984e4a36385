import { readdirSync } from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { ofContract, withoutSummaries } from './leave-summaries-out.ts'

it('takes the sentences of routes out, and nothing that the code needs', () => {
  const code = `
  list: {
    method: 'GET',
    summary: 'Danh sách, mới nhất trước: \\'tạm\\' nữa',
    permission: 'any',
    errors: ['not-found', ...refusals],
    status: 201,
    audit: 'bill.create',
  },
  get: { path: '/x', summary:
      'Một dòng', response },
  summary: {
    method: 'GET',
    response: medicineSummary,
  },
  const { summary } = page`
  expect(withoutSummaries(code)).toBe(`
  list: {
    method: 'GET',
    
    permission: 'any',
    
    
    
  },
  get: { path: '/x',  response },
  summary: {
    method: 'GET',
    response: medicineSummary,
  },
  const { summary } = page`)
})

it('looks at the routes of every feature', () => {
  const contract = path.resolve(import.meta.dirname, '../contract/src')
  const routes = readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter(file => /\broutes\.ts$/.test(file))
  expect(routes.length).toBeGreaterThan(30)
  expect(routes.filter(file => !ofContract.test(path.join(contract, file)))).toEqual([])
})
