import { expect, it } from 'vitest'
import { withoutSummaries } from './leave-summaries-out.ts'

it('takes the sentences of routes out, and nothing that the code needs', () => {
  const code = `
  list: {
    method: 'GET',
    summary: 'Danh sách, mới nhất trước: \\'tạm\\' nữa',
    permission: 'any',
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
