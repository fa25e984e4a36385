import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

/**
 * Checks a form with a schema of the contract, so that the browser and the server say the same sentence about the same
 * field. Empty text counts as left out where the schema allows that.
 */
export function formResolver<Schema extends z.ZodType<FieldValues, FieldValues>>(
  schema: Schema,
): Resolver<z.input<Schema>, unknown, z.output<Schema>> {
  return async values => {
    const result = schema.safeParse(withoutEmpty(values))
    if (result.success) return { values: result.data, errors: {} }
    const errors: Record<string, unknown> = {}
    for (const issue of result.error.issues) put(errors, issue.path.map(String), issue.message)
    return { values: {}, errors: errors as FieldErrors<z.input<Schema>> }
  }
}

function withoutEmpty(values: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== null))
}

/** Writes a message at `items.0.quantity`; the first one of a field stays. */
function put(errors: Record<string, unknown>, path: readonly string[], message: string) {
  const [name = 'root', ...rest] = path
  if (rest.length === 0) errors[name] ??= { type: 'schema', message }
  else {
    errors[name] ??= {}
    put(errors[name] as Record<string, unknown>, rest, message)
  }
}
