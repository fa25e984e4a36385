import type { Trace } from '@quay/domain/discount/trace'
import { discountText, traceSentence } from '../../../text/promotion/discount.ts'

/** Why the other promotions of the shop do nothing on this bill, for whoever asks. */
export function OtherRows({ others }: { others: readonly Trace[] }) {
  if (others.length === 0) return null
  return (
    <details>
      <summary className="cursor-default text-ink-3 hover:text-ink">{discountText.others(others.length)}</summary>
      <ul className="grid gap-1 pt-1 text-ink-2">
        {others.map(trace => (
          <li key={trace.promotion.id}>
            <span className="font-medium">{trace.promotion.name}</span>: {traceSentence(trace)}
          </li>
        ))}
      </ul>
    </details>
  )
}
