import { discountRoutes } from '@quay/contract/discount/routes'
import type { SampleSize, TrialBuyer, TrialCart, TrialLine } from '@quay/contract/discount/trial'
import { formatDong } from '@quay/domain/text/format-number'
import X from 'lucide-react/icons/x'
import { useMemo, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'
import { newId } from '../../../api/new-id.ts'
import { discountText } from '../../../text/promotion/discount.ts'
import { discountTryText } from '../../../text/promotion/discount-try.ts'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Combobox } from '../../../ui/choice/combobox.tsx'
import { Segmented } from '../../../ui/choice/segmented.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { NumberInput } from '../../../ui/field/number-input.tsx'
import { TextInput } from '../../../ui/field/text-input.tsx'
import { Disclosure } from '../../../ui/page/disclosure.tsx'
import { bodyOf, type DiscountForm } from '../form/discount-form.ts'
import { findUnits, type UnitOption } from '../form/find-units.ts'
import { tryDraft } from './try-draft.ts'
import { TryOutcome } from './try-outcome.tsx'
import { useTrial } from './use-trial.ts'

type CartKind = SampleSize | 'OWN' | 'BILL'

const noLines: readonly TrialLine[] = []

/** A cart on which the promotion of the form is tried at each key, by the engine of the till: before and after, and why each promotion does what it does. */
export function TryCart({ id }: { id: string | undefined }) {
  const { control } = useFormContext<DiscountForm>()
  const form = useWatch({ control }) as DiscountForm
  const [draftId] = useState(newId)
  const { trial, fault: noTrial } = useTrial(form)
  const [kind, setKind] = useState<CartKind>('USUAL')
  const [own, setOwn] = useState(noLines)
  const [bill, setBill] = useState<TrialCart | null>(null)
  /** Quantities that somebody changed, by cart and unit. */
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({})

  const sample = trial?.samples.find(({ size }) => size === kind)
  const lines = (kind === 'OWN' ? own : kind === 'BILL' ? (bill?.lines ?? noLines) : (sample?.lines ?? noLines)).map(
    (line, index) => {
      const key = `${kind} ${index} ${line.unitId}`
      return { ...line, key, quantity: quantities[key] ?? line.quantity }
    },
  )
  const buyer: TrialBuyer | null = kind === 'BILL' ? (bill?.buyer ?? null) : null
  const body = { ...bodyOf(form), name: form.name.trim() || discountTryText.unnamed }
  const asked = JSON.stringify([body, lines, buyer])
  // biome-ignore lint/correctness/useExhaustiveDependencies: worked out anew where what is asked says something else
  const outcome = useMemo(
    () => (trial && lines.length > 0 ? tryDraft(id ?? draftId, body, trial, { lines, buyer }) : null),
    [asked, trial, id, draftId],
  )
  return (
    <Disclosure title={discountTryText.title} open>
      <Segmented
        label={discountTryText.carts}
        small
        fill
        value={kind}
        onChange={setKind}
        options={(['SMALL', 'USUAL', 'LARGE', 'OWN', 'BILL'] as const).map(value => ({
          value,
          label: discountTryText.sizes[value],
        }))}
      />
      {kind === 'OWN' && <AddGoods lines={own} onChange={setOwn} />}
      {kind === 'BILL' && <OpenBill onOpen={setBill} />}
      {!trial && !noTrial && <p className="text-12 text-ink-3">{discountTryText.loading}</p>}
      {noTrial && <p className="text-12 text-danger-text">{noTrial}</p>}
      {trial && lines.length === 0 && kind !== 'BILL' && (
        <p className="text-12 text-ink-3">{kind === 'OWN' ? discountTryText.noGoods : discountTryText.noSample}</p>
      )}
      {bill?.bill && kind === 'BILL' && (
        <p className="text-12 text-ink-2">{discountTryText.billWas(bill.bill.code, formatDong(bill.bill.payable))}</p>
      )}
      {lines.length > 0 && (
        <ul className="grid gap-1.5">
          {lines.map((line, index) => {
            const tried = outcome && 'tried' in outcome ? outcome.tried.lines[index] : undefined
            const name = `${line.name} (${line.unitName})`
            return (
              <li key={line.key} className="flex items-center gap-2">
                <span className="grid min-w-0 flex-1">
                  <span className="truncate" title={name}>
                    {name}
                  </span>
                  {tried && (
                    <span className="text-12 text-ink-3 tabular-nums">
                      {tried.net < tried.gross
                        ? discountTryText.lineNow(formatDong(tried.gross), formatDong(tried.net))
                        : formatDong(tried.gross)}
                    </span>
                  )}
                </span>
                <div className="w-20">
                  <NumberInput
                    aria-label={discountTryText.quantity(name)}
                    value={line.quantity}
                    min={1}
                    onChange={next => setQuantities({ ...quantities, [line.key]: next ?? 1 })}
                  />
                </div>
                {kind === 'OWN' && (
                  <IconButton
                    size="sm"
                    label={discountText.removeGoods(name)}
                    icon={<X />}
                    onClick={() => setOwn(own.filter((_, at) => at !== index))}
                  />
                )}
              </li>
            )
          })}
        </ul>
      )}
      {sample && <p className="text-12 text-ink-3">{discountTryText.sampleHint}</p>}
      {outcome && 'fault' in outcome && <p className="text-12 text-ink-2">{outcome.fault}</p>}
      {outcome && 'tried' in outcome && <TryOutcome {...outcome} own={id ?? draftId} lines={lines} />}
    </Disclosure>
  )
}

function AddGoods({ lines, onChange }: { lines: readonly TrialLine[]; onChange: (lines: TrialLine[]) => void }) {
  const [fault, setFault] = useState<string | null>(null)
  async function add({ productId, value: unitId }: UnitOption) {
    if (lines.some(line => line.unitId === unitId)) return
    try {
      const { lines: found } = await call(discountRoutes.trialCart, {
        body: { items: [{ productId, unitId, quantity: 1 }] },
      })
      onChange([...lines, ...found])
      setFault(null)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFault(error.message)
    }
  }
  return (
    <>
      <Combobox<UnitOption>
        label={discountTryText.find}
        value={null}
        options={findUnits}
        placeholder={discountText.findUnits}
        onChange={unit => unit && void add(unit)}
      />
      {fault && <p className="text-12 text-danger-text">{fault}</p>}
    </>
  )
}

function OpenBill({ onOpen }: { onOpen: (bill: TrialCart) => void }) {
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  async function open() {
    const billCode = code.trim()
    if (billCode === '' || isBusy) return
    setBusy(true)
    try {
      onOpen(await call(discountRoutes.trialCart, { body: { billCode } }))
      setFault(null)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFault(
        error.code === 'not-found' ? discountTryText.noBill(billCode) : (error.issues[0]?.message ?? error.message),
      )
    } finally {
      setBusy(false)
    }
  }
  return (
    <Field label={discountTryText.billCode} hint={discountTryText.billHint} error={fault ?? undefined}>
      <div className="flex gap-2">
        <TextInput
          value={code}
          placeholder="HD000123"
          onChange={event => setCode(event.target.value)}
          onKeyDown={event => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            void open()
          }}
        />
        <Button disabled={code.trim() === ''} busy={isBusy} onClick={() => void open()}>
          {discountTryText.runOnBill}
        </Button>
      </div>
    </Field>
  )
}
