import type { KeyboardEvent } from 'react'
import { pathAttribute } from '../focus-path.ts'

/** The attribute that names a line of a document, so that its fields can be found. */
export const lineAttribute = 'data-line'

/**
 * The keys of the lines of a document: Enter goes on to the next field of the line and from its last one to the find box
 * (`onEnd`) or, without one, to the line below; ↑↓ go to the same field of the line above and below: the one of the same
 * path, else in the same place. A field that took the key itself keeps it. Put it on what holds the lines.
 */
export function walkLines(event: KeyboardEvent<HTMLElement>, onEnd?: () => void): void {
  const { target, key } = event
  if (
    event.defaultPrevented ||
    event.nativeEvent.isComposing ||
    !(target instanceof HTMLInputElement) ||
    target.role === 'combobox'
  )
    return
  const line = target.closest(`[${lineAttribute}]`)
  if (!line) return
  const place = fieldsOf(line).indexOf(target)
  if (key === 'Enter') go(fieldsOf(line)[place + 1], onEnd ?? (() => go(fieldsOf(line.nextElementSibling)[0])))
  else if (key === 'ArrowDown')
    go(sameField(target, line.nextElementSibling) ?? fieldsOf(line.nextElementSibling)[place])
  else if (key === 'ArrowUp')
    go(sameField(target, line.previousElementSibling) ?? fieldsOf(line.previousElementSibling)[place])
  else return
  event.preventDefault()
}

const longestWait = 2_000

/** Puts the focus into the first field of a line, once it stands in the page: a busy browser draws frames before it is there. */
export function focusLineSoon(key: string): void {
  const first = () => fieldsOf(document.querySelector(`[${lineAttribute}="${CSS.escape(key)}"]`))[0]
  if (first()) return void requestAnimationFrame(() => go(first()))
  const watch = new MutationObserver(() => {
    if (!first()) return
    watch.disconnect()
    go(first())
  })
  watch.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => watch.disconnect(), longestWait)
}

function go(field: HTMLInputElement | undefined, otherwise?: () => void): void {
  if (field) field.focus()
  else otherwise?.()
}

/** The field of another line whose path ends as the one of `field`: prices stand under prices, however many lots there are. */
function sameField(field: HTMLInputElement, line: Element | null): HTMLInputElement | undefined {
  const name = /^items\.\d+\.(.+)$/.exec(pathOf(field) ?? '')?.[1]
  return name === undefined ? undefined : fieldsOf(line).find(other => pathOf(other)?.endsWith(`.${name}`))
}

const fieldsOf = (line: Element | null): HTMLInputElement[] => [...(line?.querySelectorAll('input') ?? [])]

const pathOf = (field: Element) => field.closest(`[${pathAttribute}]`)?.getAttribute(pathAttribute)
