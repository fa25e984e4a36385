import { pregnancyOn } from '@quay/domain/medicine/find-health-risk'
import { formatNumber } from '@quay/domain/text/format-number'
import X from 'lucide-react/icons/x'
import { useStoreUses } from '../../../../api/session/store-uses.ts'
import { saleText } from '../../../../text/till/sale.ts'
import { saleLineText } from '../../../../text/till/sale-line.ts'
import { salePartText } from '../../../../text/till/sale-parts.ts'
import { IconButton } from '../../../../ui/button/icon-button.tsx'
import { Avatar } from '../../../../ui/mark/avatar.tsx'
import { Note } from '../../../../ui/mark/note.tsx'
import type { CartCustomer } from '../../cart/cart.ts'
import { CustomerHistory } from '../../history/customer-history.tsx'
import { DueRefills } from '../../history/due-refills.tsx'
import { hasHealth, healthOf } from '../../medicine/health.ts'
import { useRecentMedicines } from '../../medicine/use-recent-medicines.ts'
import { CustomerOrders } from '../../order/customer-orders.tsx'
import { useTill } from '../../sale-context.ts'
import { KeepChange } from '../change/keep-change.tsx'
import { CollectDebt } from './collect-debt.tsx'
import { PointPart } from './point-part.tsx'

/** Who buys, with what the shop knows: points, debt, and the note about allergies. */
export function CustomerCard({ customer, onDrop }: { customer: CartCustomer; onDrop: () => void }) {
  const uses = useStoreUses()
  useRecentMedicines(customer.id)
  return (
    <section
      aria-label={saleText.customer}
      data-part="customer"
      className="grid grid-cols-[32px_minmax(0,1fr)_auto] items-center gap-x-2.5 gap-y-1"
    >
      <Avatar name={customer.name} />
      <div className="min-w-0">
        <p className="truncate font-medium">{customer.name}</p>
        <p className="truncate text-12 text-ink-3">{[customer.phone, customer.code].filter(Boolean).join(' · ')}</p>
      </div>
      <IconButton label={salePartText.dropCustomer} size="sm" icon={<X className="size-3.5!" />} onClick={onDrop} />
      <CustomerCare customer={customer} />
      <div className="col-span-3 flex items-center gap-1.5 text-12 [&>span]:rounded-full [&>span]:border [&>span]:px-2 [&>span]:leading-[22px]">
        {uses.points && customer.points > 0 && (
          <span className="border-line-strong text-ink-2">
            {salePartText.points} <b>{formatNumber(customer.points)}</b>
          </span>
        )}
        {customer.debt > 0 && (
          <span className="border-warning-line bg-warning-soft text-warning-text">
            {salePartText.debt} <b>{formatNumber(customer.debt)}</b>
          </span>
        )}
        {customer.debt > 0 && <CollectDebt customer={customer} />}
      </div>
      {uses.points && customer.points > 0 && <PointPart customer={customer} />}
      <CustomerOrders customerId={customer.id} />
      <DueRefills customerId={customer.id} />
      <CustomerHistory key={customer.id} customerId={customer.id} />
      <KeepChange customer={customer} />
    </section>
  )
}

/** What is to be minded about the customer. Health is red, and says which lines of the cart meet it. */
function CustomerCare({ customer }: { customer: CartCustomer }) {
  const today = useTill(({ facts }) => facts.today)
  const met = useTill(({ view }) =>
    view.lines
      .flatMap(({ allergy, line }, index) =>
        allergy === null ? [] : salePartText.allergyLine(index + 1, line.productName),
      )
      .join('; '),
  )
  const { note, health } = customer
  const pregnancy = pregnancyOn(healthOf(customer), today)
  const facts = [
    health?.allergies && saleLineText.allergy(health.allergies),
    pregnancy && salePartText.pregnancies[pregnancy],
    health?.conditions && salePartText.conditions(health.conditions),
  ].filter(Boolean)
  if (!note && facts.length === 0) return null
  const isMinded = hasHealth(customer, today)
  return (
    <div className="col-span-3">
      <Note tone={isMinded ? 'danger' : 'info'}>
        {facts.length > 0 && <span className="block font-medium">{facts.join(' · ')}</span>}
        {note && <span className={isMinded ? 'font-medium' : 'line-clamp-3'}>{note}</span>}
        {met && <b className="block">{salePartText.allergyMet(met)}</b>}
      </Note>
    </div>
  )
}
