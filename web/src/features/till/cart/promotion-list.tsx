import { formatDong } from '@quay/domain/text/format-number'
import { discountText, traceSentence } from '../../../text/discount.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { useSale, useTill } from '../sale-context.ts'

/** How many offers that are not reached yet are worth saying. */
const mostHints = 2

/** The promotions of the bill, each with what it takes off and a tick to leave it out; below them the nearest offers. */
export function PromotionList() {
  const { till } = useSale()
  const traces = useTill(state => state.view.promotions.traces)
  const declined = useTill(state => state.drafts.find(draft => draft.id === state.activeId)?.cart.declined ?? none)
  const applied = traces.filter(({ code }) => code === 'applied' || code === 'declined')
  const hints = traces.filter(({ code }) => code === 'below-amount' || code === 'below-quantity').slice(0, mostHints)
  if (applied.length === 0 && hints.length === 0) return null

  function keep(id: string, isKept: boolean) {
    const others = declined.filter(one => one !== id)
    till.dispatch({ do: 'decline-promotions', ids: isKept ? others : [...others, id] })
  }
  return (
    <section aria-label={discountText.applied(applied.length)} className="grid gap-1 text-12">
      {applied.map(trace => (
        <Checkbox
          key={trace.promotion.id}
          checked={trace.code === 'applied'}
          aria-label={discountText.use(trace.promotion.name)}
          onChange={event => keep(trace.promotion.id, event.currentTarget.checked)}
        >
          <span className="min-w-0 flex-1 truncate text-ink-2" title={trace.promotion.name}>
            {trace.promotion.name}
          </span>
          {trace.code === 'applied' && <span className="tabular-nums">−{formatDong(trace.amount)}</span>}
        </Checkbox>
      ))}
      {hints.map(trace => (
        <p key={trace.promotion.id} className="text-ink-2">
          {traceSentence(trace)}
        </p>
      ))}
    </section>
  )
}

const none: readonly string[] = []
