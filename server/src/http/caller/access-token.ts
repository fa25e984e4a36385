import { DomainError } from '../../db/domain-error.ts'

/** What an access token carries: rights are read on each request. */
export interface AccessClaims {
  sid: string
  store: string
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const isId = (value: unknown): value is string => typeof value === 'string' && uuid.test(value)

/** The token of the header Authorization. Throws `not-signed-in` where there is none. */
export function bearerOf(header: string | undefined): string {
  const token = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header ?? '')?.[1]
  if (token) return token
  throw new DomainError('not-signed-in')
}

/** The claims of a token whose signature was checked. Throws `not-signed-in` for claims that are no access token's. */
export function accessClaims(payload: unknown): AccessClaims {
  const { sid, store } = Object(payload) as Partial<AccessClaims>
  if (isId(sid) && isId(store)) return { sid, store }
  throw new DomainError('not-signed-in')
}
