import type { Promotion } from '@quay/contract/discount/promotion'
import type { Present } from './effect/promoted.ts'

/** Why a promotion does something in a cart, or does not; details are in đồng, units, or names. */
export type TraceReason =
  | { code: 'applied'; amount: number; present?: Present | undefined }
  | { code: 'not-started'; from: string }
  | { code: 'ended'; to: string }
  | {
      code:
        | 'other-time'
        | 'other-branch'
        | 'other-seller'
        | 'other-channel'
        | 'other-book'
        | 'needs-customer'
        | 'needs-code'
        | 'not-chosen'
        | 'needs-server'
        | 'other-group'
        | 'other-tier'
        | 'vouchers-gone'
    }
  | {
      code:
        | 'no-goods'
        | 'medicine'
        | 'manual-price'
        | 'nothing-left'
        | 'declined'
        | 'uses-gone'
        | 'budget-short'
        | 'gift-out'
    }
  | { code: 'below-amount'; missing: number }
  | { code: 'not-birthday'; period: NonNullable<Promotion['birthday']> }
  | { code: 'customer-used'; count: number }
  /** Of the unit, or base units, by `quantityIn`. */
  | { code: 'below-quantity'; missing: number }
  | { code: 'beaten' | 'exclusive'; other: string }

export type Trace = TraceReason & { promotion: Promotion }
