import { mostDoses as largestCount } from '@quay/contract/field'
import { isAllowed } from '@quay/contract/permission'
import type { TillSample } from '@quay/contract/sample-medicine'
import { formatUnits } from '@quay/domain/quantity/convert-unit'
import { findDuplicates } from '@quay/domain/sample-medicine/find-duplicates'
import { formatDong, formatNumber } from '@quay/domain/text/format-number'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSession } from '../../api/session.ts'
import type { KnownProduct } from '../../offline/known-product.ts'
import { beep } from '../../scan/beep.ts'
import { doseText } from '../../text/dose.ts'
import { saleText } from '../../text/sale.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { QuantityInput } from '../../ui/quantity-input.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toast } from '../../ui/toast.ts'
import { doctorsOf, fetchSamples, keptSamples, matchSamples, ownFirst } from './dose-shelf.ts'
import { freeOf, mostOf, priceOfDoses, putDoses } from './put-dose.ts'
import { useSale, useTill } from './sale-context.ts'
import { SaveDose } from './save-dose.tsx'

type DosePickerProps = {
  /** What was typed at the till; empty for all. Where nothing matches it, the till says so and nothing opens. */
  query: string
  onClose: () => void
}

/** Chooses a liều and how many of it, by keyboard alone: words, arrows, Enter, a number, Enter. */
export function DosePicker({ query, onClose }: DosePickerProps) {
  const { place, catalogue, focusFind } = useSale()
  const [samples, setSamples] = useState<readonly TillSample[] | null>(null)
  const [products, setProducts] = useState<ReadonlyMap<string, KnownProduct>>(new Map())
  const [isSaving, setSaving] = useState(false)

  const close = () => {
    onClose()
    // After the dialog gave the focus back to its opener.
    requestAnimationFrame(focusFind)
  }
  const take = useEffectEvent(async (list: readonly TillSample[]) => {
    const ids = new Set(list.flatMap(sample => sample.items.map(item => item.productId)))
    const known = await catalogue.get([...ids])
    setProducts(new Map(known.map(product => [product.id, product])))
    setSamples(list)
  })
  useEffect(() => {
    let isGone = false
    async function load() {
      const kept = await keptSamples(place).catch(() => [])
      if (!isGone && kept.length > 0) await take(kept)
      const fresh = await fetchSamples(place)
      if (!isGone && (fresh || kept.length === 0)) await take(fresh ?? [])
    }
    void load()
    return () => {
      isGone = true
    }
  }, [place])

  const isMiss = samples !== null && query !== '' && matchSamples(samples, query).length === 0
  const tellMiss = useEffectEvent(() => {
    beep()
    toast.error(saleText.noMatch(query))
    close()
  })
  useEffect(() => {
    if (isMiss) tellMiss()
  }, [isMiss])

  if (samples === null || isMiss) return null
  if (isSaving) return <SaveDose onClose={close} />
  return <Chooser begin={query} samples={samples} products={products} onClose={close} onSave={() => setSaving(true)} />
}

type ChooserProps = {
  begin: string
  samples: readonly TillSample[]
  products: ReadonlyMap<string, KnownProduct>
  onClose: () => void
  onSave: () => void
}

function Chooser({ begin, samples, products, onClose, onSave }: ChooserProps) {
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
      open
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
            <SampleRow
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
        {sample && <Parts sample={sample} products={products} today={today} count={count ?? 1} />}
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

type SampleRowProps = {
  id: string
  sample: TillSample
  price: number
  most: number
  isMarked: boolean
  onTake: () => void
}

function SampleRow({ id, sample, price, most, isMarked, onTake }: SampleRowProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the search field, which keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: an option is pointed at by aria-activedescendant
    <div
      id={id}
      role="option"
      aria-selected={isMarked}
      onPointerDown={event => event.preventDefault()}
      onClick={onTake}
      className={classNames(
        'grid cursor-default grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-line border-b px-3 py-1.5 last:border-b-0',
        isMarked && 'bg-accent-soft shadow-[inset_3px_0_0_var(--accent)]',
      )}
    >
      <span className="truncate font-medium">{sample.name}</span>
      <span className="text-right font-semibold">{formatDong(price)}</span>
      <span className="truncate text-12 text-ink-3">
        {[sample.code, sample.doctorName, sample.disease, sample.items.map(item => item.productName).join(', ')]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <span className={classNames('text-right text-12', most === 0 ? 'text-danger-text' : 'text-ink-2')}>
        {most === 0 ? doseText.short : doseText.most(formatNumber(most))}
      </span>
    </div>
  )
}

type PartsProps = {
  sample: TillSample
  products: ReadonlyMap<string, KnownProduct>
  today: string
  count: number
}

/** What so many liều take, and what is there of it. */
function Parts({ sample, products, today, count }: PartsProps) {
  const most = mostOf(sample, products, today)
  const known = sample.items.flatMap(item => products.get(item.productId) ?? [])
  const duplicates = findDuplicates(known)
  return (
    <div className="grid gap-2">
      <ul className="grid gap-1">
        {sample.items.map(item => {
          const product = products.get(item.productId)
          const free = freeOf(product, today)
          const isShort = free < item.quantity * item.ratio * count
          return (
            <li key={item.productId} className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-baseline gap-x-3">
              <span className="min-w-0">
                <span className="line-clamp-2">{item.productName}</span>
                {item.directions && <span className="block truncate text-12 text-ink-3">{item.directions}</span>}
              </span>
              <span className="text-right font-medium">
                {formatNumber(item.quantity * count)} {item.unitName.toLowerCase()}
              </span>
              <span className={classNames('min-w-20 text-right text-12', isShort ? 'text-danger-text' : 'text-ink-3')}>
                {!product
                  ? doseText.unknown
                  : free === 0
                    ? doseText.gone
                    : doseText.have(formatUnits(free, product.units))}
              </span>
            </li>
          )
        })}
      </ul>
      {count > most && <Note tone="warning">{doseText.over(formatNumber(most))}</Note>}
      {duplicates.map(({ ingredient, products }) => (
        <Note key={ingredient} tone="warning">
          {doseText.duplicate(ingredient, products.join(doseText.and))}
        </Note>
      ))}
    </div>
  )
}
