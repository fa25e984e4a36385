import type { RecoveryKeyState } from '@quay/contract/recovery-key/shapes'
import { readRecoveryFile } from '../../backup/recovery-file.ts'
import type { Tx } from '../../db/transaction.ts'
import { isOnlyStore } from './recovery-key-store.ts'

/** Whether copies are encrypted, told to the store whose copies they are: a copy holds every store of its server. */
export async function readRecoveryKeyState(tx: Tx, dataDirectory: string | undefined): Promise<RecoveryKeyState> {
  if (!dataDirectory || !(await isOnlyStore(tx))) return { isPossible: false, current: null }
  const known = await readRecoveryFile(dataDirectory)
  return { isPossible: true, current: known && { name: known.name, madeAt: known.madeAt } }
}
