import { mostDoses } from '@quay/contract/field'
import { sampleMedicineRoutes } from '@quay/contract/sample-medicine/routes'
import { useRef, useState } from 'react'
import { newId } from '../../../api/new-id.ts'
import { useAction } from '../../../api/use-action.ts'
import { doseText } from '../../../text/till/dose.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { QuantityInput } from '../../../ui/field/quantity-input.tsx'
import { TextInput } from '../../../ui/field/text-input.tsx'
import { Note } from '../../../ui/mark/note.tsx'
import { Dialog } from '../../../ui/window/dialog.tsx'
import { DialogForm } from '../../../ui/window/dialog-form.tsx'
import { useSale, useTill } from '../sale-context.ts'
import { fetchSamples } from './dose-shelf.ts'

/** Makes a template of the cart: each product once, its quantity shared by so many liều, its note as the directions. */
export function SaveDose({ onClose }: { onClose: () => void }) {
  const { place } = useSale()
  const views = useTill(state => state.view.lines)
  const [id] = useState(newId)
  const [name, setName] = useState('')
  const [disease, setDisease] = useState('')
  const [count, setCount] = useState<number | null>(views[0]?.line.dose?.count ?? 1)
  const [error, setError] = useState<Record<string, string>>({})
  const first = useRef<HTMLInputElement>(null)
  const create = useAction(sampleMedicineRoutes.create, {
    onDone: () => void fetchSamples(place),
    onClose,
    showError: ({ code, message, issues }) => {
      setError({
        [issues[0]?.path === 'name' ? 'name' : 'items']: code === 'invalid-input' ? issues[0]!.message : message,
      })
      return true
    },
  })
  const items = [...Map.groupBy(views, ({ line }) => line.productId).values()].map(([own, ...others]) => {
    const { line } = own!
    const base = [own!, ...others].reduce((sum, { line }) => sum + line.quantity * line.unit.ratio, 0)
    return { line, perDose: base / line.unit.ratio / (count ?? 1) }
  })
  const uneven = items.find(({ perDose }) => !Number.isInteger(perDose))

  function save() {
    if (name.trim() === '') return setError({ name: doseText.nameMissing })
    if (uneven || create.isPending) return
    create.mutate({
      body: {
        id,
        name: name.trim(),
        ...(disease.trim() && { disease: disease.trim() }),
        items: items.map(({ line, perDose }) => ({
          productId: line.productId,
          unitId: line.unit.id,
          quantity: perDose,
          ...(line.note && { note: line.note.slice(0, 200) }),
        })),
      },
    })
  }
  return (
    <Dialog
      title={doseText.save}
      description={doseText.saveHint}
      onClose={onClose}
      initialFocus={first}
      actions={
        <>
          <Button onClick={onClose}>{doseText.cancel}</Button>
          <Button variant="primary" busy={create.isPending} disabled={uneven !== undefined} onClick={save}>
            {doseText.save}
          </Button>
        </>
      }
    >
      <DialogForm onSubmit={save}>
        <Field label={doseText.name} required error={error.name}>
          <TextInput ref={first} value={name} maxLength={120} onChange={event => setName(event.target.value)} />
        </Field>
        <Field label={doseText.disease}>
          <TextInput value={disease} maxLength={120} onChange={event => setDisease(event.target.value)} />
        </Field>
        <Field label={doseText.saveCount}>
          <QuantityInput value={count} max={mostDoses} onChange={setCount} />
        </Field>
        {uneven && <Note tone="warning">{doseText.uneven(uneven.line.productName)}</Note>}
        {error.items && <Note tone="danger">{error.items}</Note>}
      </DialogForm>
    </Dialog>
  )
}
