/** What a household earns its money by, as the tax on revenue tells it apart (Thông tư 40/2021/TT-BTC, annex I). */
export const activities = ['goods', 'service', 'production', 'other'] as const
export type Activity = (typeof activities)[number]
