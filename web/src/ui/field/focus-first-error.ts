/** The errors of a refused answer are drawn some frames after it came, on a busy machine later. */
const frames = 20

/**
 * Moves the focus to the first field in error inside `root`, once the errors have been drawn; it stays where it is for who
 * has typed since the save.
 */
export function focusFirstError(root: HTMLElement | null, hasTyped = () => false, left = frames) {
  requestAnimationFrame(() => {
    if (hasTyped()) return
    const field = root?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (field) field.focus()
    else if (root?.isConnected && left > 1) focusFirstError(root, hasTyped, left - 1)
  })
}
