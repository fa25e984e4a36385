import { pairsAmong } from '@quay/domain/sale/medicine/check-together'
import { useState } from 'react'
import { salePartText } from '../../../text/till/sale-parts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/field/text-input.tsx'
import { Dialog } from '../../../ui/window/dialog.tsx'
import { DialogForm } from '../../../ui/window/dialog-form.tsx'
import { useSale, useTill } from '../sale-context.ts'
import { openedPairs } from './medicines-of.ts'

/** The medicines of the cart that must not be taken together, what comes of it, and why they are sold all the same. */
export function PairDialog({ onClose }: { onClose: () => void }) {
  const { till } = useSale()
  const sold = useTill(state => state.view.sold)
  const pairs = openedPairs()
  const met = pairs ? pairsAmong([...sold.values()], pairs) : []
  const [reasons, setReasons] = useState(() => till.activeDraft().cart.pairReasons ?? {})

  function save() {
    const given = Object.entries(reasons).map(([pair, reason]) => [pair, reason.trim()] as const)
    till.dispatch({
      do: 'set-pair-reasons',
      pairReasons: Object.fromEntries(given.filter(([, reason]) => reason !== '')),
    })
    onClose()
  }
  return (
    <Dialog
      size="lg"
      sticky
      title={salePartText.pairsTitle}
      description={salePartText.pairsHint}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{salePartText.pairBack}</Button>
          <Button variant="primary" onClick={save}>
            {salePartText.pairSave}
          </Button>
        </>
      }
    >
      <DialogForm wide onSubmit={save}>
        {met.map(({ key, pair, medicines: [one, other] }) => (
          <fieldset key={key} className="grid gap-2 rounded-2 border border-line p-3">
            <legend className="px-1 font-medium">{salePartText.pairOf(one.product, other.product)}</legend>
            <p className="text-12 text-ink-3">{salePartText.pairOf(pair.first, pair.second)}</p>
            {pair.consequence && <Advice label={salePartText.pairConsequence}>{pair.consequence}</Advice>}
            {pair.management && <Advice label={salePartText.pairManagement}>{pair.management}</Advice>}
            <Field label={salePartText.pairReasonField} required>
              <TextInput
                maxLength={200}
                value={reasons[key] ?? ''}
                onChange={event => setReasons(before => ({ ...before, [key]: event.target.value }))}
              />
            </Field>
          </fieldset>
        ))}
      </DialogForm>
    </Dialog>
  )
}

const Advice = ({ label, children }: { label: string; children: string }) => (
  <p>
    <b className="font-medium">{label}:</b> {children}
  </p>
)
