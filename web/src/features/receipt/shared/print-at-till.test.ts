import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import type { OwedCount } from '../../../print/job-store.ts'

const { owed, call, papers } = vi.hoisted(() => ({
  owed: new Map<string, OwedCount>(),
  call: vi.fn(),
  papers: [] as { code: string; copy: number | 'offline' }[],
}))
vi.mock('../../../api/client.ts', () => ({ call }))
vi.mock('../../../api/session/session.ts', () => ({
  useSession: { getState: () => ({ profile: { store: { id: 's1' } } }) },
}))
vi.mock('../../../offline/connection/connection.ts', () => ({ useConnection: { subscribe: () => {} } }))
vi.mock('../../../print/job-store.ts', () => ({
  oweCount: async (one: OwedCount) => void owed.set(one.key, one),
  owedCounts: async () => [...owed.values()],
  dropCount: async (key: string) => void owed.delete(key),
}))
vi.mock('../../../print/printing.ts', () => ({
  hasOwnDrawer: () => false,
  print: async ({ name, setting }: { name: string; setting: { copy: number | 'offline' } }) =>
    void papers.push({ code: name, copy: setting.copy }),
}))
vi.mock('../../../print/branch-print.ts', () => ({
  lookOf: (_kind: string, _branch: string, _print: unknown, copy: number | 'offline') => ({ setting: { copy } }),
  ordinaryPrint: {},
}))

const { printAtTill, tellCounts } = await import('./print-at-till.ts')

const bill = { id: 'b1', code: 'HD1', branchId: 'br', printCount: 0 } as never
const keys = () => call.mock.calls.map(([, , options]) => options.idempotencyKey as string)
const network = new ApiError({ code: 'network', message: 'Mất mạng' } as never)

beforeEach(() => {
  owed.clear()
  papers.length = 0
  call.mockReset()
})

it('counts the first paper behind the back of who sells, and owes the count where no answer came', async () => {
  call.mockRejectedValueOnce(network)
  await printAtTill(bill, { counts: 'first' })
  expect(papers).toEqual([{ code: 'HD1', copy: 0 }])
  expect([...owed.keys()]).toEqual(keys())
  call.mockResolvedValueOnce({ printCount: 1 })
  await tellCounts()
  // A lost answer may have counted: the server knows the paper by its key.
  expect(new Set(keys()).size).toBe(1)
  expect(owed.size).toBe(0)
})

it('counts a paper that is printed again before it is printed, under one key whatever became of the answer', async () => {
  call.mockResolvedValueOnce({ printCount: 3 })
  await printAtTill(bill, { counts: 'again' })
  call.mockRejectedValueOnce(network)
  await printAtTill(bill, { counts: 'again' })
  expect(papers.map(({ copy }) => copy)).toEqual([2, 'offline'])
  expect([...owed.keys()]).toEqual([keys()[1]])
  call.mockResolvedValueOnce({ printCount: 4 })
  await tellCounts()
  expect(keys()).toEqual([keys()[0], keys()[1], keys()[1]])
})

it('tells the others where the server does not know one of the bills, and keeps that one for a week', async () => {
  const young = '01a00000-0000-7000-8000-000000000001'
  const old = '01800000-0000-7000-8000-000000000002'
  vi.useFakeTimers({ now: 0x01a000000000 + 1000 })
  for (const key of [young, old]) owed.set(key, { key, storeId: 's1', billId: key })
  owed.set('01a00000-0000-7000-8000-000000000003', {
    key: '01a00000-0000-7000-8000-000000000003',
    storeId: 's1',
    billId: 'b1',
  })
  const gone = new ApiError({ code: 'not-found', message: 'Không có', retry: 'final' } as never)
  call.mockRejectedValueOnce(gone).mockRejectedValueOnce(gone).mockResolvedValueOnce({ printCount: 1 })
  await tellCounts()
  vi.useRealTimers()
  expect([...owed.keys()]).toEqual([young])
})
