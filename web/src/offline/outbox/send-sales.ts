import type { KeptSale } from '@quay/contract/bill/kept-sale'
import { ApiError } from '../../api/api-error.ts'
import { billAddresses } from '../../api/bill-addresses.ts'
import { call } from '../../api/client.ts'
import { deliveringTill } from '../../api/session/own-till.ts'
import { useSession } from '../../api/session/session.ts'
import { clientBuild } from '../browser/client-build.ts'
import { sendAsParked } from '../people/parked-session.ts'
import { carrierOf } from './carrier-of.ts'
import { hasWaited, type OutboxEntry, patience, type SaleRefusal, type SendAnswer } from './outbox-entry.ts'
import type { BatchAnswer, BatchResult } from './outbox-step.ts'
import { saleFormat } from './sale-format.ts'
import { overridesOf } from './sale-overrides.ts'
import { checkTimes, clockToSend } from './time-said.ts'

const batchPatience = 30_000

/** Posts one live sale; whoever waits at the counter waits so long. */
export async function sendLive(entry: OutboxEntry): Promise<SendAnswer> {
  try {
    const bill = await call(
      billAddresses.create,
      { query: hasWaited(entry, Date.now()) ? { waited: 'true' } : {}, body: entry.body },
      { signal: AbortSignal.timeout(patience), overrides: overridesOf(entry.id), at: entry.body.branchId },
    )
    return { kind: 'saved', bill }
  } catch (error) {
    return answerOf(error)
  }
}

/** Posts kept sales. They are of one form, and go under one session: that of who is signed in, or a parked one of their seller. */
export async function sendBatch(batch: readonly OutboxEntry[]): Promise<BatchAnswer> {
  const [first] = batch
  const carrier = first && carrierOf(first)
  if (!carrier) return { kind: 'unclear', why: 'session' }
  if (!(await checkTimes(batch.map(({ offline }) => offline?.clock)))) return { kind: 'unclear', why: 'network' }
  const till = deliveringTill()
  const body = {
    ...(till && { deviceToken: till.token }),
    client: { build: clientBuild ?? 'dev', format: first.form === 1 ? 1 : saleFormat },
    sales: batch.map(messageOf),
  }
  const signal = AbortSignal.timeout(batchPatience)
  try {
    const { results } =
      carrier === 'own'
        ? await call(billAddresses.batch, { body }, { signal, at: first.body.branchId })
        : await sendAsParked<typeof billAddresses.batch>(carrier, billAddresses.batch, body, {
            signal,
            at: first.body.branchId,
          })
    return { kind: 'answered', results: new Map(results.flatMap(readResult)) }
  } catch (error) {
    const answer = answerOf(error)
    if (answer.kind === 'unclear') {
      const breaksOnOne = error instanceof ApiError && error.code === 'internal-error'
      return { ...answer, breaksOnOne }
    }
    // The whole message was refused: it is looked for by sending them one by one.
    if (answer.kind === 'refused' && batch.length === 1)
      return { kind: 'answered', results: new Map([[first.id, answer]]) }
    return { kind: 'unclear', why: 'server', breaksOnOne: true }
  }
}

/** A sale as it is sent. What the outbox of version 1 wrote is sent as it stands there. */
export function messageOf({
  form,
  body,
  offline,
  queuedAt,
}: Pick<OutboxEntry, 'form' | 'body' | 'offline' | 'queuedAt'>) {
  // Whose browser it is says the batch; an override is over by then.
  if (form === 1) return { ...body, queuedAt: new Date(queuedAt).toISOString() } as unknown as KeptSale
  const clock = offline?.clock && clockToSend(offline.soldAt, offline.clock)
  return { ...body, offline: { ...offline, format: saleFormat, ...(clock && { clock }) } } as KeptSale
}

type Answers = Awaited<ReturnType<typeof call<typeof billAddresses.batch>>>

function readResult(result: Answers['results'][number]): [string, BatchResult][] {
  if (result.id === null) return []
  if (result.kind === 'saved') return [[result.id, { kind: 'saved', bill: result.bill }]]
  // What may pass later, or with another person at the till, is no answer yet.
  if (result.kind === 'later' || result.retry !== 'final') return [[result.id, { kind: 'later' }]]
  const { code, message, details, issues } = result
  const refusal = { code, message, details, issues } as unknown as SaleRefusal
  return [[result.id, { kind: 'refused', refusal }]]
}

/** Only the server's clear no is an answer; a lost session or a busy server is asked again. */
function answerOf(error: unknown): SendAnswer {
  if (!(error instanceof ApiError) || error.code === 'network') return { kind: 'unclear', why: 'network' }
  const { retryAfterMs } = error
  if (error.retry === 'session') return { kind: 'unclear', why: 'session' }
  if (error.retry === 'again') return { kind: 'unclear', why: 'server', retryAfterMs }
  const { code, message, details, issues } = error
  return { kind: 'refused', refusal: { code, message, details: { ...details }, issues } }
}

/** Whether a live sale may go: under nobody's name but its seller's. */
export const isSellersOwn = ({ body: { sellerId } }: OutboxEntry): boolean =>
  sellerId === useSession.getState().profile?.id
