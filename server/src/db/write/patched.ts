/** A patch laid over what is stored: an absent field stays, null clears. Fields that are not stored are left out. */
export function patched<Stored extends object>(before: Stored, patch: object): Stored {
  const given = Object.entries(patch).filter(([field, value]) => field in before && value !== undefined)
  return { ...before, ...Object.fromEntries(given) }
}
