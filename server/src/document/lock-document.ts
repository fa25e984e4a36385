import type { ErrorDetails } from '@quay/contract/error-code'
import type { Actor } from '../db/connection/transaction.ts'
import { DomainError } from '../db/domain-error.ts'
import type { StoredDocument } from './document-kind.ts'

/** The document that a locking statement found. Throws `not-found`, also for a branch that is not the caller's. */
export async function ownDocument<Stored extends { branchId: string }>(
  actor: Actor,
  found: Promise<Stored[]>,
  details?: ErrorDetails<'not-found'>,
): Promise<Stored> {
  const [stored] = await found
  if (!stored || !actor.branchIds.includes(stored.branchId)) throw new DomainError('not-found', details)
  return stored
}

/** Throws `not-a-draft` for a document that was completed or cancelled. */
export function requireDraft({ status, code }: Pick<StoredDocument, 'status' | 'code'>): void {
  if (status !== 'DRAFT') throw new DomainError('not-a-draft', { code })
}

/** Throws `version-conflict` with the document as it is now if it changed after the caller read it. */
export async function requireVersion(
  stored: { version: number },
  version: number,
  read: () => Promise<object>,
): Promise<void> {
  if (stored.version !== version) throw new DomainError('version-conflict', { current: await read() })
}
