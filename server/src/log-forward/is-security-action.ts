import type { AuditAction } from '@quay/contract/audit-action'

/** Sign-ins, refusals, resets and all changes of rights; not the exchange of tokens that goes on all day. */
export const isSecurityAction = (action: AuditAction): boolean =>
  action !== 'session.refresh' &&
  /^(access|session|password|pin|totp|override|role|employee|device|store|profile)\./.test(action)
