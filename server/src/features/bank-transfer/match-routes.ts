import type { bankMatchRoutes } from '@quay/contract/bank-transfer/matching'
import type { Handlers } from '../../http/call.ts'
import { matchEntries, undoMatches } from './match-entries.ts'
import { recordLine } from './record-line.ts'
import { readGap } from './statement-gap.ts'

export const bankMatchHandlers: Handlers<typeof bankMatchRoutes> = {
  gap: ({ tx, actor, query }) => readGap(tx, actor, query),
  match: ({ tx, actor, body }) => matchEntries(tx, actor, body.accountId, body.pairs),
  record: ({ tx, actor, body, hash }) => recordLine(tx, actor, body, hash),
  undo: ({ tx, actor, body }) => undoMatches(tx, actor, body.accountId, body.statementLineId),
}
