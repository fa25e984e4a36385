import { fold } from '@quay/domain/text/fold'
import { formatNumber } from '@quay/domain/text/format-number'
import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { Suspense, useState } from 'react'
import { call } from '../../api/client.ts'
import type { KnownCustomer } from '../../offline/catalogue-store.ts'
import { saleText } from '../../text/sale.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { CartCustomer } from './cart.ts'
import { AddCustomer, loadPartnerShapes } from './later-parts.ts'
import { type Sale, useSale, useTill } from './sale-context.ts'
import { saleKeys } from './sale-keys.ts'

/** Who buys: nobody by name, somebody found by phone, name or code, or somebody new. */
export function CustomerPart() {
  const sale = useSale()
  const { till, focusFind } = sale
  const customer = useTill(state => state.drafts.find(draft => draft.id === state.activeId)?.cart.customer ?? null)
  const [adding, setAdding] = useState<string | null>(null)
  const choose = (next: CartCustomer | null) => {
    till.dispatch({ do: 'set-customer', customer: next })
    setAdding(null)
    focusFind()
  }
  if (customer) return <CustomerCard customer={customer} onDrop={() => choose(null)} />
  if (adding !== null)
    return (
      <Suspense>
        <AddCustomer
          typed={adding}
          onDone={choose}
          onCancel={() => {
            setAdding(null)
            focusFind()
          }}
        />
      </Suspense>
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

function CustomerCard({ customer, onDrop }: { customer: CartCustomer; onDrop: () => void }) {
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
      <IconButton label={saleText.dropCustomer} size="sm" icon={<X className="size-3.5!" />} onClick={onDrop} />
      <div className="col-span-3 flex gap-1.5 text-12 *:rounded-full *:border *:px-2 *:leading-[22px]">
        {customer.points > 0 && (
          <span className="border-line-strong text-ink-2">
            {saleText.points} <b>{formatNumber(customer.points)}</b>
          </span>
        )}
        {customer.debt > 0 && (
          <span className="border-warning-line bg-warning-soft text-warning-text">
            {saleText.debt} <b>{formatNumber(customer.debt)}</b>
          </span>
        )}
      </div>
    </section>
  )
}

/** From the server; without an answer, from those this till has seen. */
async function findCustomers({ catalogue }: Sale, query: string) {
  if (query.trim() === '') return []
  let found: CartCustomer[]
  try {
    const { customerRoutes } = await loadPartnerShapes()
    const { items } = await call(
      customerRoutes.list,
      { query: { keyword: query, limit: 8 } },
      { signal: AbortSignal.timeout(4_000) },
    )
    found = items.filter(({ status }) => status !== 'inactive')
    void catalogue.keepCustomers(found.map(known))
  } catch {
    found = await catalogue.findCustomers(query)
  }
  return found.map(({ id, code, name, phone, debt, points, groupId }) => ({
    value: id,
    label: name,
    detail: phone ?? code,
    customer: { id, code, name, phone, debt, points, groupId },
  }))
}

function known({ id, code, name, phone, debt, points, groupId }: CartCustomer): KnownCustomer {
  return {
    id,
    code,
    name,
    phone,
    debt,
    points,
    groupId,
    folded: fold(`${name} ${code} ${phone ?? ''}`),
    seenAt: Date.now(),
  }
}
