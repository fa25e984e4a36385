import type { Trace } from '@quay/domain/discount/trace'
import { discountText, traceSentence } from '../../../text/promotion/discount.ts'
import { Checkbox } from '../../../ui/choice/checkbox.tsx'
import { useSale } from '../sale-context.ts'

/** Promotions that hold only where the cashier chooses them. */
export function ChoiceRows({ choices, chosen }: { choices: readonly Trace[]; chosen: readonly string[] }) {
  const { till } = useSale()
  if (choices.length === 0) return null
  const choose = (id: string, isOn: boolean) =>
    till.dispatch({ do: 'choose-promotions', ids: isOn ? [...chosen, id] : chosen.filter(one => one !== id) })
  return (
    <>
      <p className="font-medium text-ink-2">{discountText.choosable}</p>
      {choices.map(trace => {
        const isOn = chosen.includes(trace.promotion.id)
        return (
          <Checkbox
            key={trace.promotion.id}
            checked={isOn}
            onChange={event => choose(trace.promotion.id, event.currentTarget.checked)}
          >
            <span className="min-w-0 flex-1 truncate text-ink-2" title={trace.promotion.name}>
              {trace.promotion.name}
            </span>
            {isOn && <span className="tabular-nums">{traceSentence(trace)}</span>}
          </Checkbox>
        )
      })}
    </>
  )
}
