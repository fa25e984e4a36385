import type { CountGoods } from '@quay/contract/inventory-check/shapes'
import { formatUnits } from '@quay/domain/quantity/convert-unit'
import { formatDate } from '@quay/domain/text/format-date'
import { useRef, useState } from 'react'
import { useBusinessDay } from '../../api/session/use-business-day.ts'
import type { LineChange, LineName, StoredLine } from '../../offline/count/count-line.ts'
import { countingText } from '../../text/stock/counting.ts'
import { Button } from '../../ui/button/button.tsx'
import { Segmented } from '../../ui/choice/segmented.tsx'
import { DateInput } from '../../ui/date/date-input.tsx'
import { Field } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/field/text-input.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { Card } from '../../ui/page/card.tsx'
import { CountUnit } from './count-unit.tsx'
import { describeCounted } from './line-words.ts'

const places = (['sellable', 'quarantine'] as const).map(value => ({ value, label: countingText.places[value] }))

type CardProps = {
  product: CountGoods
  name: LineName
  line: StoredLine | undefined
  onChange: (change: LineChange) => void
  /** To the same lot in another place. */
  onMove: (name: LineName) => void
  onOtherLot: () => void
  onRemoved: () => void
}

/** The lot that is being counted: each unit by itself, what it adds up to, and what is odd about it. */
export function CountCard({ product, name, line, onChange, onMove, onOtherLot, onRemoved }: CardProps) {
  const today = useBusinessDay()
  const card = useRef<HTMLDivElement>(null)
  const known = product.lots.find(lot => lot.number.toUpperCase() === name.lotNumber.toUpperCase())
  const [isMore, setMore] = useState(line?.note != null)
  const [isDating, setDating] = useState(!known && product.isLotManaged)
  const live = line && !line.isRemoved ? line : undefined
  const book = name.bucket === 'sellable' ? known?.book : known?.quarantineBook
  const expiry = live?.expiryDate ?? known?.expiryDate ?? null
  function goOn(from: number) {
    const fields = [...(card.current?.querySelectorAll<HTMLInputElement>('[data-count-unit]') ?? [])]
    const next = fields[from + 1]
    if (next) next.focus()
    else document.querySelector<HTMLInputElement>('[role=combobox]')?.focus()
  }
  return (
    <Card title={<span className="text-16">{product.name}</span>}>
      <div ref={card} className="grid gap-2">
        <div className="-mt-2 flex flex-wrap items-center gap-2">
          <span className="min-w-0 flex-1 text-14">
            {product.isLotManaged
              ? `${countingText.lot} ${countingText.lotName(name.lotNumber, expiry ? formatDate(expiry) : '')}`
              : product.code}
            {product.position && <span className="text-ink-3"> · {product.position}</span>}
          </span>
          {product.isLotManaged && (
            <Button size="lg" onClick={onOtherLot}>
              {countingText.otherLot}
            </Button>
          )}
        </div>
        {line?.refusal && line.refusal.revision === line.revision && <Note tone="danger">{line.refusal.message}</Note>}
        {product.units.map((unit, place) => (
          <CountUnit
            key={unit.id}
            unit={unit.name}
            product={product.name}
            value={live?.parts.find(part => part.unitId === unit.id)?.quantity ?? null}
            onAdd={by => onChange({ do: 'add', unitId: unit.id, by })}
            onChange={quantity => onChange({ do: 'set', unitId: unit.id, quantity })}
            onDone={() => goOn(place)}
          />
        ))}
        <p aria-live="polite" className="flex flex-wrap justify-between gap-x-3">
          <b className="text-14">
            {!live
              ? countingText.notYet
              : live.parts.some(part => part.quantity > 0)
                ? countingText.total(describeCounted(live, product))
                : countingText.zero}
          </b>
          {book !== undefined && (
            <span className="text-ink-2">{countingText.book(formatUnits(book, product.units))}</span>
          )}
        </p>
        <Segmented
          fill
          label={countingText.place}
          value={name.bucket}
          options={places}
          onChange={bucket => onMove({ ...name, bucket })}
        />
        {isDating && (
          <Field label={countingText.expiry}>
            <DateInput
              size="lg"
              monthEnd
              today={today}
              placeholder={countingText.expiryPlaceholder}
              value={live?.expiryDate ?? null}
              onChange={expiryDate => onChange({ do: 'expiry', expiryDate })}
            />
          </Field>
        )}
        {isMore && (
          <Field label={countingText.note}>
            <TextInput
              size="lg"
              maxLength={200}
              value={live?.note ?? ''}
              onChange={event => onChange({ do: 'note', note: event.target.value || null })}
            />
          </Field>
        )}
        <div className="grid grid-cols-2 gap-2">
          <Button size="lg" onClick={() => onChange({ do: 'none' })}>
            {countingText.none}
          </Button>
          {product.isLotManaged && known && !isDating && (
            <Button size="lg" onClick={() => setDating(true)}>
              {countingText.wrongExpiry}
            </Button>
          )}
          {!isMore && (
            <Button size="lg" onClick={() => setMore(true)}>
              {countingText.note}
            </Button>
          )}
          {live && (
            <Button
              size="lg"
              onClick={() => {
                onChange({ do: 'remove' })
                onRemoved()
              }}
            >
              {countingText.remove}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}
