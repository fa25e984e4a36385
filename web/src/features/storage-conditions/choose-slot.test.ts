import { describe, expect, it } from 'vitest'
import { choicesOf, type PlaceToday } from './choose-slot.ts'

const place = (taken: string[], missing: PlaceToday['missing'] = []) =>
  ({ readings: taken.map(slot => ({ slot })), missing }) as unknown as PlaceToday

describe('what can be written', () => {
  it('begins with the slot of this hour', () => {
    expect(choicesOf(place([]), '2026-11-21', 'AFTERNOON').map(one => one.slot)).toEqual(['AFTERNOON', 'MORNING'])
  })
  it('is not the afternoon before noon: nobody has read it yet', () => {
    expect(choicesOf(place([]), '2026-11-21', 'MORNING').map(one => one.slot)).toEqual(['MORNING'])
    expect(choicesOf(place(['MORNING']), '2026-11-21', 'MORNING')).toEqual([])
  })
  it('goes on with what was forgotten, and is nothing when all is there', () => {
    const forgotten = [{ day: '2026-11-20', slot: 'MORNING' as const }]
    expect(choicesOf(place(['MORNING', 'AFTERNOON'], forgotten), '2026-11-21', 'MORNING')).toEqual(forgotten)
    expect(choicesOf(place(['MORNING', 'AFTERNOON']), '2026-11-21', 'MORNING')).toEqual([])
  })
})
