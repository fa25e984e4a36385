import { readdirSync, readFileSync } from 'node:fs'
import * as path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { standInBrowser } from '../api/browser-stand-in.ts'

const source = path.resolve(import.meta.dirname, '..')
const screens = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map(name => name.replaceAll('\\', '/'))
  .filter(name => name.endsWith('.tsx'))
const text = (name: string) => readFileSync(path.join(source, name), 'utf8')

it('every list stands on the kit: declare it with defineList, read it with useList, show it with ListScreen', () => {
  const past = screens.filter(
    name => !/^(list|ui|gallery)\//.test(name) && /<ListPage\b|\buseListPaging\(/.test(text(name)),
  )
  // The grid of prices is no list of rows: its cells are written in.
  expect(past).toEqual(['features/price-book/price-setting.tsx'])
})

beforeAll(() => {
  standInBrowser()
  Object.assign(window, { matchMedia: () => ({ matches: false, addEventListener() {} }) })
})
afterAll(() => vi.unstubAllGlobals())

const lists = screens.filter(name => /\bdefineList\(/.test(text(name)))

it.each(lists)('%s: totals and Excel take what its filters ask for', async name => {
  // defineList throws where they do not.
  expect(await import(path.join(source, name))).toBeDefined()
})
