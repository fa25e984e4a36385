import type { Customer } from '@quay/contract/partner/shapes'

/** Of a company what an e-invoice names. */
export interface KnownCompany {
  name: string
  taxCode: string | null
  email: string | null
}

/** As `customerType.COMPANY` of the contract, whose file the first sale does without. */
const isCompany = 2

/** The company that a customer is; null of a person. */
export const companyOf = ({
  type,
  name,
  companyName,
  taxCode,
  email,
}: Pick<Customer, 'type' | 'name' | 'companyName' | 'taxCode' | 'email'>): KnownCompany | null =>
  type === isCompany ? { name: companyName || name, taxCode, email } : null
