import type { Evaluation } from '@quay/contract/discount/evaluation'
import { discountRoutes } from '@quay/contract/discount/routes'
import type { Trace } from '@quay/domain/discount/trace'
import { formatDong } from '@quay/domain/text/format-number'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { newId } from '../../api/new-id.ts'
import { discountText, traceSentence } from '../../text/discount.ts'
import { discountTryText } from '../../text/discount-try.ts'
import { Button } from '../../ui/button.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Field } from '../../ui/field.tsx'
import { FigureRow } from '../../ui/figure-row.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { NumberInput } from '../../ui/number-input.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { bodyOf, type DiscountForm } from './discount-form.ts'
import { findUnits, type UnitOption } from './find-units.ts'

type TriedLine = { unit: UnitOption; quantity: number }

/** A cart on which the promotion of the form is tried, stored or not: before and after, and why each promotion does what it does. */
export function TryCart({ id }: { id: string | undefined }) {
  const { control } = useFormContext<DiscountForm>()
  const form = useWatch({ control }) as DiscountForm
  const [lines, setLines] = useState<readonly TriedLine[]>([])
  const [result, setResult] = useState<Evaluation | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [draftId] = useState(newId)
  const [billCode, setBillCode] = useState('')

  async function evaluate(billCode?: string) {
    const items = lines.map(({ unit, quantity }) => ({ productId: unit.productId, unitId: unit.value, quantity }))
    const draft = { ...bodyOf(form), name: form.name.trim() || discountTryText.unnamed, id: id ?? draftId }
    setBusy(true)
    try {
      setResult(
        await call(discountRoutes.test, {
          body: { ...(billCode ? { billCode } : { items }), draft, chosenDiscounts: [draft.id] },
        }),
      )
      setFault(null)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFault(
        billCode && error.code === 'not-found'
          ? discountTryText.noBill(billCode)
          : (error.issues[0]?.message ?? error.message),
      )
    } finally {
      setBusy(false)
    }
  }
  return (
    <Disclosure title={discountTryText.title} open>
      <Combobox<UnitOption>
        label={discountTryText.find}
        value={null}
        options={findUnits}
        placeholder={discountText.findUnits}
        onChange={unit => {
          if (unit && !lines.some(line => line.unit.value === unit.value)) setLines([...lines, { unit, quantity: 1 }])
        }}
      />
      {lines.map(({ unit, quantity }) => (
        <div key={unit.value} className="flex items-center gap-2">
          <span className="min-w-0 flex-1 truncate" title={unit.label}>
            {unit.label}
          </span>
          <div className="w-24">
            <NumberInput
              aria-label={discountTryText.quantity(unit.label)}
              value={quantity}
              min={1}
              onChange={next =>
                setLines(lines.map(line => (line.unit === unit ? { ...line, quantity: next ?? 1 } : line)))
              }
            />
          </div>
          <IconButton
            size="sm"
            label={discountText.removeGoods(unit.label)}
            icon={<X />}
            onClick={() => setLines(lines.filter(line => line.unit !== unit))}
          />
        </div>
      ))}
      <Button
        size="sm"
        className="justify-self-start"
        disabled={lines.length === 0}
        busy={isBusy}
        onClick={() => void evaluate()}
      >
        {discountTryText.run}
      </Button>
      <Field label={discountTryText.billCode} hint={discountTryText.billHint}>
        <div className="flex gap-2">
          <TextInput
            value={billCode}
            placeholder="HD000123"
            onChange={event => setBillCode(event.target.value)}
            onKeyDown={event => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing || billCode.trim() === '') return
              event.preventDefault()
              void evaluate(billCode.trim())
            }}
          />
          <Button disabled={billCode.trim() === ''} busy={isBusy} onClick={() => void evaluate(billCode.trim())}>
            {discountTryText.runOnBill}
          </Button>
        </div>
      </Field>
      {fault && <p className="text-12 text-danger-text">{fault}</p>}
      {result && !fault && <Outcome result={result} />}
    </Disclosure>
  )
}

function Outcome({ result }: { result: Evaluation }) {
  return (
    <>
      {result.bill && (
        <p className="text-12 text-ink-2">
          {discountTryText.billWas(result.bill.code, formatDong(result.bill.payable))}
        </p>
      )}
      <dl className="grid gap-1.5">
        <FigureRow label={discountTryText.before} amount={result.totalPrice} />
        {result.promotionDiscount > 0 && (
          <FigureRow label={discountTryText.ofGoods} amount={-result.promotionDiscount} />
        )}
        {result.promotionOrder > 0 && <FigureRow label={discountTryText.ofBill} amount={-result.promotionOrder} />}
        <FigureRow label={discountTryText.after} strong amount={result.payable} />
      </dl>
      <ul className="grid gap-1 text-12 text-ink-2">
        {result.traces.map(trace => (
          <li key={trace.promotion.id}>
            {/* What the sentence of a code needs comes with it. */}
            <span className="font-medium">{trace.promotion.name}</span>: {traceSentence(trace as Trace)}
          </li>
        ))}
      </ul>
    </>
  )
}
