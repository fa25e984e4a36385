import type { recoveryKeyRoutes } from '@quay/contract/recovery-key/routes'
import type { Handlers } from '../../http/call.ts'
import type { Runtime } from '../../runtime.ts'
import { makeRecoveryKey } from './make-recovery-key.ts'
import { readRecoveryKeyState } from './read-recovery-key-state.ts'

export const recoveryKeyHandlers = ({
  dataDirectory,
}: Pick<Runtime, 'dataDirectory'>): Handlers<typeof recoveryKeyRoutes> => ({
  get: ({ tx }) => readRecoveryKeyState(tx, dataDirectory),
  create: ({ tx, body }) => makeRecoveryKey(tx, dataDirectory, body.key),
})
