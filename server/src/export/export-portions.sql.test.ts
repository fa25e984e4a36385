import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../test/app.ts'
import type { Actor, Tx } from '../db/connection/transaction.ts'
import { readByCursor } from '../db/list/read-by-cursor.ts'
import { newId } from '../db/new-id.ts'
import { runRequest } from '../http/run-request.ts'
import { makeTurns } from '../http/turns.ts'
import { exportPortions } from './export-portions.ts'
import { progressOf } from './running-exports.ts'

let shop: TestApp
let owner: Person
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
})
afterAll(() => shop.close())

const turns = makeTurns()
const run = <Result>(work: (tx: Tx) => Promise<Result>, isGone?: () => boolean) =>
  runRequest(
    {
      pool: shop.database.pool,
      turns,
      lane: 'file',
      caller: { store: owner.profile.store.id, session: '' },
      sendJob: async () => {},
      origin: { address: null, userAgent: null, requestId: 'thu', isGone },
      storeId: owner.profile.store.id,
      readOnly: false,
    },
    work,
  )

const numbers = (count: number) => `select n from generate_series(1, ${count}) n order by n`

it.each([0, 1, 499, 500, 501, 1_200])(
  'a cursor gives %i rows once each, in order, no more than a portion at a time',
  async count => {
    const portions: number[][] = await run(async tx => {
      const found: number[][] = []
      for await (const rows of readByCursor<{ n: number }>(tx, numbers(count))) found.push(rows.map(({ n }) => n))
      return found
    })
    expect(portions.flat()).toEqual(Array.from({ length: count }, (_, at) => at + 1))
    expect(Math.max(0, ...portions.map(({ length }) => length))).toBeLessThanOrEqual(500)
  },
)

const actor = () =>
  ({
    employeeId: owner.profile.id,
    branchId: owner.branchId,
    branchIds: [owner.branchId],
    isOwner: true,
    rights: new Set(['data_export/create']),
  }) as unknown as Actor

const columns = [{ header: 'Số', value: ({ n }: { n: number }) => n }]
const file = { sheet: 'Số', file: 'so', content: 'Số', columns }

it('tells how far a file is while it is made, and stops within a portion once the caller has gone', async () => {
  const id = newId()
  const seen: (number | undefined)[] = []
  let hasLeft = false
  const making = run(
    async tx => {
      async function* rows() {
        for await (const portion of readByCursor<{ n: number }>(tx, numbers(2_000))) {
          seen.push(progressOf(id, owner.profile.id)?.done)
          if (seen.length === 3) hasLeft = true
          yield portion
        }
      }
      return exportPortions(tx, actor(), file, { id, branchId: owner.branchId }, { count: 2_000, rows: rows() })
    },
    () => hasLeft,
  )
  await expect(making).rejects.toMatchObject({ code: 'export-cancelled' })
  expect(seen).toEqual([0, 100, 200])
  expect(progressOf(id, owner.profile.id)).toBeUndefined()
})
