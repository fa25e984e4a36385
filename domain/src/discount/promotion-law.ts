/** What the law asks of promotions from a day on. */
export interface PromotionLaw {
  /** YYYY-MM-DD */
  from: string
  source: string
  /** The most that may be taken off, or given, of what goods cost, in basis points: on its own, and in a concentrated programme. */
  mostOff: number
  mostOffInCampaign: number
  /** A programme that gives presents is announced so many working days before it begins, unless all it gives is worth less (đồng). */
  noticeDays: number
  noticeFrom: number
}

/** Dated, so that what is written for a day is measured by the law of that day; a newer decree is one more row. */
export const promotionLaws: readonly PromotionLaw[] = [
  {
    from: '2018-07-15',
    source: 'Nghị định 81/2018, sửa bởi Nghị định 128/2024, điều 6, 7 và 17',
    mostOff: 5000,
    mostOffInCampaign: 10_000,
    noticeDays: 3,
    noticeFrom: 100_000_000,
  },
]

/** The law of a day; the oldest one for days before it. */
export const promotionLawOn = (day: string): PromotionLaw =>
  promotionLaws.toSorted((a, b) => (a.from < b.from ? 1 : -1)).find(({ from }) => from <= day) ?? promotionLaws[0]!
