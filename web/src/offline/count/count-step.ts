import type { LineOutcome } from '@quay/contract/inventory-check/shapes'
import { lineKey, type StoredLine, type StoredSheet } from './count-line.ts'
import { isUnsent } from './is-unsent.ts'

/** One thing to do; each is durable before the next is decided, so that the phone may die between any two. */
export type CountStep =
  | { do: 'open'; sheet: StoredSheet }
  | { do: 'send'; sheet: StoredSheet; lines: StoredLine[] }
  | { do: 'rest'; until: number | null }

/** What came of an attempt. */
export type CountAnswer =
  | { kind: 'opened' }
  | { kind: 'taken'; results: readonly LineOutcome[] }
  /** The server does not know one product or unit any more: its lines are refused, the others are sent again. */
  | { kind: 'unknown'; productId: string; message: string }
  /** The server takes nothing more of this sheet. */
  | { kind: 'closed'; message: string }
  | { kind: 'unclear' }

const batch = 200
const firstPause = 2_000
const longestPause = 60_000

/**
 * What the sender does next, from nothing but what is stored: a sheet is opened before its lines are sent, and a line is sent
 * as long as the server has not said that it has its last revision.
 */
export function nextCountStep(sheets: readonly StoredSheet[], lines: readonly StoredLine[], now: number): CountStep {
  const waiting: number[] = []
  for (const sheet of sheets.toSorted((one, other) => one.openedAt - other.openedAt)) {
    if (sheet.closed !== null) continue
    const unsent = lines.filter(line => line.sheetId === sheet.id && isUnsent(line))
    if (sheet.isOpened && unsent.length === 0) continue
    if (sheet.retryAt > now) {
      waiting.push(sheet.retryAt)
      continue
    }
    if (!sheet.isOpened) return { do: 'open', sheet }
    // The oldest change first: what was counted first is sent first.
    const lot = unsent.toSorted((one, other) => (one.countedAt < other.countedAt ? -1 : 1)).slice(0, batch)
    return { do: 'send', sheet, lines: lot }
  }
  return { do: 'rest', until: waiting.length > 0 ? Math.min(...waiting) : null }
}

/** What is to be stored after an answer. Acknowledgements name revisions, because the line may have changed meanwhile. */
export interface CountChange {
  sheet: StoredSheet
  /** By key: up to which revision the server has the line. */
  sent: ReadonlyMap<string, number>
  /** By key: a revision of another device, which the next change of the line has to go beyond. */
  beyond: ReadonlyMap<string, number>
  refused: ReadonlyMap<string, { revision: number; message: string }>
}

/** What an answer to a step means. */
export function afterCountAnswer(
  step: Exclude<CountStep, { do: 'rest' }>,
  answer: CountAnswer,
  now: number,
): CountChange {
  const { sheet } = step
  const sent = new Map<string, number>()
  const refused = new Map<string, { revision: number; message: string }>()
  const beyond = new Map<string, number>()
  const lines = step.do === 'send' ? step.lines : []
  const fresh = { ...sheet, attempts: 0, retryAt: 0 }
  switch (answer.kind) {
    case 'opened':
      return { sheet: { ...fresh, isOpened: true }, sent, beyond, refused }
    case 'closed':
      return { sheet: { ...fresh, closed: answer.message }, sent, beyond, refused }
    case 'unclear':
      return {
        sheet: { ...sheet, attempts: sheet.attempts + 1, retryAt: now + pauseAfter(sheet.attempts + 1) },
        sent,
        beyond,
        refused,
      }
    case 'unknown':
      for (const line of lines)
        if (line.productId === answer.productId)
          refused.set(line.key, { revision: line.revision, message: answer.message })
      return { sheet: fresh, sent, beyond, refused }
    case 'taken':
      for (const { revision, outcome, message, storedRevision, ...name } of answer.results) {
        const key = lineKey(sheet.id, name)
        if (outcome === 'kept') sent.set(key, revision)
        else refused.set(key, { revision, message: message ?? otherDevice })
        if (outcome === 'older' && storedRevision !== null) beyond.set(key, storedRevision)
      }
      return { sheet: fresh, sent, beyond, refused }
  }
}

const otherDevice = 'Máy khác đã ghi một số khác cho lô này ở cùng lượt đếm. Xem lại rồi ghi lại số đúng.'

const pauseAfter = (attempts: number): number => Math.min(firstPause * 2 ** Math.max(attempts - 1, 0), longestPause)

/**
 * A line after an answer: it may have been changed since it was sent, and then it is sent again. One that was taken back
 * stays too, because its revisions go on.
 */
export function acknowledge(line: StoredLine, { sent, refused, beyond }: Omit<CountChange, 'sheet'>): StoredLine {
  const refusal = refused.get(line.key) ?? line.refusal
  const isRefused = refusal?.revision === line.revision
  const floor = beyond.get(line.key) ?? 0
  // What was changed meanwhile is a change all the same, of a revision that the server will take.
  const revision = floor < line.revision ? line.revision : isRefused ? floor : floor + 1
  return {
    ...line,
    revision,
    sent: Math.max(line.sent, sent.get(line.key) ?? 0),
    refusal: refusal && isRefused ? { ...refusal, revision } : refusal,
  }
}
