import { beforeAll, describe, expect, it } from 'vitest'
import { inStore } from '../../../test/factories.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { shopOfFile } from '../../../test/shop-of-file.ts'
import { newId } from '../../db/new-id.ts'

const shop = await shopOfFile()
const owner = await shop.registerStore()
let drawer: { id: string }
let kinds: { id: string; direction: 'IN' | 'OUT'; name: string }[]
beforeAll(async () => {
  drawer = (await owner.get('cash-account')).data[0]
  kinds = (await owner.get('voucher/kind')).data
})

const kindOf = (direction: 'IN' | 'OUT') => kinds.find(kind => kind.direction === direction)!.id
const bodyOf = (direction: 'IN' | 'OUT', amount: number, more: object = {}) => ({
  direction,
  kindId: kindOf(direction),
  accountId: drawer.id,
  amount,
  ...more,
})
const balance = async () => (await owner.get('cash-account')).data[0].balance
const inOwnStore = (sql: string, values: unknown[] = []) =>
  inStore(shop, owner.profile.store.id, query => query(sql, values))

describe('a receipt or payment by hand', () => {
  it('moves the fund and gets a number of its own series', async () => {
    const before = await balance()
    const receipt = await owner.post('voucher', bodyOf('IN', 100_000, { note: 'Góp thêm vốn' }))
    expect(receipt).toMatchObject({
      status: 201,
      data: { status: 'SUCCEED', purpose: 'MANUAL', amount: 100_000, accountName: 'Tiền mặt', note: 'Góp thêm vốn' },
    })
    expect(receipt.data.code).toMatch(/^PT\d{6}$/)
    const partner = { partnerKind: 'other', partnerName: 'Điện lực' }
    const payment = await owner.post('voucher', bodyOf('OUT', 30_000, partner))
    expect(payment.data).toMatchObject({ direction: 'OUT', ...partner })
    expect(payment.data.code).toMatch(/^PC\d{6}$/)
    expect((await balance()) - before).toBe(70_000)
    expect((await owner.get(`voucher/${payment.data.id}`)).data).toEqual(payment.data)
  })

  it('sent twice at once is written once; with another content it is refused', async () => {
    const before = await balance()
    const body = bodyOf('IN', 5_000, { id: newId() })
    const replies = await Promise.all([1, 2, 3].map(() => owner.post('voucher', body)))
    expect(replies.map(reply => [reply.status, reply.data?.code])).toEqual(Array(3).fill([201, replies[0]!.data.code]))
    expect((await balance()) - before).toBe(5_000)
    expect((await owner.post('voucher', { ...body, amount: 6_000 })).body).toMatchObject({
      code: 409,
      error: 'idempotency-conflict',
    })
  })

  it('names its kind by direction, and a fund of this branch', async () => {
    const wrongWay = await owner.post('voucher', { ...bodyOf('IN', 1), kindId: kindOf('OUT') })
    expect(wrongWay.body).toMatchObject({ code: 404, error: 'not-found', issues: [{ path: 'kindId' }] })
    const noFund = await owner.post('voucher', bodyOf('IN', 1, { accountId: newId() }))
    expect(noFund.body).toMatchObject({ code: 404, issues: [{ path: 'accountId' }] })
    const stranger = await shop.registerStore()
    const theirs = (await stranger.get('cash-account')).data[0]
    expect((await owner.post('voucher', bodyOf('IN', 1, { accountId: theirs.id }))).status).toBe(404)
    expect((await owner.post('voucher', bodyOf('IN', 1, { branchId: stranger.branchId }))).status).toBe(404)
  })

  it.each([0, -1, 0.5, 1e12, '5'])('refuses the amount %s', async amount => {
    const reply = await owner.post('voucher', bodyOf('IN', amount as number))
    expect(reply.body).toMatchObject({
      code: 422,
      error: 'invalid-input',
      issues: expect.arrayContaining([expect.objectContaining({ path: 'amount' })]),
    })
  })

  it('may overdraw a fund unless the store forbids it', async () => {
    const more = (await balance()) + 1
    const overdrawn = await owner.post('voucher', bodyOf('OUT', more))
    expect(overdrawn.status).toBe(201)
    expect(await balance()).toBe(-1)
    await owner.post(`voucher/${overdrawn.data.id}/cancel`, { reason: 'Thử' })

    await inOwnStore(`insert into setting (store_id, id, key, value) values ($1, $2, 'fundMayBeNegative', 'false')`, [
      owner.profile.store.id,
      newId(),
    ])
    const refused = await owner.post('voucher', bodyOf('OUT', more))
    expect(refused.body).toMatchObject({ code: 422, error: 'fund-short', details: { account: 'Tiền mặt' } })
    await inOwnStore(`delete from setting where key = 'fundMayBeNegative'`)
  })
})

describe('its cancel', () => {
  it('gives the money back once and keeps the number', async () => {
    const before = await balance()
    const { data: voucher } = await owner.post('voucher', bodyOf('IN', 9_000))
    const cancelled = await owner.post(`voucher/${voucher.id}/cancel`, { reason: 'Ghi nhầm' })
    expect(cancelled).toMatchObject({
      status: 200,
      data: { status: 'CANCELLED', code: voucher.code, cancelReason: 'Ghi nhầm', cancelledByName: 'Trần Thu Hà' },
    })
    expect(await balance()).toBe(before)
    expect((await owner.post(`voucher/${voucher.id}/cancel`, { reason: 'Lần nữa' })).body).toMatchObject({
      code: 409,
      error: 'already-cancelled',
    })
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('of two at once, one is told', async () => {
    const { data: voucher } = await owner.post('voucher', bodyOf('IN', 9_000))
    const replies = await Promise.all([1, 2].map(() => owner.post(`voucher/${voucher.id}/cancel`, { reason: 'Nhầm' })))
    expect(replies.map(reply => reply.status).sort()).toEqual([200, 409])
  })

  it('works on a bank account that was put out of use since', async () => {
    const { data: bank } = await owner.post('cash-account', { name: 'Sacombank' })
    const { data: voucher } = await owner.post('voucher', bodyOf('IN', 9_000, { accountId: bank.id }))
    await owner.patch(`cash-account/${bank.id}`, { version: 1, isActive: false })
    expect((await owner.post(`voucher/${voucher.id}/cancel`, { reason: 'Nhầm' })).status).toBe(200)
  })

  it('is refused on a closed day, for another store, and without a reason', async () => {
    const { data: voucher } = await owner.post('voucher', bodyOf('IN', 9_000))
    expect((await owner.post(`voucher/${voucher.id}/cancel`, { reason: ' ' })).body).toMatchObject({
      code: 422,
      issues: [{ path: 'reason' }],
    })
    const stranger = await shop.registerStore()
    expect((await stranger.get(`voucher/${voucher.id}`)).status).toBe(404)
    expect((await stranger.post(`voucher/${voucher.id}/cancel`, { reason: 'x' })).status).toBe(404)

    await inOwnStore('update branch set days_closed_through = $1', [voucher.businessDay])
    expect((await owner.post(`voucher/${voucher.id}/cancel`, { reason: 'Nhầm' })).body).toMatchObject({
      code: 409,
      error: 'day-closed',
    })
    await inOwnStore('update branch set days_closed_through = null')
  })
})
