import { postedPriceOf } from '@quay/domain/price/posted-price'
import { formatNumber } from '@quay/domain/text/format-number'
import { priceText } from '../../../text/product/price.ts'
import type { LineView } from '../cart/cart-view.ts'
import { useTill } from '../sale-context.ts'
import { pricesFor } from './line-price.ts'

/** Where the price of a line comes from, what more of it would cost, what is to come, and what it may cost at most. */
export function PriceFacts({ view }: { view: LineView }) {
  const { line, product, bookName, tierFrom, source, listPrice } = view
  const facts = useTill(state => state.facts)
  const unit = product?.units.find(({ id }) => id === line.unit.id)
  if (!product || !unit) return null
  const { at, books } = pricesFor(facts, { customer: null })
  const bookId = books.find(book => book.name === bookName)?.id
  const tiers = unit.books?.find(entry => (bookName ? entry.bookId === bookId : !entry.bookId))?.tiers ?? []
  const since = unit.planned?.findLast(one => one.startsAt <= at)
  const next = unit.planned?.find(one => one.startsAt > at)
  const posted = postedPriceOf(unit, product.units)
  const origin =
    source === 'MANUAL' && !bookName && !tierFrom
      ? priceText.general
      : bookName
        ? priceText.ofBook(bookName)
        : since
          ? priceText.plannedSince(since.startsAt)
          : priceText.general
  const unitName = unit.name.toLowerCase()
  return (
    <dl className="grid gap-1 text-12 text-ink-2 *:flex *:justify-between *:gap-2 [&_dd]:text-right">
      <div>
        <dt>{priceText.source}</dt>
        <dd className="font-medium text-ink">
          {tierFrom ? `${origin}, ${priceText.from(tierFrom)}` : origin}: {formatNumber(listPrice)}
        </dd>
      </div>
      {tiers.map(tier => (
        <div key={tier.from}>
          <dt>{priceText.from(tier.from)}</dt>
          <dd>
            {formatNumber(tier.price)}/{unitName}
          </dd>
        </div>
      ))}
      {next && (
        <div>
          <dt>{priceText.startsAt(next.startsAt)}</dt>
          <dd>{formatNumber(next.price)}</dd>
        </div>
      )}
      {posted !== null && (
        <div>
          <dt>{priceText.posted}</dt>
          <dd>{formatNumber(posted)}</dd>
        </div>
      )}
    </dl>
  )
}
