import { isAllowed } from '@quay/contract/right/permission'
import { saleReturnRoutes } from '@quay/contract/sale-return/routes'
import type { SaleReturn } from '@quay/contract/sale-return/shapes'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import Printer from 'lucide-react/icons/printer'
import { useSession } from '../../api/session/session.ts'
import { CancelDocument } from '../../document/cancel-document.tsx'
import { DocumentDetail } from '../../document/document-detail.tsx'
import { DocumentItems } from '../../document/lines/document-items.tsx'
import { goodsColumn } from '../../document/lines/goods-column.tsx'
import { walkInCustomer } from '../../text/bill/bill.ts'
import { saleReturnText as words } from '../../text/bill/sale-return.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextLink } from '../../ui/button/text-link.tsx'
import { useHotkey } from '../../ui/key/use-hotkey.ts'
import { Note } from '../../ui/mark/note.tsx'
import { Card } from '../../ui/page/card.tsx'
import { FactList } from '../../ui/page/fact-list.tsx'
import { FigureRow } from '../../ui/page/figure-row.tsx'
import type { Column } from '../../ui/table/column.ts'
import { moneyColumn, quantityColumn, titleColumn } from '../../ui/table/columns.tsx'
import { TakeBackCard } from '../take-back/shared/take-back-card.tsx'
import { printReturn } from './shared/print-return.ts'

type Item = SaleReturn['items'][number]

const { head } = words

const columns: ReadonlyArray<Column<Item>> = [
  goodsColumn(head.product, item => [
    ...item.lots.map(lot =>
      [
        lot.lotNumber && words.lot(lot.lotNumber, lot.expiryDate ? formatDate(lot.expiryDate) : ''),
        words.bucket[lot.bucket],
      ]
        .filter(Boolean)
        .join(' '),
    ),
    item.reason && words.reasons[item.reason],
  ]),
  quantityColumn(head.quantity, { width: '110px', card: 'line2' }),
  moneyColumn('gross', head.gross, item => item.gross, { width: '110px', hideBelow: 'md' }),
  moneyColumn('discount', head.discount, item => item.discount, { width: '130px', hideBelow: 'md' }),
  moneyColumn('net', head.net, item => item.net, { strong: true, width: '120px', card: 'amount' }),
]

type Exchanged = NonNullable<SaleReturn['exchange']>['items'][number] & { id: string }

const exchangeColumns: ReadonlyArray<Column<Exchanged>> = [
  titleColumn('product', head.product, item => item.productName),
  quantityColumn(head.quantity, { width: '110px', card: 'line2' }),
  moneyColumn('amount', head.exchangeAmount, item => item.amount, { strong: true, width: '120px', card: 'amount' }),
]

/** A return: what came back and where it went, what became of the money. */
export function ReturnDetail({ document }: { document: SaleReturn }) {
  const { rights } = useSession()
  const print = () => void printReturn(document)
  useHotkey({ id: 'sale-return.print', key: 'Ctrl+P', label: words.print, scope: words.scope }, print)
  return (
    <DocumentDetail
      document={document}
      tabTitle={words.documentTitle(document.code)}
      list={{ label: words.title, to: '/transactions/return' }}
      scope={words.scope}
      actions={
        <Button variant="primary" icon={<Printer />} keyHint="Ctrl+P" onClick={print}>
          {words.print}
        </Button>
      }
      endings={[
        isToSettle(document) &&
          isAllowed(rights, saleReturnRoutes.settle.permission) && {
            id: 'settle',
            label: words.settle,
            window: onClose => (
              <CancelDocument
                route={saleReturnRoutes.settle}
                input={note => ({ params: { id: document.id }, body: { note } })}
                onClose={onClose}
                title={words.settleTitle(document.code)}
                description={words.settleHint}
                confirmLabel={words.settle}
                reasonLabel={words.settleReason}
              />
            ),
          },
        document.status === 'SUCCEED' &&
          isAllowed(rights, saleReturnRoutes.cancel.permission) && {
            id: 'cancel',
            label: words.cancel,
            window: onClose => (
              <CancelDocument
                route={saleReturnRoutes.cancel}
                input={reason => ({ params: { id: document.id }, body: { reason } })}
                onClose={onClose}
                title={words.cancelTitle(document.code)}
                description={words.cancelHint}
                confirmLabel={words.cancel}
                reasonLabel={words.cancelReason}
              />
            ),
          },
      ]}
      side={
        <>
          <Card>
            <FactList facts={factsOf(document)} />
          </Card>
          <MoneyCard document={document} />
          {document.status !== 'DRAFT' && <TakeBackCard returnId={document.id} />}
        </>
      }
    >
      <Flags document={document} />
      <DocumentItems title={words.lines} label={words.lines} columns={columns} items={document.items} />
      {document.exchange && (
        <DocumentItems
          title={words.exchange}
          label={words.exchange}
          columns={exchangeColumns}
          items={document.exchange.items.map((item, place) => ({ ...item, id: String(place) }))}
        />
      )}
    </DocumentDetail>
  )
}

const isToSettle = ({ flags, settledAt, status }: SaleReturn) =>
  status === 'SUCCEED' && flags.length > 0 && settledAt === null

/** What of a return without the network was beyond the rules, and who dealt with it. */
function Flags({ document }: { document: SaleReturn }) {
  if (document.flags.length === 0) return null
  const flags = document.flags.map(flag => words.flags[flag].toLowerCase()).join(', ')
  return isToSettle(document) ? (
    <Note tone="warning">{words.flagsNote(flags)}</Note>
  ) : (
    document.settledByName && (
      <Note tone="info">{words.settledBy(document.settledByName, document.settleNote ?? '')}</Note>
    )
  )
}

const factsOf = (document: SaleReturn) => [
  {
    label: words.bill,
    value: document.billId ? (
      <TextLink to={`/transactions/bill/${document.billId}`}>{document.billCode}</TextLink>
    ) : (
      words.noBillShort
    ),
  },
  { label: words.columns.customer, value: document.customerName ?? walkInCustomer },
  { label: words.reason, value: words.reasons[document.reason] },
  {
    label: words.exchangeBill,
    value: document.exchangeBillId && (
      <TextLink to={`/transactions/bill/${document.exchangeBillId}`}>{document.exchangeBillCode}</TextLink>
    ),
  },
  { label: words.daysLate, value: document.daysLate > 0 && words.days(formatNumber(document.daysLate)) },
  { label: words.giftsWaived, value: document.giftsWaived && words.giftsWaivedYes },
  { label: words.approvedBy, value: document.approvedByName },
  { label: words.localNumber, value: document.localNumber },
  { label: words.note, value: document.note },
]

function MoneyCard({ document }: { document: SaleReturn }) {
  const rows: [string, number][] = [
    [words.fee, -document.fee],
    [words.giftCharge, -document.giftCharge],
    [words.surchargesBack, document.surchargesBack],
    [words.billRounding, document.billRounding],
    [words.debtReduced, -document.debtReduced],
    [words.exchangeUsed, -document.exchangeUsed],
    [words.cashRounding, document.cashRounding],
  ]
  return (
    <Card title={words.money}>
      <dl className="grid gap-1.5">
        <FigureRow label={words.goodsAmount} amount={document.goodsAmount} />
        {rows.map(([label, amount]) => amount !== 0 && <FigureRow key={label} label={label} amount={amount} />)}
        {document.exchange && document.exchange.due > 0 && (
          <FigureRow label={words.due} strong amount={document.exchange.due} />
        )}
        {document.payments.map(({ method, amount, accountName }, place) => (
          <FigureRow
            // biome-ignore lint/suspicious/noArrayIndexKey: payments have no identity but their place
            key={place}
            label={[words.methods[method], method === 'BANK' && accountName].filter(Boolean).join(' · ')}
            strong={place === 0}
            amount={amount}
          />
        ))}
        {document.vatAmount > 0 && <FigureRow label={words.vat} amount={document.vatAmount} />}
        {document.cost !== undefined && <FigureRow label={words.cost} amount={document.cost} />}
      </dl>
      {(document.pointsTaken > 0 || document.pointsBack > 0) && (
        <p className="mt-2 text-12 text-ink-3">
          {words.points(formatNumber(document.pointsTaken), formatNumber(document.pointsBack))}
        </p>
      )}
    </Card>
  )
}
