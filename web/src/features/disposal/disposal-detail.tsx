import { disposalRoutes } from '@quay/contract/disposal/routes'
import type { Disposal } from '@quay/contract/disposal/shapes'
import { isAllowed } from '@quay/contract/right/permission'
import { formatDate } from '@quay/domain/text/format-date'
import { useSession } from '../../api/session/session.ts'
import { DocumentDetail } from '../../document/document-detail.tsx'
import { DocumentItems } from '../../document/lines/document-items.tsx'
import { goodsColumn } from '../../document/lines/goods-column.tsx'
import { disposalText } from '../../text/stock/disposal.ts'
import { Card } from '../../ui/page/card.tsx'
import { FactList } from '../../ui/page/fact-list.tsx'
import { FigureRow } from '../../ui/page/figure-row.tsx'
import type { Column } from '../../ui/table/column.ts'
import { moneyColumn, quantityColumn } from '../../ui/table/columns.tsx'
import { CancelDisposal } from './cancel-disposal.tsx'
import { DisposalPaper } from './disposal-paper.tsx'

type Item = Disposal['items'][number]

const { head } = disposalText

const columns: ReadonlyArray<Column<Item>> = [
  goodsColumn(head.product, item => [
    item.lotNumber && disposalText.lot(item.lotNumber, item.expiryDate ? formatDate(item.expiryDate) : ''),
    item.bucket === 'quarantine' && disposalText.quarantine,
    item.note,
  ]),
  quantityColumn(head.quantity, { width: '130px', card: 'line2' }),
  moneyColumn('value', head.value, item => item.value, { strong: true, width: '130px', card: 'amount' }),
]

/** A completed or cancelled disposal, and a draft for who may only read. */
export function DisposalDetail({ document }: { document: Disposal }) {
  const { rights } = useSession()
  return (
    <DocumentDetail
      document={document}
      tabTitle={disposalText.documentTitle(document.code)}
      list={{ label: disposalText.title, to: '/products/disposal' }}
      scope={disposalText.scope}
      papers={
        document.status === 'SUCCEED'
          ? [{ id: 'minutes', label: disposalText.print, page: <DisposalPaper document={document} /> }]
          : []
      }
      endings={[
        document.status !== 'CANCELLED' &&
          isAllowed(rights, disposalRoutes.cancel.permission) && {
            id: 'cancel',
            label: disposalText.cancel,
            window: onClose => <CancelDisposal document={document} onClose={onClose} />,
          },
      ]}
      side={
        <Card className="[&_dl+dl]:mt-3">
          <FactList
            facts={[
              { label: disposalText.reason, value: disposalText.reasons[document.reason] },
              { label: disposalText.disposedOn, value: document.disposedOn && formatDate(document.disposedOn) },
              { label: disposalText.method, value: document.method },
              { label: disposalText.place, value: document.place },
              {
                label: disposalText.witnesses,
                value: document.witnesses.map(({ name, title }) => [name, title].filter(Boolean).join(', ')).join('; '),
              },
              { label: disposalText.note, value: document.note },
            ]}
          />
          {document.value !== undefined && document.status !== 'DRAFT' && (
            <dl>
              <FigureRow label={disposalText.total} strong amount={document.value} amountClass="text-20" />
            </dl>
          )}
        </Card>
      }
    >
      <DocumentItems title={disposalText.lines} label={disposalText.lines} columns={columns} items={document.items} />
    </DocumentDetail>
  )
}
