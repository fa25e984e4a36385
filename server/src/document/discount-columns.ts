import type { Discount } from '@quay/domain/money/discount'

/** A discount as a row keeps it. */
export const discountColumns = (discount: Discount | null | undefined) => ({
  discountUnit: discount?.unit ?? null,
  discountValue: discount?.value ?? null,
})
