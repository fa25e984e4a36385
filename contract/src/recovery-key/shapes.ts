import { z } from 'zod'
import { instant } from '../field.ts'

/** Only the owner's role can delete the store, and only it keeps the key of its copies. */
export const keepsRecoveryKey = { model: 'store', action: 'delete' } as const

export const recoveryKey = z.object({
  /** Whether the key is this store's to make: on a server of several stores it is the operator's. */
  isPossible: z.boolean(),
  /** The name on its paper and when it was made; null while copies are not encrypted. */
  current: z.object({ name: z.string(), madeAt: instant }).nullable(),
})
export type RecoveryKeyState = z.output<typeof recoveryKey>
