import { storageConditionsRoutes } from '@quay/contract/storage-conditions/routes'
import { slotHours, storageConditionsSlots, storagePlaceBody } from '@quay/contract/storage-conditions/shapes'
import { storageLimits } from '@quay/domain/storage-conditions/storage-limits'
import { addDays } from '@quay/domain/time/calendar'
import { recordReading } from '../../src/features/storage-conditions/record-reading.ts'
import { createPlace } from '../../src/features/storage-conditions/write-place.ts'
import { bodyOf } from '../as-person.ts'
import { instantOf } from '../trade/clock.ts'
import type { Shop } from '../trade/shop.ts'

const daysBack = 31
/** Of a hundred readings so many are forgotten. */
const forgotten = 0.02

/** The book of temperature of the last month: the shop and its fridge in each branch, now and then too warm, now and then forgotten. */
export async function readThermometers({ random, actor, at, onboarding, lastDay, end, branches }: Shop): Promise<void> {
  const begin = addDays(lastDay, 0 - daysBack)
  const first = begin < onboarding ? onboarding : begin
  for (const { id: branchId } of branches) {
    const add = (name: string, condition: 'room' | 'fridge', deviceName: string, until: number) =>
      at(instantOf(first, 420), tx => {
        const limits = storageLimits[condition]
        const calibrationExpiresOn = addDays(lastDay, until)
        const raw = { branchId, name, condition, ...limits, deviceName, calibrationExpiresOn }
        const [body, hash] = bodyOf(storagePlaceBody, raw)
        return createPlace(tx, actor, body, hash)
      })
    const shop = await add('Khu trưng bày', 'room', 'Anymetre TH101E', 25)
    const fridge = await add('Tủ lạnh', 'fridge', 'Elitech RC-5', 210)
    for (let day = first; day <= lastDay; day = addDays(day, 1))
      for (const slot of storageConditionsSlots)
        for (const place of [shop, fridge]) {
          const now = instantOf(day, slotHours[slot] * 60 + random.between(0, 40))
          if (now >= end || random.chance(forgotten)) continue
          const isWarm = random.chance(0.015)
          const usual = place === shop ? random.between(242, 289) : random.between(35, 66)
          const temperature = usual + (isWarm ? (place === shop ? 60 : 45) : slot === 'AFTERNOON' ? 6 : 0)
          const humidity = place === shop ? random.between(58, 72) : null
          const action = isWarm ? (place === shop ? 'Bật thêm máy lạnh' : 'Đóng chặt cửa tủ, đo lại sau 30 phút') : null
          const raw = { storagePlaceId: place.id, day, slot, temperature, humidity, action }
          const [body, hash] = bodyOf(storageConditionsRoutes.record.body, raw)
          await at(now, tx => recordReading(tx, actor, body, hash))
        }
  }
}
