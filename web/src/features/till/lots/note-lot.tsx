import { errorMessage } from '@quay/contract/error-code'
import { lotRoutes } from '@quay/contract/lot/routes'
import type { TillProduct } from '@quay/contract/till/shapes'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { useAction } from '../../../api/use-action.ts'
import { correctedNow } from '../../../offline/connection/clock.ts'
import { useConnection } from '../../../offline/connection/connection.ts'
import { noteLotText } from '../../../text/till/note-lot.ts'
import { Button } from '../../../ui/button/button.tsx'
import { DateInput } from '../../../ui/date/date-input.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/field/text-input.tsx'
import type { CartLot } from '../cart/cart.ts'
import { openCart, useSale, useTill } from '../sale-context.ts'
import { noteHere } from './note-here.ts'

interface NoteLotProps {
  lineId: string
  product: TillProduct
  /** Where the keyboard goes when the panel opens and no lot can be chosen. */
  first: RefObject<HTMLInputElement | null> | undefined
  onDone: (lot: CartLot) => void
}

/** A box in the hand whose lot the books do not have: number and expiry make it a lot, and the line takes its goods. */
export function NoteLot({ lineId, product, first, onDone }: NoteLotProps) {
  const { till, place } = useSale()
  const isOnline = useConnection(state => state.online)
  // What is sold anew or handed out waits for the network anyway, and its lot with it.
  const needsNetwork = useTill(state => !isOnline && !!(openCart(state)?.replaces || openCart(state)?.order))
  const [isOpen, setOpen] = useState(first !== undefined)
  const [number, setNumber] = useState('')
  const [expiryDate, setExpiryDate] = useState<string | null>(null)
  const [errors, setErrors] = useState<{ number?: string | undefined; expiryDate?: string | undefined }>({})
  const note = useAction(lotRoutes.note, {
    onDone: take,
    showError: error => {
      if (error.code === 'network') {
        if (!needsNetwork) noteWithout()
        return !needsNetwork
      }
      setErrors(
        error.issues.length > 0
          ? Object.fromEntries(error.issues.map(({ path, message }) => [path, message]))
          : { expiryDate: error.message },
      )
      return true
    },
  })
  function take(lot: CartLot) {
    till.dispatch({ do: 'note-lot', lineId, lot })
    setOpen(false)
    onDone(lot)
  }
  /** The sale brings the lot to the server. */
  function noteWithout() {
    const { drafts, facts } = till.store.getState()
    const lines = drafts.flatMap(({ cart }) => cart.lines).filter(line => line.productId === product.id)
    const noted = lines.flatMap(line => line.notedLots ?? [])
    const asked = { number: number.trim(), expiryDate: expiryDate! }
    const now = new Date(correctedNow()).toISOString()
    const outcome = noteHere(asked, { product, noted, today: facts.today, now })
    if ('lot' in outcome) take(outcome.lot)
    else setErrors({ expiryDate: errorMessage(outcome.refusal.code, outcome.refusal.details) })
  }
  function save() {
    if (note.isPending) return
    const missing = {
      number: number.trim() === '' ? noteLotText.numberMissing : undefined,
      expiryDate: expiryDate === null ? noteLotText.expiryMissing : undefined,
    }
    setErrors(missing)
    if (missing.number || expiryDate === null) return
    if (!isOnline) return needsNetwork ? undefined : noteWithout()
    note.mutate({ body: { branchId: place.branchId, productId: product.id, number: number.trim(), expiryDate } })
  }
  function key(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.target instanceof HTMLButtonElement) return
    // Not of the panel: its Enter takes the lots over.
    event.preventDefault()
    event.stopPropagation()
    save()
  }
  if (!isOpen)
    return (
      <p className="px-3 pt-2">
        <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
          {noteLotText.open}
        </Button>
      </p>
    )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in either field saves
    <div onKeyDown={key} className="grid gap-2 border-line border-t px-3 pt-2">
      <p className="text-12 text-ink-2">
        {isOnline ? noteLotText.hint : needsNetwork ? noteLotText.needsNetwork : noteLotText.hintOffline}
      </p>
      <div className="flex flex-wrap items-start gap-2">
        <Field label={noteLotText.number} error={errors.number}>
          <TextInput
            ref={first}
            autoFocus={first === undefined}
            size="sm"
            maxLength={60}
            value={number}
            onChange={event => setNumber(event.target.value)}
          />
        </Field>
        <Field label={noteLotText.expiry} error={errors.expiryDate}>
          <DateInput monthEnd size="sm" value={expiryDate} onChange={setExpiryDate} />
        </Field>
        <Button size="sm" className="mt-6" disabled={needsNetwork || note.isPending} onClick={save}>
          {noteLotText.save}
        </Button>
      </div>
    </div>
  )
}
