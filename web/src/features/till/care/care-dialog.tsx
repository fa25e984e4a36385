import { prescriptionRoutes } from '@quay/contract/prescription/routes'
import { prescribedKey } from '@quay/domain/medicine/paper-key'
import { useRef, useState } from 'react'
import { call } from '../../../api/client.ts'
import { prescriptionText } from '../../../text/till/prescription.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/choice/checkbox.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/field/text-input.tsx'
import { Dialog } from '../../../ui/window/dialog.tsx'
import { DialogForm } from '../../../ui/window/dialog-form.tsx'
import type { LineView } from '../cart/cart-view.ts'
import { useSale, useTill } from '../sale-context.ts'
import { type CareForm, formOf, readCare } from './care-form.ts'
import { needsCare } from './care-of.ts'
import { DispensedLines, focusReason, lineWithoutReason, type Taken } from './dispensed-lines.tsx'
import { PrescriptionFields } from './prescription-fields.tsx'

/** So long a save waits for what was taken: a network that does not answer keeps nobody. */
const longestWait = 2_000
const pause = () => new Promise<undefined>(done => setTimeout(done, longestWait, undefined))

const paperOf = ({ code, patientName }: CareForm): string => JSON.stringify([code.trim(), patientName.trim()])

/** What earlier bills took of the paper that the fields name; nothing where they name none, or nobody answers. */
async function askTaken(form: CareForm): Promise<readonly Taken[] | undefined> {
  const [code, patientName] = [form.code.trim(), form.patientName.trim()]
  if (code === '') return undefined
  const query = { code, ...(patientName !== '' && { patientName }) }
  return call(prescriptionRoutes.taken, { query }).then(
    ({ items }) => items,
    () => undefined,
  )
}

const needing = (lines: readonly LineView[]) => lines.filter(({ product }) => needsCare(product))

/** The prescription of a sale as it stands on paper, who buys controlled medicines, and how much of it is handed out. */
export function CareDialog({ onClose }: { onClose: () => void }) {
  const { till } = useSale()
  const { cart } = till.activeDraft()
  const [form, setForm] = useState(() => formOf(cart.care, cart.customer?.name ?? null))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const first = useRef<HTMLInputElement>(null)
  const mayGoWithout = useTill(state => state.facts.context?.maySellWithoutPrescription ?? false)
  const isControlled = useTill(state => state.view.lines.some(({ product }) => product?.controlGroup))
  const lines = needing(useTill(state => state.view.lines))
  const [isReasonAsked, setReasonAsked] = useState(false)
  const set = (changed: Partial<CareForm>) => setForm(before => ({ ...before, ...changed }))

  const [taken, setTaken] = useState<readonly Taken[] | undefined>(cart.care?.taken)
  // The paper that was asked about last, and the one of which the seller sees what was taken.
  const reading = useRef<{ paper: string; answer: Promise<readonly Taken[] | undefined> } | null>(null)
  const seen = useRef(cart.care?.taken && paperOf(form))

  /** A paper that was sold on before: what is left of it is known before the bill is paid. Without a network the server says it. */
  function readTaken(): Promise<readonly Taken[] | undefined> {
    const paper = paperOf(form)
    if (reading.current?.paper !== paper) {
      const answer = askTaken(form)
      reading.current = { paper, answer }
      void answer.then(items => {
        if (reading.current?.answer !== answer) return
        setTaken(items)
        if (items) seen.current = paper
        for (const { line } of lines) fillPrescribed(line, items)
      })
    }
    return reading.current.answer
  }
  /** What an earlier bill said that the paper prescribes needs no second typing. */
  function fillPrescribed(line: LineView['line'], items: readonly Taken[] | undefined) {
    const key = prescribedKey({ productId: line.productId, standsFor: line.dispensed?.standsFor })
    const prescribed = (items?.find(one => one.key === key)?.prescribed ?? 0) / line.unit.ratio
    if (line.dispensed?.prescribed !== undefined || prescribed < 1 || !Number.isInteger(prescribed)) return
    till.dispatch({ do: 'set-dispensed', lineId: line.id, dispensed: { ...line.dispensed, prescribed } })
  }
  async function save() {
    const read = readCare(form)
    if (!read.ok) return setErrors(read.errors)
    setErrors({})
    const isSeen = seen.current === paperOf(form)
    const known = read.care?.prescription ? await Promise.race([readTaken(), pause()]) : undefined
    // Enter behind the code comes before what was taken is there: it is looked at once before the window closes.
    if (!isSeen && known && known.length > 0) return
    const lacking =
      read.care?.prescription && lineWithoutReason(needing(till.store.getState().view.lines), known ?? taken ?? [])
    if (lacking) {
      setReasonAsked(true)
      return focusReason(lacking)
    }
    till.dispatch({ do: 'set-care', care: known && known.length > 0 ? { ...read.care, taken: known } : read.care })
    onClose()
  }
  return (
    <Dialog
      size="lg"
      sticky
      title={prescriptionText.part}
      onClose={onClose}
      initialFocus={first}
      actions={
        <>
          <Button onClick={onClose}>{prescriptionText.cancel}</Button>
          <Button variant="primary" onClick={() => void save()}>
            {prescriptionText.save}
          </Button>
        </>
      }
    >
      <DialogForm wide onSubmit={() => void save()}>
        {mayGoWithout && (
          <Checkbox checked={form.isWithout} onChange={event => set({ isWithout: event.target.checked })}>
            {prescriptionText.noPaper}
          </Checkbox>
        )}
        {form.isWithout ? (
          <Field
            label={prescriptionText.noPaperReason}
            required
            hint={prescriptionText.noPaperHint}
            error={errors.reason}
          >
            <TextInput
              ref={first}
              maxLength={200}
              value={form.reason}
              onChange={event => set({ reason: event.target.value })}
            />
          </Field>
        ) : (
          <PrescriptionFields form={form} errors={errors} set={set} first={first} onCode={() => void readTaken()} />
        )}
        {isControlled && (
          <fieldset className="grid gap-3 sm:grid-cols-3">
            <legend className="pb-1 font-medium">{prescriptionText.buyer}</legend>
            <Field label={prescriptionText.buyerName} error={errors['buyer.name']}>
              <TextInput
                maxLength={100}
                value={form.buyerName}
                onChange={event => set({ buyerName: event.target.value })}
              />
            </Field>
            <Field label={prescriptionText.identity} error={errors['buyer.identity']}>
              <TextInput
                maxLength={20}
                value={form.buyerIdentity}
                onChange={event => set({ buyerIdentity: event.target.value })}
              />
            </Field>
            <Field label={prescriptionText.address} error={errors['buyer.address']}>
              <TextInput
                maxLength={300}
                value={form.buyerAddress}
                onChange={event => set({ buyerAddress: event.target.value })}
              />
            </Field>
          </fieldset>
        )}
        {lines.length > 0 && !form.isWithout && (
          <DispensedLines lines={lines} taken={taken ?? []} isAsked={isReasonAsked} />
        )}
      </DialogForm>
    </Dialog>
  )
}
