import { type Provider, providerBody, type providerPatch } from '@quay/contract/partner/shapes'
import type { z } from 'zod'
import { formResolver, withoutEmpty } from '../../api/form-resolver.ts'
import { withCleared } from '../../api/with-cleared.ts'
import { changesIn } from '../../form/changes-in.ts'
import { textsOf } from '../../form/texts-of.ts'
import { partnerText } from '../../text/partner.ts'
import { providerText } from '../../text/provider.ts'

const optionalTexts = ['phone', 'email', 'address', 'taxCode', 'contactName', 'note', 'companyName'] as const
const optionalOthers = ['providerGroupId', 'leadDays', 'minOrder'] as const

export type ProviderForm = Record<(typeof optionalTexts)[number] | 'name' | 'code', string> & {
  /** '' is no group. */
  providerGroupId: string
  leadDays: number | null
  minOrder: number | null
}

/** A supplier as the form holds it; `name` begins a new one. */
export const formOf = (provider: Provider | null, name = ''): ProviderForm => ({
  ...textsOf(provider, ['name', 'code', 'providerGroupId', ...optionalTexts]),
  ...(!provider && { name }),
  leadDays: provider?.leadDays ?? null,
  minOrder: provider?.minOrder ?? null,
})

export const providerResolver = formResolver(providerBody, (form: ProviderForm) => withoutEmpty(form))

/** What an edit sends: what was emptied is cleared. */
export const patchOf = (
  { id: _id, ...fields }: z.output<typeof providerBody>,
  { version }: Provider,
): z.input<typeof providerPatch> => ({ ...withCleared(fields, [...optionalTexts, ...optionalOthers]), version })

const words = { ...partnerText.fields, ...providerText.fields }
const compared = [...optionalTexts, 'name', 'code', 'leadDays', 'minOrder'] as const

/** What somebody else changed in a supplier, in words. */
export const changesBetween = changesIn<Provider>(
  compared.map(name => [words[name], provider => provider[name]?.toString() ?? null]),
  partnerText.none,
)
