import type { RecoveryKeyState } from '@quay/contract/recovery-key/shapes'
import { readRecoveryKey } from '@quay/domain/recovery/recovery-key'
import { recoveryKeyOf } from '../../backup/copy-keys.ts'
import { readRecoveryFile, writeRecoveryFile } from '../../backup/recovery-file.ts'
import type { Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { isOnlyStore } from './recovery-key-store.ts'

/**
 * Encrypts copies from now on with a key that the owner has on paper. Sent twice, the second finds it made. Throws
 * `recovery-key-mistyped` and, where the server holds other stores too, `recovery-key-not-here`.
 */
export async function makeRecoveryKey(
  tx: Tx,
  dataDirectory: string | undefined,
  typed: string,
): Promise<RecoveryKeyState> {
  if (!dataDirectory || !(await isOnlyStore(tx))) throw new DomainError('recovery-key-not-here')
  const read = readRecoveryKey(typed)
  if (!read.ok) throw refuseField('recovery-key-mistyped', 'key')
  const before = await readRecoveryFile(dataDirectory)
  const { name } = recoveryKeyOf(read.key)
  await tx.audit(
    'recovery-key.create',
    { kind: 'recovery-key', id: tx.storeId, code: name },
    before ? { name: before.name } : undefined,
    { name },
  )
  // The last step: what was written to the log before is undone should this fail.
  const made = before?.name === name ? before : await writeRecoveryFile(dataDirectory, read.key, tx.now)
  return { isPossible: true, current: { name: made.name, madeAt: made.madeAt } }
}
