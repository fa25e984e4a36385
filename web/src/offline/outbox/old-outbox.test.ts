import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSession } from '../../api/session/session.ts'
import { drainOldOutboxes } from './old-outbox.ts'
import type { OutboxEntry } from './outbox-entry.ts'

const entry = (id: string, state: string, branchId = 'b1') => ({
  ...{ id, state, queuedAt: 7, refusal: state === 'refused' ? { code: 'stock-short' } : null, draft: { cart: id } },
  body: { id, branchId, items: [], payments: [] },
})

/** As much of IndexedDB as the databases of before need. */
function standInDatabases(held: Record<string, Map<string, object>>) {
  const later = <T>(request: Record<string, unknown>, result: T, event = 'onsuccess') => {
    queueMicrotask(() => {
      request.result = result
      ;(request[event] as (() => void) | undefined)?.()
    })
    return request
  }
  vi.stubGlobal('indexedDB', {
    databases: async () => Object.keys(held).map(name => ({ name })),
    deleteDatabase: (name: string) => delete held[name],
    open: (name: string) =>
      later(
        {},
        {
          objectStoreNames: { contains: () => true },
          close: () => {},
          transaction: () => {
            const transaction = {
              objectStore: () => ({
                getAll: () => later({}, [...held[name]!.values()]),
                delete: (id: string) => held[name]!.delete(id),
              }),
            }
            return later(transaction as never, null, 'oncomplete')
          },
        },
      ),
  })
}

beforeEach(() => useSession.setState({ profile: { id: 'lan', branches: [{ id: 'b1' }] } as never }))
afterEach(() => {
  useSession.setState({ profile: null })
  vi.unstubAllGlobals()
})

it('takes over what outboxes of version 1 hold as form 1, and deletes those that are empty then', async () => {
  const held = {
    'quay.v1.lan.outbox': new Map([
      ['a', entry('a', 'sending')],
      ['b', entry('b', 'refused')],
    ]),
    'quay.v1.hoa.outbox': new Map([
      ['c', entry('c', 'queued')],
      ['d', entry('d', 'queued', 'b9')],
    ]),
    'quay.v2.s1.outbox': new Map([['e', entry('e', 'queued')]]),
  }
  standInDatabases(held)
  const taken: OutboxEntry[] = []
  await drainOldOutboxes('lan', { putBack: async entries => taken.push(...entries) })
  expect(taken.map(({ id, form, life, due, body, draft }) => [id, form, life, due, body.sellerId, draft])).toEqual([
    ['a', 1, 'kept', 'kept', 'lan', null],
    // No paper was out: it may be opened again.
    ['b', 1, 'live', 'refused', 'lan', { cart: 'b' }],
    ['c', 1, 'kept', 'kept', 'hoa', null],
  ])
  // What was sold at a branch of another shop stays for who belongs there.
  expect(Object.keys(held)).toEqual(['quay.v1.hoa.outbox', 'quay.v2.s1.outbox'])
  expect([...held['quay.v1.hoa.outbox'].keys()]).toEqual(['d'])
})

it('leaves everything where the disk does not take it', async () => {
  const held = { 'quay.v1.lan.outbox': new Map([['a', entry('a', 'queued')]]) }
  standInDatabases(held)
  const full = drainOldOutboxes('lan', { putBack: () => Promise.reject(new DOMException('', 'QuotaExceededError')) })
  await expect(full).rejects.toThrow()
  expect(held['quay.v1.lan.outbox'].size).toBe(1)
})
