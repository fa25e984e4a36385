import { type Provider, providerBody, type providerPatch } from '@quay/contract/partner/shapes'
import type { z } from 'zod'
import { formResolver, withoutEmpty } from '../../api/form-resolver.ts'
import { withCleared } from '../../api/with-cleared.ts'
import { partnerText } from '../../text/partner.ts'
import { providerText } from '../../text/provider.ts'

const optionalTexts = ['phone', 'email', 'address', 'taxCode', 'contactName', 'note', 'companyName'] as const
const optionalOthers = ['providerGroupId', 'leadDays', 'minOrder'] as const

export type ProviderForm = Record<(typeof optionalTexts)[number] | 'name' | 'code', string> & {
  providerGroupId: string | null
  leadDays: number | null
  minOrder: number | null
}

/** A supplier as the form holds it; `name` begins a new one. */
export function formOf(provider: Provider | null, name = ''): ProviderForm {
  return {
    name: provider?.name ?? name,
    code: provider?.code ?? '',
    phone: provider?.phone ?? '',
    email: provider?.email ?? '',
    address: provider?.address ?? '',
    taxCode: provider?.taxCode ?? '',
    contactName: provider?.contactName ?? '',
    note: provider?.note ?? '',
    companyName: provider?.companyName ?? '',
    providerGroupId: provider?.providerGroupId ?? null,
    leadDays: provider?.leadDays ?? null,
    minOrder: provider?.minOrder ?? null,
  }
}

export const providerResolver = formResolver(providerBody, (form: ProviderForm) => withoutEmpty(form))

/** What an edit sends: what was emptied is cleared. */
export function patchOf(body: z.output<typeof providerBody>, version: number): z.input<typeof providerPatch> {
  const { id: _id, ...fields } = body
  return { ...withCleared(fields, [...optionalTexts, ...optionalOthers]), version }
}

const compared = [...optionalTexts, 'name', 'code', 'leadDays', 'minOrder'] as const
const words: Readonly<Record<(typeof compared)[number], string>> = { ...partnerText.fields, ...providerText.fields }

/** What somebody else changed in a supplier, in words. */
export function changesBetween(before: Provider, after: Provider): string[] {
  return compared
    .filter(name => before[name] !== after[name])
    .map(name => `${words[name]}: ${after[name] ?? partnerText.none}`)
}
