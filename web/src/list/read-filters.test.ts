import { branchFilter, pageQuery } from '@quay/contract/page'
import { routes } from '@quay/contract/route'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineList } from './define-list.ts'
import { type Asked, choicesOf, type Filter, type PlainFilter } from './filter.ts'
import { isInForce, keptOf, readFilters, without } from './read-filters.ts'

const query = {
  ...branchFilter,
  keyword: z.string().optional(),
  from: z.string().optional(),
  to: z.string().optional(),
  status: z.enum(['DRAFT', 'SUCCEED']).optional(),
  late: z.enum(['true']).optional(),
  providerId: z.uuid().optional(),
  movedWithinDays: z.coerce.number().optional(),
}
const permission = { model: 'import_product', action: 'read' } as const
const { list, total, narrow } = routes({
  list: {
    method: 'GET',
    path: '/x',
    summary: '',
    permission,
    query: pageQuery.extend(query),
    response: z.object({ items: z.array(z.object({ id: z.string() })) }),
  },
  total: { method: 'GET', path: '/x/total', summary: '', permission, query: z.object(query), response: z.object({}) },
  narrow: {
    method: 'GET',
    path: '/x/narrow',
    summary: '',
    permission,
    query: z.object({ status: query.status }),
    response: z.object({}),
  },
})

const filters: ReadonlyArray<Filter<Asked<typeof list>>> = [
  { kind: 'period', usual: 'month' },
  {
    kind: 'choice',
    field: 'status',
    label: 'Trạng thái',
    choices: choicesOf({ '': 'Mọi', DRAFT: 'Tạm', SUCCEED: 'Xong' }),
  },
  {
    kind: 'choice',
    address: 'state',
    label: 'Tình trạng',
    usual: 'open',
    choices: [
      { value: 'all', label: 'Mọi', asks: {} },
      { value: 'open', label: 'Đang chờ', asks: { status: 'DRAFT' } },
      { value: 'late', label: 'Trễ', asks: { late: 'true' } },
    ],
  },
  { kind: 'linked', field: 'providerId', label: 'Nhà cung cấp' },
  { kind: 'flag', field: 'movedWithinDays', address: 'moved', value: '30', label: 'Giá đổi', yes: 'Có' },
]
const plain = filters as readonly PlainFilter[]
const [period, status, state, provider, moved] = plain as [
  PlainFilter,
  PlainFilter,
  PlainFilter,
  PlainFilter,
  PlainFilter,
]
const asked = (some: PlainFilter, address: Record<string, string>) => readFilters([some], address, '2026-11-22')

describe('what the address asks a list for', () => {
  it.each([
    [period, {}, { from: '2026-11-01', to: '2026-11-30' }],
    [period, { period: 'today' }, { from: '2026-11-22', to: '2026-11-22' }],
    [period, { from: '2026-01-05' }, { from: '2026-01-05', to: undefined }],
    [status, {}, {}],
    [status, { status: 'DRAFT' }, { status: 'DRAFT' }],
    [status, { status: 'NONSENSE' }, {}],
    [state, {}, { status: 'DRAFT' }],
    [state, { state: 'all' }, {}],
    [state, { state: 'late' }, { late: 'true' }],
    [provider, { providerId: 'p1' }, { providerId: 'p1' }],
    [provider, { providerId: '' }, {}],
    [moved, { moved: '1' }, { movedWithinDays: '30' }],
  ])('%#', (filter, address, query) => {
    expect(asked(filter, address)).toEqual(query)
  })
})

it('only what differs from the usual has a chip', () => {
  const inForce = (address: Record<string, string>) => plain.filter(one => isInForce(one, address)).length
  expect(inForce({})).toBe(0)
  expect(inForce({ period: 'month', state: 'open', status: '', status2: 'x' })).toBe(0)
  expect(inForce({ period: 'today', status: 'SUCCEED', state: 'all', providerId: 'p1', moved: '30' })).toBe(5)
})

it('a filter is taken out with all its names, a kept view holds the names in use and no others', () => {
  expect(without([period, state])).toEqual({ period: undefined, from: undefined, to: undefined, state: undefined })
  const address = { keyword: 'para', status: 'DRAFT', moved: '30', cursor: 'c', voucher: 'v' }
  expect(keptOf(plain, address)).toEqual({ keyword: 'para', status: 'DRAFT', moved: '30' })
})

it('a list does not come about whose totals are of other rows than its filter', () => {
  const common = {
    id: 'x',
    words: { title: 'X', emptyTitle: '' },
    route: list,
    columns: [],
  }
  const searched = { ...common, words: { ...common.words, find: 'Tìm' } }
  expect(defineList({ ...searched, filters, total, ofBranch: true }).total).toBe(total)
  expect(() => defineList({ ...common, filters, total: narrow })).toThrow(/total of list x does not take from, to/)
  expect(() => defineList({ ...searched, total: narrow })).toThrow(/keyword/)
})

/** Compiled and never run: what the contract does not know is no filter. */
export const refused: ReadonlyArray<Filter<Asked<typeof list>>> = [
  // @ts-expect-error no field of the route
  { kind: 'linked', field: 'customerId', label: '' },
  // @ts-expect-error no value of the field
  { kind: 'choice', field: 'status', label: '', choices: [{ value: 'SOLD', label: '' }] },
  // @ts-expect-error no field of the route
  { kind: 'choice', address: 'x', label: '', choices: [{ value: 'x', label: '', asks: { sold: 'true' } }] },
]
