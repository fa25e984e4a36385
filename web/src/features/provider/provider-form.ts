import { type Provider, providerBody, type providerPatch } from '@quay/contract/partner/shapes'
import { addressLine } from '@quay/domain/address/address-line'
import type { z } from 'zod'
import { formResolver, withoutEmpty } from '../../api/form/form-resolver.ts'
import { withCleared } from '../../api/form/with-cleared.ts'
import { type AddressForm, addressForm, withWardCode } from '../../form/address-form.ts'
import { changesIn } from '../../form/changes-in.ts'
import { textsOf } from '../../form/texts-of.ts'
import { providerText } from '../../text/buying/provider.ts'
import { partnerText } from '../../text/partner/partner.ts'

const optionalTexts = ['phone', 'email', 'taxCode', 'contactName', 'note', 'companyName'] as const
const optionalOthers = ['address', 'wardCode', 'providerGroupId', 'leadDays', 'debtDays', 'minOrder'] as const

export type ProviderForm = AddressForm &
  Record<(typeof optionalTexts)[number] | 'name' | 'code', string> & {
    /** '' is no group. */
    providerGroupId: string
    leadDays: number | null
    debtDays: number | null
    minOrder: number | null
  }

/** A supplier as the form holds it; `name` begins a new one. */
export const formOf = (provider: Provider | null, name = ''): ProviderForm => ({
  ...textsOf(provider, ['name', 'code', 'providerGroupId', ...optionalTexts]),
  ...(!provider && { name }),
  ...addressForm(provider),
  leadDays: provider?.leadDays ?? null,
  debtDays: provider?.debtDays ?? null,
  minOrder: provider?.minOrder ?? null,
})

export const providerResolver = formResolver(providerBody, (form: ProviderForm) => withoutEmpty(withWardCode(form)))

/** What an edit sends: what was emptied is cleared. */
export const patchOf = (
  { id: _id, ...fields }: z.output<typeof providerBody>,
  { version }: Provider,
): z.input<typeof providerPatch> => ({ ...withCleared(fields, [...optionalTexts, ...optionalOthers]), version })

const words = { ...partnerText.fields, ...providerText.fields }
const compared = [...optionalTexts, 'name', 'code', 'leadDays', 'debtDays', 'minOrder'] as const

/** What another person changed in a supplier, in words. */
export const changesBetween = changesIn<Provider>(
  [
    ...compared.map(name => [words[name], (provider: Provider) => provider[name]?.toString() ?? null] as const),
    [words.address, addressLine],
  ],
  partnerText.none,
)
