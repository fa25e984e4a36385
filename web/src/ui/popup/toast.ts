export type ToastTone = 'success' | 'warning' | 'danger'
export type ToastAction = { label: string; onSelect: () => void }
export type Toast = { id: number; tone: ToastTone; text: string; actions: readonly ToastAction[]; milliseconds: number }

type ToastOptions = { actions?: readonly ToastAction[]; milliseconds?: number }

const shortest = 4_000
const withActions = 8_000
const mostAtOnce = 4

let shown: readonly Toast[] = []
let lastId = 0
const watchers = new Set<() => void>()

/** Short messages at the edge of the screen, from anywhere. The same text twice is shown once. */
export const toast = {
  success: (text: string, options?: ToastOptions) => add('success', text, options),
  warning: (text: string, options?: ToastOptions) => add('warning', text, options),
  /** Stays longer: an error is read, not glanced at. */
  error: (text: string, options?: ToastOptions) => add('danger', text, { milliseconds: withActions, ...options }),
  close: (id: number) => change(shown.filter(item => item.id !== id)),
}

/** What is on the screen now, oldest first. */
export function shownToasts(): readonly Toast[] {
  return shown
}

/** Calls back when the messages change; gives the function that stops it. */
export function watchToasts(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

function add(tone: ToastTone, text: string, { actions = [], milliseconds }: ToastOptions = {}): number {
  lastId += 1
  const item = {
    id: lastId,
    tone,
    text,
    actions,
    milliseconds: milliseconds ?? (actions.length > 0 ? withActions : shortest),
  }
  change([...shown.filter(other => other.text !== text), item].slice(-mostAtOnce))
  return item.id
}

function change(next: readonly Toast[]) {
  shown = next
  for (const watcher of watchers) watcher()
}
