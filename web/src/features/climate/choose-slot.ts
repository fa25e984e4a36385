import type { climateRoutes } from '@quay/contract/climate/routes'
import type { ClimateSlot } from '@quay/contract/climate/shapes'
import { climateSlots } from '@quay/contract/climate/shapes'
import type { Answer } from '@quay/contract/route'

export type PlaceToday = Answer<typeof climateRoutes.today>['places'][number]
export type SlotChoice = { day: string; slot: ClimateSlot }

/**
 * What can be written now, the likeliest first: the slot of this hour, the morning that went by, then what was forgotten. The
 * afternoon cannot before noon: a second tap on the button would write what nobody has read. Gives nothing where all is written.
 */
export function choicesOf(place: PlaceToday, today: string, now: ClimateSlot): SlotChoice[] {
  const open = now === 'MORNING' ? ['MORNING'] : climateSlots
  const free = climateSlots.filter(
    slot => open.includes(slot) && !place.readings.some(reading => reading.slot === slot),
  )
  const ordered = [...free.filter(slot => slot === now), ...free.filter(slot => slot !== now)]
  return [...ordered.map(slot => ({ day: today, slot })), ...place.missing]
}
