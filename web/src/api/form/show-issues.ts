import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { ApiError } from '../api-error.ts'

/**
 * Puts what the server refuses beside the fields of a form and gives true, or false where a complaint has no field
 * there. `fields` names the fields of refusals that carry no issues: `{ 'username-taken': 'username' }`. Who has typed since
 * the save keeps the focus.
 */
export function showIssues<Values extends FieldValues, Context, Output>(
  form: Pick<UseFormReturn<Values, Context, Output>, 'setError' | 'getValues'>,
  error: ApiError,
  fields: Partial<Record<ApiError['code'], Path<Values>>> = {},
  hasTyped = () => false,
): boolean {
  const field = fields[error.code]
  if (field !== undefined) {
    form.setError(field, { type: 'server', message: error.message }, { shouldFocus: !hasTyped() })
    return true
  }
  const known = new Set(Object.keys(form.getValues()))
  const placed = error.issues.filter(issue => known.has(issue.path.split('.')[0] ?? ''))
  for (const issue of placed) form.setError(issue.path as Path<Values>, { type: 'server', message: issue.message })
  return placed.length > 0 && placed.length === error.issues.length
}
