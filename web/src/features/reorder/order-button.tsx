import { reorderRoutes } from '@quay/contract/reorder/routes'
import { formatNumber } from '@quay/domain/text/format-number'
import { useRouter } from '@tanstack/react-router'
import Send from 'lucide-react/icons/send'
import { useAction } from '../../api/use-action.ts'
import { reorderText } from '../../text/buying/reorder.ts'
import { Button } from '../../ui/button/button.tsx'
import { useHotkey } from '../../ui/key/use-hotkey.ts'
import { toast } from '../../ui/popup/toast.ts'
import { askOrder } from './ask-order.tsx'
import { useSuggestion, useSums } from './suggestion.ts'
import type { OrderedGoods } from './use-ordered-goods.ts'

type OrderButtonProps = { goods: OrderedGoods; disabled: boolean }

/** Makes a draft order for each provider of the ticked goods, and leads to what it made. */
export function OrderButton({ goods, disabled }: OrderButtonProps) {
  const { ticked, changes, quantityOf } = goods
  const router = useRouter()
  const suggestion = useSuggestion()
  const sums = useSums()
  const order = useAction(reorderRoutes.order, {
    onDone: ({ orders, left }) => {
      goods.clear()
      const text = reorderText.ordered(orders.length)
      if (left > 0) toast.warning(`${text}. ${reorderText.left(left)}.`)
      const [only] = orders
      router.history.push(
        orders.length === 1 && only ? `/products/purchase-order/${only.id}` : '/products/purchase-order?state=DRAFT',
      )
    },
  })
  async function submit() {
    if (disabled || order.isPending) return
    if (ticked.size === 0) return void toast.warning(reorderText.nothingTicked)
    if (!(await askOrder([...ticked.values()], quantityOf, sums))) return
    order.mutate({ body: { ...suggestion, productIds: [...ticked.keys()], changes } })
  }
  useHotkey(
    { id: 'reorder.order', key: 'F9', label: reorderText.order, scope: reorderText.scope },
    () => void submit(),
    { enabled: !disabled },
  )
  return (
    <Button
      variant="primary"
      icon={<Send />}
      keyHint="F9"
      busy={order.isPending}
      disabled={disabled}
      onClick={() => void submit()}
    >
      {ticked.size > 0 ? reorderText.orderTicked(formatNumber(ticked.size)) : reorderText.order}
    </Button>
  )
}
