import { type KeyboardEvent, useRef, useState } from 'react'
import { priceText } from '../../../text/product/price.ts'
import { saleLineText } from '../../../text/till/sale-line.ts'
import { salePartText } from '../../../text/till/sale-parts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { MoneyInput } from '../../../ui/field/money-input.tsx'
import { PercentOrMoneyInput } from '../../../ui/field/percent-or-money-input.tsx'
import { stopAtUnreadable } from '../../../ui/field/stop-at-unreadable.ts'
import { TextInput } from '../../../ui/field/text-input.tsx'
import { Kbd } from '../../../ui/key/kbd.tsx'
import { Money } from '../../../ui/mark/money.tsx'
import { useSale, useTill } from '../sale-context.ts'
import { noDiscount } from '../settings/till-settings.ts'
import type { LinePanelProps } from './line-panel.tsx'
import { PriceFacts } from './price-facts.tsx'

type PricePanelProps = LinePanelProps & { startAt: 'price' | 'discount' }

/** Price and discount of a line. Enter goes from the one to the other, then back to the find box. */
export function PricePanel({ view, first, startAt, onClose }: PricePanelProps) {
  const { till } = useSale()
  const mayChangePrice = useTill(state => state.facts.context?.mayChangePrice ?? false)
  const discount = useRef<HTMLInputElement>(null)
  const startsAtPrice = startAt === 'price'
  const { line, unitPrice, source, amount, problem, posted } = view
  const maySellOverPosted = useTill(state => state.facts.context?.maySellOverPosted ?? false)
  // Where the server alone knows that it costs too much, its note is gone with the first letter of the reason.
  const [wasAsked] = useState(line.postedReason !== undefined || (problem?.fix && 'panel' in problem.fix))
  const gross = line.quantity * unitPrice
  const onEnter = (then: () => void) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (!stopAtUnreadable(event.currentTarget.parentElement ?? document)) then()
  }
  return (
    <div className="grid w-[300px] gap-3 p-3">
      <PriceFacts view={view} />
      {source === 'MANUAL' && (
        <Button
          size="xs"
          variant="link"
          className="justify-self-end"
          onClick={() => till.dispatch({ do: 'set-price', lineId: line.id, price: null })}
        >
          {salePartText.resetPrice}
        </Button>
      )}
      <Field label={salePartText.unitPrice} hint={mayChangePrice ? undefined : salePartText.noPriceRight}>
        <MoneyInput
          ref={startsAtPrice ? first : undefined}
          value={unitPrice}
          onChange={price => till.dispatch({ do: 'set-price', lineId: line.id, price })}
          onKeyDown={onEnter(() => discount.current?.focus())}
        />
      </Field>
      {(posted !== null || wasAsked) && (
        <Field
          label={posted === null ? priceText.markupReason : priceText.postedReason}
          required
          hint={maySellOverPosted ? undefined : priceText.noPostedRight}
        >
          <TextInput
            value={line.postedReason ?? ''}
            maxLength={200}
            onChange={event => till.dispatch({ do: 'set-posted-reason', lineId: line.id, reason: event.target.value })}
            onKeyDown={onEnter(onClose)}
          />
        </Field>
      )}
      <Field
        label={salePartText.lineDiscount}
        error={problem?.sentence === salePartText.overPrice ? problem.sentence : null}
      >
        <PercentOrMoneyInput
          ref={node => {
            discount.current = node
            if (!startsAtPrice) first.current = node
          }}
          maxMoney={gross}
          value={line.discount ?? noDiscount()}
          onChange={next => till.dispatch({ do: 'set-discount', lineId: line.id, discount: next })}
          onKeyDown={onEnter(onClose)}
        />
      </Field>
      <div className="flex items-center justify-between border-line border-t pt-2">
        <span className="text-ink-2">{saleLineText.columnAmount}</span>
        <Money amount={amount} className="font-semibold" />
      </div>
      <Button size="sm" variant="primary" onClick={onClose}>
        {salePartText.done} <Kbd inherit>Enter</Kbd>
      </Button>
    </div>
  )
}
