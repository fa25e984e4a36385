import { lotRoutes } from '@quay/contract/lot/routes'
import type { NotedLot } from '@quay/contract/lot/shapes'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { useAction } from '../../../api/use-action.ts'
import { useConnection } from '../../../offline/connection/connection.ts'
import { noteLotText } from '../../../text/till/note-lot.ts'
import { Button } from '../../../ui/button/button.tsx'
import { DateInput } from '../../../ui/date/date-input.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/field/text-input.tsx'
import { useSale } from '../sale-context.ts'

interface NoteLotProps {
  lineId: string
  productId: string
  /** Where the keyboard goes when the panel opens and no lot can be chosen. */
  first: RefObject<HTMLInputElement | null> | undefined
  onDone: (lot: NotedLot) => void
}

/** A box in the hand whose lot the books do not have: number and expiry make it a lot, and the line takes its goods. */
export function NoteLot({ lineId, productId, first, onDone }: NoteLotProps) {
  const { till, place } = useSale()
  const isOnline = useConnection(state => state.online)
  const [isOpen, setOpen] = useState(first !== undefined)
  const [number, setNumber] = useState('')
  const [expiryDate, setExpiryDate] = useState<string | null>(null)
  const [errors, setErrors] = useState<{ number?: string | undefined; expiryDate?: string | undefined }>({})
  const note = useAction(lotRoutes.note, {
    onDone: lot => {
      till.dispatch({ do: 'note-lot', lineId, lot })
      setOpen(false)
      onDone(lot)
    },
    showError: error => {
      if (error.code === 'network') return false
      setErrors(
        error.issues.length > 0
          ? Object.fromEntries(error.issues.map(({ path, message }) => [path, message]))
          : { expiryDate: error.message },
      )
      return true
    },
  })
  function save() {
    const missing = {
      number: number.trim() === '' ? noteLotText.numberMissing : undefined,
      expiryDate: expiryDate === null ? noteLotText.expiryMissing : undefined,
    }
    setErrors(missing)
    if (missing.number || expiryDate === null) return
    note.mutate({ body: { branchId: place.branchId, productId, number: number.trim(), expiryDate } })
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
      <p className="text-12 text-ink-2">{isOnline ? noteLotText.hint : noteLotText.needsNetwork}</p>
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
        <Button size="sm" className="mt-6" disabled={!isOnline || note.isPending} onClick={save}>
          {noteLotText.save}
        </Button>
      </div>
    </div>
  )
}
