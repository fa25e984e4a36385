import type { RecentMedicine } from '@quay/contract/prescription/routes'
import type { Answer } from '@quay/contract/route'
import type { firstTillRoutes } from '@quay/contract/till/first-routes'
import type { TillProduct } from '@quay/contract/till/shapes'
import type { PaymentAccounts } from '@quay/domain/cashbook/split-payments'
import { branchClock } from '@quay/domain/price/branch-clock'
import { businessDay } from '@quay/domain/time/business-day'
import type { Quote } from './line/line-price.ts'

export type TillContext = Answer<typeof firstTillRoutes.context>

/** What pricing a cart needs to know beside the cart. */
export interface TillFacts {
  /** Those that are in a cart. */
  products: ReadonlyMap<string, TillProduct>
  /** The business day at the branch: lots are sold through their expiry day. */
  today: string
  /** The clock of the branch: YYYY-MM-DDTHH:mm. */
  at: string
  /** What the server said of lines, by their ids. */
  quotes: ReadonlyMap<string, Quote>
  /** How often a customer used promotions that are limited for each, by id; left out until the server said it. */
  customerUses?: { customerId: string; uses: Readonly<Record<string, number>> } | undefined
  /** No network: what only the server can check is not given; left out while there is one. */
  isOffline?: boolean | undefined
  /** Goods come to this browser for the first time: what it does not know may be there in a moment. */
  isLoadingGoods?: boolean | undefined
  /** What a customer bought lately; left out until the server said it. */
  recentMedicines?: { customerId: string; items: readonly RecentMedicine[] } | undefined
  /** Null until the till has been set up once with the server. */
  context: TillContext | null
}

/** The business day of now at the branch of the context. */
export function todayAt(context: TillContext | null, now: number): string {
  const { timeZone, dayCutOffHour } = context?.branch ?? { timeZone: 'Asia/Ho_Chi_Minh', dayCutOffHour: 0 }
  return businessDay(now, timeZone, dayCutOffHour)
}

/** What the clock of the branch shows. */
export const clockAt = (context: TillContext | null, now: number): string =>
  branchClock(now, context?.branch.timeZone ?? 'Asia/Ho_Chi_Minh')

/** The accounts of the context, as settling a payment wants them. */
export function accountsOf(context: TillContext | null): PaymentAccounts {
  const bank = context?.bankAccounts ?? []
  return {
    cashAccountId: context?.cashAccountId ?? '',
    bankAccountIds: bank.map(account => account.id),
    defaultBankAccountId: (bank.find(account => account.isDefault) ?? bank[0])?.id ?? null,
  }
}
