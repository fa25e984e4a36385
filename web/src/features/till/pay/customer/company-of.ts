import type { Customer } from '@quay/contract/partner/shapes'
import type { CartCustomer } from '../../cart/cart.ts'

/** As `customerType.COMPANY` of the contract, whose file the first sale does without. */
const isCompany = 2

/** Of a company what an e-invoice names; null of a person. */
export const companyOf = ({
  type,
  name,
  companyName,
  taxCode,
  email,
}: Pick<Customer, 'type' | 'name' | 'companyName' | 'taxCode' | 'email'>): CartCustomer['company'] =>
  type === isCompany ? { name: companyName || name, taxCode, email } : null
