import type { Answer } from '@quay/contract/route'
import type { storageConditionsRoutes } from '@quay/contract/storage-conditions/routes'
import type { StorageConditionsSlot } from '@quay/contract/storage-conditions/shapes'
import { storageConditionsSlots } from '@quay/contract/storage-conditions/shapes'

export type PlaceToday = Answer<typeof storageConditionsRoutes.today>['places'][number]
export type SlotChoice = { day: string; slot: StorageConditionsSlot }

/**
 * The slots that a user can write now, the likeliest first: that of this hour, the past morning, then forgotten ones. Not
 * the afternoon before noon: a second tap on the button would write a reading not taken. Empty where all are written.
 */
export function choicesOf(place: PlaceToday, today: string, now: StorageConditionsSlot): SlotChoice[] {
  const open = now === 'MORNING' ? ['MORNING'] : storageConditionsSlots
  const free = storageConditionsSlots.filter(
    slot => open.includes(slot) && !place.readings.some(reading => reading.slot === slot),
  )
  const ordered = [...free.filter(slot => slot === now), ...free.filter(slot => slot !== now)]
  return [...ordered.map(slot => ({ day: today, slot })), ...place.missing]
}
