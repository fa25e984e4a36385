import type { CountGoods } from '@quay/contract/inventory-check/shapes'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { useState } from 'react'
import { useBusinessDay } from '../../api/session/use-business-day.ts'
import { kitText } from '../../text/kit/kit.ts'
import { lotStateText } from '../../text/product/product.ts'
import { countingText } from '../../text/stock/counting.ts'
import { Button } from '../../ui/button/button.tsx'
import { DateInput } from '../../ui/date/date-input.tsx'
import { Field } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/field/text-input.tsx'
import { Tag } from '../../ui/mark/tag.tsx'
import { Card } from '../../ui/page/card.tsx'

type ChoiceProps = {
  product: CountGoods
  waiting: { unitId: string | null; quantity: number }
  /** The lot, and its expiry where it was read off the pack. */
  onTake: (lotNumber: string, expiryDate: string | null) => void
  onCancel: () => void
}

/** Which lot the pack in the hand is of: one that is known, or one that the books do not have. */
export function LotChoice({ product, waiting, onTake, onCancel }: ChoiceProps) {
  const today = useBusinessDay()
  const [isOther, setOther] = useState(product.lots.length === 0)
  const [number, setNumber] = useState('')
  const [expiryDate, setExpiryDate] = useState<string | null>(null)
  const [asked, setAsked] = useState(false)
  const unit = product.units.find(({ id }) => id === waiting.unitId) ?? product.units.find(({ ratio }) => ratio === 1)
  const known = product.lots.find(lot => lot.number.toUpperCase() === number.trim().toUpperCase())
  const missing = number.trim() === '' || (expiryDate === null && !known)
  return (
    <Card title={product.name}>
      <div className="grid gap-3">
        <p role="status" className="font-semibold text-14">
          {countingText.whichLot}
        </p>
        {waiting.quantity > 0 && (
          <p className="text-ink-2">
            {countingText.waiting(`${formatNumber(waiting.quantity)} ${unit?.name.toLowerCase() ?? ''}`)}
          </p>
        )}
        <div className="grid gap-2">
          {product.lots.map(lot => (
            <Button key={lot.number} size="xl" className="justify-between!" onClick={() => onTake(lot.number, null)}>
              <span className="truncate text-14">
                {countingText.lotName(lot.number, lot.expiryDate ? formatDate(lot.expiryDate) : '')}
              </span>
              {lot.state !== 'normal' && <Tag tone="warning">{lotStateText[lot.state]}</Tag>}
            </Button>
          ))}
        </div>
        {isOther ? (
          <form
            className="grid grid-cols-2 gap-2"
            onSubmit={event => {
              event.preventDefault()
              setAsked(true)
              if (!missing) onTake(known?.number ?? number.trim(), expiryDate)
            }}
          >
            <Field label={countingText.lotNumber} required>
              <TextInput
                data-scan="own"
                size="lg"
                maxLength={40}
                value={number}
                onChange={event => setNumber(event.target.value)}
              />
            </Field>
            <Field label={countingText.expiry} required={!known}>
              <DateInput
                size="lg"
                monthEnd
                today={today}
                placeholder={countingText.expiryPlaceholder}
                value={expiryDate}
                onChange={setExpiryDate}
              />
            </Field>
            {asked && missing && <p className="col-span-2 text-12 text-danger-text">{countingText.needsLot}</p>}
            <Button onClick={onCancel} size="lg">
              {kitText.cancelEdit}
            </Button>
            <Button type="submit" size="lg" variant="primary">
              {countingText.takeLot}
            </Button>
          </form>
        ) : (
          <div className="grid grid-cols-2 gap-2">
            <Button onClick={onCancel} size="lg">
              {kitText.cancelEdit}
            </Button>
            <Button size="lg" onClick={() => setOther(true)}>
              {countingText.otherLot}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}
