import { mostDoses as largestCount } from '@quay/contract/field'
import { isAllowed } from '@quay/contract/right/permission'
import type { TillSample } from '@quay/contract/sample-medicine/shapes'
import { formatDong } from '@quay/domain/text/format-number'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useSession } from '../../../api/session/session.ts'
import type { KnownProduct } from '../../../offline/goods/known-product.ts'
import { doseText } from '../../../text/till/dose.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Select } from '../../../ui/choice/select.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { QuantityInput } from '../../../ui/field/quantity-input.tsx'
import { TextInput } from '../../../ui/field/text-input.tsx'
import { Dialog } from '../../../ui/window/dialog.tsx'
import { useSale, useTill } from '../sale-context.ts'
import { DoseParts } from './dose-parts.tsx'
import { DoseRow } from './dose-row.tsx'
import { doctorsOf, matchSamples, ownFirst } from './dose-shelf.ts'
import { mostOf, priceOfDoses, putDoses } from './put-dose.ts'

type DoseChoiceProps = {
  begin: string
  samples: readonly TillSample[]
  products: ReadonlyMap<string, KnownProduct>
  onClose: () => void
  onSave: () => void
}

/** Chooses one of the liều by words and arrows, and how many of it. */
export function DoseChoice({ begin, samples, products, onClose, onSave }: DoseChoiceProps) {
  const { till } = useSale()
  const { rights } = useSession()
  const today = useTill(state => state.facts.today)
  const hasLines = useTill(state => state.view.lines.length > 0)
  const [text, setText] = useState(begin)
  const [marked, setMarked] = useState(0)
  const [doctorId, setDoctorId] = useState('')
  const [count, setCount] = useState<number | null>(1)
  const search = useRef<HTMLInputElement>(null)
  const countField = useRef<HTMLInputElement>(null)
  const doctors = doctorsOf(samples)
  const found = ownFirst(matchSamples(samples, text), doctorId)
  const sample = found[Math.min(marked, found.length - 1)]
  const isExact = found.length === 1 && begin !== ''
  const maySave = hasLines && isAllowed(rights, { model: 'sample_medicine', action: 'create' })

  function add() {
    if (!sample || !count) return
    putDoses(till, sample, count, [...products.values()])
    onClose()
  }
  function key(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Enter') {
      event.preventDefault()
      countField.current?.focus()
    } else if (by !== undefined && found.length > 0) {
      event.preventDefault()
      const next = (marked + by + found.length) % found.length
      setMarked(next)
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
    }
  }
  return (
    <Dialog
      size="lg"
      title={doseText.title}
      description={doseText.hint}
      onClose={onClose}
      initialFocus={isExact ? countField : search}
      actions={
        <>
          {maySave && (
            <span className="mr-auto">
              <Button onClick={onSave}>{doseText.save}</Button>
            </span>
          )}
          <Button onClick={onClose}>{doseText.cancel}</Button>
          <Button variant="primary" disabled={!sample || !count} onClick={add}>
            {doseText.add}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <div className="flex gap-2 max-sm:flex-col">
          <TextInput
            ref={search}
            role="combobox"
            aria-label={doseText.find}
            aria-expanded
            aria-controls="doses"
            aria-activedescendant={sample ? optionId(Math.min(marked, found.length - 1)) : undefined}
            placeholder={doseText.find}
            value={text}
            onChange={event => {
              setText(event.target.value)
              setMarked(0)
            }}
            onKeyDown={key}
          />
          {doctors.length > 0 && (
            <Select
              className="w-56 shrink-0 max-sm:w-full"
              label={doseText.doctor}
              value={doctorId}
              options={[
                { value: '', label: doseText.anyDoctor },
                ...doctors.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={id => {
                setDoctorId(id)
                setMarked(0)
                search.current?.focus()
              }}
            />
          )}
        </div>
        <div
          id="doses"
          role="listbox"
          aria-label={doseText.title}
          className="max-h-[30vh] overflow-auto rounded-2 border border-line"
        >
          {found.map((one, place) => (
            <DoseRow
              key={one.id}
              id={optionId(place)}
              sample={one}
              price={priceOfDoses(one, products, 1)}
              most={mostOf(one, products, today)}
              isMarked={one === sample}
              onTake={() => {
                setMarked(place)
                countField.current?.focus()
              }}
            />
          ))}
          {found.length === 0 && (
            <p className="px-3 py-4 text-ink-2">{samples.length === 0 ? doseText.none : doseText.noMatch(text)}</p>
          )}
        </div>
        {sample && <DoseParts sample={sample} products={products} today={today} count={count ?? 1} />}
        {sample && (
          <div className="flex flex-wrap items-end justify-between gap-3">
            <Field label={doseText.count}>
              <QuantityInput
                ref={countField}
                value={count}
                max={largestCount}
                onChange={setCount}
                onKeyDown={event => {
                  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                  event.preventDefault()
                  add()
                }}
              />
            </Field>
            <p className="text-14">
              {doseText.total}{' '}
              <strong className="font-semibold">{formatDong(priceOfDoses(sample, products, count ?? 0))}</strong>
            </p>
          </div>
        )}
      </div>
    </Dialog>
  )
}

const optionId = (place: number) => `dose-${place}`
