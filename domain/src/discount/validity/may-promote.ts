/** A product, as far as it says whether it may be promoted. */
interface Promotable {
  /** What the owner says of it; null or left out leaves it to the rule. */
  promotable?: boolean | null | undefined
}

/**
 * Whether goods may be promoted. Medicines must not be promoted to the public (Luật Dược art. 6, NĐ 81/2018 art. 5) unless the store says
 * so, or says so of these.
 */
export const mayPromote = ({ promotable }: Promotable, isMedicine: boolean, promotesMedicines: boolean): boolean =>
  promotable ?? (promotesMedicines || !isMedicine)
