import { discountRoutes } from '@quay/contract/discount/routes'
import { type Simulation, simulatedDaysAtMost } from '@quay/contract/discount/simulation'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'
import { newId } from '../../../api/new-id.ts'
import { discountTryText } from '../../../text/promotion/discount-try.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { NumberInput } from '../../../ui/field/number-input.tsx'
import { ProgressBar } from '../../../ui/mark/progress-bar.tsx'
import { Disclosure } from '../../../ui/page/disclosure.tsx'
import { FigureRow } from '../../../ui/page/figure-row.tsx'
import { bodyOf, type DiscountForm } from '../form/discount-form.ts'

const usualDays = 30
const askEveryMs = 700

const isUnderWay = ({ state }: Simulation) => state === 'WAITING' || state === 'RUNNING'

/** What the promotion of the form would have cost on the bills of the last days, and what would have been left: worked out by a job, with its progress. */
export function SimulatePart() {
  const { getValues } = useFormContext<DiscountForm>()
  const [days, setDays] = useState<number | null>(usualDays)
  const [result, setResult] = useState<Simulation | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function take(asked: () => Promise<Simulation>) {
    try {
      setResult(await asked())
      setFault(null)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFault(error.code === 'not-found' ? discountTryText.replaced : (error.issues[0]?.message ?? error.message))
    }
  }
  async function simulate() {
    const form = getValues()
    const draft = { ...bodyOf(form), name: form.name.trim() || discountTryText.unnamed }
    setBusy(true)
    await take(() => call(discountRoutes.simulate, { body: { id: newId(), draft, days: days ?? usualDays } }))
    setBusy(false)
  }
  const stop = (id: string) => take(() => call(discountRoutes.stopSimulation, { params: { id }, body: {} }))

  const waiting = result && !fault && isUnderWay(result) ? result : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer asks for the next one
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => {
      void take(() => call(discountRoutes.simulation, { params: { id: waiting.id } }))
    }, askEveryMs)
    return () => clearTimeout(timer)
  }, [waiting])
  return (
    <Disclosure title={discountTryText.simulate}>
      <Field label={discountTryText.days} hint={discountTryText.daysHint}>
        <div className="flex gap-2">
          <NumberInput value={days} min={1} max={simulatedDaysAtMost} onChange={setDays} />
          <Button busy={isBusy} disabled={waiting !== null} onClick={() => void simulate()}>
            {discountTryText.runOnDays}
          </Button>
        </div>
      </Field>
      {waiting && (
        <ProgressBar
          label={discountTryText.counting}
          done={waiting.done}
          total={waiting.total}
          onCancel={() => void stop(waiting.id)}
        />
      )}
      {fault && <p className="text-12 text-danger-text">{fault}</p>}
      {result && !fault && <Figures result={result} />}
    </Disclosure>
  )
}

function Figures({ result }: { result: Simulation }) {
  const { state, from, done, hitCount, amount, giftValue, points, vouchers, profit, profitAfter } = result
  if (state === 'FAILED') return <p className="text-12 text-danger-text">{discountTryText.failed}</p>
  return (
    <>
      <dl className="grid gap-1.5" aria-live={state === 'DONE' ? 'polite' : 'off'}>
        <FigureRow label={discountTryText.hits(formatDate(from))}>
          {formatNumber(hitCount)} / {formatNumber(done)}
        </FigureRow>
        <FigureRow label={discountTryText.costs} amount={-amount} />
        {giftValue > 0 && <FigureRow label={discountTryText.giftCosts} amount={-giftValue} />}
        {points > 0 && <FigureRow label={discountTryText.pointsGiven}>{formatNumber(points)}</FigureRow>}
        {vouchers > 0 && <FigureRow label={discountTryText.vouchersGiven}>{formatNumber(vouchers)}</FigureRow>}
        {profit !== undefined && <FigureRow label={discountTryText.profit} amount={profit} />}
        {profitAfter !== undefined && <FigureRow label={discountTryText.profitAfter} strong amount={profitAfter} />}
      </dl>
      {state !== 'DONE' && (
        <p className="text-12 text-ink-3">{state === 'STOPPED' ? discountTryText.stopped : discountTryText.soFar}</p>
      )}
    </>
  )
}
