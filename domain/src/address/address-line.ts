import type { Ward } from '@quay/contract/ward/shapes'

/** The ward with its province, as it ends an address. */
export const describeWard = ({ name, provinceName }: Pick<Ward, 'name' | 'provinceName'>): string =>
  `${name}, ${provinceName}`

/**
 * An address as it is shown and printed: "12 Lê Lợi, Phường An Hội Tây, Thành phố Hồ Chí Minh". One without a ward, as those
 * of before, is its text; null where there is nothing.
 */
export function addressLine({ address, ward }: { address?: string | null; ward?: Ward | null }): string | null {
  return [address?.trim(), ward && describeWard(ward)].filter(Boolean).join(', ') || null
}
