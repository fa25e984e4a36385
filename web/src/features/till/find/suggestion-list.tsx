import { formatUnits } from '@quay/domain/quantity/convert-unit'
import { countCombos } from '@quay/domain/stock/count-combos'
import { boundless, freeOf } from '@quay/domain/stock/free-of'
import { whyNotSellable } from '@quay/domain/stock/pick-lots'
import { daysBetween } from '@quay/domain/time/calendar'
import type { KnownProduct } from '../../../offline/goods/known-product.ts'
import { saleText } from '../../../text/till/sale.ts'
import { classNames } from '../../../ui/class-names.ts'
import { useHotkey } from '../../../ui/key/use-hotkey.ts'
import { Money } from '../../../ui/mark/money.tsx'
import { usePart } from '../../../ui/use-part.ts'
import { loadFindFoot, loadGoodsPicture, loadNothingFound } from '../later-parts.ts'
import { priceOfOne } from '../line/line-price.ts'
import { formatExpiry } from '../lots/format-expiry.ts'
import type { GoodsPicture } from '../picture/goods-picture.tsx'
import { useSale, useTill } from '../sale-context.ts'
import { saleKeys } from '../sale-keys.ts'
import { useTillSettings } from '../settings/till-settings.ts'
import { highlight } from './highlight.ts'
import { suggestionId } from './suggestion-id.ts'
import type { Suggestions } from './use-suggestions.ts'

type SuggestionListProps = {
  found: Suggestions
  place: number
  today: string
  onMark: (place: number) => void
  /** The end of the list came into sight. */
  onMore: () => void
  /** The cashier chose one of the offers for goods that were not found. */
  onLeave: () => void
  onTake: (product: KnownProduct) => void
}

const columns =
  'grid grid-cols-[minmax(0,1fr)_104px_112px_92px_64px] items-center gap-2 px-3 max-lg:grid-cols-[minmax(0,1fr)_84px_84px]'

/** What was found, under the find box: price, what is left, the next expiry, the shelf. */
export function SuggestionList({ found, place, today, onMark, onMore, onLeave, onTake }: SuggestionListProps) {
  const { query, products, mayHaveMore } = found
  const { openAlike } = useSale()
  useHotkey(saleKeys.alike, () => {
    const product = products[place]
    if (product) openAlike({ product, onTake })
  })
  const showsPicture = useTillSettings(settings => settings.showsPicture)
  const Picture = usePart(showsPicture, loadGoodsPicture, () => {})
  const FindFoot = usePart(products.length > 0, loadFindFoot, () => {})
  const NothingFound = usePart(products.length === 0, loadNothingFound, () => {})
  return (
    <div className="absolute top-[calc(100%+2px)] left-0 z-popover w-[860px] max-w-[calc(100vw-24px)] overflow-hidden rounded-[8px] bg-raised text-13 shadow-2 contain-content max-lg:w-[calc(100vw-16px)]">
      {products.length === 0 ? (
        <div className="flex flex-wrap items-center gap-2 px-3 py-2.5">
          <p role="status" className="min-w-0 flex-1 text-ink-2">
            {saleText.noMatch(query)}
          </p>
          {NothingFound && <NothingFound query={query} onLeave={onLeave} />}
        </div>
      ) : (
        <>
          <div aria-hidden className={`${columns} min-h-7 border-line border-b bg-surface-2 text-12 text-ink-3`}>
            <span>{saleText.found(products.length, mayHaveMore)}</span>
            <span className="text-right">{saleText.priceColumn}</span>
            <span className="text-right">{saleText.stockColumn}</span>
            <span className="text-right max-lg:hidden">{saleText.expiryColumn}</span>
            <span className="max-lg:hidden">{saleText.shelfColumn}</span>
          </div>
          <div
            id="suggestions"
            role="listbox"
            aria-label={saleText.suggestions}
            className="max-h-[50vh] overflow-auto"
            onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
              if (scrollTop + clientHeight * 2 >= scrollHeight) onMore()
            }}
          >
            {products.map((product, index) => (
              <Suggestion
                // biome-ignore lint/suspicious/noArrayIndexKey: a row per place, so that another list changes words only
                key={index}
                product={product}
                query={query}
                today={today}
                Picture={Picture}
                place={index}
                isMarked={index === place}
                onMark={onMark}
                onTake={onTake}
              />
            ))}
          </div>
          {FindFoot && <FindFoot />}
        </>
      )}
    </div>
  )
}

type SuggestionProps = Omit<SuggestionListProps, 'found' | 'onMore' | 'onLeave'> & {
  product: KnownProduct
  query: string
  isMarked: boolean
  Picture: typeof GoodsPicture | null
}

function Suggestion({ product, query, today, Picture, place, isMarked, onMark, onTake }: SuggestionProps) {
  const near = useTill(state => state.facts.context?.nearExpiryDays ?? 0)
  const unit = product.units.find(one => one.isDefaultSale) ?? product.units[0]
  const price = useTill(state => (unit ? priceOfOne(unit, state) : null))
  const free = product.parts ? combosOf(product, today) : freeOf(product, today)
  const expiry = nextExpiry(product, today)
  const days = expiry ? daysBetween(today, expiry) : null
  const isNear = days !== null && days <= near
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the find box, which keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: an option is pointed at by aria-activedescendant
    <div
      id={suggestionId(place)}
      role="option"
      aria-selected={isMarked}
      onPointerMove={() => onMark(place)}
      onPointerDown={event => event.preventDefault()}
      onClick={() => onTake(product)}
      className={classNames(
        columns,
        'h-row-cart cursor-default contain-layout contain-style border-line border-b py-1 last:border-b-0',
        isMarked && 'bg-accent-soft shadow-[inset_3px_0_0_var(--accent)]',
        free === 0 && 'text-ink-3',
      )}
    >
      <span className="flex min-w-0 items-center gap-2">
        {Picture && <Picture productId={product.id} name={product.name} />}
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium" title={product.name}>
            {highlight(product.name, query).map((part, index) =>
              part.isMatch ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one name never move
                <mark key={index} className="bg-transparent font-bold text-accent-text">
                  {part.text}
                </mark>
              ) : (
                part.text
              ),
            )}
          </span>
          <span className="block truncate text-12 text-ink-3">
            {[product.code, product.registrationNumber, product.ingredient, product.symptoms]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
      </span>
      <span className="whitespace-nowrap text-right">
        <Money amount={price} className="font-semibold" />
        <span className="text-ink-3"> /{unit?.name.toLowerCase()}</span>
      </span>
      <span className="truncate text-right">
        {free === 0
          ? soldOutText(product, today)
          : free === boundless
            ? saleText.service
            : formatUnits(
                free,
                product.units.filter(one => one.ratio <= (unit?.ratio ?? 1) || one.ratio === 1),
              )}
      </span>
      <span className={classNames('text-right max-lg:hidden', isNear && 'text-warning-text')}>
        {expiry ? formatExpiry(expiry) : '—'}
        {isNear && ` · ${saleText.inDays(String(days))}`}
      </span>
      <span className="truncate text-ink-2 max-lg:hidden">{product.position}</span>
    </div>
  )
}

/** That there is none; or why what is there cannot be sold. */
function soldOutText({ lots, isLotManaged }: KnownProduct, today: string): string {
  const [first] = lots.filter(lot => lot.quantity > 0)
  const why = first && isLotManaged ? whyNotSellable(first, today) : null
  return why ? saleText.soldOutWhy[why] : saleText.soldOut
}

/** How many of a combo its components allow; none while one of them is not known here. */
function combosOf({ parts, components = [] }: KnownProduct, today: string): number {
  return countCombos(
    (parts ?? []).map(({ productId, quantity, ratio }) => {
      const component = components.find(one => one.id === productId)
      return { needBase: quantity * ratio, available: component ? freeOf(component, today) : 0 }
    }),
  )
}

/** The day that the lot to be sold next expires on. */
function nextExpiry(product: KnownProduct, today: string): string | null {
  const days = product.lots.flatMap(lot => (lot.expiryDate && !whyNotSellable(lot, today) ? [lot.expiryDate] : []))
  return days.toSorted()[0] ?? null
}
