import { toast } from './toast.ts'

/**
 * Before a main action: where a field of `root` holds a text that cannot be read (1,5 pieces, a discount above the total),
 * says so, puts the focus there and gives true. The action must not go on then: the field's value is not what it shows.
 */
export function stopAtUnreadable(root: ParentNode = document): boolean {
  const field = root.querySelector<HTMLInputElement>('input[data-unreadable]')
  if (!field) return false
  // Left once, so that the field itself shows what is wrong with it.
  field.blur()
  field.focus()
  toast.error(`${nameOf(field)}: ${field.dataset.unreadable}`)
  return true
}

/** The name by which a person knows the field: its label. */
function nameOf(field: HTMLInputElement): string {
  const label = field.labels?.[0]?.querySelector('span')?.previousSibling?.textContent ?? field.labels?.[0]?.textContent
  return (field.getAttribute('aria-label') ?? label ?? field.name).replace(/\s*\*$/, '').trim()
}
