/** What commands load of a customer as of a provider. */
export interface StoredPartner {
  id: string
  code: string
  name: string
  /** Whole, also for callers who see a part of it. */
  phone: string | null
  email: string | null
  address: string | null
  wardCode: string | null
  /** In the log. */
  wardName: string | null
  taxCode: string | null
  note: string | null
  version: number
}
