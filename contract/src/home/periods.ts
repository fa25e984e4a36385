/** The times that chart and best sellers of the home page can be of. */
export const homePeriods = ['today', 'yesterday', '7days', '30days', 'month', 'lastMonth'] as const
export type HomePeriod = (typeof homePeriods)[number]
