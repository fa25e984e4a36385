import type { RecoveryKeyState } from '@quay/contract/recovery-key/shapes'
import { readRecoveryFile } from '../../backup/recovery-file.ts'
import type { Tx } from '../../db/connection/transaction.ts'
import { isOnlyStore } from './recovery-key-store.ts'

/** Whether copies are encrypted. A store that shares its server does not learn it, because a copy holds every store. */
export async function readRecoveryKeyState(tx: Tx, dataDirectory: string | undefined): Promise<RecoveryKeyState> {
  if (!dataDirectory || !(await isOnlyStore(tx))) return { isPossible: false, current: null }
  const known = await readRecoveryFile(dataDirectory)
  return { isPossible: true, current: known && { name: known.name, madeAt: known.madeAt } }
}
