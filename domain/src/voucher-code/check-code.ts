import type { VoucherState } from '@quay/contract/voucher-code/states'
import { type Refusal, refuse } from '../refusal.ts'
import { formatDate } from '../text/format-date.ts'

/** A code that was typed, with what is known of it. */
export interface KnownCode {
  /** As it was typed. */
  asked: string
  /** Null where the store has no such code. */
  voucher: {
    id: string
    code: string
    discountId: string
    isShared: boolean
    state: VoucherState
    customerId: string | null
    expiresOn: string | null
    usedOn: string | null
    billCode: string | null
  } | null
}

/** Why a code cannot be used on a day by a customer; null where it can. */
export function checkCode(
  { asked, voucher }: KnownCode,
  { onDay, customerId }: { onDay: string; customerId: string | null },
  path: string,
): Refusal | null {
  if (!voucher) return refuse('code-unknown', { code: asked }, path)
  const { code, state, expiresOn, usedOn, billCode } = voucher
  if (state === 'USED')
    return refuse('code-used', { code, document: billCode ?? '', day: usedOn ? formatDate(usedOn) : '' }, path)
  if (state === 'CANCELLED') return refuse('code-cancelled', { code }, path)
  if (expiresOn !== null && expiresOn < onDay) return refuse('code-expired', { code, day: formatDate(expiresOn) }, path)
  if (state === 'UNUSED') return refuse('code-not-issued', { code }, path)
  if (voucher.customerId !== null && voucher.customerId !== customerId) return refuse('code-of-other', { code }, path)
  return null
}
