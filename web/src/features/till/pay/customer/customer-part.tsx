import { fold } from '@quay/domain/text/fold'
import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { call } from '../../../../api/client.ts'
import type { KnownCustomer } from '../../../../offline/goods/catalogue-store.ts'
import { saleText } from '../../../../text/till/sale.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Combobox } from '../../../../ui/choice/combobox.tsx'
import { usePart } from '../../../../ui/use-part.ts'
import { companyOf } from '../../../e-invoice/shared/company-of.ts'
import type { CartCustomer } from '../../cart/cart.ts'
import { AddCustomer, loadCustomerCard, loadPartnerRoutes } from '../../later-parts.ts'
import { type Sale, useSale, useTill } from '../../sale-context.ts'
import { saleKeys } from '../../sale-keys.ts'

/** The customer of the sale: none, one found by phone, name or code, or a new one. */
export function CustomerPart() {
  const sale = useSale()
  const { till, focusFind } = sale
  const customer = useTill(state => state.drafts.find(draft => draft.id === state.activeId)?.cart.customer ?? null)
  const CustomerCard = usePart(customer !== null, loadCustomerCard, () => {})
  const [adding, setAdding] = useState<string | null>(null)
  const choose = (next: CartCustomer | null) => {
    till.dispatch({ do: 'set-customer', customer: next })
    setAdding(null)
    focusFind()
  }
  if (customer)
    return CustomerCard ? (
      <CustomerCard customer={customer} onDrop={() => choose(null)} />
    ) : (
      // Without a network it may not come: who it is, and what has to be known of them, stands here all the same.
      <p data-part="customer" className="font-medium">
        {[customer.name, customer.note].filter(Boolean).join(': ')}
      </p>
    )
  if (adding !== null)
    return (
      <AddCustomer
        typed={adding}
        onDone={choose}
        onCancel={() => {
          setAdding(null)
          focusFind()
        }}
      />
    )
  return (
    <section aria-label={saleText.customer} data-part="customer">
      <Combobox
        label={saleText.findCustomer}
        placeholder={saleText.findCustomer}
        icon={<Search />}
        keyHint={saleKeys.customer.key}
        value={null}
        options={query => findCustomers(sale, query)}
        onChange={option => option && choose(option.customer)}
        onCreate={setAdding}
      />
      <div className="mt-1.5 flex items-center justify-between text-12 text-ink-3">
        <span className="min-w-0 truncate">{saleText.walkIn}</span>
        <Button variant="link" size="xs" icon={<Plus className="size-3.5!" />} onClick={() => setAdding('')}>
          {saleText.addCustomer}
        </Button>
      </div>
    </section>
  )
}

/** From the server; without an answer, from those this till has seen. */
async function findCustomers({ catalogue }: Sale, query: string) {
  if (query.trim() === '') return []
  let found: CartCustomer[]
  try {
    const { customerRoutes } = await loadPartnerRoutes()
    const { items } = await call(
      customerRoutes.list,
      { query: { keyword: query, limit: 8 } },
      { signal: AbortSignal.timeout(4_000) },
    )
    found = items
      .filter(({ status }) => status !== 'inactive')
      .map(customer => ({ ...customer, health: customer, company: companyOf(customer) }))
    void catalogue.keepCustomers(found.map(known))
  } catch {
    found = await catalogue.findCustomers(query)
  }
  return found.map(customer => ({
    value: customer.id,
    label: customer.name,
    detail: customer.phone || customer.code,
    customer: kept(customer),
  }))
}

/** What a cart and this browser keep of a customer. */
const kept = ({
  id,
  code,
  name,
  phone,
  debt,
  points,
  groupId,
  tierId,
  birthday,
  note,
  address,
  ward,
  health,
  company,
  debtLimit,
  isNew,
}: CartCustomer): CartCustomer => ({
  id,
  code,
  name,
  phone,
  debt,
  points,
  groupId,
  tierId,
  birthday,
  note,
  address,
  ward,
  company,
  debtLimit,
  isNew,
  health: health && {
    allergies: health.allergies,
    conditions: health.conditions,
    pregnancy: health.pregnancy,
    pregnancyUntil: health.pregnancyUntil,
  },
})

const known = (customer: CartCustomer): KnownCustomer => ({
  ...kept(customer),
  folded: fold(`${customer.name} ${customer.code} ${customer.phone ?? ''}`),
  seenAt: Date.now(),
})
