import type { ReportedKind, ReportSystem, SubmissionMessage } from '@quay/contract/submission'
import { type Answer, afterAnswer, longestCall, nextAttempt } from '@quay/domain/submission/after-answer'
import type pg from 'pg'
import { inStore } from '../../db/connection/in-store.ts'
import type { OutsideMessage, OutsideSystem } from '../../outside/outside-system.ts'
import { loadReported } from './load-reported.ts'

interface Sending {
  systems: readonly OutsideSystem[]
  now: () => Date
  log: { error(details: object, words: string): void }
  /** Milliseconds that a call may take. */
  patience?: number
}

interface Claimed {
  id: string
  system: ReportSystem
  attempts: number
  /** What the adapter is given. */
  outside: OutsideMessage
}

/**
 * Sends one submission that is due, and writes what came of it; gives the outcome, or null where nothing was to be
 * done: it is not due, another process has it, or there is no adapter for its system. The call stands between two
 * transactions. Takes a connection of the owner.
 */
export async function sendSubmission(
  owner: pg.ClientBase,
  { storeId, id }: { storeId: string; id: string },
  sending: Sending,
): Promise<{ system: ReportSystem; outcome: Answer['outcome'] } | null> {
  const claimed = await inStore(owner, storeId, () => claim(owner, storeId, id, sending))
  if (!claimed) return null
  const answer = await call(claimed, sending)
  await inStore(owner, storeId, () => writeAnswer(owner, storeId, claimed, answer, sending.now()))
  return { system: claimed.system, outcome: answer.outcome }
}

/**
 * Takes a due submission and records its call as failed in advance: the call counts, and the next one is set. So if this
 * process ends, another try follows, and two calls never run at once.
 */
async function claim(
  owner: pg.ClientBase,
  storeId: string,
  id: string,
  { systems, now }: Sending,
): Promise<Claimed | null> {
  const at = now()
  const { rows } = await owner.query<{
    system: ReportSystem
    message: SubmissionMessage
    kind: ReportedKind
    documentId: string
    revision: number
    attempts: number
    reference: string | null
  }>(
    `select system, message, document_kind as kind, document_id, revision, attempts, reference
     from submission where store_id = $1 and id = $2 and state = 'WAITING' and next_attempt_at <= $3 and system = any($4)
     for update skip locked`,
    [storeId, id, at, systems.map(({ system }) => system)],
  )
  const row = rows[0]
  if (!row) return null
  const { system, kind, message, documentId, revision, reference } = row
  const attempts = row.attempts + 1
  await owner.query(
    'update submission set attempts = $3, last_attempt_at = $4, next_attempt_at = $5 where store_id = $1 and id = $2',
    [storeId, id, attempts, at, nextAttempt(attempts, at)],
  )
  const query = async <Row extends object>(text: string, values: unknown[]) =>
    (await owner.query<Row>(text, values)).rows
  const document = await loadReported(query, storeId, kind, documentId)
  return { id, system, attempts, outside: { message, documentId, revision, reference, document } }
}

const silent = 'Hệ thống không trả lời.'
const broken = 'Không gọi được hệ thống.'

/** Calls the adapter. One that fails, or does not end on the abort signal, counts as a system not reached. */
async function call(
  { id, system, outside }: Claimed,
  { systems, log, patience = longestCall }: Sending,
): Promise<Answer> {
  const adapter = systems.find(one => one.system === system)!
  const signal = AbortSignal.timeout(patience)
  const tooLate = new Promise<Answer>(resolve =>
    signal.addEventListener('abort', () => resolve({ outcome: 'unreachable', words: silent })),
  )
  try {
    return await Promise.race([adapter.send(outside, signal), tooLate])
  } catch (error) {
    if (signal.aborted) return { outcome: 'unreachable', words: silent }
    log.error({ err: error, system, submission: id }, 'An adapter of an outside system failed')
    return { outcome: 'unreachable', words: broken }
  }
}

const longestAnswer = 500

/**
 * Writes the answer to the revision that was sent. Where the document was changed or cancelled meanwhile, the next
 * message waits already, and only the number that the system gave is kept.
 */
async function writeAnswer(
  owner: pg.ClientBase,
  storeId: string,
  { id, attempts, outside: { revision } }: Claimed,
  answer: Answer,
  now: Date,
): Promise<void> {
  const next = afterAnswer(attempts, answer, now)
  await owner.query('update submission set reference = coalesce($3, reference) where store_id = $1 and id = $2', [
    storeId,
    id,
    next.reference,
  ])
  await owner.query(
    `update submission set state = $5, next_attempt_at = $6, answer = $7
     where store_id = $1 and id = $2 and revision = $3 and attempts = $4 and state = 'WAITING'`,
    [storeId, id, revision, attempts, next.state, next.nextAttemptAt, next.answer?.slice(0, longestAnswer) ?? null],
  )
}
