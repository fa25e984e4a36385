import type { Delivery } from '@quay/contract/delivery/shapes'
import { formatNumber } from '../text/format-number.ts'

/** A bill that an older page kept has none of them. */
type Parcel = Partial<Pick<Delivery, 'weight' | 'length' | 'width' | 'height'>>

/** A parcel in one line, as in "1,2 kg · 30 × 20 × 10 cm"; null where nothing of it was measured. */
export function describeParcel({ weight, length, width, height }: Parcel): string | null {
  const sides = [length, width, height].flatMap(side => side ?? [])
  const said = [weight && weightOf(weight), sides.length > 0 && `${sides.join(' × ')} cm`].filter(Boolean)
  return said.length > 0 ? said.join(' · ') : null
}

const weightOf = (grams: number) => (grams < 1_000 ? `${grams} g` : `${formatNumber(grams / 1_000, 3)} kg`)
