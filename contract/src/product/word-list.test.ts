import { expect, it } from 'vitest'
import { wordList } from './word-list.ts'

it.each([
  ['Đau đầu,  sốt ;đau đầu', 'Đau đầu, sốt'],
  [' , ;', ''],
  ['ho\nsổ  mũi', 'ho, sổ mũi'],
  ['HO, ho', 'HO'],
])('%j is kept as %j', (typed, kept) => {
  expect(wordList(300).parse(typed)).toBe(kept)
})

it('is bounded before any work', () => {
  expect(wordList(10).safeParse('a,'.repeat(10_000)).success).toBe(false)
})
