import { employeeRoutes } from '@quay/contract/employee/routes'
import { customerRoutes, providerRoutes } from '@quay/contract/partner/routes'
import { productRoutes } from '@quay/contract/product/routes'
import { neededRight } from '@quay/contract/right/find-right'
import { isAllowed, type Permission } from '@quay/contract/right/permission'
import type { Answer } from '@quay/contract/route'
import { type CallInput, call } from '../api/client.ts'
import { useSession } from '../api/session/session.ts'
import { useRoute } from '../api/use-route.ts'
import type { ComboboxOption } from '../ui/choice/combobox.tsx'
import type { Entity, ListRoute } from './filter.ts'

const most = 20

/** What a list route finds by a keyword; its record is named only to those who may read it. */
function entityOf<One, Get extends ListRoute & { permission: Exclude<Permission, string> }>(
  { list, get }: { list: ListRoute; get: Get },
  optionOf: (one: One | Answer<Get>) => ComboboxOption,
): Entity {
  return {
    async find(keyword, signal) {
      const answer = await call(list, { query: { keyword, limit: most } } as unknown as CallInput<ListRoute>, {
        signal,
      })
      return (answer as { items: readonly One[] }).items.map(optionOf)
    },
    useOption(id) {
      const enabled = isAllowed(useSession().rights, neededRight(get.permission)) && id !== undefined
      const { data } = useRoute(get, { params: { id } } as CallInput<Get>, { enabled, keepPrevious: false })
      return data && id ? optionOf(data) : null
    },
  }
}

type Coded = { id: string; name: string; code: string }
const byCode = ({ id, name, code }: Coded) => ({ value: id, label: name, detail: code })
type Person = { id: string; fullName: string; role: { name: string } }

/** A provider: found by name, phone or tax code. */
export const providerEntity = entityOf<Coded, typeof providerRoutes.get>(providerRoutes, byCode)

/** A customer: found by name, phone or code. */
export const customerEntity = entityOf<Coded, typeof customerRoutes.get>(customerRoutes, byCode)

/** A product: found by name, code, barcode, ingredient. */
export const productEntity = entityOf<Coded, typeof productRoutes.get>(productRoutes, byCode)

/** A person of the staff, whichever branch. */
export const employeeEntity = entityOf<Person, typeof employeeRoutes.get>(employeeRoutes, person => ({
  value: person.id,
  label: person.fullName,
  detail: person.role.name,
}))
