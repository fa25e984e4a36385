import { checkChosenBook } from '@quay/domain/price/check-chosen-book'
import { bookHolds } from '@quay/domain/sale/price/resolve-price'
import { priceText } from '../../../text/product/price.ts'
import { Select } from '../../../ui/choice/select.tsx'
import { pricesFor } from '../line/line-price.ts'
import { useSale, useTill } from '../sale-context.ts'

const automatic = ''

/** Which price book the bill is sold by, of those that a cashier chooses. One that does not hold any more is struck, and prices are as without it. */
export function BookChoice() {
  const { till, focusFind } = useSale()
  const facts = useTill(state => state.facts)
  const cart = useTill(state => state.drafts.find(draft => draft.id === state.activeId)!.cart)
  const context = pricesFor(facts, cart)
  const chosen = cart.book ?? null
  const able = context.books.filter(book => book.onRequest && bookHolds(book, context))
  const isGone = chosen !== null && context.chosenId === null
  if (able.length === 0 && chosen === null) return null
  const refusal = isGone ? checkChosenBook({ ...context, chosenId: chosen.id }) : null
  const options = [
    { value: automatic, label: priceText.automaticBook },
    ...able.map(({ id, name }) => ({ value: id, label: name })),
  ]
  function choose(id: string) {
    const book = able.find(one => one.id === id)
    till.dispatch({ do: 'set-book', book: book ? { id, name: book.name } : null })
    focusFind()
  }
  return (
    <section aria-label={priceText.bookOfBill} className="grid gap-1">
      <div className="flex items-center justify-between gap-2">
        <span className="text-ink-2">{priceText.bookOfBill}</span>
        <Select
          size="sm"
          className="w-44 min-w-0"
          label={priceText.bookOfBill}
          value={isGone ? automatic : (chosen?.id ?? automatic)}
          options={options}
          onChange={choose}
        />
      </div>
      {isGone && (
        <p aria-live="polite" className="text-12 text-warning-text">
          <s>{chosen.name}</s> {priceText.bookGone(String(refusal?.details.why ?? ''))}
        </p>
      )}
    </section>
  )
}
