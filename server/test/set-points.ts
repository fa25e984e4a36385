import { businessDay } from '@quay/domain/time/business-day'
import { expect } from 'vitest'
import { pointRule } from '../../domain/test/point-factory.ts'
import type { Person } from './app.ts'

/** Sets how a store gives points from today on; what is not said is ordinary. */
export async function setPoints(owner: Person, rule: Parameters<typeof pointRule>[0] = {}): Promise<void> {
  const startsOn = businessDay(Date.now(), 'Asia/Ho_Chi_Minh', 0)
  const saved = await owner.post('point/setting', { startsOn, ...pointRule(rule) })
  expect([saved.status, saved.body.message]).toEqual([200, saved.body.message])
}
