import type { Disposal } from '@quay/contract/disposal/shapes'
import type { DisposalInput, DisposalPlan } from '@quay/domain/disposal/disposal-facts'
import type { DraftKind } from '../../document/write-draft.ts'
import { disposalCodes } from './codes.ts'
import { describeDisposal } from './describe-disposal.ts'
import { readDisposal } from './disposal-queries.ts'
import { disposalRow, insertDisposalItems, lockDisposal, type StoredDisposal } from './disposal-store.ts'
import { applyDisposal, planDisposal } from './plan-disposal.ts'

/** A disposal moves goods when it is completed, and no money. */
export const disposalKind: DraftKind<'disposal', DisposalInput, DisposalPlan, StoredDisposal, Disposal> & {
  name: 'disposal'
} = {
  name: 'disposal',
  table: 'disposal',
  codes: disposalCodes,
  actions: { create: 'disposal.create', update: 'disposal.update', complete: 'disposal.complete' },
  lock: lockDisposal,
  read: readDisposal,
  plan: (tx, _actor, input, status) => planDisposal(tx, input, status),
  document: ({ disposal }) => disposal,
  head: disposalRow,
  insertLines: insertDisposalItems,
  apply: applyDisposal,
  amount: ({ disposal }) => -disposal.value,
  words: describeDisposal,
}
