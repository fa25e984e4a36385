import { sortedByOf } from '@quay/contract/sorted-by-of'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { standInBrowser } from '../api/session/browser-stand-in.ts'
import type { ListDefinition } from './define-list.ts'
import type { ListRoute } from './filter.ts'
import { leftOut } from './left-out.ts'

type Declared = ListDefinition<ListRoute, ListRoute> & { file: string }

const declared = vi.hoisted(() => [] as unknown[])
vi.mock(import('./define-list.ts'), async original => {
  const kit = await original()
  const defineList: typeof kit.defineList = definition => {
    declared.push(definition)
    return kit.defineList(definition)
  }
  return { ...kit, defineList }
})

const texts = import.meta.glob<string>(['../features/**/*.tsx', '../routes/**/*.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const modules = import.meta.glob('../features/**/*.tsx')
const withText = (pattern: RegExp) => Object.keys(texts).filter(name => pattern.test(texts[name]!))
const files = withText(/\bdefineList\(/)

it('every list stands on the kit: declare it with defineList, read it with useList, show it with ListScreen', () => {
  // The grid of prices is no list of rows: its cells are written in.
  expect(withText(/<ListPage\b|\buseListPaging\(/)).toEqual(['../features/price-book/price-setting.tsx'])
})

it('a list is its columns and filters: a screen above 60 lines holds a component that wants its own file', () => {
  const long = files.filter(name => texts[name]!.trimEnd().split('\n').length > 60)
  expect(long).toEqual([])
})

const lists: Declared[] = []
beforeAll(async () => {
  standInBrowser()
  Object.assign(window, { matchMedia: () => ({ matches: false, addEventListener() {} }) })
  // defineList throws where totals and Excel do not take what the filters ask for.
  for (const file of files) {
    await modules[file]!()
    lists.push(...declared.splice(0).map(definition => ({ ...(definition as Declared), file })))
  }
}, 60_000)
afterAll(() => vi.unstubAllGlobals())

const textOf = ({ file }: Declared) => texts[file]!
const parts = {
  excel: (list: Declared) => list.exported !== undefined || /<\w*Excel\w*\b/.test(textOf(list)),
  totals: (list: Declared) =>
    list.totals !== undefined ||
    Object.values(list.figures ?? {}).some(({ adds }) => adds) ||
    // Sums that came with the rows.
    /\b(totals|foot)=\{|<ReportPage\b/.test(textOf(list)),
  sort: (list: Declared) => [...(list.sort ?? sortedByOf(list.route)), ...Object.keys(list.figures ?? {})].length > 0,
}

describe.each(Object.keys(parts) as (keyof typeof parts)[])('%s', part => {
  it('is a part of every list: build it, or say in left-out.ts why this list does without', () => {
    const missing = lists.filter(list => !parts[part](list) && !leftOut[part][list.id]).map(list => list.id)
    expect([...new Set(missing)]).toEqual([])
  })

  it('is left out by those lists alone that left-out.ts names', () => {
    const without = lists.filter(list => !parts[part](list)).map(list => list.id)
    expect(Object.keys(leftOut[part]).filter(id => !without.includes(id))).toEqual([])
  })
})

it('what a route sorts by is a column: one of another name would have no head to press', () => {
  const facts = { may: () => true, rows: [], total: { isReported: true }, query: {}, today: '2026-11-27', branchId: '' }
  const without = lists.flatMap(list => {
    const columns = typeof list.columns === 'function' ? list.columns(facts as never) : list.columns
    const ids = columns?.map(({ id }) => id)
    return [...sortedByOf(list.route), ...Object.keys(list.figures ?? {})]
      .filter(id => ids?.length && !ids.includes(id))
      .map(id => `${list.id}: ${id}`)
  })
  // The newest goods come first by the address alone.
  expect(without).toEqual(['product: createdAt'])
})

it('a file comes in the order of its list: its route takes the columns by which the list is sorted', () => {
  const sortable = lists.filter(({ route, exported }) => exported && sortedByOf(route).length > 0)
  const other = sortable.filter(
    ({ route, exported }) => !isSame(sortedByOf({ query: exported?.body }), sortedByOf(route)),
  )
  expect(sortable.length).toBeGreaterThan(15)
  expect(other.map(({ id }) => id)).toEqual([])
})

const isSame = (some: readonly string[], others: readonly string[]) => some.join() === others.join()
