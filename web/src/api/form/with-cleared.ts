/**
 * A body for PATCH from what a form gives: the named fields that are absent (the form was emptied) become null, because
 * in a PATCH absent means "stays" and null means "cleared".
 */
export function withCleared<Values extends object, Name extends string>(
  values: Values,
  names: readonly Name[],
): Values & Partial<Record<Name, null>> {
  const cleared = names.filter(name => (values as Record<string, unknown>)[name] === undefined)
  return { ...values, ...(Object.fromEntries(cleared.map(name => [name, null])) as Partial<Record<Name, null>>) }
}
