import { useEffect, useRef, useState } from 'react'
import { keepWant, sendWants } from '../../../offline/want-queue.ts'
import { wantText } from '../../../text/want.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import {
  baseOf,
  inWords,
  isMasked,
  isWritten,
  WantFields,
  type WantForm,
  wantedOf,
} from '../../want/shared/want-fields.tsx'
import { useSale, useTill } from '../sale-context.ts'

/**
 * Writes down what a customer asked for and was not there: goods of the catalogue or in words, and whom to call. Kept in the
 * browser first, so that it works without a network.
 */
export function WantNote({ onClose }: { onClose: () => void }) {
  const { place, catalogue, find, focusFind } = useSale()
  const buyer = useTill(state => state.drafts.find(draft => draft.id === state.activeId)?.cart.customer ?? null)
  const typed = find.current?.value.trim() ?? ''
  const [want, setWant] = useState<WantForm>({
    goods: typed ? inWords(typed) : null,
    unitId: null,
    quantity: 1,
    customerName: buyer?.name ?? '',
    phone: buyer?.phone ?? '',
    note: '',
  })
  const [asked, setAsked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => void sendWants(place), [place])

  const search = async (query: string) => (await catalogue.search(query)).map(wantedOf)
  function close() {
    onClose()
    focusFind()
  }
  async function save() {
    setAsked(true)
    if (!isWritten(want)) return
    const { goods, customerName, phone, note } = want
    close()
    const isSent = await keepWant(place, {
      name: goods.label,
      productId: goods.productId,
      quantity: baseOf(want),
      ...(buyer && { customerId: buyer.id }),
      ...(customerName.trim() && { customerName: customerName.trim() }),
      ...(phone.trim() && !isMasked(want) && { customerPhone: phone.trim() }),
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
        <WantFields
          form={want}
          asked={asked}
          search={search}
          onChange={patch => setWant(before => ({ ...before, ...patch }))}
        />
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}
