import { isEasyPassword } from '@quay/domain/session/is-easy-password'
import { refuseField } from '../../db/domain-error.ts'

/** Throws `password-too-easy` beside the field, for a password that many choose or that is made of what is known of the person. */
export function refuseEasyPassword(
  field: string,
  password: string,
  about: readonly (string | null | undefined)[],
): void {
  const known = about.filter(name => typeof name === 'string')
  if (isEasyPassword(password, known)) throw refuseField('password-too-easy', field)
}
