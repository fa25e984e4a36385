/** A value of the address that the choices know; anything else (and "all") filters nothing. */
export function knownChoice<Value extends string>(
  choices: ReadonlyArray<{ value: Value | '' }>,
  value: string | undefined,
): Value | undefined {
  const found = choices.find(choice => choice.value === value)
  return found && found.value !== '' ? found.value : undefined
}
