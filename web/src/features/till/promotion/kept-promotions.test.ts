import type { Promotion } from '@quay/contract/discount/promotion'
import { ordinaryPromotion } from '@quay/domain/discount/ordinary-promotion'
import { expect, it } from 'vitest'
import type { TillContext } from '../till-facts.ts'
import { versionHeld, withKeptPromotions } from './kept-promotions.ts'

const promotion = (id: string): Promotion => ({
  ...ordinaryPromotion,
  id,
  code: id,
  name: id,
  level: 'ITEM',
  effect: 'PERCENT',
  rules: [],
})
const context = (part: Partial<TillContext>) => part as TillContext
const held = context({ promotions: [promotion('a'), promotion('b')], promotionVersion: 'x.4' })

it('asks with a version only where it has its promotions', () => {
  expect(versionHeld(held)).toBe('x.4')
  expect(versionHeld(context({ promotionVersion: 'x.4' }))).toBeUndefined()
  expect(versionHeld(null)).toBeUndefined()
})

it('keeps the list itself while the server has nothing new', () => {
  const count = { id: 'b', usedCount: 0, usedAmount: 0, hasVouchers: true }
  const told = context({ promotionVersion: 'x.4', promotionCounts: [count], serverTime: 'now' })
  const next = withKeptPromotions(told, held)
  expect(next.promotions).toBe(held.promotions)
  expect(next.serverTime).toBe('now')
})

it('takes over what is used of limits, and what is new', () => {
  const count = { id: 'b', usedCount: 3, usedAmount: 9_000, hasVouchers: true }
  const used = withKeptPromotions(context({ promotionVersion: 'x.4', promotionCounts: [count] }), held)
  expect(used.promotions?.map(({ id, usedCount, usedAmount }) => [id, usedCount, usedAmount])).toEqual([
    ['a', 0, 0],
    ['b', 3, 9_000],
  ])
  const news = context({ promotionVersion: 'x.5', promotions: [] })
  expect(withKeptPromotions(news, held)).toBe(news)
})
