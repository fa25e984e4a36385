import type { TrialLine } from '@quay/contract/discount/trial'
import type { Trace } from '@quay/domain/discount/trace'
import type { TriedPromotions } from '@quay/domain/sale/promotion/try-promotions'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { traceSentence } from '../../../text/promotion/discount.ts'
import { discountTryText } from '../../../text/promotion/discount-try.ts'
import { FigureRow } from '../../../ui/page/figure-row.tsx'

type TryOutcomeProps = {
  tried: TriedPromotions
  /** As of a later minute than now. */
  at: string | null
  /** The promotion that is tried. */
  own: string
  lines: readonly TrialLine[]
}

/** What a tried cart comes to before and after promotions, and why each promotion does what it does: the tried one first. */
export function TryOutcome({ tried, at, own, lines }: TryOutcomeProps) {
  const mine = tried.traces.find(trace => trace.promotion.id === own)
  const others = tried.traces.filter(trace => trace.promotion.id !== own)
  return (
    <>
      {at && (
        <p className="text-12 text-ink-3">{discountTryText.at(`${at.slice(11, 16)} ${formatDate(at.slice(0, 10))}`)}</p>
      )}
      <dl className="grid gap-1.5">
        <FigureRow label={discountTryText.before} amount={tried.totalPrice} />
        {tried.promotionDiscount > 0 && <FigureRow label={discountTryText.ofGoods} amount={-tried.promotionDiscount} />}
        {tried.promotionOrder > 0 && <FigureRow label={discountTryText.ofBill} amount={-tried.promotionOrder} />}
        <FigureRow label={discountTryText.after} strong amount={tried.payable} />
      </dl>
      {tried.gifts.map(({ discountId, quantity, choices }) => (
        <p key={discountId} className="text-12 text-ink-2">
          {discountTryText.gift(
            tried.traces.find(({ promotion }) => promotion.id === discountId)?.promotion.name ?? '',
            formatNumber(quantity),
            giftNames(choices, lines),
          )}
        </p>
      ))}
      <div aria-live="polite" className="grid gap-2 text-12">
        {mine && (
          <p>
            <span className="font-semibold">{discountTryText.own}</span>: {traceSentence(mine)}
          </p>
        )}
        {others.length > 0 ? (
          <details>
            <summary className="cursor-pointer text-ink-2">
              {discountTryText.others} ({formatNumber(others.length)})
            </summary>
            <ul className="grid gap-1 pt-1 text-ink-2">
              {others.map(trace => (
                <OtherTrace key={trace.promotion.id} trace={trace} />
              ))}
            </ul>
          </details>
        ) : (
          <p className="text-ink-3">{discountTryText.noOthers}</p>
        )}
      </div>
    </>
  )
}

const OtherTrace = ({ trace }: { trace: Trace }) => (
  <li>
    <span className="font-medium">{trace.promotion.name}</span>: {traceSentence(trace)}
  </li>
)

/** Gifts that lie in the cart too have a name there; of the others the editor knows the unit alone. */
const giftNames = (choices: readonly { unitId: string }[], lines: readonly TrialLine[]) =>
  choices
    .map(({ unitId }) => lines.find(line => line.unitId === unitId))
    .flatMap(line => (line ? [`${line.unitName.toLowerCase()} ${line.name}`] : []))
    .join(', ') || discountTryText.otherGift
