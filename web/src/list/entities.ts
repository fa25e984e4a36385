import { employeeRoutes } from '@quay/contract/employee/routes'
import { customerRoutes, providerRoutes } from '@quay/contract/partner/routes'
import { isAllowed, type Permission } from '@quay/contract/permission'
import { productRoutes } from '@quay/contract/product/routes'
import { call } from '../api/client.ts'
import { useSession } from '../api/session.ts'
import { useRoute } from '../api/use-route.ts'
import type { Entity } from './filter.ts'

const most = 20

/** A provider: found by name, phone or tax code. */
export const providerEntity: Entity = {
  async find(keyword, signal) {
    const { items } = await call(providerRoutes.list, { query: { keyword, limit: most } }, { signal })
    return items.map(({ id, name, code }) => ({ value: id, label: name, detail: code }))
  },
  useOption(id) {
    const { data } = useRoute(providerRoutes.get, ...one(id, useMay(providerRoutes.get.permission)))
    return data && id ? { value: data.id, label: data.name, detail: data.code } : null
  },
}

/** A customer: found by name, phone or code. */
export const customerEntity: Entity = {
  async find(keyword, signal) {
    const { items } = await call(customerRoutes.list, { query: { keyword, limit: most } }, { signal })
    return items.map(({ id, name, code }) => ({ value: id, label: name, detail: code }))
  },
  useOption(id) {
    const { data } = useRoute(customerRoutes.get, ...one(id, useMay(customerRoutes.get.permission)))
    return data && id ? { value: data.id, label: data.name, detail: data.code } : null
  },
}

/** A product: found by name, code, barcode, ingredient. */
export const productEntity: Entity = {
  async find(keyword, signal) {
    const { items } = await call(productRoutes.list, { query: { keyword, limit: most } }, { signal })
    return items.map(({ id, name, code }) => ({ value: id, label: name, detail: code }))
  },
  useOption(id) {
    const { data } = useRoute(productRoutes.get, ...one(id, useMay(productRoutes.get.permission)))
    return data && id ? { value: data.id, label: data.name, detail: data.code } : null
  },
}

/** A person of the staff, whichever branch. */
export const employeeEntity: Entity = {
  async find(keyword, signal) {
    const { items } = await call(employeeRoutes.list, { query: { keyword, limit: most } }, { signal })
    return items.map(person => ({ value: person.id, label: person.fullName, detail: person.role.name }))
  },
  useOption(id) {
    const { data } = useRoute(employeeRoutes.get, ...one(id, useMay(employeeRoutes.get.permission)))
    return data && id ? { value: data.id, label: data.fullName, detail: data.role.name } : null
  },
}

const useMay = (permission: Exclude<Permission, string>) => isAllowed(useSession().rights, permission)

/** The record of an id, and none where there is no id or no right to read it. */
const one = (id: string | undefined, may: boolean) =>
  [{ params: { id: id ?? '' } }, { enabled: may && id !== undefined, keepPrevious: false }] as const
