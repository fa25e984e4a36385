import { pointRoutes } from '@quay/contract/point/routes'
import type { PointBalance } from '@quay/contract/point/shapes'
import { mostPoints } from '@quay/domain/point/spend-points'
import { takeOffPoints } from '@quay/domain/sale/take-off-points'
import { formatDate } from '@quay/domain/text/format-date'
import { formatDong, formatNumber } from '@quay/domain/text/format-number'
import { useEffect } from 'react'
import { useRoute } from '../../../../api/use-route.ts'
import { useConnection } from '../../../../offline/connection/connection.ts'
import { tillPointText } from '../../../../text/till/till-point.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { NumberInput } from '../../../../ui/field/number-input.tsx'
import { useHotkey } from '../../../../ui/key/use-hotkey.ts'
import type { CartCustomer } from '../../cart/cart.ts'
import type { CartView } from '../../cart/cart-view.ts'
import { bringPointStep } from '../../cart/point-step.ts'
import { useSale, useTill } from '../../sale-context.ts'

bringPointStep(takeOffPoints)

const allKey = { id: 'sale.points', key: 'Shift+F5', label: tillPointText.useAllKey, scope: tillPointText.scope }

/** The customer's points: how many can be spent on this bill, what they are worth, and one key that spends them all. */
export function PointPart({ customer }: { customer: CartCustomer }) {
  const { till, focusFind } = useSale()
  const online = useConnection(state => state.online)
  const spent = useTill(state => state.drafts.find(({ id }) => id === state.activeId)?.cart.points)
  // Asked again once the network is back: a call that failed meanwhile leaves no points to spend.
  const { data } = useRoute(
    pointRoutes.balance,
    { query: { customerId: customer.id } },
    { keepPrevious: false, enabled: online },
  )
  const most = useTill(state => (data ? mostOf(data, state.view) : 0))
  const used = spent?.used ?? 0
  // What was spent of an older cart is worked out once this part is here.
  useEffect(() => till.reprice(), [till])
  useEffect(() => {
    if (!online && used > 0) till.dispatch({ do: 'set-points', points: null })
  }, [online, used, till])
  const spend = (points: number | null) => {
    if (!data?.rule) return
    const { rule, promotesMedicines } = data
    till.dispatch({ do: 'set-points', points: points ? { used: points, rule, promotesMedicines } : null })
  }
  useHotkey(allKey, () => spend(used === most ? null : most), { enabled: online && (most > 0 || used > 0) })
  if (!online) return <p className="col-span-3 text-12 text-ink-3">{tillPointText.needsNetwork}</p>
  if (!data?.rule || data.rule.dongPerPoint === 0 || data.available === 0) return null
  return (
    <div className="col-span-3 grid gap-1" data-part="points">
      <div className="flex items-center gap-2">
        <span className="flex-1 text-ink-2">{tillPointText.spend}</span>
        <span className="w-24">
          <NumberInput
            size="sm"
            aria-label={tillPointText.spend}
            min={0}
            max={999_999_999}
            value={used}
            onChange={spend}
            onKeyDown={event => event.key === 'Enter' && !event.nativeEvent.isComposing && focusFind()}
          />
        </span>
        <Button
          size="sm"
          keyHint={allKey.key}
          disabled={most === 0 && used === 0}
          aria-pressed={used > 0 && used === most}
          onClick={() => {
            spend(used === most ? null : most)
            focusFind()
          }}
        >
          {tillPointText.useAll}
        </Button>
      </div>
      <p className="text-12 text-ink-3">
        {used > 0
          ? tillPointText.pays(formatNumber(used), formatDong(used * data.rule.dongPerPoint))
          : tillPointText.usable(formatNumber(most), formatDong(most * data.rule.dongPerPoint))}
        {data.expiringPoints !== null &&
          data.expiringOn !== null &&
          ` ${tillPointText.expiring(formatNumber(data.expiringPoints), formatDate(data.expiringOn))}`}
      </p>
    </div>
  )
}

/** The most that may be spent on the cart: of what is left of the goods that points may pay. */
function mostOf(balance: PointBalance, { sold }: CartView): number {
  let left = 0
  for (const line of sold.values())
    if (line.isCounted && (balance.promotesMedicines || !isMedicine(line))) left += line.net + line.pointShare
  return mostPoints(left, balance)
}

const isMedicine = ({ product, draws }: NonNullable<ReturnType<CartView['sold']['get']>>) =>
  product.isMedicine || (product.parts !== null && draws.some(draw => draw.product.isMedicine))
