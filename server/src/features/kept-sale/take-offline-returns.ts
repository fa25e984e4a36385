import { keptReturn, type ReturnBatchAnswer, type ReturnBatchBody } from '@quay/contract/sale-return/offline'
import { DomainError } from '../../db/domain-error.ts'
import { contentHash } from '../../db/write/content-hash.ts'
import type { Apart } from '../../http/call.ts'
import type { Runtime } from '../../runtime.ts'
import { readFlags } from '../document-flag/flag-queries.ts'
import { takeOffline } from '../sale-return/take-offline.ts'
import type { Till } from './describe-till.ts'
import { openBranch } from './open-branch.ts'
import { readLoosely } from './read-kept.ts'
import { atBranch, readSeller } from './read-seller.ts'
import { batchMs, findTill, idOf, orRefused } from './take-offline-sales.ts'

type Result = ReturnBatchAnswer['results'][number]

interface Batch {
  apart: Apart
  runtime: Runtime
  body: ReturnBatchBody
}

/** Takes the returns that a till took without an answer of the server: as takeOfflineSales does for sales. */
export async function takeOfflineReturns({ apart, runtime, body }: Batch): Promise<ReturnBatchAnswer> {
  const begun = performance.now()
  let till: Till | null | undefined
  const results: Result[] = []
  for (const raw of body.returns as unknown[]) {
    if (results.length > 0 && performance.now() > begun + batchMs) {
      results.push({ id: idOf(raw), kind: 'later' })
      continue
    }
    results.push(
      await orRefused(raw, runtime, async () => {
        const given = readLoosely(keptReturn, raw)
        if (till === undefined) till = await apart(tx => findTill(tx, body.deviceToken))
        return apart(async (tx, deliverer): Promise<Result> => {
          const { takerId = deliverer.employeeId, ...kept } = given
          if (!till && takerId !== deliverer.employeeId) throw new DomainError('seller-differs')
          await openBranch(tx, kept.branchId)
          const taker = await readSeller(tx, deliverer, takerId, kept.branchId)
          const actor = taker?.actor ?? atBranch(deliverer, kept.branchId)
          const { id, code, businessDay, refunded } = await takeOffline(tx, actor, kept, returnHash(raw))
          const flags = await readFlags(tx, id)
          runtime.arrivals?.count({
            flags: flags.map(({ kind }) => kind),
            lagMs: tx.repeated ? null : tx.now.getTime() - Date.parse(kept.takenAt),
            client: body.client,
          })
          return {
            id,
            kind: 'saved',
            saleReturn: { id, code, businessDay, refunded },
            flags: flags.map(flag => ({ id: flag.id, kind: flag.kind, sentence: flag.sentence })),
          }
        })
      }),
    )
  }
  runtime.arrivals?.timeBatch(performance.now() - begun)
  return { results }
}

/** The content of a return, the same as that of the older call for one. */
export function returnHash(raw: unknown): Buffer {
  const { offline: _offline, takerId: _taker, ...content } = raw as Record<string, unknown>
  return contentHash(content)
}
