import { reorderRoutes } from '@quay/contract/reorder/routes'
import { type ReorderRow, reorderBases, salesDays } from '@quay/contract/reorder/shapes'
import { formatDong, formatNumber } from '@quay/domain/text/format-number'
import { useRouter } from '@tanstack/react-router'
import Send from 'lucide-react/icons/send'
import { useState } from 'react'
import { useBranchId } from '../../api/session.ts'
import { useAction } from '../../api/use-action.ts'
import { useRoute } from '../../api/use-route.ts'
import { defineList } from '../../list/define-list.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { useTickedRows } from '../../list/use-ticked-rows.ts'
import { useAddress } from '../../routing/use-address.ts'
import { reorderText } from '../../text/reorder.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { useHotkey } from '../../ui/use-hotkey.ts'
import { askOrder } from './ask-order.tsx'
import { ChooseProvider } from './choose-provider.tsx'
import { reorderColumns } from './reorder-columns.tsx'

const covers = ['7', '14', '30', '45', '60', '90']
const oneOf = <T extends string>(values: readonly T[], value: string | undefined, otherwise: T): T =>
  values.find(one => one === value) ?? otherwise

/** How much is suggested, as the address says it. */
function useHow() {
  const branchId = useBranchId()
  const { query } = useAddress()
  return {
    branchId,
    basis: oneOf(reorderBases, query.basis, 'level'),
    days: oneOf(salesDays, query.days, '30'),
    coverDays: Number(oneOf(covers, query.cover, '30')),
  }
}

/** What would be ordered of each provider. */
const useSums = () => useRoute(reorderRoutes.providers, { query: useHow() }).data?.items ?? []

const reorder = defineList({
  id: 'reorder',
  words: reorderText,
  route: reorderRoutes.list,
  ofBranch: true,
  filters: [
    {
      kind: 'choice',
      field: 'basis',
      label: reorderText.basis,
      width: 'w-36',
      usual: 'level',
      choices: reorderBases.map(value => ({ value, label: reorderText.bases[value] })),
    },
    {
      kind: 'choice',
      field: 'days',
      label: reorderText.days,
      usual: '30',
      choices: salesDays.map(value => ({ value, label: reorderText.daysOf(value) })),
    },
    {
      kind: 'choice',
      field: 'coverDays',
      address: 'cover',
      label: reorderText.coverDays,
      width: 'w-36',
      usual: '30',
      choices: covers.map(value => ({ value, label: reorderText.coverOf(Number(value)) })),
      shown: ({ query }) => query.basis === 'sales',
    },
    {
      kind: 'listed',
      field: 'providerId',
      address: 'provider',
      label: reorderText.provider,
      all: reorderText.allProviders,
      width: 'w-56',
      atLeast: 0,
      useOptions: () =>
        useSums().map(({ providerId, providerName, itemCount }) => ({
          value: providerId ?? 'none',
          label: reorderText.providerChoice(providerName ?? reorderText.noProvider, formatNumber(itemCount)),
        })),
    },
  ],
  rowKey: row => row.productId,
  rowLabel: row => row.productCode,
  links: [{ label: reorderText.customerRequests, to: '/products/customer-request' }],
  pageSize: 100,
})

/** What is to be ordered, whom from, and one button that makes a draft for each provider. */
export default function ReorderPage() {
  const router = useRouter()
  const how = useHow()
  const list = useList(reorder)
  const { query, rows, all } = list
  /** Quantities that the user changed, by product. */
  const [changed, setChanged] = useState<Readonly<Record<string, number>>>({})
  const { ticked, tick, clear, selection } = useTickedRows(rows, row => row.productId)
  const [choosing, setChoosing] = useState<ReorderRow | null>(null)
  const sums = useSums()
  const order = useAction(reorderRoutes.order, {
    onDone: ({ orders, left }) => {
      clear()
      const text = reorderText.ordered(orders.length)
      if (left > 0) toast.warning(`${text}. ${reorderText.left(left)}.`)
      const [only] = orders
      router.history.push(
        orders.length === 1 && only ? `/products/purchase-order/${only.id}` : '/products/purchase-order?state=DRAFT',
      )
    },
  })
  const mayOrder = list.may(reorderRoutes.order.permission)
  const mayChoose = list.may(reorderRoutes.setProvider.permission)
  const named = query.provider === 'none' ? undefined : query.provider
  const isOrderable = mayOrder && query.provider !== 'none' && rows.length > 0

  const quantityOf = (row: ReorderRow) => changed[row.productId] ?? row.quantity
  async function submit() {
    if (!isOrderable || order.isPending) return
    if (ticked.size === 0) return void toast.warning(reorderText.nothingTicked)
    const chosenRows = [...ticked.values()]
    if (!(await askOrder(chosenRows, quantityOf, sums))) return
    const productIds = [...ticked.keys()]
    const changes = Object.entries(changed)
      .filter(([productId]) => ticked.has(productId))
      .map(([productId, quantity]) => ({ productId, quantity }))
    order.mutate({ body: { ...how, productIds, changes } })
  }
  useHotkey(
    { id: 'reorder.order', key: 'F9', label: reorderText.order, scope: reorderText.scope },
    () => void submit(),
    { enabled: isOrderable },
  )
  const chosen = sums.find(one => one.providerId === named)
  return (
    <>
      <ListScreen
        list={list}
        columns={reorderColumns({
          days: how.days,
          quantityOf,
          onQuantity: (row, quantity) => {
            setChanged(before => ({ ...before, [row.productId]: quantity }))
            // Who writes a quantity means to order it.
            tick(row)
          },
          onProvider: mayChoose ? setChoosing : undefined,
        })}
        selection={mayOrder ? selection : undefined}
        warning={
          chosen?.minOrder != null &&
          chosen.amount < chosen.minOrder &&
          reorderText.belowMin(chosen.providerName ?? '', formatDong(chosen.minOrder))
        }
        actions={
          mayOrder && (
            <Button
              variant="primary"
              icon={<Send />}
              keyHint="F9"
              busy={order.isPending}
              disabled={!isOrderable}
              onClick={() => void submit()}
            >
              {ticked.size > 0 ? reorderText.orderTicked(formatNumber(ticked.size)) : reorderText.order}
            </Button>
          )
        }
        foot={
          all !== undefined && (
            <>
              {reorderText.foot(formatNumber(rows.length), formatNumber(all))} · {reorderText.total}{' '}
              {formatDong(chosen ? chosen.amount : sums.reduce((sum, one) => sum + one.amount, 0))}
            </>
          )
        }
      />
      {choosing && <ChooseProvider row={choosing} onClose={() => setChoosing(null)} />}
    </>
  )
}
