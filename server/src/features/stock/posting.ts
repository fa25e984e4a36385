/** What every ledger row of one document carries. */
export interface Posting {
  branchId: string
  /** The day on which the rows are posted. */
  businessDay: string
  employeeId: string
  document: { kind: 'bill' | 'inbound' | 'voucher' | 'account' | 'opening'; id: string; code: string }
  partner: { kind: 'customer' | 'provider' | 'employee' | 'other'; id: string | null; name: string | null } | null
}
