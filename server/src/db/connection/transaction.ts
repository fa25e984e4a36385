import type { AuditAction } from '@quay/contract/audit-action'
import type { Insertable, Kysely } from 'kysely'
import type pg from 'pg'
import type { Quotas } from '../../quotas.ts'
import { isDatabaseError } from '../constraint-errors.ts'
import { newId } from '../new-id.ts'
import type { Database } from '../schema.ts'
import { columnName } from './field-name.ts'
import { kyselyOn } from './kysely-on.ts'

/** Who acts: the same in every command and query; rows of another store or branch do not exist for them. */
export interface Actor {
  storeId: string
  employeeId: string
  fullName: string
  sessionId: string
  /** The role held at the branch where the call is made. */
  roleId: string
  rights: ReadonlySet<string>
  /** The branches at which the person has this role. */
  branchIds: readonly string[]
  /** Where the call is made: the branch that it names, else the one that the person begins at. */
  defaultBranchId: string
  /** Those of `branchIds` that were stopped: they can be read, and take no new documents. */
  inactiveBranchIds: readonly string[]
  /** What the role may take off a price, in basis points; null is what the store allows everybody. */
  discountLimit: number | null
  /** Only a pharmacist may hand out another medicine than the one prescribed. */
  isPharmacist: boolean
  /** Who allowed this very call by PIN, and of which area; left out where nobody had to. */
  allowedBy?: readonly { id: string; name: string; model: string }[] | undefined
}

/** What a changed row in the log says. */
export interface AuditSubject {
  kind: string
  id: string
  code?: string | null
  branchId?: string | null
  /** Its effect on the store's money in đồng: what it brings in is positive, what goes out or is taken back negative. */
  amount?: number | null
}

/** Where a call came from, as the log keeps it. */
export interface Origin {
  address: string | null
  userAgent: string | null
  /** The device in words, as in "Chrome trên Windows". */
  device?: string | null
  requestId: string
  /** Whether the caller has gone, as a person who left the page or pressed stop. */
  isGone?: (() => boolean) | undefined
}

/** What an instant or a day is written from. */
type Written<Value> = string extends Value ? Value | Date : Value

/** A row to write by the fields of its columns, without its store; what has a default or may be null can be left out. */
export type NewRow<Table extends keyof Database> = {
  [Field in keyof Omit<Insertable<Database[Table]>, 'storeId'>]: Written<Insertable<Database[Table]>[Field]>
}

/** Rows of a table and nothing beside its columns, however they were put together. */
export type NewRows<Table extends keyof Database, Row> = readonly (Row &
  Record<Exclude<keyof Row, keyof NewRow<Table>>, never>)[]

/** What another system hears of a row of the log, when it is about who may do what. */
export interface SecurityEvent {
  at: Date
  action: AuditAction
  storeId: string
  employeeId: string | null
  sessionId: string | null
  subjectKind: string | null
  subjectId: string | null
  address: string | null
  requestId: string
}

/** A row that went into the log: its action, what was and what became of it. */
export interface AuditedRow {
  action: AuditAction
  before?: unknown
  after?: unknown
}

/** A job to run after the commit; what people see of it is kept in tables, so the payload is only its address. */
export interface Job {
  storeId: string
  kind: string
  id: string
}

/** One transaction of one request. Everything that a command writes goes through it. */
export interface Tx {
  storeId: string
  /** The instant at which the request began; documents and ledger rows carry it. */
  now: Date
  /** For who reads what changed: everything that was written before this instant is seen here (open-writes.ts). */
  settledAt: Date
  origin: Origin
  /** Typed queries; conditions of lists are put together here. */
  db: Kysely<Database>
  /** A statement whose text does not vary: prepared once a connection, sent without waiting for the one before. */
  query<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>
  /**
   * Writes rows with one statement of multi-row VALUES; `store_id` is added to each. A field that one row leaves out and
   * another gives is null.
   */
  insert<Table extends keyof Database, Row extends NewRow<Table>>(
    table: Table,
    rows: NewRows<Table, Row>,
  ): Promise<void>
  /** Adds a row to the user log, in this transaction. */
  audit(action: AuditAction, subject: AuditSubject | null, before?: unknown, after?: unknown): Promise<void>
  /** What the log got, so that a write without a row is noticed, and a field without a name. */
  audited: AuditedRow[]
  /** Set when the call turned out to be a copy of one that was carried out: nothing is written again. */
  repeated: boolean
  /** Work for the end of this transaction, once for each key: what follows from all that it wrote. */
  atEnd(key: string, work: () => Promise<void>): void
  /** Does that work. Whoever commits calls it before. */
  finish(): Promise<void>
  /** Sends a job that runs only if this transaction commits. */
  enqueue(job: Omit<Job, 'storeId'>): Promise<void>
  /**
   * Ends the transaction here, keeping what was written, gives its connection back while slow work runs that needs no
   * database (hashing a password), and goes on in a new one: logging in must not keep sales waiting for a connection.
   * Only for routes of class `natural`: a key that was claimed before would be kept without an answer.
   */
  releaseWhile<Result>(work: () => Promise<Result>): Promise<Result>
  /** What the store may fill at most; undefined where nothing is limited: tools, the demo. */
  quotas: Quotas | undefined
  /** Enters a store found by a public route (log-in, a bill's public page). */
  enterStore(storeId: string): Promise<void>
  /** Whose name the log carries; null before log-in. */
  actor: Actor | null
  /** Set at commit or rollback: the connection then belongs to another transaction, and this one sends nothing more. */
  ended: boolean
  /** The statement that failed first, for those behind it that only say so. */
  failure: Error | null
}

export type SendJob = (client: pg.ClientBase, job: Job) => Promise<void>

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** The statement that enters a store. A literal, because a parameter would not reach the workers of a cluster. */
export function setStore(storeId: string): string {
  if (!uuid.test(storeId)) throw new Error(`Not a store id: ${storeId}`)
  return `set local app.store_id = '${storeId}'`
}

/** The names and placeholders of a multi-row insert, by table, columns and number of rows: building them is most of its cost. */
const insertTexts = new Map<string, string>()

function insertText(table: string, columns: string[], count: number): string {
  const key = `${table}:${count}:${columns.join()}`
  const known = insertTexts.get(key)
  if (known) return known
  const width = columns.length
  const tuples = Array.from(
    { length: count },
    (_, row) => `(${columns.map((_c, i) => `$${row * width + i + 1}`).join(',')})`,
  )
  const made = `insert into "${table}" (${columns.map(name => `"${name}"`).join(',')}) values ${tuples.join(',')}`
  if (insertTexts.size < 2000) insertTexts.set(key, made)
  return made
}

/** The fields that rows give, all together: optional ones need not stand in each. */
export function fieldsOf(rows: readonly object[]): string[] {
  const fields = new Set<string>()
  for (const row of rows) for (const field of Object.keys(row)) fields.add(field)
  return [...fields]
}

/** PostgreSQL takes at most 65,535 parameters in a statement. */
const maxParameters = 60_000

interface Start {
  storeId: string
  origin: Origin
  sendJob: SendJob
  now?: Date
  settledAt?: Date
  quotas?: Quotas | undefined
  /** Hears of each row of the log as it is written, before the commit. */
  noteAudit?: ((event: SecurityEvent) => void) | undefined
  /** Commits, lends the connection to others while the work runs, and begins again. Left out, the work runs in between. */
  leave?: (tx: Tx) => Promise<void>
  comeBack?: (tx: Tx) => Promise<pg.ClientBase>
}

/** The code of a statement that is refused because one before it failed. */
export const afterFailure = '25P02'

/** Makes the transaction's object around a client on which BEGIN was sent. */
export function transactionOn(first: pg.ClientBase, start: Start): Tx {
  let client: pg.ClientBase | null = first
  const connection = () => {
    if (tx.ended || !client) throw new Error('The transaction has ended: a statement came too late')
    return client
  }
  /**
   * The first error of the database is kept: statements that were sent behind the one that failed are refused only
   * because of it (25P02), and of several that wait together any may be heard first.
   */
  const heard = <Result>(sent: Promise<Result>): Promise<Result> =>
    sent.catch(error => {
      if (isDatabaseError(error) && error.code !== afterFailure) tx.failure ??= error
      throw error
    })
  const atEnd = new Map<string, () => Promise<void>>()
  const now = start.now ?? new Date()
  const tx: Tx = {
    storeId: start.storeId,
    now,
    settledAt: start.settledAt ?? now,
    origin: start.origin,
    actor: null,
    quotas: start.quotas,
    audited: [],
    repeated: false,
    ended: false,
    failure: null,
    get db() {
      return kyselyOn(connection())
    },
    async query<Row extends object>(text: string, values?: unknown[]) {
      return (await heard(connection().query<Row>(text, values))).rows
    },
    async insert(table, rows) {
      if (!rows.length) return
      const fields = fieldsOf(rows)
      const columns = ['store_id', ...fields.map(columnName)]
      const step = Math.floor(maxParameters / columns.length)
      for (let from = 0; from < rows.length; from += step) {
        const part: readonly Readonly<Record<string, unknown>>[] = rows.slice(from, from + step)
        const values = part.flatMap(row => [tx.storeId, ...fields.map(field => row[field])])
        await heard(connection().query(insertText(table, columns, part.length), values))
      }
    },
    async audit(action, subject, before, after) {
      tx.audited.push({ action, before, after })
      start.noteAudit?.({
        at: tx.now,
        action,
        storeId: tx.storeId,
        employeeId: tx.actor?.employeeId ?? null,
        sessionId: tx.actor?.sessionId ?? null,
        subjectKind: subject?.kind ?? null,
        subjectId: subject?.id ?? null,
        address: start.origin.address,
        requestId: start.origin.requestId,
      })
      await tx.insert('user_log', [
        {
          at: tx.now,
          id: newId(),
          employeeId: tx.actor?.employeeId ?? null,
          employeeName: tx.actor?.fullName ?? '',
          branchId: subject?.branchId ?? null,
          action,
          subjectKind: subject?.kind ?? null,
          subjectId: subject?.id ?? null,
          subjectCode: subject?.code ?? null,
          before: before === undefined ? null : JSON.stringify(before),
          after: after === undefined ? null : JSON.stringify(after),
          sessionId: tx.actor?.sessionId ?? null,
          address: start.origin.address,
          device: start.origin.device ?? null,
          amount: subject?.amount ?? null,
          requestId: start.origin.requestId,
        },
      ])
    },
    atEnd(key, work) {
      atEnd.set(key, work)
    },
    async finish() {
      for (const work of atEnd.values()) await work()
      atEnd.clear()
    },
    async enqueue(job) {
      await start.sendJob(connection(), { storeId: tx.storeId, ...job })
    },
    async releaseWhile(work) {
      if (!start.leave || !start.comeBack) return work()
      client = null
      await start.leave(tx)
      try {
        return await work()
      } finally {
        // After a refusal too: the caller may look whether a copy of the call was quicker.
        client = await start.comeBack(tx)
      }
    },
    async enterStore(storeId) {
      await connection().query(setStore(storeId))
      tx.storeId = storeId
    },
  }
  return tx
}
