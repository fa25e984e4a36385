import { toBase } from '@quay/domain/quantity/convert-unit'

type Unit = { name: string; ratio: number }

/** What a person wrote of a lot that arrives; counts are in the unit that holds `ratio` base units, null while empty. */
export interface LotArrival {
  ratio: number
  received: number | null
  /** Of what was received. */
  damaged: number | null
  /** What becomes of the part that did not arrive. */
  rest: 'back' | 'lost'
  note: string
}

/** A lot of which `sent` base units are on their way, as if it arrived whole: in the unit of its line where that fits. */
export function arrivalOf(sent: number, line: { ratio: number }): LotArrival {
  const ratio = sent % line.ratio === 0 ? line.ratio : 1
  return { ratio, received: sent / ratio, damaged: 0, rest: 'back', note: '' }
}

/** Base units that did not arrive; null while the field is empty or cannot be read. */
export const shortOf = ({ received, ratio }: LotArrival, sent: number): number | null =>
  received === null ? null : sent - toBase(received, ratio)

/** The units in which the lot and what is written of it are whole numbers. */
export function unitsToCountIn(arrival: LotArrival, sent: number, units: readonly Unit[]): readonly Unit[] {
  const counts = [sent, toBase(arrival.received ?? 0, arrival.ratio), toBase(arrival.damaged ?? 0, arrival.ratio)]
  return units.filter(({ ratio }) => counts.every(count => count % ratio === 0))
}

/** The same goods counted in another unit of `unitsToCountIn`. */
export function inUnit({ received, damaged, ratio }: LotArrival, next: number): Partial<LotArrival> {
  const turned = (count: number | null) => (count === null ? null : toBase(count, ratio) / next)
  return { ratio: next, received: turned(received), damaged: turned(damaged) }
}
