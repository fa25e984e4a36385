import type { BillBatchAnswer, BillBatchBody } from '@quay/contract/bill/kept-sale'
import { errorCodes, errorMessage } from '@quay/contract/error-code'
import type { Tx } from '../../db/connection/transaction.ts'
import { isDatabaseError, refusalOf } from '../../db/constraint-errors.ts'
import { DomainError } from '../../db/domain-error.ts'
import type { Apart } from '../../http/call.ts'
import type { Runtime } from '../../runtime.ts'
import { noteContact } from '../device/note-contact.ts'
import type { Till } from './describe-till.ts'
import { readKeptSale } from './read-kept.ts'
import { takeKeptSale } from './take-kept-sale.ts'

/** A batch begins no further document after this time: its till asks again, and calls behind it are not kept waiting. */
export const batchMs = 5_000

type Result = BillBatchAnswer['results'][number]
type Refused = Extract<Result, { kind: 'refused' }>

interface Batch {
  apart: Apart
  runtime: Runtime
  body: BillBatchBody
}

/**
 * Takes the kept sales of a till, each in a transaction of its own, in their order: what is wrong with one stops none behind it. Gives a result for each.
 * Between two of them calls that wait have their turn.
 */
export async function takeOfflineSales({ apart, runtime, body }: Batch): Promise<BillBatchAnswer> {
  const tills = new Map<string, Till | null>()
  const begun = performance.now()
  const end = begun + batchMs
  const results: Result[] = []
  for (const raw of body.sales as unknown[]) {
    if (results.length > 0 && performance.now() > end) {
      results.push({ id: idOf(raw), kind: 'later' })
      continue
    }
    results.push(
      await orRefused(raw, runtime, async () => {
        const { sale, hashes } = readKeptSale(raw, body.client.format, new Date())
        const token = body.deviceToken ?? ownToken(raw)
        if (!tills.has(token ?? '')) tills.set(token ?? '', await apart(tx => findTill(tx, token)))
        const till = tills.get(token ?? '') ?? null
        return apart(async (tx, actor): Promise<Result> => {
          const { id, flags, lagMs } = await takeKeptSale(tx, actor, sale, { hashes, till })
          const [bill] = await tx.query<Extract<Result, { kind: 'saved' }>['bill']>(arrivedSql, [tx.storeId, id])
          runtime.arrivals?.count({ flags: flags.map(({ kind }) => kind), lagMs, client: body.client })
          return {
            id,
            kind: 'saved',
            bill: bill!,
            flags: flags.map(flag => ({ id: flag.id, kind: flag.kind, sentence: flag.sentence })),
          }
        })
      }),
    )
  }
  await noteHoles({ apart, runtime, body })
  runtime.arrivals?.timeBatch(performance.now() - begun)
  return { results }
}

/** Tells the metrics how many numbers of the series of a batch never came. */
async function noteHoles({ apart, runtime: { arrivals }, body }: Batch): Promise<void> {
  const series = (body.sales as { offline?: { series?: unknown } }[]).flatMap(({ offline }) =>
    typeof offline?.series === 'string' ? offline.series.slice(0, 4) : [],
  )
  if (!arrivals || series.length === 0) return
  await apart(async tx => {
    tx.repeated = true
    const rows = await tx.query<{ series: string; holes: number }>(holesSql, [tx.storeId, [...new Set(series)]])
    for (const row of rows) arrivals.noteHoles(`${tx.storeId} ${row.series}`, row.holes)
  })
}

const holesSql = `
  select series, coalesce(max(sequence) - count(distinct sequence)::int, 0) as holes from (
    select series, sequence from bill where store_id = $1 and series = any($2::text[])
    union all
    select series, sequence from sale_return where store_id = $1 and series = any($2::text[])
  ) came group by series`

const arrivedSql =
  'select id, code, slug, status, sold_at, business_day, payable from bill where store_id = $1 and id = $2'

/** The till of a token, and that it speaks now: nothing for the log of people. */
export async function findTill(tx: Tx, token: string | undefined): Promise<Till | null> {
  tx.repeated = true
  const found = await noteContact(tx, token)
  return (
    found && {
      device: { id: found.id, name: found.name },
      isActive: found.isActive === 1,
      lastContactAt: found.lastContactAt,
      contactFrom: found.contactFrom,
    }
  )
}

export const idOf = (raw: unknown) => {
  const id = (raw as { id?: unknown } | null)?.id
  return typeof id === 'string' ? id.slice(0, 100) : null
}
/** A sale of the first outbox carries the word of its till in itself. */
const ownToken = (raw: unknown) => {
  const token = (raw as { deviceToken?: unknown } | null)?.deviceToken
  return typeof token === 'string' ? token : undefined
}

/** What becomes of one document: its result, or why it is refused, with what its till may do about it. A fault of the server is no fault of the document. */
export async function orRefused<One>(raw: unknown, runtime: Runtime, work: () => Promise<One>): Promise<One | Refused> {
  try {
    return await work()
  } catch (error) {
    const refusal = error instanceof DomainError ? error : refusalOf(error, runtime.refusals)
    // A test hears of a bug at once; a shop's till tries again.
    if (!refusal && runtime.strictAudit) throw error
    if (!refusal && isDatabaseError(error)) runtime.log.error({ err: error }, 'A kept document failed in the database')
    else if (!refusal) runtime.log.error({ err: error }, 'A kept document failed')
    const code = refusal?.code ?? 'internal-error'
    const details = refusal?.details ?? { requestId: idOf(raw) ?? '' }
    return {
      id: idOf(raw),
      kind: 'refused',
      code,
      message: errorMessage(code, details),
      retry: errorCodes[code].retry,
      details: { ...details },
      issues: [...(refusal?.issues ?? [])],
    }
  }
}
