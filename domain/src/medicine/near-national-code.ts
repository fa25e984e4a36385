import { nationalCode } from '@quay/contract/prescription/national-code'

/** One letter too few or too many, another last letter, or no dash: what somebody types who means a national code. */
const near = /^[0-9a-z]{11,13}\s*[-–_. ]\s*[a-z]$|^[0-9]{6,}[a-z0-9]{4,6}[cnhyt]$/i

/** Whether a code looks like one of the national system with a slip in it. A clinic's own number may too, so it is told and stops nothing. */
export const isNearNationalCode = (code: string): boolean => {
  const typed = code.trim()
  return !nationalCode.test(typed) && /[a-z]/i.test(typed) && near.test(typed)
}
