import { isAllowed } from '@quay/contract/permission'
import { type ReorderRow, reorderBases, reorderRoutes, salesDays } from '@quay/contract/reorder'
import { formatDong, formatNumber } from '@quay/domain/text/format-number'
import { useRouter } from '@tanstack/react-router'
import Send from 'lucide-react/icons/send'
import { useState } from 'react'
import { useBranchId, useSession } from '../../api/session.ts'
import { useAction } from '../../api/use-action.ts'
import { useRoute } from '../../api/use-route.ts'
import { useAddress } from '../../routing/use-address.ts'
import { useListPaging } from '../../routing/use-list-paging.ts'
import { useTypedSearch } from '../../routing/use-typed-search.ts'
import { reorderText } from '../../text/reorder.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { Note } from '../../ui/note.tsx'
import { Select } from '../../ui/select.tsx'
import { toast } from '../../ui/toast.ts'
import { useHotkey } from '../../ui/use-hotkey.ts'
import { askOrder } from './ask-order.tsx'
import { ChooseProvider } from './choose-provider.tsx'
import { reorderColumns } from './reorder-columns.tsx'

const pageSize = 100
const covers = [7, 14, 30, 45, 60, 90]
const oneOf = <T extends string>(values: readonly T[], value: string | undefined, otherwise: T): T =>
  values.find(one => one === value) ?? otherwise

/** What is to be ordered, whom from, and one button that makes a draft for each provider. */
export default function ReorderPage() {
  const router = useRouter()
  const branchId = useBranchId()
  const { rights } = useSession()
  const { query, change } = useAddress()
  const search = useTypedSearch()
  /** Quantities that somebody put in the place of the suggested ones, by product. */
  const [changed, setChanged] = useState<Readonly<Record<string, number>>>({})
  /** Ticked goods with how they stood then: of other pages too. */
  const [ticked, setTicked] = useState<ReadonlyMap<string, ReorderRow>>(new Map())
  const [choosing, setChoosing] = useState<ReorderRow | null>(null)
  const basis = oneOf(reorderBases, query.basis, 'level')
  const days = oneOf(salesDays, query.days, '30')
  const coverDays = Number(query.cover) || 30
  const how = { branchId, basis, days, coverDays }
  const list = useRoute(reorderRoutes.list, {
    query: { ...how, keyword: query.keyword, providerId: query.provider, limit: pageSize, cursor: query.cursor },
  })
  const providers = useRoute(reorderRoutes.providers, { query: how })
  const paging = useListPaging(list.data?.nextCursor)
  const set = (patch: Record<string, string | undefined>) => change({ ...patch, cursor: undefined })
  const order = useAction(reorderRoutes.order, {
    onDone: ({ orders, left }) => {
      setTicked(new Map())
      const text = reorderText.ordered(orders.length)
      if (left > 0) toast.warning(`${text}. ${reorderText.left(left)}.`)
      const [only] = orders
      router.history.push(
        orders.length === 1 && only ? `/products/purchase-order/${only.id}` : '/products/purchase-order?state=DRAFT',
      )
    },
  })
  const mayOrder = isAllowed(rights, reorderRoutes.order.permission)
  const mayChoose = isAllowed(rights, reorderRoutes.setProvider.permission)
  const named = query.provider === 'none' ? undefined : query.provider
  const isOrderable = mayOrder && query.provider !== 'none' && (list.data?.items.length ?? 0) > 0

  const sums = providers.data?.items ?? []
  const rows = list.data?.items ?? []
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
  function tick(keys: ReadonlySet<string>) {
    const known = new Map([...ticked, ...rows.map(row => [row.productId, row] as const)])
    setTicked(new Map([...keys].flatMap(key => (known.has(key) ? [[key, known.get(key)!] as const] : []))))
  }
  useHotkey(
    { id: 'reorder.order', key: 'F9', label: reorderText.order, scope: reorderText.scope },
    () => void submit(),
    {
      enabled: isOrderable,
    },
  )
  const chosen = sums.find(one => one.providerId === named)
  const all = list.data?.totalItem ?? undefined
  return (
    <>
      <ListPage
        id="reorder"
        title={reorderText.title}
        count={all}
        columns={reorderColumns({
          days,
          quantityOf,
          onQuantity: (row, quantity) => {
            setChanged(before => ({ ...before, [row.productId]: quantity }))
            // Who writes a quantity means to order it.
            setTicked(before => new Map(before).set(row.productId, row))
          },
          onProvider: mayChoose ? setChoosing : undefined,
        })}
        rows={rows}
        rowKey={row => row.productId}
        rowLabel={row => row.productCode}
        selection={mayOrder ? { keys: new Set(ticked.keys()), onChange: tick } : undefined}
        search={{ ...search, label: reorderText.find }}
        filters={
          <>
            <Select
              className="w-36 max-sm:w-full"
              label={reorderText.basis}
              value={basis}
              options={reorderBases.map(value => ({ value, label: reorderText.bases[value] }))}
              onChange={value => set({ basis: value === 'level' ? undefined : value })}
            />
            <Select
              className="w-40 max-sm:w-full"
              label={reorderText.days}
              value={days}
              options={salesDays.map(value => ({ value, label: reorderText.daysOf(value) }))}
              onChange={value => set({ days: value === '30' ? undefined : value })}
            />
            {basis === 'sales' && (
              <Select
                className="w-36 max-sm:w-full"
                label={reorderText.coverDays}
                value={coverDays}
                options={[...new Set([...covers, coverDays])]
                  .toSorted((a, b) => a - b)
                  .map(value => ({ value, label: reorderText.coverOf(value) }))}
                onChange={value => set({ cover: value === 30 ? undefined : String(value) })}
              />
            )}
            <Select
              className="w-56 max-sm:w-full"
              label={reorderText.provider}
              value={query.provider ?? ''}
              options={[
                { value: '', label: reorderText.allProviders },
                ...sums.map(one => ({
                  value: one.providerId ?? 'none',
                  label: reorderText.providerChoice(
                    one.providerName ?? reorderText.noProvider,
                    formatNumber(one.itemCount),
                  ),
                })),
              ]}
              onChange={value => set({ provider: value || undefined })}
            />
          </>
        }
        summary={
          chosen?.minOrder != null &&
          chosen.amount < chosen.minOrder && (
            <div className="pb-3">
              <Note tone="warning">{reorderText.belowMin(chosen.providerName ?? '', formatDong(chosen.minOrder))}</Note>
            </div>
          )
        }
        loading={list.isPending}
        error={
          list.error && { message: list.error.message, traceId: list.error.requestId, onRetry: () => list.refetch() }
        }
        empty={<EmptyState title={reorderText.emptyTitle}>{reorderText.emptyHint}</EmptyState>}
        actions={
          <>
            <Link to="/products/want" className={buttonClass()}>
              {reorderText.wants}
            </Link>
            {mayOrder && (
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
            )}
          </>
        }
        paging={paging}
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
