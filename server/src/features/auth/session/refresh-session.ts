import type { Tx } from '../../../db/connection/transaction.ts'
import { DomainError } from '../../../db/domain-error.ts'
import { namedActor } from '../../../db/named-actor.ts'
import type { Runtime } from '../../../runtime.ts'
import { lockSession, revokeSession, rotateSession, type SessionRow } from './session-store.ts'
import { readRefreshToken } from './tokens.ts'

/**
 * Exchanges a refresh token for its successor. The token before the live one gets the same successor again until that
 * is exchanged in turn: an answer can get lost, a browser can be killed before it stored it, two tabs can ask at once.
 * An older token was stolen or replayed, so its whole family ends and the log says so. Throws `not-signed-in`.
 */
export async function refreshSession(tx: Tx, runtime: Runtime, token: string) {
  const read = readRefreshToken(runtime.secret, token)
  if (!read) throw new DomainError('not-signed-in')
  await tx.enterStore(read.storeId)
  const session = await lockSession(tx, read.sessionId)
  if (!session || session.revokedAt || !session.isActive || Date.parse(session.expiresAt) <= tx.now.getTime())
    throw new DomainError('not-signed-in')
  nameActor(tx, session)

  const behind = session.sequence - read.sequence
  if (behind === 1) {
    tx.repeated = true
    return { storeId: read.storeId, sessionId: session.id, sequence: session.sequence }
  }
  if (behind !== 0) throw new DomainError('not-signed-in', {}, { afterRollback: endFamily(read.storeId, session) })
  await rotateSession(tx, session.id)
  await tx.audit('session.refresh', { kind: 'session', id: session.id })
  return { storeId: read.storeId, sessionId: session.id, sequence: session.sequence + 1 }
}

function endFamily(storeId: string, session: SessionRow) {
  return async (tx: Tx) => {
    await tx.enterStore(storeId)
    nameActor(tx, session)
    // Of copies that come at once, one ends it and says so.
    if (await revokeSession(tx, session.id, 'reuse'))
      await tx.audit('session.reuse', { kind: 'session', id: session.id })
  }
}

function nameActor(tx: Tx, session: SessionRow): void {
  const { employeeId, employeeName: fullName, id: sessionId } = session
  tx.actor = namedActor(tx.storeId, { employeeId, fullName, sessionId })
}

/** Ends the family of a refresh token. An unknown or spent token is signed out already: nothing is written. */
export async function endSessionOf(tx: Tx, runtime: Runtime, token: string): Promise<void> {
  const read = readRefreshToken(runtime.secret, token)
  if (read) await tx.enterStore(read.storeId)
  const session = read && (await lockSession(tx, read.sessionId))
  if (!session || session.revokedAt) {
    tx.repeated = true
    return
  }
  nameActor(tx, session)
  await revokeSession(tx, session.id, 'logout')
  await tx.audit('session.logout', { kind: 'session', id: session.id })
}
