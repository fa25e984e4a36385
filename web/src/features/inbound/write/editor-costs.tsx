import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { newId } from '../../../api/new-id.ts'
import { findProviders } from '../../../document/find-providers.ts'
import { focusPathSoon } from '../../../document/focus-path.ts'
import { inboundText } from '../../../text/buying/inbound.ts'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Checkbox } from '../../../ui/choice/checkbox.tsx'
import { Combobox } from '../../../ui/choice/combobox.tsx'
import { Select } from '../../../ui/choice/select.tsx'
import { MoneyInput } from '../../../ui/field/money-input.tsx'
import { TextInput } from '../../../ui/field/text-input.tsx'
import type { EditorCost } from './editor-state.ts'

const text = inboundText.costs
const payers = (['SUPPLIER', 'OTHER'] as const).map(value => ({ value, label: text.payers[value] }))
const methods = (['CASH', 'BANK', 'DEBT'] as const).map(value => ({ value, label: inboundText.methods[value] }))
const mostCosts = 20

type EditorCostsProps = {
  costs: readonly EditorCost[]
  /** Path of the error that the user already sees. */
  wrong: string | null
  onChange: (costs: readonly EditorCost[]) => void
}

/** Costs beside the goods: what the supplier charges, and freight and handling paid to another company. */
export function EditorCosts({ costs, wrong, onChange }: EditorCostsProps) {
  const patch = (place: number, change: Partial<EditorCost>) =>
    onChange(costs.with(place, { ...costs[place]!, ...change }))
  function add() {
    const cost = { key: newId(), name: '', amount: null, payer: 'OTHER', isRefundable: false, method: 'CASH' } as const
    onChange([...costs, { ...cost, accountId: null, provider: null }])
    focusPathSoon(`costs.${costs.length}.name`)
  }
  return (
    <section aria-label={text.title} className="grid gap-2">
      {costs.map((cost, place) => (
        <CostRows
          key={cost.key}
          cost={cost}
          place={place}
          wrong={wrong}
          onChange={change => patch(place, change)}
          onRemove={() => onChange(costs.toSpliced(place, 1))}
        />
      ))}
      <div className="flex flex-wrap items-center gap-2">
        <Button size="sm" variant="ghost" icon={<Plus />} disabled={costs.length >= mostCosts} onClick={add}>
          {text.add}
        </Button>
        {costs.length > 0 && <span className="text-12 text-ink-3">{text.hint}</span>}
      </div>
    </section>
  )
}

type CostRowsProps = {
  cost: EditorCost
  place: number
  wrong: string | null
  onChange: (change: Partial<EditorCost>) => void
  onRemove: () => void
}

function CostRows({ cost, place, wrong, onChange, onRemove }: CostRowsProps) {
  const path = `costs.${place}`
  const label = (word: string) => text.place(word, place + 1)
  return (
    <div className="grid gap-1.5 rounded-2 bg-surface-2 p-2">
      <div className="grid grid-cols-[minmax(0,1fr)_108px_28px] items-center gap-1.5">
        <TextInput
          size="sm"
          maxLength={80}
          aria-label={label(text.name)}
          placeholder={text.namePlaceholder}
          data-path={`${path}.name`}
          invalid={wrong === `${path}.name`}
          value={cost.name}
          onChange={event => onChange({ name: event.target.value })}
        />
        <MoneyInput
          size="sm"
          aria-label={label(text.amount)}
          data-path={`${path}.amount`}
          invalid={wrong === `${path}.amount`}
          value={cost.amount}
          onChange={amount => onChange({ amount })}
        />
        <IconButton
          size="xs"
          tooltip={false}
          label={text.remove(cost.name)}
          icon={<X className="size-3.5!" />}
          onClick={onRemove}
        />
      </div>
      <div className="grid grid-cols-2 items-center gap-1.5">
        <Select
          size="sm"
          label={label(text.payer)}
          value={cost.payer}
          options={payers}
          onChange={payer => onChange({ payer })}
        />
        {cost.payer === 'SUPPLIER' ? (
          <Checkbox
            checked={cost.isRefundable}
            onChange={event => onChange({ isRefundable: event.currentTarget.checked })}
          >
            <span className="text-12">{text.isRefundable}</span>
          </Checkbox>
        ) : (
          <Select
            size="sm"
            label={label(inboundText.method)}
            value={cost.method}
            options={methods}
            onChange={method => onChange({ method })}
          />
        )}
      </div>
      {cost.payer === 'OTHER' && cost.method === 'DEBT' && (
        <div data-path={`${path}.providerId`}>
          <Combobox
            size="sm"
            label={label(text.provider)}
            placeholder={text.provider}
            value={cost.provider && { value: cost.provider.id, label: cost.provider.name }}
            onChange={option => onChange({ provider: option && { id: option.value, name: option.label } })}
            options={findProviders}
          />
        </div>
      )}
    </div>
  )
}
