/** What is wrong with a tax code: its shape, or the digit that proves the others. */
export type TaxCodeProblem = 'shape' | 'check-digit'

export type CheckedTaxCode =
  /** `isDoubtful`: right by one reading of the rule, never issued by the other; to be said, not refused. */
  { ok: true; code: string; isDoubtful: boolean } | { ok: false; problem: TaxCodeProblem }

const weights = [31, 29, 23, 19, 17, 13, 7, 5, 3]

/**
 * Checks a Vietnamese tax code as typed, with spaces, dots or dashes. Gives it as it is written: ten digits whose last
 * proves the others (10 − Σ weight × digit mod 11); with -001 and up for a dependent unit; or, since 01/07/2025, the
 * twelve digits of a person's identity number, which prove nothing (spec §3; Thông tư 86/2024/TT-BTC).
 */
export function checkTaxCode(typed: string): CheckedTaxCode {
  const digits = typed.replaceAll(/[\s.-]/g, '')
  if (/^\d{12}$/.test(digits)) return isIdentityNumber(digits) ? accept(digits) : refuse('shape')
  if (!/^\d{10}(\d{3})?$/.test(digits) || digits.slice(10) === '000') return refuse('shape')
  const own = digits.slice(0, 10)
  const sum = weights.reduce((total, weight, place) => total + weight * Number(own[place]), 0)
  const expected = 10 - (sum % 11)
  const last = Number(own[9])
  // No digit is ten: some read it as 0, others say that such a number is not issued.
  const isDoubtful = expected === 10 && last === 0
  if (last !== expected && !isDoubtful) return refuse('check-digit')
  return accept(digits.length === 13 ? `${own}-${digits.slice(10)}` : own, isDoubtful)
}

/** Birthplace 001–096, then sex and century (0–3 are those of the living), two digits of the year, six of a running number. */
const isIdentityNumber = (digits: string) => /^0(?!00)[0-9]\d[0-3]/.test(digits) && Number(digits.slice(0, 3)) <= 96

const accept = (code: string, isDoubtful = false): CheckedTaxCode => ({ ok: true, code, isDoubtful })
const refuse = (problem: TaxCodeProblem): CheckedTaxCode => ({ ok: false, problem })
