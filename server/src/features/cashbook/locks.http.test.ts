import { expect, it } from 'vitest'
import { testPassword } from '../../../test/app.ts'
import { behindLock } from '../../../test/behind-lock.ts'
import { someProduct, someProvider } from '../../../test/factories.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { boxes, receive } from '../../../test/receive.ts'
import { shelve } from '../../../test/shelf.ts'
import { shopOfFile } from '../../../test/shop-of-file.ts'

const shop = await shopOfFile()
const owner = await shop.registerStore()

const addBank = async (name: string) => (await owner.post('cash-account', { name })).data.id as string
/** Each sale has goods of its own, so that none waits for the goods of another. */
const sell = async (payments: object[], seller = owner) => {
  const goods = await shelve(shop, owner, [{ quantity: 10 }])
  return seller.post('bill', { items: [{ productId: goods.id, unitId: goods.units.Viên, quantity: 1 }], payments })
}

it('what is paid in cash waits for no bank account; a transfer waits for its own only', async () => {
  const [first, second] = [await addBank('001'), await addBank('002')]
  const provider = await someProvider(owner)
  expect((await receive(owner, [boxes(await someProduct(owner), 2)], { providerId: provider.id })).status).toBe(201)
  const voucherKind = (await owner.get('voucher/kind')).data.find(
    (one: { direction: string }) => one.direction === 'OUT',
  ).id
  const [cash] = (await owner.get('cash-account')).data.filter((one: { kind: string }) => one.kind === 'CASH')
  const done: number[] = []
  // At another till: calls of one session wait for each other.
  const beside = await shop.signIn(owner.profile.username, testPassword)
  // Each of these would wait for ever if it locked the account that is held.
  const others = async () => {
    const voucher = { direction: 'OUT', kindId: voucherKind, accountId: cash.id, amount: 1_000 }
    const pay = { amount: 400, providerId: provider.id }
    for (const call of [
      () => sell([{ method: 'CASH', amount: 1_000 }], beside),
      () => sell([{ method: 'BANK', accountId: second, amount: 1_000 }], beside),
      () => beside.post('voucher', voucher),
      () => beside.patch('inbound/pay-debt', { ...pay, method: 'CASH' }),
      () => beside.patch('inbound/pay-debt', { ...pay, method: 'BANK', accountId: second }),
    ])
      done.push((await call()).status)
  }
  // The account that is meant where none is named is the default one: the first.
  const [named, unnamed] = await behindLock(
    shop,
    owner,
    `select 1 from cash_account where id = '${first}'`,
    [
      () => sell([{ method: 'BANK', accountId: first, amount: 1_000 }]),
      () => sell([{ method: 'BANK', amount: 1_000 }]),
    ],
    others,
  )
  expect([named.status, unnamed.status, ...done]).toEqual([201, 201, 201, 201, 201, 200, 200])
  expect(await ledgerDifferences(shop)).toEqual([])
})
