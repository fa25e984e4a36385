import type { StorageCondition } from '@quay/contract/enumeration'
import type { StorageConditionsLimits } from './judge-reading.ts'

/** The limits that a new place begins with, by how it keeps goods (GPP; the labels of medicines name the same degrees). */
export const storageLimits: Readonly<Record<StorageCondition, StorageConditionsLimits>> = {
  room: { minTemperature: null, maxTemperature: 300, maxHumidity: 75 },
  cool: { minTemperature: 80, maxTemperature: 150, maxHumidity: 75 },
  fridge: { minTemperature: 20, maxTemperature: 80, maxHumidity: null },
  frozen: { minTemperature: null, maxTemperature: -100, maxHumidity: null },
}
