import type { DocumentStatus } from '@quay/contract/enumeration'
import type { CheckKind } from '@quay/contract/inventory-check/shapes'
import { type Refusal, refuse } from '../refusal.ts'

/** A check that is to be merged with others. */
export interface MergedCheck {
  id: string
  code: string
  branchId: string
  status: DocumentStatus
  kind: CheckKind
  groupId: string | null
  positionId: string | null
  isBlind: boolean
  heldByName: string | null
  holdReason: string | null
  /** Whether a recount has begun, on a sheet that was not deleted. */
  isRecounted: boolean
}

/** What the merged check is of. By product it asks for all that any of them asked for. */
export interface MergePlan {
  kind: CheckKind
  groupId: string | null
  positionId: string | null
  isBlind: boolean
}

/**
 * Whether drafts become one check, and its scope: never less than any of them asked for. A recount replaces the counts of
 * its own check; in another check it would replace counts that need no recount. Refuses
 * `not-a-draft`, `check-branch-differs`, `check-held` and `check-recounted`, each with the code of the check.
 */
export function decideMergeChecks(checks: readonly MergedCheck[]): { ok: true; plan: MergePlan } | Refusal {
  const [first] = checks
  for (const [place, { code, status, branchId, heldByName, holdReason, isRecounted }] of checks.entries()) {
    const path = `checkIds.${place}`
    if (status !== 'DRAFT') return refuse('not-a-draft', { code }, path)
    if (branchId !== first!.branchId) return refuse('check-branch-differs', { code }, path)
    if (heldByName !== null)
      return refuse('check-held', { code, name: heldByName, reason: holdReason ? ` (${holdReason})` : '' }, path)
    if (isRecounted) return refuse('check-recounted', { code }, path)
  }
  // Blind for one counter, blind for all: no counter sees the books in the middle of the work.
  return { ok: true, plan: { ...mergeScopes(checks), isBlind: checks.some(check => check.isBlind) } }
}

function mergeScopes(checks: readonly MergedCheck[]): Omit<MergePlan, 'isBlind'> {
  const { kind, groupId, positionId } = checks[0]!
  if (checks.some(check => check.kind === 'BRANCH')) return { kind: 'BRANCH', groupId: null, positionId: null }
  const isSame = checks.every(
    check => check.kind === kind && check.groupId === groupId && check.positionId === positionId,
  )
  return isSame ? { kind, groupId, positionId } : { kind: 'PRODUCT', groupId: null, positionId: null }
}
