import type { TillSurcharge } from '@quay/contract/surcharge/till-surcharge'
import { formatDong } from '@quay/domain/text/format-number'
import { surchargeText } from '../../../text/promotion/surcharge.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/choice/checkbox.tsx'
import { MoneyInput } from '../../../ui/field/money-input.tsx'
import { stopAtUnreadable } from '../../../ui/field/stop-at-unreadable.ts'
import { Dialog } from '../../../ui/window/dialog.tsx'
import { DialogForm } from '../../../ui/window/dialog-form.tsx'
import { offeredSurcharges } from '../cart/surcharge-step.ts'
import { useSale, useTill } from '../sale-context.ts'

const { till: words } = surchargeText

/** Which surcharges the bill has, and how much of each. */
export function SurchargeDialog({ onClose }: { onClose: () => void }) {
  const { focusFind } = useSale()
  const facts = useTill(state => state.facts)
  const cart = useTill(state => state.drafts.find(draft => draft.id === state.activeId)!.cart)
  const amount = useTill(state => state.view.surcharges.amount)
  function close() {
    if (stopAtUnreadable()) return
    onClose()
    focusFind()
  }
  return (
    <Dialog
      title={words.title}
      size="sm"
      onClose={close}
      actions={
        <Button variant="primary" onClick={close}>
          {words.done}
        </Button>
      }
    >
      <DialogForm onSubmit={close}>
        {offeredSurcharges(cart, facts).map(surcharge => (
          <SurchargeRow key={surcharge.id} surcharge={surcharge} />
        ))}
        <p className="flex justify-between border-line border-t pt-2 font-semibold">
          <span>{words.total}</span>
          <span>{formatDong(amount)}</span>
        </p>
        {facts.context?.mayChangeSurcharge === false && <p className="text-12 text-ink-3">{words.asks}</p>}
      </DialogForm>
    </Dialog>
  )
}

function SurchargeRow({ surcharge: { id, name, amount, isAutomatic } }: { surcharge: TillSurcharge }) {
  const { till } = useSale()
  const row = useTill(state => state.view.surcharges.rows.find(one => one.surcharge.id === id))
  const put = (value: number | boolean | null) => till.dispatch({ do: 'set-surcharge', id, value })
  return (
    <div className="grid grid-cols-[1fr_8.5rem] items-center gap-2">
      <Checkbox
        checked={row !== undefined}
        onChange={event => put(event.target.checked ? (isAutomatic ? null : true) : isAutomatic ? false : null)}
      >
        {name}
        {amount.unit === 1 && <span className="text-ink-3"> {amount.value}%</span>}
      </Checkbox>
      <MoneyInput
        size="sm"
        aria-label={words.typed(name)}
        value={row?.amount ?? null}
        onChange={next => put(next === null ? (isAutomatic ? false : null) : next === 0 ? false : next)}
      />
    </div>
  )
}
