import type { Call } from './examples.ts'
import type { World } from './world.ts'

/** Calls of the book of temperature that are carried out; each reading takes a slot that is free. */
export const storageConditionsExamples: Record<string, (world: World) => Partial<Call>> = {
  'storage-conditions.createPlace': () => ({ body: somePlace(`Tủ ${crypto.randomUUID().slice(0, 8)}`) }),
  'storage-conditions.replacePlace': world => {
    const place = placeHere(world)
    return {
      params: { id: place.id as string },
      body: { version: place.version, isActive: true, ...somePlace(place.name as string) },
    }
  },
  'storage-conditions.sheet': world => ({ query: { storagePlaceId: placeHere(world).id as string, month: '2026-11' } }),
  'storage-conditions.record': world => {
    const isTaken = (place: unknown) => world.rows.get('storage_reading')!.some(row => row.storage_place_id === place)
    const place = world.rows.get('storage_place')!.find(row => row.branch_id === world.here && !isTaken(row.id))!
    return {
      body: { storagePlaceId: place.id, slot: 'MORNING', temperature: 55, humidity: 50, action: 'Đã chỉnh lại tủ' },
    }
  },
  'storage-conditions.correct': world => {
    const reading = world.rows.get('storage_reading')!.find(row => row.branch_id === world.here)!
    return {
      params: { id: reading.id as string },
      body: { version: reading.version, temperature: 50, humidity: 50, action: 'Đã chỉnh', reason: 'Ghi nhầm' },
    }
  },
}

const somePlace = (name: string) => ({
  name,
  condition: 'fridge',
  minTemperature: 20,
  maxTemperature: 80,
  maxHumidity: null,
  deviceName: 'Nhiệt ẩm kế Anymetre',
})

const placeHere = (world: World) =>
  world.rows.get('storage_place')!.find(row => row.branch_id === world.here && row.is_active)!
