import { type Outcome, refuse } from '../refusal.ts'
import { checkTaxCode } from './check-tax-code.ts'

/**
 * The tax code of a store, a branch, a customer or a provider in the one form in which all are stored, so that a search by
 * the code on another paper finds it. Null for an emptied field. Accepts a stored code that comes back unchanged: an old
 * mistake must not block another correction. Refuses `tax-code-shape` and `tax-code-check-digit`.
 */
export function readTaxCode<Typed extends string | null | undefined>(
  typed: Typed,
  before?: string | null,
): Outcome<{ taxCode: string | Exclude<Typed, string> | null }> {
  if (typed === null || typed === undefined) return { ok: true, taxCode: typed as Exclude<Typed, string> }
  if (typed.trim() === '') return { ok: true, taxCode: null }
  if (typed === before) return { ok: true, taxCode: typed }
  const checked = checkTaxCode(typed)
  return checked.ok
    ? { ok: true, taxCode: checked.code }
    : refuse(`tax-code-${checked.problem}`, { code: typed }, 'taxCode')
}
