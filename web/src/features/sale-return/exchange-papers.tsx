import type { ReturnPreview } from '@quay/contract/sale-return/shapes'
import { formatDong } from '@quay/domain/text/format-number'
import { saleReturnText as words } from '../../text/bill/sale-return.ts'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { Field } from '../../ui/field/field.tsx'
import { MoneyInput } from '../../ui/field/money-input.tsx'
import { NumberInput } from '../../ui/field/number-input.tsx'
import type { ReturnState } from './write/return-state.ts'

type SurchargeChoices = ReturnState['exchangeSurcharges']

type ExchangePapersProps = {
  points: number | null
  /** Points are those of a named customer. */
  hasCustomer: boolean
  priced: ReturnPreview['exchange']
  surcharges: SurchargeChoices
  pointsProblem: string | null
  onChange: (patch: { points?: number | null; surcharges?: NonNullable<SurchargeChoices> }) => void
}

/** Points that pay for the new goods, and what is taken beside them. */
export function ExchangePapers({
  points,
  hasCustomer,
  priced,
  surcharges,
  pointsProblem,
  onChange,
}: ExchangePapersProps) {
  return (
    <div className="grid gap-2 border-line border-t px-4 py-3 empty:hidden">
      {hasCustomer && (
        <div className="w-40">
          <Field label={words.exchangePoints} error={pointsProblem ?? undefined}>
            <NumberInput min={0} value={points} onChange={next => onChange({ points: next })} />
          </Field>
        </div>
      )}
      {priced && priced.surcharges.length > 0 && (
        <ExchangeSurcharges
          offered={priced.surcharges}
          choices={surcharges}
          onChange={next => onChange({ surcharges: next })}
        />
      )}
      {priced && priced.discountAmount > 0 && (
        <p className="text-12 text-ink-3">{words.exchangeOff(formatDong(priced.discountAmount))}</p>
      )}
      {priced && priced.pointsAmount > 0 && (
        <p className="text-12 text-ink-3">{words.exchangeByPoints(formatDong(priced.pointsAmount))}</p>
      )}
    </div>
  )
}

type ExchangeSurchargesProps = {
  offered: NonNullable<ReturnPreview['exchange']>['surcharges']
  choices: SurchargeChoices
  onChange: (choices: NonNullable<SurchargeChoices>) => void
}

function ExchangeSurcharges({ offered, choices = {}, onChange }: ExchangeSurchargesProps) {
  /** All of them are said once one is chosen: the call then names what is put on. */
  const put = (id: string, choice: number | boolean) =>
    onChange({
      ...Object.fromEntries(offered.map(one => [one.surchargeId, choices[one.surchargeId] ?? one.amount > 0])),
      [id]: choice,
    })
  return (
    <fieldset className="grid max-w-lg gap-1">
      <legend className="mb-1 font-medium text-12 text-ink-2">{words.exchangeSurcharges}</legend>
      {offered.map(({ surchargeId, name, amount }) => (
        <div key={surchargeId} className="grid grid-cols-[1fr_8.5rem] items-center gap-2">
          <Checkbox checked={amount > 0} onChange={event => put(surchargeId, event.target.checked)}>
            {name}
          </Checkbox>
          <MoneyInput
            size="sm"
            aria-label={words.surchargeAmount(name)}
            value={amount > 0 ? amount : null}
            onChange={next => put(surchargeId, next === null || next === 0 ? false : next)}
          />
        </div>
      ))}
    </fieldset>
  )
}
