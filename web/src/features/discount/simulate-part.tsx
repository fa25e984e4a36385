import { discountRoutes } from '@quay/contract/discount/routes'
import type { Simulation } from '@quay/contract/discount/simulation'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { discountTryText } from '../../text/discount-try.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Field } from '../../ui/field.tsx'
import { FigureRow } from '../../ui/figure-row.tsx'
import { NumberInput } from '../../ui/number-input.tsx'
import { bodyOf, type DiscountForm } from './discount-form.ts'

const usualDays = 30
const mostDays = 92

/** What the promotion of the form would have cost on the bills of the last days, and what would have been left. */
export function SimulatePart() {
  const { getValues } = useFormContext<DiscountForm>()
  const [days, setDays] = useState<number | null>(usualDays)
  const [result, setResult] = useState<Simulation | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  async function simulate() {
    const form = getValues()
    const draft = { ...bodyOf(form), name: form.name.trim() || discountTryText.unnamed }
    setBusy(true)
    try {
      setResult(await call(discountRoutes.simulate, { body: { draft, days: days ?? usualDays } }))
      setFault(null)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFault(error.issues[0]?.message ?? error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Disclosure title={discountTryText.simulate}>
      <Field label={discountTryText.days} hint={discountTryText.daysHint}>
        <div className="flex gap-2">
          <NumberInput value={days} min={1} max={mostDays} onChange={setDays} />
          <Button busy={isBusy} onClick={() => void simulate()}>
            {discountTryText.runOnDays}
          </Button>
        </div>
      </Field>
      {fault && <p className="text-12 text-danger-text">{fault}</p>}
      {result && !fault && <Figures result={result} />}
    </Disclosure>
  )
}

function Figures({ result }: { result: Simulation }) {
  const { from, billCount, hitCount, amount, giftValue, points, vouchers, profit, profitAfter } = result
  return (
    <dl className="grid gap-1.5" aria-live="polite">
      <FigureRow label={discountTryText.hits(formatDate(from))}>
        {formatNumber(hitCount)} / {formatNumber(billCount)}
      </FigureRow>
      <FigureRow label={discountTryText.costs} amount={-amount} />
      {giftValue > 0 && <FigureRow label={discountTryText.giftCosts} amount={-giftValue} />}
      {points > 0 && <FigureRow label={discountTryText.pointsGiven}>{formatNumber(points)}</FigureRow>}
      {vouchers > 0 && <FigureRow label={discountTryText.vouchersGiven}>{formatNumber(vouchers)}</FigureRow>}
      {profit !== undefined && <FigureRow label={discountTryText.profit} amount={profit} />}
      {profitAfter !== undefined && <FigureRow label={discountTryText.profitAfter} strong amount={profitAfter} />}
    </dl>
  )
}
