/**
 * Does what a browser does with a key when no listener prevents it. The till sends a held key again as an event of its own, and a
 * browser acts on real keys alone. Letters, Backspace and Delete write; Tab goes to the next field; arrows choose among radios; Enter and Space press
 * what has the focus. Carets are not moved.
 */
export function doDefault(event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>): void {
  const { key, shiftKey, ctrlKey, altKey, metaKey } = event
  if (ctrlKey || altKey || metaKey) return
  const at = document.activeElement
  const step = isRadio(at) && { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key]
  if (key === 'Tab') moveFocus(at, shiftKey ? -1 : 1)
  else if (step) chooseRadio(at, step)
  else if (at instanceof HTMLElement && at.matches(pressedBy[key] ?? nothing)) at.click()
  // These write as typing does, into fields that React holds too.
  else if (key.length === 1) document.execCommand('insertText', false, key)
  else if (key === 'Backspace') document.execCommand('delete')
  else if (key === 'Delete') document.execCommand('forwardDelete')
}

const nothing = ':not(*)'
const pressedBy: Readonly<Record<string, string>> = {
  ' ': 'button, input[type="checkbox"], input[type="radio"]',
  Enter: 'button, a[href]',
}
const isRadio = (at: Element | null): at is HTMLInputElement => at instanceof HTMLInputElement && at.type === 'radio'

const stops = 'a[href], button, input, select, textarea, [tabindex]'

function moveFocus(at: Element | null, step: number): void {
  const all = [...document.querySelectorAll<HTMLElement>(stops)].filter(one => one === at || isStop(one))
  const place = at ? all.indexOf(at as HTMLElement) : -1
  const next = place === -1 ? (step === 1 ? 0 : all.length - 1) : place + step
  const field = all[next]
  field?.focus()
  // A browser marks what stands in a field that Tab enters.
  if (field instanceof HTMLInputElement && !/^(checkbox|radio)$/.test(field.type)) field.select()
}

/** Whether Tab stops there: what is seen, can be used, and of radios the chosen one alone. */
function isStop(one: HTMLElement): boolean {
  if (one.tabIndex < 0 || one.matches(':disabled') || one.closest('[inert]') || one.getClientRects().length === 0)
    return false
  if (getComputedStyle(one).visibility === 'hidden') return false
  return !isRadio(one) || one.checked || !groupOf(one).some(other => other.checked)
}

function chooseRadio(at: HTMLInputElement, step: number): void {
  const group = groupOf(at).filter(one => !one.disabled)
  const next = group[(group.indexOf(at) + step + group.length) % group.length]
  next?.focus()
  next?.click()
}

const groupOf = ({ name, form }: HTMLInputElement) =>
  [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter(
    one => one.name === name && one.form === form,
  )
