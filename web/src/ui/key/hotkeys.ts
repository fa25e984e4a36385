/** A key of the keyboard with what it does. `key` is as printed for people: `F9`, `Ctrl+S`, `/`, `Del`. */
export type Hotkey = {
  id: string
  key: string
  label: string
  /** Heading under which the help lists it: one word per screen or area. */
  scope: string
}

export type HotkeyOptions = {
  /** A disabled key does nothing, but the browser's own action on it stays suppressed. */
  enabled?: boolean | undefined
  /** Lets a plain character act while the focus is in a field. Function keys and Ctrl always do. */
  inFields?: boolean | undefined
  /** Lets the key act again and again while it is held: arrows, + and −. */
  repeat?: boolean | undefined
  /** A field that holds text keeps the key: Ctrl+Z undoes typing there. */
  leftToText?: boolean | undefined
}

type Binding = { hotkey: Hotkey; options: HotkeyOptions; layer: number; run: (event: KeyboardEvent) => void }

const bindings = new Set<Binding>()
const layers: number[] = []
const watchers = new Set<() => void>()
let listed: readonly Hotkey[] = []

/** Puts a binding into the one registry; gives the function that takes it out. */
export function registerHotkey(binding: Binding): () => void {
  if (bindings.size === 0) window.addEventListener('keydown', dispatch)
  bindings.add(binding)
  changed()
  return () => {
    bindings.delete(binding)
    if (bindings.size === 0) window.removeEventListener('keydown', dispatch)
    changed()
  }
}

/** While a dialog is open only the bindings of its layer act; those under it are swallowed. */
export function enterLayer(layer: number): () => void {
  layers.push(layer)
  return () => void layers.splice(layers.lastIndexOf(layer), 1)
}

/** The keys that are bound now, for the help overlay and for tests. The array is replaced on each change. */
export function listHotkeys(): readonly Hotkey[] {
  return listed
}

/** Calls back whenever the set of bound keys changes; gives the function that stops it. */
export function watchHotkeys(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

function changed() {
  listed = [...bindings].map(binding => binding.hotkey)
  for (const watcher of watchers) watcher()
}

function dispatch(event: KeyboardEvent) {
  // 229 is what browsers without isComposing send while an input method holds the keys.
  if (event.defaultPrevented || event.isComposing || event.keyCode === 229) return
  const typing = isPlain(event) && isField(event.target)
  const pressed = [...bindings].filter(
    ({ hotkey, options }) =>
      matchesHotkey(hotkey.key, event) &&
      (!typing || options.inFields === true) &&
      !(options.leftToText && holdsText(event.target)),
  )
  if (pressed.length === 0) return
  event.preventDefault()
  const top = Math.max(0, ...layers)
  // The binding made last wins: a panel over a screen takes the key from the screen.
  const chosen = pressed.findLast(({ layer, options }) => layer >= top && options.enabled !== false)
  if (chosen && (!event.repeat || chosen.options.repeat)) chosen.run(event)
}

const printedKeys: Record<string, string> = {
  Del: 'Delete',
  Esc: 'Escape',
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  Space: ' ',
}

/** Whether a key event is the key printed as `key`. Letters are compared by place too, so that Telex cannot hide them. */
export function matchesHotkey(key: string, event: KeyboardEvent): boolean {
  if (key === '') return false
  const parts = key === '+' ? ['+'] : key.split('+')
  const main = parts.at(-1) || '+'
  const held = new Set(parts.slice(0, -1))
  if (held.has('Ctrl') !== (event.ctrlKey || event.metaKey) || held.has('Alt') !== event.altKey) return false
  const wanted = printedKeys[main] ?? main
  // Shift belongs to the character for signs (`?`, `+`) but counts for letters, digits and named keys, arrows among them.
  const countsShift = main.length > 1 || wanted.length > 1 || /[a-z0-9]/i.test(main)
  if (countsShift && held.has('Shift') !== event.shiftKey) return false
  return event.key.toLowerCase() === wanted.toLowerCase() || event.code === `Key${wanted.toUpperCase()}`
}

function isPlain(event: KeyboardEvent): boolean {
  return (
    !event.ctrlKey &&
    !event.metaKey &&
    !event.altKey &&
    (event.key.length === 1 || event.key === 'Delete' || event.key.startsWith('Arrow'))
  )
}

const holdsText = (target: EventTarget | null): boolean =>
  isField(target) && (!('value' in target!) || target.value !== '')

function isField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
    return true
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit', 'reset'].includes(target.type)
}
