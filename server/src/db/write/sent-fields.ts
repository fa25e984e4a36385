type Sent<Name extends string, Fields> = { [Field in Name & keyof Fields]?: Exclude<Fields[Field], undefined> }

/** Those of the named fields that a form sent: null clears, an absent field is left out, and what is not named is none. */
export function sentFields<Name extends string, Fields extends { readonly [Field in Name]?: unknown }>(
  names: readonly Name[],
  fields: Fields,
): Sent<Name, Fields> {
  const sent = names.filter(name => fields[name] !== undefined)
  return Object.fromEntries(sent.map(name => [name, fields[name]])) as Sent<Name, Fields>
}
