import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FilterChips } from './filter-chips.tsx'

const textOf = (name: string, value: string) =>
  renderToStaticMarkup(<FilterChips filters={[{ id: 'a', name, value, onRemove() {} }]} picked={0} />).replace(
    /<[^>]*>/g,
    '',
  )

it('a chip names its filter and what it asks for, and a filter that is its own answer once', () => {
  expect(textOf('Trạng thái', 'Đã hủy')).toContain('Trạng thái: Đã hủy')
  expect(textOf('Mọi chi nhánh', 'Mọi chi nhánh')).toBe('Mọi chi nhánh')
})
