import { activities } from '@quay/contract/tax-book/activity'
import { type StoredTaxRule, taxRuleRoutes } from '@quay/contract/tax-filing/routes'
import { activityText } from '@quay/domain/book/activity-text'
import { toBasisPoints } from '@quay/domain/money/percent-of'
import { useState } from 'react'
import { newId } from '../../api/new-id.ts'
import { shownHere, useAction } from '../../api/use-action.ts'
import { taxFilingText } from '../../text/money/tax-filing.ts'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { DateInput } from '../../ui/date/date-input.tsx'
import { Field } from '../../ui/field/field.tsx'
import { MoneyInput } from '../../ui/field/money-input.tsx'
import { NumberInput } from '../../ui/field/number-input.tsx'
import { TextInput } from '../../ui/field/text-input.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { Refusal } from '../../ui/mark/refusal.tsx'
import { EditSheet } from '../../ui/window/edit-sheet.tsx'

const { rules: words } = taxFilingText
const longestSource = 200

/** Enters what the law asks from a day on; it begins as what holds last, so only what changed is typed. */
export function RuleSheet({ last, onClose }: { last: StoredTaxRule; onClose: () => void }) {
  const [id] = useState(newId)
  const [from, setFrom] = useState<string | null>(null)
  const [threshold, setThreshold] = useState<number | null>(last.threshold)
  const [rates, setRates] = useState<Record<string, { vat: number | null; pit: number | null }>>(() =>
    Object.fromEntries(
      activities.map(name => [name, { vat: last.activities[name].vat / 100, pit: last.activities[name].pit / 100 }]),
    ),
  )
  const [steps, setSteps] = useState<{ upTo: number | null; rate: number | null }[]>(() =>
    last.income.map(({ upTo, rate }) => ({ upTo, rate: rate / 100 })),
  )
  const [chooses, setChooses] = useState(last.income[0]?.choosesRevenue ?? false)
  const [source, setSource] = useState('')
  const [asked, setAsked] = useState(false)
  const create = useAction(taxRuleRoutes.create, { onClose, showError: shownHere })
  const isWhole =
    from !== null &&
    threshold !== null &&
    source.trim() !== '' &&
    Object.values(rates).every(({ vat, pit }) => vat !== null && pit !== null) &&
    steps.every(({ upTo, rate }, place) => rate !== null && (place === steps.length - 1 || upTo !== null))

  function submit() {
    setAsked(true)
    if (!isWhole) return
    const basis = (value: number | null) => toBasisPoints(value ?? 0)
    const sent = Object.fromEntries(
      activities.map(name => [name, { vat: basis(rates[name]!.vat), pit: basis(rates[name]!.pit) }]),
    ) as StoredTaxRule['activities']
    create.mutate({
      body: {
        ...{ id, from, threshold, activities: sent, source: source.trim() },
        income: steps.map(({ upTo, rate }, place) => ({
          upTo,
          rate: basis(rate),
          choosesRevenue: place === 0 && chooses,
        })),
      },
    })
  }
  const setRate = (name: string, which: 'vat' | 'pit', value: number | null) =>
    setRates({ ...rates, [name]: { ...rates[name]!, [which]: value } })
  const setStep = (at: number, patch: object) =>
    setSteps(steps.map((step, place) => (place === at ? { ...step, ...patch } : step)))
  return (
    <EditSheet
      title={words.add}
      submitLabel={words.add}
      dirty={from !== null || source !== ''}
      busy={create.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <Refusal>{create.error?.issues[0]?.message ?? create.error?.message}</Refusal>
      {asked && !isWhole && <Note tone="warning">{words.missing}</Note>}
      <Field label={words.from} required>
        <DateInput value={from} onChange={setFrom} />
      </Field>
      <Field label={words.source} required>
        <TextInput maxLength={longestSource} value={source} onChange={event => setSource(event.target.value)} />
      </Field>
      <Field label={words.threshold} required>
        <MoneyInput value={threshold} onChange={setThreshold} />
      </Field>
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="mb-1 font-semibold">{words.rates}</legend>
        {activities.flatMap(name =>
          (['vat', 'pit'] as const).map(which => (
            <Field
              key={`${name} ${which}`}
              label={which === 'vat' ? words.vatOf(activityText[name]) : words.pitOf(activityText[name])}
            >
              <NumberInput
                whole={false}
                min={0}
                max={100}
                suffix="%"
                value={rates[name]![which]}
                onChange={value => setRate(name, which, value)}
              />
            </Field>
          )),
        )}
      </fieldset>
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="mb-1 font-semibold">{words.steps}</legend>
        {steps.flatMap((step, place) => {
          const isLast = place === steps.length - 1
          const rate = (
            <Field key={words.stepRate(place + 1)} label={isLast ? words.lastRate : words.stepRate(place + 1)}>
              <NumberInput
                whole={false}
                min={0}
                max={100}
                suffix="%"
                value={step.rate}
                onChange={value => setStep(place, { rate: value })}
              />
            </Field>
          )
          return isLast
            ? [rate]
            : [
                <Field key={words.stepUpTo(place + 1)} label={words.stepUpTo(place + 1)}>
                  <MoneyInput value={step.upTo} onChange={value => setStep(place, { upTo: value })} />
                </Field>,
                rate,
              ]
        })}
      </fieldset>
      <Checkbox checked={chooses} onChange={event => setChooses(event.target.checked)}>
        {words.choosesRevenue}
      </Checkbox>
    </EditSheet>
  )
}
