import { type Outcome, refuse } from '../refusal.ts'
import { checkTaxCode } from './check-tax-code.ts'

/**
 * A tax code as it is kept, whoever's it is: of the store, a branch, a customer or a provider, so that one is found by what
 * another paper says. Nothing for an emptied field. One that was kept before and comes back unchanged is left alone: an old
 * mistake must not stop another correction. Refuses `tax-code-shape` and `tax-code-check-digit`.
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
