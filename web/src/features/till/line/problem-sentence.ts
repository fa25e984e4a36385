import { cartErrors } from '@quay/contract/bill/cart-error'
import { fillSentence } from '@quay/contract/error'
import type { Refusal } from '@quay/domain/refusal'
import { saleText } from '../../../text/till/sale.ts'

/** The contract's sentence for what a till finds by itself (server/test/cart-errors.test.ts holds that there is one). */
export function messageOf({ code, details }: Refusal): string {
  const known: Partial<Record<string, { message: string }>> = cartErrors
  return fillSentence(known[code]?.message ?? saleText.refused, details)
}

/** The same without its full stop: the line adds what is to be done. */
export const sentenceOf = (refusal: Refusal) => messageOf(refusal).replace(/\.$/, '')
