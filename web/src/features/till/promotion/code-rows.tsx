import type { Trace } from '@quay/domain/discount/trace'
import { discountText, traceSentence } from '../../../text/promotion/discount.ts'
import { Chip } from '../../../ui/mark/chip.tsx'
import type { CartCode } from '../cart/cart.ts'
import { useSale } from '../sale-context.ts'

/** The codes that the customer brought; one that gives nothing yet stays, and says why. */
export function CodeRows({ codes, traces }: { codes: readonly CartCode[]; traces: readonly Trace[] }) {
  const { till } = useSale()
  return codes.map(({ code, discountId, name }) => {
    const trace = traces.find(({ promotion }) => promotion.id === discountId)
    return (
      <div key={code} className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-0.5">
        <Chip removeLabel={discountText.removeCode(code)} onRemove={() => till.dispatch({ do: 'remove-code', code })}>
          <span className="truncate" title={name}>
            {discountText.code(code, name)}
          </span>
        </Chip>
        {trace?.code !== 'applied' && (
          <p className="text-warning-text">{trace ? traceSentence(trace) : discountText.codeGone(name)}</p>
        )}
      </div>
    )
  })
}
