import { maskPhone } from '@quay/domain/partner/mask-phone'
import { customerFields } from './customer-store.ts'

type Fields = { [Field in (typeof customerFields)[number]]?: unknown } & {
  groupName?: string | null
  careName?: string | null
  wardName?: string | null

  phone?: string | null | undefined
  phone2?: string | null | undefined
}

/**
 * A customer as the log shows them, empty fields as null. Who reads the log may lack customer_phone/read, so a phone
 * stands there masked.
 */
export function describeCustomer(customer: Fields): Record<string, unknown> {
  const names = customerFields.filter(
    name => !['groupId', 'wardCode', 'careEmployeeId'].includes(name),
  ) as (keyof Fields)[]
  const words = Object.fromEntries(names.map(name => [name, customer[name] ?? null]))
  return {
    ...words,
    ward: customer.wardName ?? null,
    customerGroup: customer.groupName ?? null,
    careStaff: customer.careName ?? null,
    phone: customer.phone ? maskPhone(customer.phone) : null,
    phone2: customer.phone2 ? maskPhone(customer.phone2) : null,
  }
}
