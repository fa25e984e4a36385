import { createHmac } from 'node:crypto'
import type { Tx } from '../../db/connection/transaction.ts'
import type { Runtime } from '../../runtime.ts'
import { openSecret, SealedValueError, type SecretKeys, type SecretPlace } from '../../secret-box.ts'
import { totpStepOf } from './totp.ts'

/** Where the sealed secret of a person's app lies. */
export const totpPlace = (storeId: string, employeeId: string): SecretPlace => ({
  storeId,
  purpose: 'employee.totp',
  rowId: employeeId,
})

/** Whether the secret of a person's app cannot be opened any more, so that no code of it is ever right. */
export function isSecondStepGone(
  keys: SecretKeys,
  { storeId, employeeId, totpSecret }: { storeId: string; employeeId: string; totpSecret: string | null },
): boolean {
  if (totpSecret === null) return false
  try {
    openSecret(keys, totpPlace(storeId, employeeId), totpSecret)
    return false
  } catch (error) {
    if (error instanceof SealedValueError) return true
    throw error
  }
}

/** A recovery code has 50 bits; a copy of the database without the key is no help in guessing one. */
export const recoveryHash = (runtime: Runtime, employeeId: string, code: string): Buffer =>
  createHmac('sha256', `${runtime.secret}:recovery`)
    .update(`${employeeId}:${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
    .digest()

/**
 * Takes the code of the person's app, or one of the recovery codes. Gives whether it was right; a code is taken once,
 * of two calls with the same one at once too.
 */
export async function takeSecondStep(
  tx: Tx,
  runtime: Runtime,
  person: { id: string; totpSecret: string | null; totpLastStep: number | null },
  code: string,
): Promise<boolean> {
  const typed = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(typed)) return takeRecoveryCode(tx, runtime, person.id, typed)
  const secret = openSecret(runtime, totpPlace(tx.storeId, person.id), person.totpSecret!)
  const step = totpStepOf(secret, typed, tx.now, person.totpLastStep)
  if (step === null) return false
  const taken = await tx.query(
    `update employee set totp_last_step = $3 where store_id = $1 and id = $2 and (totp_last_step is null or totp_last_step < $3)
     returning id`,
    [tx.storeId, person.id, step],
  )
  return taken.length > 0
}

async function takeRecoveryCode(tx: Tx, runtime: Runtime, employeeId: string, code: string): Promise<boolean> {
  const taken = await tx.query(
    `update recovery_code set used_at = $4 where store_id = $1 and employee_id = $2 and code_hash = $3 and used_at is null
     returning id`,
    [tx.storeId, employeeId, recoveryHash(runtime, employeeId, code), tx.now],
  )
  return taken.length > 0
}
