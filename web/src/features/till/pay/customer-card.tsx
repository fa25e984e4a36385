import { readAllergies } from '@quay/domain/medicine/find-allergy'
import { formatNumber } from '@quay/domain/text/format-number'
import X from 'lucide-react/icons/x'
import { useEffect } from 'react'
import { useStoreUses } from '../../../api/store-uses.ts'
import { saleText } from '../../../text/sale.ts'
import { salePartText } from '../../../text/sale-parts.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Note } from '../../../ui/note.tsx'
import { loadAllergyCheck } from '../cart/allergy-check.ts'
import type { CartCustomer } from '../cart/cart.ts'
import { useSale, useTill } from '../sale-context.ts'
import { PointPart } from './point-part.tsx'

/** Who buys, with what the shop knows: points, debt, and the note about allergies. */
export function CustomerCard({ customer, onDrop }: { customer: CartCustomer; onDrop: () => void }) {
  const { till } = useSale()
  const uses = useStoreUses()
  useEffect(() => {
    // Without a network it may not come yet; the note itself stands here.
    if (customer.note) void loadAllergyCheck().then(till.reprice, () => {})
  }, [customer.note, till])
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
      <CustomerNote note={customer.note} />
      <div className="col-span-3 flex gap-1.5 text-12 *:rounded-full *:border *:px-2 *:leading-[22px]">
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
      </div>
      {uses.points && customer.points > 0 && <PointPart customer={customer} />}
    </section>
  )
}

/** What the shop wrote about the customer. An allergy is red, and says which lines of the cart meet it. */
function CustomerNote({ note }: { note: string | null | undefined }) {
  const met = useTill(({ view }) =>
    view.lines
      .flatMap(({ allergy, line }, index) =>
        allergy === null ? [] : salePartText.allergyLine(index + 1, line.productName),
      )
      .join('; '),
  )
  if (!note) return null
  const hasAllergy = readAllergies(note).length > 0
  return (
    <div className="col-span-3">
      <Note tone={hasAllergy ? 'danger' : 'info'}>
        <span className={hasAllergy ? 'font-medium' : 'line-clamp-3'}>{note}</span>
        {met && <b className="block">{salePartText.allergyMet(met)}</b>}
      </Note>
    </div>
  )
}
