/** What wrote a ledger row. */
export type DocumentKind =
  | 'bill'
  | 'inbound'
  | 'voucher'
  | 'account'
  | 'opening'
  | 'inbound-return'
  | 'inventory-check'
  | 'disposal'
  | 'stock-transfer'
  | 'quarantine'
  | 'quality-check'
  | 'product-merge'
  | 'debt-adjustment'

/** What every ledger row of one document carries. */
export interface Posting {
  branchId: string
  /** The day on which the rows are posted. */
  businessDay: string
  employeeId: string
  document: { kind: DocumentKind; id: string; code: string }
  partner: { kind: 'customer' | 'provider' | 'employee' | 'other'; id: string | null; name: string | null } | null
}
