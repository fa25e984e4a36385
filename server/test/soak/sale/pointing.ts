import type { PointBalance } from '@quay/contract/point/shapes'
import { addDays } from '@quay/domain/time/calendar'
import type pg from 'pg'
import { inStore } from '../../../src/db/connection/in-store.ts'
import { queryOf } from '../../../src/db/connection/query-of.ts'
import { newId } from '../../../src/db/new-id.ts'
import { expireOfStore } from '../../../src/features/point/expire-points-daily.ts'
import { note, type Operation, reason, type SoakPart } from '../operation.ts'
import type { Random } from '../random.ts'
import { expectSuccess, type Send } from '../shop.ts'
import { pointRuleOf, today } from './point-rule-of.ts'

/** The owner changes the rule of points while tills sell by it. */
const changeRule: Operation = async (send, _shop, random, done) => {
  note(done, await send({ method: 'POST', path: 'point/setting', key: newId(), body: pointRuleOf(random) }))
}

/** What a customer spends at the till: some or all of what they may, now and then more than that. */
export async function pointsToSpend(send: Send, random: Random, customerId: string): Promise<{ points?: number }> {
  if (!random.chance(0.7)) return {}
  const { data, error } = await send({ method: 'GET', path: `point/balance?customerId=${customerId}` })
  if (error) return {}
  const { available, rule } = data as PointBalance
  if (!rule || available < rule.spendMin) return {}
  const wanted = random.chance(0.05) ? available + 1 : random.between(1, Math.min(available, 60))
  return { points: Math.max(rule.spendMin, wanted - (wanted % rule.spendMultiple)) }
}

/** The owner gives or takes points by hand, and takes that back. */
const adjust: Operation = async (send, shop, random, done) => {
  const body = { customerId: random.pick(shop.customers), amount: random.between(-8, 20) || 1, ...reason }
  const answer = await send({ method: 'POST', path: 'point/adjust', key: newId(), body })
  if (note(done, answer)) done.adjustments.push(answer.data.id)
}

const cancelAdjustment: Operation = async (send, _shop, random, done) => {
  const id = random.pick(done.adjustments)
  if (!id) return
  note(done, await send({ method: 'POST', path: `point/adjustment/${id}/cancel`, key: newId(), body: reason }))
}

/** More would take the place of those who buy. */
const mostCustomers = 7

/** Somebody is entered a second time, or a new one: merging makes them fewer. */
const enterCustomer: Operation = async (send, shop, random, done) => {
  if (shop.customers.length >= mostCustomers) return mergeCustomers(send, shop, random, done)
  const id = newId()
  const body = { id, name: `Khách bền ${id.slice(-6)}` }
  if (note(done, await send({ method: 'POST', path: 'customer', body }))) shop.customers.push(id)
}

/** One of those who buy is merged into another one, with debts, credit and points, while tills sell to both. */
const mergeCustomers: Operation = async (send, shop, random, done) => {
  if (shop.customers.length < 4) return
  const duplicateId = random.pick(shop.customers)
  const survivorId = random.pick(shop.customers.filter(id => id !== duplicateId))
  const { version } = await expectSuccess(send, { method: 'GET', path: `customer/${duplicateId}` })
  const body = { duplicateId, duplicateVersion: version }
  if (!note(done, await send({ method: 'POST', path: `customer/${survivorId}/merge`, key: newId(), body }))) return
  done.mergedCustomers.push(duplicateId)
  const place = shop.customers.indexOf(duplicateId)
  if (place >= 0) shop.customers.splice(place, 1)
}

/** The job of the night by a clock that stands some weeks ahead: lots that live to the end of a month end. */
export const expireSome = (owner: pg.ClientBase, storeId: string, random: Random): Promise<void> =>
  inStore(owner, storeId, async () => {
    const day = addDays(today(), random.between(0, 50))
    await expireOfStore({ storeId, now: new Date(), query: queryOf(owner) }, day)
  })

export const pointingPart: SoakPart = {
  operations: [
    [changeRule, 1],
    [adjust, 2],
    [cancelAdjustment, 1],
    [enterCustomer, 2],
    [mergeCustomers, 1],
  ],
  earned: [
    'customer-merged',
    'points-adjust-over',
    'points-expired',
    'points-max',
    'points-min',
    'points-multiple',
    'points-not-available',
  ],
}
