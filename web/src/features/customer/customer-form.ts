import { type Customer, customerBody, type customerPatch } from '@quay/contract/partner/shapes'
import { addressLine } from '@quay/domain/address/address-line'
import type { Pregnancy } from '@quay/domain/medicine/find-health-risk'
import { formatDong } from '@quay/domain/text/format-number'
import type { z } from 'zod'
import { formResolver, withoutEmpty } from '../../api/form/form-resolver.ts'
import { withCleared } from '../../api/form/with-cleared.ts'
import { type AddressForm, addressForm, withWardCode } from '../../form/address-form.ts'
import { changesIn } from '../../form/changes-in.ts'
import { textsOf } from '../../form/texts-of.ts'
import { partnerText } from '../../text/partner/partner.ts'

const optionalTexts = [
  'phone',
  'phone2',
  'email',
  'taxCode',
  'note',
  'identityNumber',
  'companyName',
  'facebook',
  'zalo',
  'coordinates',
  'allergies',
  'conditions',
] as const

export type CustomerForm = AddressForm &
  Record<(typeof optionalTexts)[number], string> & {
    name: string
    code: string
    type: 1 | 2
    pregnancy: Pregnancy | ''
    pregnancyUntil: string | null
    hasHealthConsent: boolean
    birthday: string | null
    gender: 'male' | 'female' | ''
    status: Customer['status']
    debtLimit: number | null
    debtDays: number | null
    /** '' is no group. */
    groupId: string
    /** '' is nobody. */
    careEmployeeId: string
    /** '' is no branch; only where customers are kept by branch. */
    branchId: string
  }

type Body = z.output<typeof customerBody>

/** Whether the phone came hidden, because the person may not see phones: then it is not theirs to send back. */
export function isMasked(phone: string | null): boolean {
  return phone?.includes('•') ?? false
}

/** A customer as the form holds them. */
export const formOf = (customer: Customer | null): CustomerForm => ({
  ...textsOf(customer, ['name', 'code', ...optionalTexts]),
  ...addressForm(customer),
  ...(isMasked(customer?.phone ?? null) && { phone: '' }),
  ...(isMasked(customer?.phone2 ?? null) && { phone2: '' }),
  type: customer?.type === 2 ? 2 : 1,
  pregnancy: customer?.pregnancy ?? '',
  pregnancyUntil: customer?.pregnancyUntil ?? null,
  hasHealthConsent: customer?.hasHealthConsent ?? false,
  birthday: customer?.birthday ?? null,
  gender: customer?.gender ?? '',
  status: customer?.status ?? 'active',
  debtLimit: customer?.debtLimit ?? null,
  debtDays: customer?.debtDays ?? null,
  groupId: customer?.groupId ?? '',
  careEmployeeId: customer?.careEmployeeId ?? '',
  branchId: customer?.branchId ?? '',
})

export const customerResolver = formResolver(customerBody, (form: CustomerForm) => withoutEmpty(withWardCode(form)))

/** What an edit sends: what was emptied is cleared, a hidden phone stays. */
export function patchOf(
  { id: _id, ...fields }: Body,
  { phone, phone2, version }: Customer,
): z.input<typeof customerPatch> {
  const names = [
    ...optionalTexts,
    'address',
    'wardCode',
    'birthday',
    'gender',
    'debtLimit',
    'debtDays',
    'groupId',
    'careEmployeeId',
    'pregnancy',
    'pregnancyUntil',
  ] as const
  const hidden = { phone: isMasked(phone), phone2: isMasked(phone2) }
  const cleared = names.filter(name => !(name in hidden && hidden[name as keyof typeof hidden]))
  return { ...withCleared(fields, cleared), version }
}

const { fields: words } = partnerText
const compared = [...optionalTexts, 'name', 'code', 'birthday'] as const

/** What another person changed in a customer, in words. */
export const changesBetween = changesIn<Customer>(
  [
    ...compared.map(name => [words[name], (customer: Customer) => customer[name]] as const),
    [
      words.debtLimit,
      ({ debtLimit }) => (debtLimit === null || debtLimit === undefined ? null : formatDong(debtLimit)),
    ],
    [words.address, addressLine],
    [words.group, customer => customer.groupName],
    [words.care, customer => customer.careEmployeeName],
    [words.pregnancy, ({ pregnancy }) => pregnancy && partnerText.pregnancies[pregnancy]],
    [partnerText.branch, customer => customer.branchName],
    [words.status, customer => partnerText.statuses[customer.status]],
  ],
  partnerText.none,
)
