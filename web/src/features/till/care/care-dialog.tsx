import { prescriptionRoutes } from '@quay/contract/prescription/routes'
import { useRef, useState } from 'react'
import { call } from '../../../api/client.ts'
import { prescriptionText } from '../../../text/prescription.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useSale, useTill } from '../sale-context.ts'
import { type CareForm, formOf, readCare } from './care-form.ts'
import { needsCare } from './care-of.ts'
import { DispensedLines } from './dispensed-lines.tsx'
import { PrescriptionFields } from './prescription-fields.tsx'

/** The prescription of a sale as it stands on paper, who buys controlled medicines, and how much of it is handed out. */
export function CareDialog({ onClose }: { onClose: () => void }) {
  const { till } = useSale()
  const { cart } = till.activeDraft()
  const [form, setForm] = useState(() => formOf(cart.care, cart.customer?.name ?? null))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const first = useRef<HTMLInputElement>(null)
  const mayGoWithout = useTill(state => state.facts.context?.maySellWithoutPrescription ?? false)
  const isControlled = useTill(state => state.view.lines.some(({ product }) => product?.controlGroup))
  const lines = useTill(state => state.view.lines).filter(({ product }) => needsCare(product))
  const set = (changed: Partial<CareForm>) => setForm(before => ({ ...before, ...changed }))

  const [taken, setTaken] = useState(cart.care?.taken)

  /** A paper that was sold on before: what is left of it is known before the bill is paid. Without a network the server says it. */
  async function readTaken() {
    const code = form.code.trim()
    if (code === '') return setTaken(undefined)
    const patientName = form.patientName.trim()
    const query = { code, ...(patientName !== '' && { patientName }) }
    setTaken(
      await call(prescriptionRoutes.taken, { query }).then(
        ({ items }) => items,
        () => undefined,
      ),
    )
  }
  function save() {
    const read = readCare(form)
    if (!read.ok) return setErrors(read.errors)
    const isKnown = read.care?.prescription && taken && taken.length > 0
    till.dispatch({ do: 'set-care', care: isKnown ? { ...read.care, taken } : read.care })
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
          <Button variant="primary" onClick={save}>
            {prescriptionText.save}
          </Button>
        </>
      }
    >
      <form
        className="grid gap-4"
        onSubmit={event => {
          event.preventDefault()
          save()
        }}
      >
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
        {lines.length > 0 && !form.isWithout && <DispensedLines lines={lines} taken={taken ?? []} />}
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}
