import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { standInBrowser } from '../api/browser-stand-in.ts'

const texts = import.meta.glob<string>(['../features/**/*.tsx', '../routes/**/*.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const modules = import.meta.glob('../features/**/*.tsx')
const withText = (pattern: RegExp) => Object.keys(texts).filter(name => pattern.test(texts[name]!))

it('every list stands on the kit: declare it with defineList, read it with useList, show it with ListScreen', () => {
  // The grid of prices is no list of rows: its cells are written in.
  expect(withText(/<ListPage\b|\buseListPaging\(/)).toEqual(['../features/price-book/price-setting.tsx'])
})

it('a list is its columns and filters: a screen above 60 lines holds a component that wants its own file', () => {
  const long = withText(/\bdefineList\(/).filter(name => texts[name]!.trimEnd().split('\n').length > 60)
  expect(long).toEqual([])
})

beforeAll(() => {
  standInBrowser()
  Object.assign(window, { matchMedia: () => ({ matches: false, addEventListener() {} }) })
})
afterAll(() => vi.unstubAllGlobals())

it.each(withText(/\bdefineList\(/))('%s: totals and Excel take what its filters ask for', async name => {
  // defineList throws where they do not.
  expect(await modules[name]!()).toBeDefined()
})
