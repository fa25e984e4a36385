/** The groups of costs in the book of revenue and costs of a household (S2c-HKD, Thông tư 152/2025). */
export const bookGroups = ['goods', 'labour', 'depreciation', 'services', 'interest', 'other'] as const
export type BookGroup = (typeof bookGroups)[number]
