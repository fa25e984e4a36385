let asOf: string | null = null

/** The till tells up to which instant of the server it knows its goods. */
export function noteGoodsAsOf(instant: string | null): void {
  asOf = instant
}

/** Up to which instant the goods of the open till are known; null where none is open. */
export const knownGoodsAsOf = (): string | null => asOf
