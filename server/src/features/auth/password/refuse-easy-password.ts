import { isEasyPassword } from '@quay/domain/session/is-easy-password'
import { refuseField } from '../../../db/domain-error.ts'
import type { Runtime } from '../../../runtime.ts'
import { isBreached } from './is-breached.ts'

/**
 * Throws `password-too-easy` beside the field, for a password that many choose or that is made of what is known of the
 * person, and `password-breached` for one of the operator's list of breached passwords, where there is one. A list that
 * cannot be read is logged and stops no one.
 */
export async function refuseEasyPassword(
  { breachedPasswords, log }: Pick<Runtime, 'breachedPasswords' | 'log'>,
  field: string,
  password: string,
  about: readonly (string | null | undefined)[],
): Promise<void> {
  const known = about.filter(name => typeof name === 'string')
  if (isEasyPassword(password, known)) throw refuseField('password-too-easy', field)
  if (!breachedPasswords) return
  const isKnown = await isBreached(breachedPasswords, password).catch(error => {
    log.error({ err: error }, 'The list of breached passwords cannot be read')
    return false
  })
  if (isKnown) throw refuseField('password-breached', field)
}
