import type { Activity } from '@quay/contract/tax-book/activity'

/** Rates of an activity on its revenue, in basis points. */
export interface ActivityRates {
  vat: number
  pit: number
}

/** Up to which revenue of a year which rate of the income holds; null: without an end. */
export interface IncomeStep {
  upTo: number | null
  /** Basis points of revenue less costs. */
  rate: number
  /** Whether a household of this size may pay by its revenue in the place of its income. */
  choosesRevenue: boolean
}

/** What a household pays, from a day on. Amounts in đồng, rates in basis points. */
export interface TaxRule {
  from: string
  /** Up to this revenue of a year nothing is paid; of the income tax by revenue it is taken off. */
  threshold: number
  activities: Readonly<Record<Activity, ActivityRates>>
  income: readonly IncomeStep[]
  /** Where the figures are from, in words for the screen. */
  source: string
}

/**
 * What the law asks of a household's revenue, by the day from which it holds: a change is one more entry and never a changed one.
 * The texts themselves were not opened; the figures are those on which programs for households agree.
 */
export const taxRules: readonly TaxRule[] = [
  {
    from: '2026-01-01',
    threshold: 1_000_000_000,
    activities: {
      goods: { vat: 100, pit: 50 },
      service: { vat: 500, pit: 200 },
      production: { vat: 300, pit: 150 },
      other: { vat: 200, pit: 100 },
    },
    income: [
      { upTo: 3_000_000_000, rate: 1_500, choosesRevenue: true },
      { upTo: 50_000_000_000, rate: 1_700, choosesRevenue: false },
      { upTo: null, rate: 2_000, choosesRevenue: false },
    ],
    source: 'Nghị định 141/2026/NĐ-CP; tỷ lệ theo nhóm ngành nghề của Thông tư 40/2021/TT-BTC',
  },
]

/** The rule that holds on a day; undefined before the first. */
export const ruleOn = (day: string, rules: readonly TaxRule[] = taxRules): TaxRule | undefined =>
  rules.findLast(rule => rule.from <= day)
