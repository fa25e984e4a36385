import { type Customer, customerBody, type customerPatch } from '@quay/contract/partner/shapes'
import { formatDong } from '@quay/domain/text/format-number'
import type { z } from 'zod'
import { formResolver, withoutEmpty } from '../../api/form-resolver.ts'
import { withCleared } from '../../api/with-cleared.ts'
import { partnerText } from '../../text/partner.ts'

const optionalTexts = ['phone', 'email', 'address', 'taxCode', 'note'] as const

export type CustomerForm = Record<(typeof optionalTexts)[number], string> & {
  name: string
  code: string
  type: 1 | 2
  birthday: string | null
  gender: 'male' | 'female' | ''
  status: Customer['status']
  debtLimit: number | null
  /** '' is no group. */
  groupId: string
}

type Body = z.output<typeof customerBody>

/** Whether the phone came hidden, because the person may not see phones: then it is not theirs to send back. */
export function isMasked(phone: string | null): boolean {
  return phone?.includes('•') ?? false
}

/** A customer as the form holds them. */
export function formOf(customer: Customer | null): CustomerForm {
  return {
    name: customer?.name ?? '',
    code: customer?.code ?? '',
    type: customer?.type === 2 ? 2 : 1,
    phone: isMasked(customer?.phone ?? null) ? '' : (customer?.phone ?? ''),
    email: customer?.email ?? '',
    address: customer?.address ?? '',
    birthday: customer?.birthday ?? null,
    gender: customer?.gender ?? '',
    taxCode: customer?.taxCode ?? '',
    note: customer?.note ?? '',
    status: customer?.status ?? 'active',
    debtLimit: customer?.debtLimit ?? null,
    groupId: customer?.groupId ?? '',
  }
}

export const customerResolver = formResolver(customerBody, (form: CustomerForm) => withoutEmpty(form))

/** What an edit sends: what was emptied is cleared, a hidden phone stays. */
export function patchOf(body: Body, customer: Customer, version: number): z.input<typeof customerPatch> {
  const { id: _id, ...fields } = body
  const names = [...optionalTexts, 'birthday', 'gender', 'debtLimit', 'groupId'] as const
  return {
    ...withCleared(
      fields,
      names.filter(name => name !== 'phone' || !isMasked(customer.phone)),
    ),
    version,
  }
}

const compared = [...optionalTexts, 'name', 'code', 'birthday', 'debtLimit'] as const

/** What somebody else changed in a customer, in words. */
export function changesBetween(before: Customer, after: Customer): string[] {
  const changed = compared
    .filter(name => before[name] !== after[name])
    .map(name => {
      const value = after[name]
      const words = typeof value === 'number' ? formatDong(value) : (value ?? partnerText.none)
      return `${partnerText.fields[name]}: ${words}`
    })
  if (before.groupId !== after.groupId)
    changed.push(`${partnerText.fields.group}: ${after.groupName ?? partnerText.none}`)
  if (before.status !== after.status)
    changed.push(`${partnerText.fields.status}: ${partnerText.statuses[after.status]}`)
  return changed
}
