/** What a store may fill at most; settings of the server. */
export interface Quotas {
  products: number
  employees: number
  /** Pictures, and files that were brought in and are still kept. */
  files: number
  /** Bytes of those. */
  storage: number
}

export type QuotaKind = keyof Quotas
