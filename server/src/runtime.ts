import type { ErrorCode } from '@quay/contract/error-code'
import type { FileAnswer, RouteSpec } from '@quay/contract/route'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { SecurityEvent, SendJob } from './db/connection/transaction.ts'
import type { Registration } from './features/auth/registration/registration.ts'
import type { Printing } from './features/printer/printing.ts'
import type { Arrivals } from './http/count-arrivals.ts'
import type { GoodsLoads } from './http/count-goods.ts'
import type { Turns } from './http/turns.ts'
import type { Quotas } from './quotas.ts'

/** A route that answers with a file, and what makes it. */
export interface FileEndpoint {
  route: RouteSpec
  handler: (call: unknown) => Promise<FileAnswer>
}

/** What the routes of one running server share. Passed along, never imported. */
export interface Runtime {
  pool: pg.Pool
  sendJob: SendJob
  /** Who may hold a connection next. */
  turns: Turns
  /** Signs tokens and seals what is kept for outside systems (secret-box.ts); lives in DATA_DIR/secret or where SECRET_KEY and its like say. */
  secret: string
  /** Secrets of before: they only open what they sealed. */
  oldSecrets?: readonly string[]
  /** Where the shop's files lie, the recovery key of its copies among them; left out where there is only a database. */
  dataDirectory?: string
  log: Pick<FastifyBaseLogger, 'error' | 'info' | 'warn'>
  /** Tests fail on a write without its audit row; a shop's server only logs it. */
  strictAudit: boolean
  publicRateLimit: { max: number; timeWindow: string } | false
  /** Costs of argon2id: the defaults of OWASP, lower in tests. */
  passwordCost: { memoryCost: number; timeCost: number; parallelism: number }
  /** A refused sign-in is answered this long after it came, so that its time tells nothing: longer than a password takes. */
  refusedSignInMs: number
  /** Who may register a store. */
  registration: Registration
  /** A sorted file of hashes of breached passwords (features/auth/password/is-breached.ts); left out, none is asked. */
  breachedPasswords?: string | undefined
  /** Sends a line about an event of security to another system, after its commit; left out where none is named. */
  securityLog?: ((event: SecurityEvent) => void) | undefined
  /** What the database refuses, by the name of the constraint, as the features declare it. */
  refusals: Readonly<Record<string, ErrorCode>>
  /** Counts kept documents that arrive; left out where nobody watches. */
  arrivals?: Arrivals | undefined
  /** Counts whole loads of goods by tills, and where they differ from the digest; left out where nobody watches. */
  goodsLoads?: GoodsLoads | undefined
  /** By what it prints; left out, it reaches no printers. */
  printing?: Printing | undefined
  /** Routes that answer with a file of rows, by their path: a file can be made while its maker does something else. */
  files: Map<string, FileEndpoint>
  /** What a store may fill at most; undefined is no limit. */
  quotas: Quotas | undefined
}
