import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

/**
 * Checks a form with a schema of the contract, so that the browser and the server say the same sentence about the same
 * field. Empty text counts as left out where the schema allows that. `prepare` turns what the form holds into what is
 * sent, where that is more than leaving out what is empty; the places of fields must stay.
 */
export function formResolver<Schema extends FormSchema>(
  schema: Schema,
): Resolver<z.input<Schema>, unknown, z.output<Schema>>
export function formResolver<Schema extends FormSchema, Values extends FieldValues>(
  schema: Schema,
  prepare: (values: Values) => FieldValues,
): Resolver<Values, unknown, z.output<Schema>>
export function formResolver<Schema extends FormSchema>(
  schema: Schema,
  prepare: (values: FieldValues) => FieldValues = withoutEmpty,
): Resolver<FieldValues, unknown, z.output<Schema>> {
  return async values => {
    const result = schema.safeParse(prepare(values))
    if (result.success) return { values: result.data, errors: {} }
    const errors: Record<string, unknown> = {}
    for (const issue of result.error.issues) {
      const path = issue.path.map(String)
      // A required number that is still empty is not "not a number" to a person.
      put(errors, path, valueAt(values, path) == null ? 'Không được để trống' : issue.message)
    }
    return { values: {}, errors: errors as FieldErrors }
  }
}

type FormSchema = z.ZodType<FieldValues, FieldValues>

/** Without empty texts and nulls: a form cannot leave a field out by itself. */
export function withoutEmpty(values: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== null))
}

function valueAt(values: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], values)
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
