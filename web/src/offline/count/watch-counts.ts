import { inventoryCheckRoutes } from '@quay/contract/inventory-check/routes'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { useSession } from '../../api/session/session.ts'
import type { StoredLine } from './count-line.ts'
import type { Counts } from './count-sender.ts'
import type { CountAnswer, CountStep } from './count-step.ts'

let opened: { userId: string; counts: Promise<Counts> } | null = null

/** The counts of a user, opened once in this tab and from then on sent from any screen, until another user signs in. */
export function countsOf(userId: string): Promise<Counts> {
  if (opened?.userId === userId) return opened.counts
  close()
  const counts = import('./count-sender.ts').then(({ openCounts }) => openCounts(userId, send))
  opened = { userId, counts }
  return counts
}

// Nothing goes to the server under the name of the person who comes next.
useSession.subscribe(({ profile }) => {
  if (opened && profile?.id !== opened.userId) close()
})

function close(): void {
  void opened?.counts.then(counts => counts.close())
  opened = null
}

const patience = 20_000

async function send(step: Exclude<CountStep, { do: 'rest' }>): Promise<CountAnswer> {
  const signal = AbortSignal.timeout(patience)
  const { sheet } = step
  try {
    if (step.do === 'open') {
      const body = { id: sheet.id, name: sheet.name, isRecount: sheet.isRecount }
      await call(
        inventoryCheckRoutes.openSheet,
        { params: { id: sheet.checkId }, body },
        { signal, at: sheet.branchId },
      )
      return { kind: 'opened' }
    }
    const body = { clock: new Date().toISOString(), lines: step.lines.map(bodyOf) }
    const { results } = await call(
      inventoryCheckRoutes.record,
      { params: { id: sheet.id }, body },
      { signal, at: sheet.branchId },
    )
    return { kind: 'taken', results }
  } catch (error) {
    return answerOf(error)
  }
}

const bodyOf = ({
  productId,
  lotNumber,
  bucket,
  expiryDate,
  parts,
  note,
  startedAt,
  countedAt,
  ...line
}: StoredLine) => ({
  ...{ productId, lotNumber, bucket, expiryDate, parts, note, startedAt, countedAt },
  isRemoved: line.isRemoved,
  revision: line.revision,
})

/** Only the server's clear no is an answer; a lost session or a busy server is asked again. */
function answerOf(error: unknown): CountAnswer {
  if (!(error instanceof ApiError) || error.code === 'network') return { kind: 'unclear' }
  const { status, code, retry, message, details } = error
  // A right that is taken away may be given back: what was counted waits.
  if (retry !== 'final' || status === 403) return { kind: 'unclear' }
  const productId = details.productId ?? (details.kind === 'product' ? details.id : undefined)
  if (code === 'not-found' && typeof productId === 'string') return { kind: 'unknown', productId, message }
  return { kind: 'closed', message }
}
