import { mostDoses } from '@quay/contract/field'
import { findDuplicates } from '@quay/domain/sample-medicine/find-duplicates'
import { formatDong } from '@quay/domain/text/format-number'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { useEffect, useEffectEvent } from 'react'
import { doseText } from '../../../text/till/dose.ts'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { QuantityInput } from '../../../ui/field/quantity-input.tsx'
import { toast } from '../../../ui/popup/toast.ts'
import type { LineDose } from '../cart/cart.ts'
import type { LineView } from '../cart/cart-view.ts'
import { useSale, useTill } from '../sale-context.ts'
import { fetchSamples } from './dose-shelf.ts'
import { withCount, withFreshShares } from './put-dose.ts'

/**
 * Under the cart, only where there is something to say: its liều with their number, ingredients that stand twice,
 * and goods that are short and have a medicine to stand in for them.
 */
export function CartDoses() {
  const { till, place, openAlike } = useSale()
  const views = useTill(state => state.view.lines)
  const note = useTill(state => state.note)
  const { groups, duplicates, short } = read(views)

  // Once a till: what was made elsewhere is here before the network may go.
  useEffect(() => {
    void fetchSamples(place)
  }, [place])
  // The server has other prices than this cart: a template may have been changed.
  const refresh = useEffectEvent(async () => {
    if (groups.length === 0) return
    const before = till.activeDraft()
    const fresh = await fetchSamples(place)
    if (!fresh || till.activeDraft() !== before) return
    const cart = withFreshShares(before.cart, fresh)
    if (cart.lines.some((line, index) => line !== before.cart.lines[index])) till.dispatch({ do: 'replace', cart })
  })
  useEffect(() => {
    if (note) void refresh()
  }, [note])

  if (groups.length + duplicates.length + short.length === 0) return null
  return (
    <section
      aria-label={doseText.strip}
      className="grid max-h-[30vh] shrink-0 gap-1.5 overflow-auto border-line border-t bg-surface-2 px-2.5 py-2"
    >
      {duplicates.map(({ ingredient, products }) => (
        <p key={ingredient} role="status" className="flex items-center gap-1.5 text-warning-text [&_svg]:size-4">
          <TriangleAlert />
          {doseText.duplicate(ingredient, products.join(doseText.and))}
        </p>
      ))}
      {groups.map(group => (
        <DoseGroup key={group.dose.group} {...group} />
      ))}
      {short.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {short.map(view => (
            <Button key={view.line.id} size="sm" onClick={() => openAlike({ lineId: view.line.id })}>
              {doseText.substitute(view.line.productName)}
            </Button>
          ))}
        </div>
      )}
    </section>
  )
}

type Group = { dose: LineDose; amount: number; replaced: string[] }

function read(views: readonly LineView[]) {
  const own = Map.groupBy(
    views.filter(({ line }) => line.dose),
    ({ line }) => line.dose!.group,
  )
  const groups = [...own.values()].map(
    (lines): Group => ({
      dose: lines[0]!.line.dose!,
      amount: lines.reduce((sum, { amount }) => sum + amount, 0),
      replaced: lines.flatMap(({ line }) =>
        line.dose?.replaced ? [doseText.replaced(line.dose.replaced.name, line.productName)] : [],
      ),
    }),
  )
  return {
    groups,
    duplicates: findDuplicates(views.flatMap(handedOut)),
    short: views.filter(
      ({ product, problem, left }) => product?.ingredient && problem !== null && isShort(problem, left),
    ),
  }
}

/** A line as ingredients are compared: a product in two liều, or in one and beside it, is taken twice. */
const handedOut = ({ line: { dose }, product }: LineView) =>
  product
    ? [
        {
          id: `${product.id} ${dose?.group ?? ''}`,
          name: dose ? `${product.name} (${dose.name})` : product.name,
          ingredient: product.ingredient,
        },
      ]
    : []

/** A line that stock keeps from being sold, not a lot that was chosen by hand or a price. */
const isShort = ({ fix, needsRight, isPast }: NonNullable<LineView['problem']>, left: string) =>
  !needsRight && !isPast && ((fix !== null && 'quantity' in fix) || (fix === null && /^(0\b|$)/.test(left)))

/** One liều of the cart: its number changes all its lines, and it goes as a whole. */
function DoseGroup({ dose, amount, replaced }: Group) {
  const { till, focusFind } = useSale()
  function remove() {
    const draft = till.activeDraft()
    const cart = { ...draft.cart, lines: draft.cart.lines.filter(line => line.dose?.group !== dose.group) }
    till.dispatch({ do: 'replace', cart })
    focusFind()
    toast.success(doseText.removed(dose.name), {
      actions: [{ label: doseText.undo, onSelect: () => till.openDraft(draft) }],
    })
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <strong className="min-w-0 truncate font-semibold">{dose.name}</strong>
      <QuantityInput
        quiet
        label={doseText.countOf(dose.name)}
        value={dose.count}
        max={mostDoses}
        onChange={count => {
          if (count) till.dispatch({ do: 'replace', cart: withCount(till.activeDraft().cart, dose.group, count) })
        }}
      />
      <span className="font-semibold">{formatDong(amount)}</span>
      {replaced.map(words => (
        <span key={words} className="text-12 text-ink-2">
          {words}
        </span>
      ))}
      <span className="ml-auto">
        <IconButton size="xs" tooltip={false} label={doseText.remove(dose.name)} icon={<X />} onClick={remove} />
      </span>
    </div>
  )
}
