import type pg from 'pg'
import { expect, it } from 'vitest'
import { transactionOn } from './transaction.ts'

const storeId = '01a20683-0000-7000-8000-000000000001'

/** A transaction that only records the statements sent. */
function listening() {
  const sent: { text: string; values: unknown[] }[] = []
  const client = {
    query: async (text: string, values: unknown[]) => {
      sent.push({ text, values })
      return { rows: [] }
    },
  } as unknown as pg.ClientBase
  const tx = transactionOn(client, {
    storeId,
    origin: { address: null, userAgent: null, requestId: 'r' },
    sendJob: async () => {},
  })
  return { tx, sent }
}

it('writes each field into its column, whatever the order in which rows name them; one that is left out is null', async () => {
  const { tx, sent } = listening()
  const rows = [
    { id: 'a', productId: 'p', expiryDate: '2026-12-31' },
    { productId: 'q', id: 'b' },
    { id: 'c', number: 'L1', productId: 'r' },
  ] as never[]
  await tx.insert('lot', rows)
  expect(sent).toEqual([
    {
      text: 'insert into "lot" ("store_id","id","product_id","expiry_date","number") values ($1,$2,$3,$4,$5),($6,$7,$8,$9,$10),($11,$12,$13,$14,$15)',
      values: [
        ...[storeId, 'a', 'p', '2026-12-31', undefined],
        ...[storeId, 'b', 'q', undefined, undefined],
        ...[storeId, 'c', 'r', undefined, 'L1'],
      ],
    },
  ])
})

it('sends nothing where there are no rows', async () => {
  const { tx, sent } = listening()
  await tx.insert('lot', [])
  expect(sent).toEqual([])
})
