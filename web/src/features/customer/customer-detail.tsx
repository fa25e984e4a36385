import { customerRoutes } from '@quay/contract/partner/routes'
import type { Customer } from '@quay/contract/partner/shapes'
import { isAllowed } from '@quay/contract/permission'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { useParams } from '@tanstack/react-router'
import Pencil from 'lucide-react/icons/pencil'
import Receipt from 'lucide-react/icons/receipt-text'
import { type ReactNode, useState } from 'react'
import { useSession } from '../../api/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { useDocumentTitle } from '../../routing/use-document-title.ts'
import { partnerText } from '../../text/partner.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Card } from '../../ui/card.tsx'
import { DetailPage } from '../../ui/detail-page.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { Link } from '../../ui/link.tsx'
import { Money } from '../../ui/money.tsx'
import { useHotkey } from '../../ui/use-hotkey.ts'
import { CustomerSheet } from './customer-sheet.tsx'

const { fields } = partnerText

type CustomerDetailProps = {
  /** Draws the debts of the customer; the route brings it. */
  debts: (customer: Customer) => ReactNode
}

/** One customer: who they are, and what they owe. */
export default function CustomerDetail({ debts }: CustomerDetailProps) {
  const { id } = useParams({ strict: false }) as { id: string }
  const { rights } = useSession()
  const detail = useRoute(customerRoutes.get, { params: { id } }, { keepPrevious: false })
  const { data: customer, error } = detail
  const [editing, setEditing] = useState(false)
  const mayEdit = isAllowed(rights, { model: 'customer', action: 'update' })
  const seesBills = isAllowed(rights, { model: 'bill', action: 'read' })
  useDocumentTitle(customer?.name)
  useHotkey(
    { id: 'customer.edit', key: 'E', label: partnerText.edit, scope: partnerText.customers },
    () => setEditing(true),
    { enabled: mayEdit && customer !== undefined },
  )
  return (
    <DetailPage
      title={customer?.name ?? partnerText.customers}
      crumbs={[{ label: partnerText.customers, to: '/partners/customer' }]}
      loading={!customer}
      error={error && { message: error.message, traceId: error.requestId, onRetry: () => detail.refetch() }}
      meta={
        customer && (
          <>
            <span className="text-12 text-ink-3">{customer.code}</span>
            <Badge
              tone={customer.status === 'active' ? 'success' : 'neutral'}
              shape={customer.status === 'active' ? 'full' : 'hollow'}
            >
              {partnerText.statuses[customer.status]}
            </Badge>
          </>
        )
      }
      actions={
        customer && (
          <>
            {seesBills && (
              <Link to={`/transactions/bill?period=all&customerId=${id}`} className={buttonClass()}>
                <Receipt />
                {partnerText.customerBills}
              </Link>
            )}
            {mayEdit && (
              <Button icon={<Pencil />} keyHint="E" onClick={() => setEditing(true)}>
                {partnerText.edit}
              </Button>
            )}
          </>
        )
      }
    >
      {customer && (
        <Card title={partnerText.info}>
          <FactList
            facts={[
              { label: fields.phone, value: customer.phone },
              { label: fields.type, value: partnerText.customerTypes[customer.type === 2 ? 2 : 1] },
              { label: fields.address, value: customer.address },
              { label: fields.birthday, value: customer.birthday && formatDate(customer.birthday) },
              { label: fields.gender, value: customer.gender && partnerText.genders[customer.gender] },
              { label: fields.email, value: customer.email },
              { label: fields.taxCode, value: customer.taxCode },
              {
                label: fields.debtLimit,
                value: customer.debtLimit === null ? null : <Money amount={customer.debtLimit} />,
              },
              { label: partnerText.columns.points, value: formatNumber(customer.points) },
              { label: fields.note, value: customer.note },
            ]}
          />
        </Card>
      )}
      {customer && debts(customer)}
      {customer && editing && <CustomerSheet customer={customer} onClose={() => setEditing(false)} />}
    </DetailPage>
  )
}
