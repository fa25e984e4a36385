import { z } from 'zod'
import { instant, text } from './field.ts'
import { routes } from './route.ts'

/** Only the owner's role can delete the store, and only it keeps the key of its copies. */
export const keepsRecoveryKey = { model: 'store', action: 'delete' } as const

const recoveryKey = z.object({
  /** Whether the key is this store's to make: on a server of several stores it is the operator's. */
  isPossible: z.boolean(),
  /** The name on its paper and when it was made; null while copies are not encrypted. */
  current: z.object({ name: z.string(), madeAt: instant }).nullable(),
})
export type RecoveryKeyState = z.output<typeof recoveryKey>

export const recoveryKeyRoutes = routes({
  get: {
    method: 'GET',
    path: '/recovery-key',
    summary: 'Bản sao lưu có được mã hóa bằng khóa khôi phục hay không',
    permission: keepsRecoveryKey,
    response: recoveryKey,
  },
  /** The key is drawn in the browser and shown there once; here it only begins to seal copies. */
  create: {
    method: 'POST',
    path: '/recovery-key',
    summary: 'Mã hóa các bản sao lưu từ nay bằng khóa khôi phục này',
    permission: keepsRecoveryKey,
    asksPassword: true,
    body: z.strictObject({ key: text(100, 1) }),
    response: recoveryKey,
    audit: 'recovery-key.create',
    idempotency: 'natural',
    errors: ['recovery-key-mistyped', 'recovery-key-not-here'],
  },
})
