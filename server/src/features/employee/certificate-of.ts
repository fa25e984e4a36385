import type { Certificate } from '@quay/contract/employee/shapes'

type Sent = { number: string; issuedOn?: string | null | undefined; expiresOn?: string | null | undefined }

/** A certificate as it was sent, in full. */
export const certificateOf = (sent: Sent | null | undefined): Certificate | null =>
  sent ? { number: sent.number, issuedOn: sent.issuedOn ?? null, expiresOn: sent.expiresOn ?? null } : null
