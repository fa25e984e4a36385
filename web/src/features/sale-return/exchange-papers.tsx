import type { ReturnPreview } from '@quay/contract/sale-return/shapes'
import { formatDong } from '@quay/domain/text/format-number'
import { useState } from 'react'
import { saleReturnText as words } from '../../text/bill/sale-return.ts'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { Field } from '../../ui/field/field.tsx'
import { MoneyInput } from '../../ui/field/money-input.tsx'
import { NumberInput } from '../../ui/field/number-input.tsx'
import { TextInput } from '../../ui/field/text-input.tsx'
import { Chip } from '../../ui/mark/chip.tsx'
import type { ReturnState } from './write/return-state.ts'

const mostCodes = 5

type SurchargeChoices = ReturnState['exchangeSurcharges']

type ExchangePapersProps = {
  codes: readonly string[]
  points: number | null
  /** Points are those of a named customer. */
  hasCustomer: boolean
  priced: ReturnPreview['exchange']
  surcharges: SurchargeChoices
  problemAt: (path: string) => string | null
  onChange: (patch: { codes?: string[]; points?: number | null; surcharges?: NonNullable<SurchargeChoices> }) => void
}

/** Codes that the customer brings for the new goods, points that pay for them, and what is taken beside them. */
export function ExchangePapers({
  codes,
  points,
  hasCustomer,
  priced,
  surcharges,
  problemAt,
  onChange,
}: ExchangePapersProps) {
  const [typed, setTyped] = useState('')
  const codeProblem = codes.map((_, place) => problemAt(`codes.${place}`)).find(Boolean) ?? problemAt('codes')
  function add() {
    const code = typed.trim()
    if (code === '' || codes.length >= mostCodes) return
    if (!codes.includes(code)) onChange({ codes: [...codes, code] })
    setTyped('')
  }
  return (
    <div className="grid gap-2 border-line border-t px-4 py-3">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-48 max-w-80 flex-1">
          <Field label={words.exchangeCodes} error={codeProblem ?? undefined}>
            <TextInput
              value={typed}
              maxLength={40}
              onChange={event => setTyped(event.target.value)}
              onBlur={add}
              onKeyDown={event => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                add()
              }}
            />
          </Field>
          <div className="mt-1 flex flex-wrap gap-1">
            {codes.map(code => (
              <Chip
                key={code}
                active
                removeLabel={words.dropCode(code)}
                onRemove={() => onChange({ codes: codes.filter(one => one !== code) })}
              >
                {code}
              </Chip>
            ))}
          </div>
        </div>
        {hasCustomer && (
          <div className="w-40">
            <Field label={words.exchangePoints} error={problemAt('points') ?? undefined}>
              <NumberInput min={0} value={points} onChange={next => onChange({ points: next })} />
            </Field>
          </div>
        )}
      </div>
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
