import { toast } from '../popup/toast.ts'

/**
 * Before a main action: where a field of `root` holds a text that cannot be read (1,5 pieces, a discount above the total),
 * says so, puts the focus there and gives true. The action must not go on then: the field's value is not what it shows.
 */
export function stopAtUnreadable(root: ParentNode = document): boolean {
  const fields = [...root.querySelectorAll<HTMLInputElement>('input[data-unreadable]')]
  const field = fields.find(one => !one.disabled && one.closest('[inert]') === null)
  if (!field) return false
  // Left once, so that the field itself shows what is wrong with it; in a Field it says it, too.
  field.blur()
  field.focus()
  const name = field.getAttribute('aria-label')
  if (name) toast.error(`${name}: ${field.dataset.unreadable}`)
  return true
}
