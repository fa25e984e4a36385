import { isAllowed } from '@quay/contract/right/permission'
import { salesOrderRoutes } from '@quay/contract/sales-order/routes'
import type { SalesOrder } from '@quay/contract/sales-order/shapes'
import { formatDong, formatNumber } from '@quay/domain/text/format-number'
import { useParams, useRouter } from '@tanstack/react-router'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CalendarOff from 'lucide-react/icons/calendar-off'
import Check from 'lucide-react/icons/check'
import HandCoins from 'lucide-react/icons/hand-coins'
import ListPlus from 'lucide-react/icons/list-plus'
import Pencil from 'lucide-react/icons/pencil'
import ReceiptText from 'lucide-react/icons/receipt-text'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { useSession } from '../../api/session/session.ts'
import { useAction } from '../../api/use-action.ts'
import { useRoute } from '../../api/use-route.ts'
import { DocumentDetail } from '../../document/document-detail.tsx'
import { DocumentLoading } from '../../document/document-loading.tsx'
import { DocumentItems } from '../../document/lines/document-items.tsx'
import { goodsColumn } from '../../document/lines/goods-column.tsx'
import { salesOrderText as words } from '../../text/bill/sales-order.ts'
import { Button } from '../../ui/button/button.tsx'
import { DateTimeText } from '../../ui/date/date-time-text.tsx'
import { useHotkey } from '../../ui/key/use-hotkey.ts'
import { Note } from '../../ui/mark/note.tsx'
import { toast } from '../../ui/popup/toast.ts'
import type { Column } from '../../ui/table/column.ts'
import { figureColumn, moneyColumn } from '../../ui/table/columns.tsx'
import { confirm } from '../../ui/window/confirm.ts'
import { ConfirmOrder } from './confirm-order.tsx'
import { DepositSheet } from './deposit-sheet.tsx'
import { EditGoods } from './edit-goods.tsx'
import { EditOrder } from './edit-order.tsx'
import { EndOrder } from './end-order.tsx'
import { HoldSheet } from './hold-sheet.tsx'
import { OrderSide } from './order-side.tsx'
import { SalesOrderState } from './order-state.tsx'
import { PrintPicking } from './picking-paper.tsx'
import { restOf, wholeOf } from './shared/order-sums.ts'
import { printOrder, printOrderQuotation } from './shared/print-order.ts'
import { missingOf, TakeHold } from './take-hold.tsx'

type Item = SalesOrder['items'][number]

const inUnit = (base: number, { ratio, unitName }: Item) =>
  base % ratio === 0 ? formatNumber(base / ratio) : `${formatNumber(base)}/${formatNumber(ratio)} ${unitName}`

const columns: ReadonlyArray<Column<Item>> = [
  goodsColumn(words.product, item => [item.unitName, item.note].filter(one => !!one)),
  figureColumn('ordered', words.ordered, item => formatNumber(item.quantity), { width: '72px', card: 'line2' }),
  figureColumn('billed', words.billed, item => (item.billedBase ? inUnit(item.billedBase, item) : '—'), {
    width: '80px',
    card: 'line2',
  }),
  figureColumn('kept', words.kept, item => keptOf(item), { width: '80px', card: 'line2' }),
  moneyColumn('price', words.price, item => item.price, { width: '96px', hideBelow: 'md' }),
  moneyColumn('amount', words.amount, item => item.amount, { strong: true, width: '112px', card: 'amount' }),
]

const keptOf = (item: Item) => {
  const left = item.baseQuantity - item.billedBase
  return left === 0 ? '—' : words.keptOf(inUnit(item.held, item), inUnit(left, item))
}

/** An order of a customer: what was ordered, kept and handed out, its deposit, and what can still be done with it. */
export default function OrderPage() {
  const { id } = useParams({ strict: false }) as { id: string }
  const reading = useRoute(salesOrderRoutes.get, { params: { id } }, { keepPrevious: false })
  const list = { label: words.title, to: '/transactions/order' }
  if (!reading.data) return <DocumentLoading title={words.title} crumbs={[list]} reading={[reading]} />
  return <OrderDetail order={reading.data} list={list} />
}

function OrderDetail({ order, list }: { order: SalesOrder; list: { label: string; to: string } }) {
  const router = useRouter()
  const { rights } = useSession()
  const [moving, setMoving] = useState<'in' | 'out' | null>(null)
  const [open, setOpen] = useState<'words' | 'goods' | 'confirm' | 'hold' | 'take' | null>(null)
  const close = () => setOpen(null)
  const { id, code, progress, deposit } = order
  const whole = wholeOf(order)
  const may = (route: { permission: Parameters<typeof isAllowed>[1] }) => isAllowed(rights, route.permission)
  const hold = useAction(salesOrderRoutes.hold)
  const reprice = useAction(salesOrderRoutes.update, {
    onDone: now => toast.success(words.repriced(formatDong(whole), formatDong(wholeOf(now)))),
  })
  const isOpen = progress === 'OPEN' || progress === 'PARTIAL'
  const mayEdit = (isOpen || progress === 'DRAFT') && may(salesOrderRoutes.update)
  const mayBill = isOpen && isAllowed(rights, { model: 'sale' })
  const rest = restOf(order)
  const keeps = order.items.some(item => item.held > 0)
  const makeBill = () => router.history.push(`/sales?order=${id}`)
  useHotkey({ id: 'sales-order.bill', key: 'F9', label: words.makeBill, scope: words.scope }, makeBill, {
    enabled: mayBill,
  })
  useHotkey({ id: 'sales-order.edit', key: 'E', label: words.edit, scope: words.scope }, () => setOpen('words'), {
    enabled: mayEdit,
  })
  async function askReprice() {
    const today = await call(salesOrderRoutes.priceToday, { params: { id } }).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      toast.error(error.message)
      return null
    })
    if (!today) return
    const isSure = await confirm({
      title: words.repriceTitle(code),
      description: words.repriceHint(formatDong(today.before), formatDong(today.now)),
      confirmLabel: words.reprice,
      tone: 'primary',
    })
    const body = { version: order.version, reprice: true, expectedPayable: today.payable }
    if (isSure) reprice.mutate({ params: { id }, body })
  }
  async function askLetGo() {
    const isSure = await confirm({ title: words.letGo, description: words.letGoHint, confirmLabel: words.letGo })
    if (isSure) hold.mutate({ params: { id }, body: { until: new Date().toISOString() } })
  }
  return (
    <DocumentDetail
      document={order}
      list={list}
      scope={words.scope}
      state={<SalesOrderState order={order} />}
      at={order.confirmedAt ?? order.createdAt}
      by={order.confirmedByName ?? order.createdByName}
      papers={[
        ...(progress === 'DRAFT'
          ? [
              { id: 'quotation', label: words.printQuotation, send: () => printOrderQuotation(order) },
              { id: 'quotation-sheet', label: words.quotationSheet, send: () => printOrderQuotation(order, 'sheet') },
            ]
          : [
              { id: 'slip', label: words.printSlip, send: () => printOrder(order) },
              { id: 'sheet', label: words.printSheet, send: () => printOrder(order, 'sheet') },
            ]),
        ...(isOpen
          ? [
              {
                id: 'picking',
                label: words.picking,
                fetched: (onDone: () => void) => <PrintPicking ids={[id]} onDone={onDone} />,
              },
            ]
          : []),
      ]}
      rarer={[
        ...(mayEdit
          ? [{ id: 'goods', label: words.editGoods, icon: <ListPlus />, onSelect: () => setOpen('goods') }]
          : []),
        ...(isOpen && may(salesOrderRoutes.hold)
          ? [{ id: 'hold', label: words.holdDay, icon: <CalendarClock />, onSelect: () => setOpen('hold') }]
          : []),
        ...(isOpen && !order.isHoldEnded && missingOf(order).length > 0 && may(salesOrderRoutes.takeHold)
          ? [{ id: 'take-hold', label: words.takeHold, icon: <ArrowLeftRight />, onSelect: () => setOpen('take') }]
          : []),
        ...(progress === 'OPEN' && may(salesOrderRoutes.update)
          ? [{ id: 'reprice', label: words.reprice, icon: <RefreshCw />, onSelect: () => void askReprice() }]
          : []),
        ...(isOpen && keeps && may(salesOrderRoutes.hold)
          ? [{ id: 'let-go', label: words.letGo, icon: <CalendarOff />, onSelect: () => void askLetGo() }]
          : []),
        ...(deposit > 0 && may(salesOrderRoutes.refundDeposit)
          ? [{ id: 'refund', label: words.refundDeposit, icon: <HandCoins />, onSelect: () => setMoving('out') }]
          : []),
      ]}
      endings={(['close', 'cancel'] as const)
        .filter(
          how =>
            may(salesOrderRoutes[how]) && (how === 'close' ? progress === 'PARTIAL' : isOpen || progress === 'DRAFT'),
        )
        .map(how => ({
          id: how,
          label: words[how],
          window: onClose => <EndOrder order={order} how={how} onClose={onClose} />,
        }))}
      actions={
        <>
          {mayEdit && (
            <Button icon={<Pencil />} keyHint="E" onClick={() => setOpen('words')}>
              {words.edit}
            </Button>
          )}
          {progress === 'DRAFT' && may(salesOrderRoutes.confirm) && (
            <Button variant="primary" icon={<Check />} onClick={() => setOpen('confirm')}>
              {words.confirm}
            </Button>
          )}
          {isOpen && order.isHoldEnded && may(salesOrderRoutes.hold) && (
            <Button busy={hold.isPending} onClick={() => hold.mutate({ params: { id }, body: { until: null } })}>
              {words.keepAgain}
            </Button>
          )}
          {isOpen && rest > 0 && may(salesOrderRoutes.deposit) && (
            <Button icon={<HandCoins />} onClick={() => setMoving('in')}>
              {words.takeDeposit}
            </Button>
          )}
          {mayBill && (
            <Button variant="primary" icon={<ReceiptText />} keyHint="F9" onClick={makeBill}>
              {words.makeBill}
            </Button>
          )}
        </>
      }
      side={<OrderSide order={order} rest={rest} />}
    >
      {order.closedAt && (
        <Note tone="warning">
          {words.closedBy(order.closedByName ?? '')} <DateTimeText instant={order.closedAt} precision="second" />:{' '}
          {order.closeReason}
        </Note>
      )}
      <DocumentItems title={words.lines} label={words.lines} columns={columns} items={order.items} />
      {open === 'words' && <EditOrder order={order} onClose={close} />}
      {open === 'goods' && <EditGoods order={order} onClose={close} />}
      {open === 'confirm' && <ConfirmOrder order={order} onClose={close} />}
      {open === 'hold' && <HoldSheet order={order} onClose={close} />}
      {open === 'take' && <TakeHold order={order} onClose={close} />}
      {moving && <DepositSheet order={order} way={moving} rest={rest} onClose={() => setMoving(null)} />}
    </DocumentDetail>
  )
}
