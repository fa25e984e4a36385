import type { KeyboardEvent } from 'react'

/**
 * ↑ and ↓ in a search field and the list of links below it: ↓ goes from the field to the first link and on, ↑ goes back
 * and from the first link to the field. Put it on what holds both.
 */
export function walkLinks(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!by || event.defaultPrevented || event.nativeEvent.isComposing) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input[type="search"], li a')]
  const place = stops.indexOf(event.target as HTMLElement)
  if (place === -1) return
  stops[place + by]?.focus()
  event.preventDefault()
}
