import { isRight } from '@quay/contract/areas'
import { type Grant, isAllowed, type Rights } from '@quay/contract/right/permission'

/** What a person can do, as guards compare it: their rights, and the discount limit of their role. */
export interface Authority {
  rights: Rights
  /** Basis points; null is what the store allows everybody. */
  discountLimit: number | null
}

/**
 * What a power may take off a price, in basis points; null is no limit. The right to pass the limit goes before the
 * role's own limit, and that before the store's, which is given here (null: the store has none).
 */
export function discountAuthority({ rights, discountLimit }: Authority, storeLimit: number | null): number | null {
  if (isAllowed(rights, { model: 'discount_limit', action: 'update' })) return null
  return discountLimit ?? storeLimit
}

/** What of these grants the rights lack. Stored grants that are no right any more count for nothing. */
export function missingRights(rights: Rights, grants: readonly Grant[]): Grant[] {
  return grants.filter(grant => isRight(grant) && !isAllowed(rights, grant))
}

/** Whether a limit (basis points, null for none) lets more through than another. */
export function isHigherLimit(limit: number | null, other: number | null): boolean {
  return other !== null && (limit === null || limit > other)
}

/** The rights that two authorities have in common, for an act that needs both. */
export function commonPower(one: Authority, other: Authority, storeLimit: number | null): Authority {
  const [limit, otherLimit] = [discountAuthority(one, storeLimit), discountAuthority(other, storeLimit)]
  return {
    rights: new Set([...one.rights].filter(right => other.rights.has(right))),
    discountLimit: isHigherLimit(limit, otherLimit) ? otherLimit : limit,
  }
}
