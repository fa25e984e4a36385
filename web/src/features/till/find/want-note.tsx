import { phone as phoneSchema } from '@quay/contract/field'
import { useEffect, useRef, useState } from 'react'
import { keepWant, sendWants } from '../../../offline/want-queue.ts'
import { wantText } from '../../../text/want.ts'
import { Button } from '../../../ui/button.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { QuantityInput } from '../../../ui/quantity-input.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { toast } from '../../../ui/toast.ts'
import { useSale, useTill } from '../sale-context.ts'

type Unit = { id: string; name: string; ratio: number }
type Goods = { value: string; label: string; detail?: string; productId: string | null; units: readonly Unit[] }

const longestName = 200
const inWords = (name: string): Goods => ({
  value: name,
  label: name.slice(0, longestName),
  productId: null,
  units: [],
})

/**
 * Writes down what a customer asked for and was not there: goods of the catalogue or in words, and whom to call. Kept in the
 * browser first, so that it works without a network.
 */
export function WantNote({ onClose }: { onClose: () => void }) {
  const { place, catalogue, find, focusFind } = useSale()
  const buyer = useTill(state => state.drafts.find(draft => draft.id === state.activeId)?.cart.customer ?? null)
  const typed = find.current?.value.trim() ?? ''
  const [goods, setGoods] = useState<Goods | null>(typed ? inWords(typed) : null)
  const [unitId, setUnitId] = useState<string | null>(null)
  const [quantity, setQuantity] = useState<number | null>(1)
  const [name, setName] = useState(buyer?.name ?? '')
  const [phone, setPhone] = useState(buyer?.phone ?? '')
  const [note, setNote] = useState('')
  const [asked, setAsked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => void sendWants(place), [place])

  async function search(query: string): Promise<Goods[]> {
    const products = await catalogue.search(query)
    return products.map(({ id, name, code, units }) => ({ value: id, label: name, detail: code, productId: id, units }))
  }
  function choose(next: Goods | null) {
    setGoods(next)
    setUnitId(next?.units[0]?.id ?? null)
  }
  function close() {
    onClose()
    focusFind()
  }
  // What the person may not see whole is not sent: the server knows it by the customer.
  const isMasked = phone.includes('•')
  const isWrongPhone = phone.trim() !== '' && !isMasked && !phoneSchema.safeParse(phone).success
  async function save() {
    setAsked(true)
    if (!goods || isWrongPhone) return
    const ratio = goods.units.find(unit => unit.id === unitId)?.ratio ?? 1
    close()
    const isSent = await keepWant(place, {
      name: goods.label,
      productId: goods.productId,
      quantity: (quantity ?? 1) * ratio,
      ...(buyer && { customerId: buyer.id }),
      ...(name.trim() && { customerName: name.trim() }),
      ...(phone.trim() && !isMasked && { customerPhone: phone.trim() }),
      ...(note.trim() && { note: note.trim() }),
    })
    if (isSent) toast.success(wantText.saved)
    else toast.warning(wantText.kept)
  }
  return (
    <Dialog
      open
      size="sm"
      title={wantText.add}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{wantText.cancel}</Button>
          <Button variant="primary" keyHint="Enter" onClick={() => form.current?.requestSubmit()}>
            {wantText.save}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        className="grid gap-3"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void save()
        }}
      >
        <Field label={wantText.goods} required error={asked && !goods ? wantText.goodsMissing : undefined}>
          <Combobox
            value={goods}
            placeholder={wantText.goodsPlaceholder}
            options={search}
            onChange={choose}
            onCreate={words => choose(inWords(words))}
          />
        </Field>
        <div className="grid grid-cols-2 gap-3">
          <Field label={wantText.quantity}>
            <QuantityInput min={1} value={quantity} onChange={setQuantity} />
          </Field>
          {goods && goods.units.length > 0 && (
            <Field label={wantText.unit}>
              <Select
                value={unitId}
                options={goods.units.map(unit => ({ value: unit.id, label: unit.name }))}
                onChange={setUnitId}
              />
            </Field>
          )}
          <Field label={wantText.customerName}>
            <TextInput maxLength={120} value={name} onChange={event => setName(event.target.value)} />
          </Field>
          <Field
            label={wantText.phone}
            hint={wantText.phoneHint}
            error={asked && isWrongPhone ? wantText.phoneWrong : undefined}
          >
            <TextInput
              type="tel"
              inputMode="tel"
              maxLength={20}
              value={phone}
              onChange={event => setPhone(event.target.value)}
            />
          </Field>
        </div>
        <Field label={wantText.note}>
          <TextInput maxLength={300} value={note} onChange={event => setNote(event.target.value)} />
        </Field>
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}
