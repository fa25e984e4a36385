import type { Person } from '../app.ts'
import { carriedOut } from '../carried-out.ts'

/** The book of temperature of a busy shop: places that nobody has read today, and one with a reading out of its limits, put right. */
export async function busyStorageConditions(person: Person): Promise<void> {
  const places = []
  for (let number = 0; number < 6; number++)
    places.push(
      await carriedOut(
        person.post('storage-place', {
          name: number === 0 ? 'Tủ lạnh' : `Tủ thuốc ${number}`,
          condition: number === 0 ? 'fridge' : 'room',
          minTemperature: number === 0 ? 20 : null,
          maxTemperature: number === 0 ? 80 : 300,
          maxHumidity: number === 0 ? null : 75,
        }),
      ),
    )
  const body = { storagePlaceId: places[0].id, slot: 'MORNING', temperature: 95, action: 'Đóng lại cửa tủ' }
  const reading = await carriedOut(person.post('storage-reading', body))
  const right = { version: reading.version, temperature: 59, reason: 'Ghi nhầm số' }
  await carriedOut(person.patch(`storage-reading/${reading.id}`, right))
}
