import { checkCode, type KnownCode } from '../voucher-code/check-code.ts'
import type { BillFacts } from './bill-facts.ts'

/** The codes of a bill that may be used; of one promotion the first. */
export function usableCodes({ codes = [], soldDay, customer }: Pick<BillFacts, 'codes' | 'soldDay' | 'customer'>) {
  const usable: NonNullable<KnownCode['voucher']>[] = []
  for (const code of codes) {
    const { voucher } = code
    if (!voucher || checkCode(code, { onDay: soldDay, customerId: customer?.id ?? null }, 'codes')) continue
    if (!usable.some(({ discountId }) => discountId === voucher.discountId)) usable.push(voucher)
  }
  return usable
}
