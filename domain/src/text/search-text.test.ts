import { describe, expect, it } from 'vitest'
import { searchText, searchWords } from './search-text.ts'

describe('searchText', () => {
  it('begins with the name, keeps keys whole between tabs, and folds everything', () => {
    const text = searchText({
      name: 'Đau Đầu  Hoạt Huyết',
      keys: ['HH000012', '8936001234567', null],
      others: ['Đương quy', undefined, 'VD-1234-20'],
    })
    expect(text).toBe('dau dau hoat huyet\n\thh000012\t8936001234567\t\nduong quy\nvd-1234-20')
  })

  it('lets no tab or line break of a part be mistaken for a border', () => {
    expect(searchText({ name: 'a\tb\nc', keys: [] })).toBe('a b c\n\t\t\n')
  })
})

describe('searchWords', () => {
  it('gives each word once, folded', () => {
    expect(searchWords('  Đau  đầu ĐAU ')).toEqual(['dau'])
    expect(searchWords('Para 500')).toEqual(['para', '500'])
    expect(searchWords('   ')).toEqual([])
  })
})
