/** Moves the focus to the first field in error inside `root`, once the errors have been drawn. */
export function focusFirstError(root: HTMLElement | null) {
  requestAnimationFrame(() => root?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
