import type { z } from 'zod'
import type { AuditAction } from './audit-action.ts'
import type { ErrorCode } from './error-code.ts'
import type { Permission } from './right/permission.ts'

interface Common {
  /** Below /mp/api; parameters as in `/bill/:id`. */
  path: `/${string}`
  /** One Vietnamese line for the API's page and for the log. */
  summary: string
  permission: Permission
  params?: z.ZodObject
  query?: z.ZodObject
  /** What `data` holds. Undeclared fields never leave the server. */
  response: z.ZodType
  /**
   * How often it may be called a minute: by one address before signing in (60 where a route says nothing), by one store
   * after it (no limit where a route says nothing).
   */
  perMinute?: number
  /** `perMinute` counts each session by itself, and not the store: for what a person could guess at. */
  countedBy?: 'session'
  /** A public route that counts for itself whom it lets wait; the others wait by address alone. */
  ownLimit?: true
  /**
   * How long it may be kept: a public answer, which is the same for everybody, by browsers and what stands between; a file by
   * the browser of the session that asked alone.
   */
  keptSeconds?: number
  /** Fields beside `data` in the envelope; only the session's refresh has one. */
  beside?: z.ZodObject
  /** 204 means: there is no `data`. */
  status?: 200 | 201 | 204
  errors?: readonly ErrorCode[]
  /**
   * Work that waits apart from the store's sales and lists, and may take longer: `report` reads a store's whole past or
   * stock, `file` reads a file that was sent (a route that answers with a file is one by itself).
   */
  work?: 'report' | 'file'
  /** The media type of the file that is answered in the place of an envelope; `response` is then nothing. */
  file?: string
}

/** A GET runs in a read-only transaction: it can write neither rows nor the log. */
interface ReadRoute extends Common {
  method: 'GET'
  body?: undefined
  lookup?: undefined
}

/**
 * `client-id`: the body's `id` identifies the create, the document keeps a hash of its content.
 * `key`: the header Idempotency-Key identifies the call, its answer is kept for seven days.
 * `natural`: sending it twice does what sending it once does.
 */
export type IdempotencyClass = 'client-id' | 'key' | 'natural'

interface WriteRoute extends Common {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  lookup?: undefined
  body?: z.ZodType
  /** Bytes; 1 MB where a route says nothing. */
  bodyLimit?: number
  audit: AuditAction
  idempotency: IdempotencyClass
  /**
   * It changes who may do what, so it is done only within minutes of the caller's password: a PIN, or a device that was
   * left signed in, is no way there. A colleague's PIN lifts no missing right here.
   */
  asksPassword?: true
  /**
   * It carries many documents, each in a transaction of its own: rights and body are looked at in a first one that writes nothing, and calls that
   * wait pass between two of them.
   */
  eachApart?: true
}

/** A read whose question is too long for an address: a POST that changes nothing, so it is neither logged nor repeated with care. */
interface LookupRoute extends Common {
  method: 'POST'
  lookup: true
  body: z.ZodType
  /** Bytes; 1 MB where a route says nothing. */
  bodyLimit?: number
  audit?: undefined
  idempotency?: undefined
}

/** One route of the contract. Without a permission, and for a write without audit action and idempotency class, it does not compile. */
export type RouteSpec = ReadRoute | LookupRoute | WriteRoute
export type FeatureRoutes = Record<string, RouteSpec>

/** Declares a feature's routes, keeping their literal types for the handlers and for the client. */
export const routes = <const F extends FeatureRoutes>(feature: F): F => feature

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined

/** What a handler gets of a call, after validation. */
export interface Input<R extends RouteSpec> {
  params: Parsed<R['params']>
  query: Parsed<R['query']>
  body: Parsed<R['body']>
}

/** What a client sends. */
export interface Request<R extends RouteSpec> {
  params: Sent<R['params']>
  query: Sent<R['query']>
  body: Sent<R['body']>
}

/** A file as a handler gives it: its bytes come while they are read. */
export interface FileAnswer {
  name: string
  bytes: AsyncIterable<Uint8Array>
  /** How many rows the file will hold, so that the screen can show progress; a picture has none. */
  rows?: number
}

/** What a handler gives back: the envelope's `data`, or both parts where the route has fields beside it, or a file. */
export type Output<R extends RouteSpec> = R['file'] extends string
  ? FileAnswer
  : R['beside'] extends z.ZodType
    ? { data: z.input<R['response']>; beside: z.input<R['beside']> }
    : z.input<R['response']>

/** Whether a route changes something: what a log row and repeat safety are asked of. */
export const isWrite = (route: RouteSpec): route is WriteRoute => route.method !== 'GET' && !route.lookup

/** What a client reads as `data`. */
export type Answer<R extends RouteSpec> = z.output<R['response']>

/** Whether a route is done only within minutes of the caller's password. */
export const asksPassword = (route: RouteSpec): boolean => isWrite(route) && route.asksPassword === true
