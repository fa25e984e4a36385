import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../test/app.ts'
import { ledgerDifferences } from '../../test/ledgers.ts'
import { shelve } from '../../test/shelf.ts'
import type { Tx } from '../db/connection/transaction.ts'
import { DomainError } from '../db/domain-error.ts'
import { newId } from '../db/new-id.ts'
import { RunAgain } from '../db/run-again.ts'
import { runRequest } from './run-request.ts'
import { makeTurns } from './turns.ts'

let shop: TestApp
let owner: Person
const turns = makeTurns()
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
})
afterAll(() => shop.close())

const run = <Result>(work: (tx: Tx) => Promise<Result>, readOnly = false) =>
  runRequest(
    {
      pool: shop.database.pool,
      turns,
      lane: readOnly ? 'read' : 'write',
      caller: { store: owner.profile.store.id, session: '' },
      sendJob: async () => {},
      origin: { address: null, userAgent: null, requestId: 'thu' },
      storeId: owner.profile.store.id,
      readOnly,
    },
    work,
  )
const pidOf = async (tx: Tx) =>
  (await tx.query<{ pid: number }>('select pg_backend_pid() as pid where $1', [true]))[0]!.pid
const kill = (pid: number) => shop.database.owner.query('select pg_terminate_backend($1)', [pid])
const divideByZero = (tx: Tx) => tx.query('select 1 / $1::int', [0])
const mark = (tx: Tx, text: string) =>
  tx.query('insert into product_search (store_id, id, folded) values ($1, $2, $3)', [tx.storeId, newId(), text])
const marked = async (text: string) =>
  (await shop.database.owner.query('select 1 from product_search where folded = $1', [text])).rowCount

describe('a connection that breaks under a request', () => {
  it('fails that request and nothing else, while a statement runs and between two', async () => {
    const running = run(async tx => {
      const pid = await pidOf(tx)
      const sleeping = tx.query('select pg_sleep($1)', [5])
      await Promise.all([sleeping, pause(100).then(() => kill(pid))])
    })
    await expect(running).rejects.toThrow()
    const between = run(async tx => {
      await kill(await pidOf(tx))
      await pause(100)
      await tx.query('select 1 where $1', [true])
    })
    await expect(between).rejects.toThrow()
    expect((await owner.get('auth/profile')).status).toBe(200)
  })

  it('answers 503 to the sales it cuts; each acknowledged one is there, and the ledgers agree', async () => {
    const product = await shelve(shop, owner, [{ quantity: 1_000 }])
    const items = [{ productId: product.id, unitId: product.units.Viên, quantity: 1 }]
    const sell = () => owner.post('bill', { items, payments: [{ method: 'CASH', amount: 1_000 }] })
    const selling = Promise.all(Array.from({ length: 60 }, sell))
    for (let i = 0; i < 3; i++) {
      await pause(30)
      await shop.database.owner.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'quay' and datname = current_database()`,
      )
    }
    const replies = await selling
    for (const reply of replies) expect([201, 503]).toContain(reply.status)
    expect((await sell()).status).toBe(201)
    for (const reply of replies.filter(one => one.status === 201))
      expect((await owner.get(`bill/${reply.data.id}`)).status).toBe(200)
    expect(await ledgerDifferences(shop)).toEqual([])
  })
})

describe('an error among statements that were sent together', () => {
  it('leaves a clean connection: no store entered, no transaction open, prepared statements in order', async () => {
    const text = 'select $1::text as "thử"'
    await expect(
      run(tx => Promise.all([divideByZero(tx), tx.query(text, ['a']), tx.query(text, ['b'])])),
    ).rejects.toThrow('division by zero')
    for (let i = 0; i < 12; i++) {
      const [row] = await run(tx =>
        tx.query<{ store: string; age: number }>(
          `select current_setting('app.store_id') as store, extract(epoch from clock_timestamp() - now())::int as age where $1`,
          [true],
        ),
      )
      expect(row).toEqual({ store: owner.profile.store.id, age: 0 })
      expect(await run(tx => Promise.all([tx.query(text, ['a']), tx.query(text, ['b'])]))).toEqual([
        [{ thử: 'a' }],
        [{ thử: 'b' }],
      ])
    }
    const { rows } = await shop.database.pool.query('select count(*) as seen from bill')
    expect(rows).toEqual([{ seen: 0 }])
  })

  it('is not answered as a success when the work did not look at it: COMMIT would undo everything in silence', async () => {
    const swallowing = run(async tx => {
      await mark(tx, 'nuốt lỗi')
      await divideByZero(tx).catch(() => {})
      return 'xong'
    })
    await expect(swallowing).rejects.toThrow('failed unseen')
    expect(await marked('nuốt lỗi')).toBe(0)
  })

  it('nor of a reading: half of what was asked is no answer', async () => {
    const swallowing = run(async tx => {
      await divideByZero(tx).catch(() => {})
      return 'nửa câu trả lời'
    }, true)
    await expect(swallowing).rejects.toThrow('failed unseen')
    expect(await run(tx => tx.query('select 1 as một where $1', [true]), true)).toEqual([{ một: 1 }])
  })

  it('ends the transaction for work that goes on: a late statement is refused, on whatever connection it would run', async () => {
    const late = Promise.withResolvers<string>()
    await expect(
      run(tx =>
        Promise.all([
          divideByZero(tx),
          pause(50)
            .then(() => mark(tx, 'quá muộn'))
            .then(
              () => late.resolve('written'),
              (error: Error) => late.resolve(error.message),
            ),
        ]),
      ),
    ).rejects.toThrow('division by zero')
    expect(await late.promise).toContain('ended')
    expect(await marked('quá muộn')).toBe(0)
  })
})

it('who was slower is told in full words whose name it is', async () => {
  const replies = await Promise.all(Array.from({ length: 8 }, () => owner.post('provider', { name: 'Dược Hậu Giang' })))
  expect(replies.filter(reply => reply.status === 201)).toHaveLength(1)
  for (const reply of replies.filter(one => one.status !== 201))
    expect(reply).toMatchObject({
      status: 409,
      body: { error: 'provider-name-taken', message: 'Nhà cung cấp "Dược Hậu Giang" đã có.' },
    })
})

it('tells why a statement failed, not that those behind it were refused for it', async () => {
  const later = async <Result>(work: () => Promise<Result>, hops: number): Promise<Result> =>
    hops === 0 ? work() : later(work, hops - 1)
  for (const hops of [0, 1, 5]) {
    const running = run(tx => Promise.all([later(() => divideByZero(tx), hops), tx.query('select 1 where $1', [true])]))
    await expect(running).rejects.toMatchObject({ code: '22012' })
  }
})

describe('work that the database could not finish', () => {
  const failWith = (tx: Tx, code: string) =>
    tx.query(`do $$ begin raise exception 'not now' using errcode = '${code}'; end $$`, [])
  const failing = (code: string) => {
    let runs = 0
    const work = async (tx: Tx) => {
      runs += 1
      await failWith(tx, code)
    }
    return { work, runs: () => runs }
  }
  it.each([
    ['a deadlock', '40P01', 5],
    ['a serialization failure', '40001', 5],
    ['a key that is taken', '23505', 2],
    ['a division by zero', '22012', 1],
  ])('because of %s (%s) is run at most %i times', async (_, code, most) => {
    const { work, runs } = failing(code)
    await expect(run(work)).rejects.toMatchObject({ code })
    expect(runs()).toBe(most)
  })

  it('because a copy was quicker is undone and done anew, and is refused for what it met if it meets it again', async () => {
    let runs = 0
    const found = await run(async tx => {
      runs += 1
      if (runs === 2) return 'found'
      await mark(tx, 'written before the copy was seen')
      throw new RunAgain(new DomainError('not-found'))
    })
    expect([found, runs, await marked('written before the copy was seen')]).toEqual(['found', 2, 0])
    const again = run(async () => {
      throw new RunAgain(new DomainError('not-found'))
    })
    await expect(again).rejects.toMatchObject({ code: 'not-found' })
  })

  it('that met deadlocks first still finds what took its key meanwhile', async () => {
    const codes = ['40P01', '40P01', '23505', '40P01']
    const done = run(async tx => {
      const code = codes.shift()
      if (code) await failWith(tx, code)
      return 'found'
    })
    expect(await done).toBe('found')
  })

  it('two that take the same rows in opposite order both end', async () => {
    const product = await shelve(shop, owner, [{ quantity: 5 }])
    const other = await shelve(shop, owner, [{ quantity: 5 }])
    const lock = (tx: Tx, id: string) =>
      tx.query('select 1 from product where store_id = $1 and id = $2 for update', [tx.storeId, id])
    const both = (first: string, second: string) =>
      run(async tx => {
        await lock(tx, first)
        await pause(200)
        await lock(tx, second)
        return first
      })
    expect(await Promise.all([both(product.id, other.id), both(other.id, product.id)])).toEqual([product.id, other.id])
  })
})
