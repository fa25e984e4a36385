/** The attribute by which fields of the editor are found, with the path that the server gives them in its refusals. */
export const pathAttribute = 'data-path'
/** What Tab comes to: the steppers beside a figure are no place to write. */
const fields = ':is(input, button, textarea):not([tabindex="-1"])'

/** Moves the focus to the field of a path, or to the nearest one above it; false where there is none. */
export function focusPath(path: string): boolean {
  for (let parts = path.split('.'); parts.length > 0; parts = parts.slice(0, -1)) {
    const place = document.querySelector<HTMLElement>(`[${pathAttribute}="${CSS.escape(parts.join('.'))}"]`)
    const field = place?.matches(fields) ? place : place?.querySelector<HTMLElement>(fields)
    if (field) {
      field.focus()
      if (field instanceof HTMLInputElement) field.select()
      return true
    }
  }
  return false
}

/** The same, once what was just changed has been drawn. */
export function focusPathSoon(path: string): void {
  requestAnimationFrame(() => focusPath(path))
}
