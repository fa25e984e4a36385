import { formatNumber } from '@quay/domain/text/format-number'
import Pill from 'lucide-react/icons/pill'
import StickyNote from 'lucide-react/icons/sticky-note'
import { saleText } from '../../../text/till/sale.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextInput } from '../../../ui/field/text-input.tsx'
import { Kbd } from '../../../ui/key/kbd.tsx'
import { usePart } from '../../../ui/use-part.ts'
import { loadFootHints } from '../later-parts.ts'
import { useSale, useTill } from '../sale-context.ts'
import { saleKeys } from '../sale-keys.ts'

/** Under the cart: the note of the bill, how much is in it, the keys that work on a line. */
export function CartFoot() {
  const sale = useSale()
  const { till, focusFind } = sale
  const note = useTill(state => state.drafts.find(draft => draft.id === state.activeId)?.cart.note ?? '')
  const lines = useTill(state => state.view.lines.length)
  const Hints = usePart(lines > 0, loadFootHints, () => {})
  const units = useTill(state => state.view.unitCount)
  return (
    <div className="flex h-11 shrink-0 items-center gap-2.5 border-line border-t bg-surface px-2.5">
      <div className="w-80 min-w-0 max-lg:flex-1">
        <TextInput
          size="sm"
          aria-label={saleText.orderNote}
          placeholder={saleText.orderNote}
          icon={<StickyNote />}
          maxLength={500}
          value={note}
          onChange={event => till.dispatch({ do: 'set-order-note', note: event.target.value })}
          onKeyDown={event => event.key === 'Enter' && !event.nativeEvent.isComposing && focusFind()}
        />
      </div>
      <span className="whitespace-nowrap text-ink-2">{saleText.counts(lines, formatNumber(units))}</span>
      <Button size="sm" variant="ghost" icon={<Pill />} title={saleText.keys.doses} onClick={() => sale.openDoses('')}>
        {saleText.doses}
        <span aria-hidden className="pointer-coarse:hidden max-lg:hidden">
          <Kbd>{saleKeys.doses.key}</Kbd>
        </span>
      </Button>
      {Hints && <Hints />}
    </div>
  )
}
