import { customerCareRoutes, customerRoutes } from '@quay/contract/partner/routes'
import type { Customer } from '@quay/contract/partner/shapes'
import { priceBookRoutes } from '@quay/contract/price-book/routes'
import { isAllowed } from '@quay/contract/right/permission'
import { addressLine } from '@quay/domain/address/address-line'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { useRouter } from '@tanstack/react-router'
import Merge from 'lucide-react/icons/merge'
import Receipt from 'lucide-react/icons/receipt-text'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { useSession } from '../../api/session/session.ts'
import { useStoreUses } from '../../api/session/store-uses.ts'
import { AskButton } from '../../form/ask-button.tsx'
import { RecordPage } from '../../form/record-page.tsx'
import { partnerText } from '../../text/partner/partner.ts'
import { removeCustomerText as removal } from '../../text/partner/remove-customer.ts'
import { Button } from '../../ui/button/button.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Link } from '../../ui/button/link.tsx'
import { TextLink } from '../../ui/button/text-link.tsx'
import { Badge } from '../../ui/mark/badge.tsx'
import { Money } from '../../ui/mark/money.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { Card } from '../../ui/page/card.tsx'
import { FactList } from '../../ui/page/fact-list.tsx'
import { DebtBook } from '../debt/shared/debt-book.tsx'
import { PointBook } from '../point/shared/point-book.tsx'
import { OrdersOfCustomer } from '../sales-order/shared/orders-of-customer.tsx'
import { CustomerPrescriptions } from './customer-prescriptions.tsx'
import { CustomerPrices } from './customer-prices.tsx'
import { CustomerSheet } from './customer-sheet.tsx'
import { CustomerVisits } from './customer-visits.tsx'
import { MergeCustomer } from './merge-customer.tsx'
import { HiddenPhone } from './shared/hidden-phone.tsx'

const { fields } = partnerText

const pregnancyOf = ({ pregnancy, pregnancyUntil }: Customer) =>
  pregnancy &&
  [partnerText.pregnancies[pregnancy], pregnancyUntil && formatDate(pregnancyUntil)].filter(Boolean).join(' · ')

/** One customer: who they are, and what they owe. */
export default function CustomerDetail() {
  const { rights } = useSession()
  const uses = useStoreUses()
  const may = (model: 'customer' | 'bill' | 'cashbook' | 'order', action: 'read' | 'create' | 'update' | 'delete') =>
    isAllowed(rights, { model, action })
  const mayEdit = may('customer', 'update')
  return (
    <RecordPage
      route={customerRoutes.get}
      list={{ label: partnerText.customerList.title, to: '/partners/customer' }}
      nameOf={customer => customer.name}
      act={{
        may: ({ mergedInto }) => mayEdit && !mergedInto,
        window: (customer, close) => <CustomerSheet customer={customer} onClose={close} />,
      }}
      meta={customer => (
        <>
          <span className="text-12 text-ink-3">{customer.code}</span>
          <Badge
            tone={customer.status === 'active' ? 'success' : 'neutral'}
            shape={customer.status === 'active' ? 'full' : 'hollow'}
          >
            {partnerText.statuses[customer.status]}
          </Badge>
        </>
      )}
      actions={customer => (
        <>
          {may('bill', 'read') && (
            <Link to={`/transactions/bill?period=all&customerId=${customer.id}`} className={buttonClass()}>
              <Receipt />
              {partnerText.customerBills}
            </Link>
          )}
          {may('customer', 'delete') && !customer.mergedInto && <MergeButton customer={customer} />}
          {!customer.mergedInto && <RemoveButton customer={customer} />}
        </>
      )}
    >
      {customer => (
        <>
          {customer.mergedInto && (
            <Note tone="warning">
              {partnerText.merge.done}{' '}
              <TextLink to={`/partners/customer/${customer.mergedInto}`}>{partnerText.merge.open}</TextLink>
            </Note>
          )}
          <Card title={partnerText.info}>
            <FactList
              facts={[
                {
                  label: fields.phone,
                  value: customer.phone && (
                    <HiddenPhone customerId={customer.id} customerName={customer.name} phone={customer.phone} />
                  ),
                },
                { label: fields.type, value: partnerText.customerTypes[customer.type === 2 ? 2 : 1] },
                { label: fields.address, value: addressLine(customer) },
                { label: fields.birthday, value: customer.birthday && formatDate(customer.birthday) },
                { label: fields.gender, value: customer.gender && partnerText.genders[customer.gender] },
                {
                  label: fields.phone2,
                  value: customer.phone2 && (
                    <HiddenPhone
                      customerId={customer.id}
                      customerName={customer.name}
                      phone={customer.phone2}
                      field="phone2"
                    />
                  ),
                },
                { label: fields.identityNumber, value: customer.identityNumber },
                { label: fields.companyName, value: customer.companyName },
                { label: fields.email, value: customer.email },
                { label: fields.facebook, value: customer.facebook },
                { label: fields.zalo, value: customer.zalo },
                {
                  label: fields.coordinates,
                  value: customer.coordinates && (
                    <a href={`geo:${customer.coordinates}`} className="text-accent-text underline underline-offset-4">
                      {customer.coordinates}
                    </a>
                  ),
                },
                { label: fields.taxCode, value: customer.taxCode },
                { label: fields.group, value: customer.groupName },
                { label: fields.care, value: customer.careEmployeeName },
                {
                  label: fields.debtLimit,
                  value: customer.debtLimit === null ? null : <Money amount={customer.debtLimit} />,
                },
                { label: partnerText.columns.points, value: uses.points && formatNumber(customer.points) },
                { label: partnerText.branch, value: customer.branchName },
                { label: fields.note, value: customer.note },
              ]}
            />
          </Card>
          {customer.hasHealthConsent && (
            <Card title={partnerText.health}>
              <FactList
                facts={[
                  { label: fields.allergies, value: customer.allergies },
                  { label: fields.conditions, value: customer.conditions },
                  { label: fields.pregnancy, value: pregnancyOf(customer) },
                ]}
              />
            </Card>
          )}
          {may('order', 'read') && <OrdersOfCustomer customerId={customer.id} />}
          {may('bill', 'read') && <CustomerPrescriptions customerId={customer.id} />}
          {isAllowed(rights, priceBookRoutes.list.permission) && <CustomerPrices groupId={customer.groupId} />}
          {may('bill', 'read') && <CustomerVisits customerId={customer.id} />}
          <DebtBook
            partner={{ ...customer, kind: 'customer' }}
            mayPay={!customer.mergedInto && (mayEdit || may('cashbook', 'create'))}
            mayOpen={!customer.mergedInto && mayEdit}
            mayAdjust={!customer.mergedInto && may('customer', 'delete')}
          />
          {uses.points && may('customer', 'read') && (
            <PointBook
              customer={customer}
              mayAdjust={!customer.mergedInto && isAllowed(rights, { model: 'point_setting', action: 'update' })}
            />
          )}
        </>
      )}
    </RecordPage>
  )
}

/** Merges a customer who was entered twice into this one. */
function MergeButton({ customer }: { customer: Customer }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<Merge />} onClick={() => setOpen(true)}>
        {partnerText.merge.button}
      </Button>
      {isOpen && <MergeCustomer customer={customer} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Deletes a customer who has bought nothing, for those who may. */
function RemoveButton({ customer }: { customer: Customer }) {
  const router = useRouter()
  return (
    <AskButton
      icon={<Trash />}
      route={customerCareRoutes.delete}
      input={{ params: { id: customer.id } }}
      question={{
        title: removal.title(customer.name),
        description: removal.hint,
        confirmLabel: removal.remove,
        keepLabel: removal.keep,
      }}
      onDone={() => router.history.replace('/partners/customer')}
    />
  )
}
