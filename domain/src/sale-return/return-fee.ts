import { type Discount, discountOf } from '../money/discount.ts'
import { percentOf } from '../money/percent-of.ts'
import { type Outcome, refuse } from '../refusal.ts'
import { formatDong } from '../text/format-number.ts'
import type { ReturnFacts } from './return-facts.ts'

/** What the shop keeps: what it usually does, unless another fee is asked for; less of it is for who may allow that. */
export function feeOf(
  { fee: given }: { fee?: Discount | undefined },
  goods: number,
  { rules, rights }: Pick<ReturnFacts, 'rules' | 'rights'>,
): Outcome<{ fee: number }> {
  const usual = percentOf(goods, rules.returnFee)
  const fee = given ? discountOf(goods, given) : usual
  if (fee > goods) return refuse('fee-over-goods', {}, 'fee')
  if (fee < usual && !rights.mayAllow) return refuse('fee-below-usual', { usualText: formatDong(usual) }, 'fee')
  return { ok: true, fee }
}
