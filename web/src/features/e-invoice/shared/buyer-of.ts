import type { Ward } from '@quay/contract/ward/shapes'
import { addressLine } from '@quay/domain/address/address-line'
import type { KnownCompany } from './company-of.ts'

interface Known {
  name: string
  company?: KnownCompany | null | undefined
  address?: string | null | undefined
  ward?: Ward | null | undefined
}

/** Whom an invoice for this customer would be written to; a company by its name. */
export function buyerOf({ name, company, address, ward }: Known) {
  const line = addressLine({ address: address ?? null, ward: ward ?? null })
  return {
    ...(company ? { companyName: company.name } : { buyerName: name }),
    ...(company?.taxCode && { taxCode: company.taxCode }),
    ...(line && { address: line }),
    ...(company?.email && { email: company.email }),
  }
}
