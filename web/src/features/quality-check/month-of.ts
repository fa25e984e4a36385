/** A month as people write it: 2026-11 is 11/2026. */
export const monthOf = (month: string): string => month.split('-').toReversed().join('/')
