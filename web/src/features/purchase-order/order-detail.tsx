import { purchaseOrderRoutes } from '@quay/contract/purchase-order/routes'
import type { PurchaseOrder } from '@quay/contract/purchase-order/shapes'
import { isAllowed } from '@quay/contract/right/permission'
import { stillToCome } from '@quay/domain/purchase-order/change-received'
import { formatUnits } from '@quay/domain/quantity/convert-unit'
import { formatDate } from '@quay/domain/text/format-date'
import { useRouter } from '@tanstack/react-router'
import Copy from 'lucide-react/icons/copy'
import PackageCheck from 'lucide-react/icons/package-check'
import { useSession } from '../../api/session/session.ts'
import { useAction } from '../../api/use-action.ts'
import { DocumentDetail } from '../../document/document-detail.tsx'
import { beforeVat } from '../../document/lines/before-vat.ts'
import { DocumentItems } from '../../document/lines/document-items.tsx'
import { orderText } from '../../text/buying/purchase-order.ts'
import { Button } from '../../ui/button/button.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Link } from '../../ui/button/link.tsx'
import { TextLink } from '../../ui/button/text-link.tsx'
import { DateTimeText } from '../../ui/date/date-time-text.tsx'
import { useHotkey } from '../../ui/key/use-hotkey.ts'
import { Note } from '../../ui/mark/note.tsx'
import { StatusBadge } from '../../ui/mark/status-badge.tsx'
import { Card } from '../../ui/page/card.tsx'
import { FactList } from '../../ui/page/fact-list.tsx'
import { FigureRow } from '../../ui/page/figure-row.tsx'
import type { Column } from '../../ui/table/column.ts'
import { figureColumn, moneyColumn, titleColumn } from '../../ui/table/columns.tsx'
import { TwoLines } from '../../ui/table/two-lines.tsx'
import { EndOrder } from './end-order.tsx'
import { OrderPaper } from './order-paper.tsx'
import { OrderState } from './order-state.tsx'

type Item = PurchaseOrder['items'][number]

const columnsOf = (): ReadonlyArray<Column<Item>> => [
  titleColumn('product', orderText.product, item => (
    <Link to={`/products/list/${item.productId}`} className="block hover:underline">
      <TwoLines title={item.productName} detail={[item.productCode, item.note].filter(Boolean).join(' · ')} />
    </Link>
  )),
  figureColumn('ordered', orderText.ordered, item => formatUnits(item.baseQuantity, item.units), {
    width: '88px',
    card: 'line2',
  }),
  figureColumn(
    'received',
    orderText.received,
    item => (item.receivedQuantity ? formatUnits(item.receivedQuantity, item.units) : '—'),
    { width: '88px', card: 'line2' },
  ),
  figureColumn(
    'rest',
    orderText.rest,
    item => {
      const rest = stillToCome(item)
      return rest ? <b className="font-semibold">{formatUnits(rest, item.units)}</b> : orderText.nothingLeft
    },
    { width: '88px', card: 'line2' },
  ),
  moneyColumn('price', beforeVat(orderText.price), item => item.price, { width: '92px', hideBelow: 'md' }),
  moneyColumn('amount', orderText.amount, item => item.amount, { strong: true, width: '104px', card: 'amount' }),
]

/** A confirmed order: what of it came, by which imports, and what can still be done with it. */
export function OrderDetail({ order }: { order: PurchaseOrder }) {
  const router = useRouter()
  const { rights } = useSession()
  const { id, code, progress } = order
  const receive = useAction(purchaseOrderRoutes.receive, {
    onDone: made => router.history.push(`/products/import/${made.id}`),
  })
  const reopen = useAction(purchaseOrderRoutes.reopen)
  const isOpen = progress === 'CONFIRMED' || progress === 'PARTIAL'
  const draft = order.inbounds.find(one => one.status === 'DRAFT')
  const mayReceive = isOpen && !draft && isAllowed(rights, purchaseOrderRoutes.receive.permission)
  const may = (route: { permission: Parameters<typeof isAllowed>[1] }) => isAllowed(rights, route.permission)
  useHotkey(
    { id: 'order.receive', key: 'F9', label: orderText.receive, scope: orderText.scope },
    () => receive.mutate({ params: { id } }),
    { enabled: mayReceive },
  )
  return (
    <DocumentDetail
      document={order}
      list={{ label: orderText.title, to: '/products/purchase-order' }}
      scope={orderText.scope}
      state={<OrderState order={order} />}
      at={order.confirmedAt ?? order.createdAt}
      by={order.confirmedByName ?? order.createdByName}
      papers={[{ id: 'order', label: orderText.print, page: <OrderPaper order={order} /> }]}
      rarer={
        may(purchaseOrderRoutes.create)
          ? [{ id: 'copy', label: orderText.copy, icon: <Copy />, to: `/products/purchase-order/new?copy=${id}` }]
          : []
      }
      endings={(['cancel', 'close'] as const)
        .filter(
          how => progress === (how === 'cancel' ? 'CONFIRMED' : 'PARTIAL') && !draft && may(purchaseOrderRoutes[how]),
        )
        .map(how => ({
          id: how,
          label: orderText[how],
          window: onClose => <EndOrder id={id} code={code} how={how} onClose={onClose} />,
        }))}
      actions={
        <>
          {order.closedAt && may(purchaseOrderRoutes.reopen) && (
            <Button busy={reopen.isPending} onClick={() => reopen.mutate({ params: { id } })}>
              {orderText.reopen}
            </Button>
          )}
          {mayReceive && (
            <Button
              variant="primary"
              icon={<PackageCheck />}
              keyHint="F9"
              busy={receive.isPending}
              onClick={() => receive.mutate({ params: { id } })}
            >
              {orderText.receive}
            </Button>
          )}
        </>
      }
      side={<OrderSide order={order} />}
    >
      {order.closedAt && (
        <Note tone="warning">
          {orderText.closedBy(order.closedByName ?? '')} <DateTimeText instant={order.closedAt} precision="second" />:{' '}
          {order.closeReason}
        </Note>
      )}
      {draft && (
        <Note
          actions={
            <Link to={`/products/import/${draft.id}`} className={buttonClass({ variant: 'primary' })}>
              {orderText.openDraft}
            </Link>
          }
        >
          {orderText.draftWaits(draft.code)}
        </Note>
      )}
      <DocumentItems
        title={orderText.columns.items(order.itemCount)}
        label={orderText.product}
        columns={columnsOf()}
        items={order.items}
      />
    </DocumentDetail>
  )
}

function OrderSide({ order }: { order: PurchaseOrder }) {
  const { provider } = order
  return (
    <>
      <Card title={orderText.facts} className="[&_dl+dl]:mt-3">
        <FactList
          facts={[
            {
              label: orderText.provider,
              value: <TextLink to={`/partners/provider/${order.providerId}`}>{order.providerName}</TextLink>,
            },
            {
              label: orderText.contact,
              value: [provider.contactName, provider.phone].filter(Boolean).join(' · ') || null,
            },
            { label: orderText.expected, value: order.expectedDate && formatDate(order.expectedDate) },
            { label: orderText.note, value: order.note },
          ]}
        />
        <dl className="grid gap-1.5">
          <FigureRow label={orderText.goods} amount={order.goodsAmount} />
          {order.vatAmount > 0 && <FigureRow label={orderText.vat} amount={order.vatAmount} />}
          <FigureRow label={orderText.payable} strong amount={order.payable} />
        </dl>
      </Card>
      {order.inbounds.length > 0 && (
        <Card title={orderText.inbounds}>
          <ul className="grid gap-2">
            {order.inbounds.map(one => (
              <li key={one.id} className="flex items-center justify-between gap-2">
                <TextLink to={`/products/import/${one.id}`}>{one.code}</TextLink>
                <StatusBadge status={one.status} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}
