import { X509Certificate } from 'node:crypto'
import type { ServerNames } from './authority.ts'

const day = 86_400_000
const renewBefore = 30 * day

/**
 * Why a server's certificate must be issued anew; undefined while it serves. Takes both certificates as PEM, and what
 * the server is called today: a certificate for more than that still serves.
 */
export function reasonToRenew(
  certificate: string,
  authority: string,
  { names, addresses }: ServerNames,
  now: Date,
): string | undefined {
  let own: X509Certificate
  try {
    own = new X509Certificate(certificate)
  } catch {
    return 'it cannot be read'
  }
  const issuer = new X509Certificate(authority)
  if (!own.checkIssued(issuer) || !own.verify(issuer.publicKey)) return 'it is of another authority'
  if (own.validToDate.getTime() - now.getTime() < renewBefore) return 'it ends soon'
  if (own.validFromDate > now) return 'it begins later than today'
  const missing = [
    ...names.filter(name => own.checkHost(name, { subject: 'never' }) === undefined),
    ...addresses.filter(address => own.checkIP(address) === undefined),
  ]
  return missing.length ? `it is not for ${missing.join(', ')}` : undefined
}
