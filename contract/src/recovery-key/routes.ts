import { z } from 'zod'
import { text } from '../field.ts'
import { routes } from '../route.ts'

import { keepsRecoveryKey, recoveryKey } from './shapes.ts'

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
    errors: ['recovery-key-mistyped', 'recovery-key-not-here', 'password-confirm-needed'],
  },
})
