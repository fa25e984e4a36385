import { expect, it } from 'vitest'
import { highlight } from './highlight.ts'

const marked = (name: string, query: string) =>
  highlight(name, query)
    .map(part => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')

it.each([
  ['Paracetamol 500 mg', 'para 500', '[Para]cetamol [500] mg'],
  ['Đau đầu Pará', 'dau', '[Đau] đầu Pará'],
  ['Siro ho', 'ho', 'Siro [ho]'],
  ['Hai  dấu cách', 'dau', 'Hai  dấu cách'],
  ['Oresol', 'zzz', 'Oresol'],
])('%s for %s → %s', (name, query, text) => {
  expect(marked(name, query)).toBe(text)
})
