import { drugIncidentRoutes } from '@quay/contract/drug-incident/routes'
import type { DrugIncident } from '@quay/contract/drug-incident/shapes'
import type { ControlGroup } from '@quay/contract/enumeration'
import { isAllowed } from '@quay/contract/right/permission'
import { controlGroupText } from '@quay/domain/product/control-group'
import { formatDate } from '@quay/domain/text/format-date'
import { useSession } from '../../api/session/session.ts'
import { DocumentDetail } from '../../document/document-detail.tsx'
import { DocumentItems } from '../../document/lines/document-items.tsx'
import { DocumentLink } from '../../routing/document-link.tsx'
import { incidentText } from '../../text/stock/drug-incident.ts'
import { DateTimeText } from '../../ui/date/date-time-text.tsx'
import { StatusBadge } from '../../ui/mark/status-badge.tsx'
import { Card } from '../../ui/page/card.tsx'
import { FactList } from '../../ui/page/fact-list.tsx'
import type { Column } from '../../ui/table/column.ts'
import { quantityColumn, titleColumn } from '../../ui/table/columns.tsx'
import { CancelIncident } from './cancel-incident.tsx'
import { IncidentPaper } from './incident-paper.tsx'
import { SendIncident } from './send-incident.tsx'

type Item = DrugIncident['items'][number]

const { head } = incidentText

const columns: ReadonlyArray<Column<Item>> = [
  titleColumn('product', head.product, item => (
    <>
      <div className="font-semibold">{[item.productName, item.strength].filter(Boolean).join(', ')}</div>
      <div className="font-normal text-12 text-ink-3">
        {[
          item.productCode,
          ...(item.lotNumber
            ? [incidentText.lot(item.lotNumber, item.expiryDate ? formatDate(item.expiryDate) : '')]
            : []),
          ...(item.controlGroup ? [controlGroupText[item.controlGroup as ControlGroup]] : []),
          ...(item.note ? [item.note] : []),
        ].join(' · ')}
      </div>
    </>
  )),
  quantityColumn(head.quantity, { width: '130px', card: 'amount' }),
]

/** A report that was sent or cancelled, and an unsent one for who may only read. */
export function IncidentDetail({ document }: { document: DrugIncident }) {
  const { rights } = useSession()
  const mayCancel = document.status !== 'CANCELLED' && isAllowed(rights, drugIncidentRoutes.cancel.permission)
  return (
    <DocumentDetail
      document={document}
      tabTitle={incidentText.documentTitle(document.code)}
      list={{ label: incidentText.title, to: '/products/drug-incident' }}
      scope={incidentText.scope}
      state={<StatusBadge status={document.status} label={incidentText.statuses[document.status]} />}
      papers={[{ id: 'report', label: incidentText.print, page: <IncidentPaper document={document} /> }]}
      actions={<SendIncident document={document} />}
      endings={[
        mayCancel && {
          id: 'cancel',
          label: incidentText.cancel,
          window: onClose => <CancelIncident document={document} onClose={onClose} />,
        },
      ]}
      side={
        <Card>
          <FactList
            facts={[
              { label: incidentText.kind, value: incidentText.kinds[document.kind] },
              { label: incidentText.discoveredAt, value: <DateTimeText instant={document.discoveredAt} /> },
              { label: incidentText.discoveredBy, value: document.discoveredBy },
              {
                label: incidentText.happenedAt,
                value: document.happenedAt && <DateTimeText instant={document.happenedAt} />,
              },
              { label: incidentText.place, value: document.place },
              { label: incidentText.recipient, value: document.recipient },
              { label: incidentText.dueBy, value: <DateTimeText instant={document.dueAt} /> },
              {
                label: incidentText.sentAt,
                value: document.sentAt && (
                  <>
                    <DateTimeText instant={document.sentAt} /> · {document.sentByName}
                  </>
                ),
              },
              {
                label: incidentText.check,
                value: document.inventoryCheckCode && (
                  <DocumentLink
                    kind="inventory-check"
                    id={document.inventoryCheckId}
                    code={document.inventoryCheckCode}
                  />
                ),
              },
            ]}
          />
        </Card>
      }
    >
      <DocumentItems title={incidentText.lines} label={incidentText.lines} columns={columns} items={document.items} />
      <Card>
        <dl className="grid gap-3 whitespace-pre-line">
          {(['description', 'cause', 'handling'] as const).map(
            field =>
              document[field] && (
                <div key={field}>
                  <dt className="text-12 text-ink-3">{incidentText[field]}</dt>
                  <dd>{document[field]}</dd>
                </div>
              ),
          )}
        </dl>
      </Card>
    </DocumentDetail>
  )
}
