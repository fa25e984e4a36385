const focusable = ':is(a[href], button, input, select, textarea, [tabindex]):not(:disabled)'

/** What Tab goes to inside an element, in the order of the document. */
export function tabStops(inside: Element): HTMLElement[] {
  return [...inside.querySelectorAll<HTMLElement>(focusable)].filter(
    element => element.tabIndex >= 0 && element.checkVisibility(),
  )
}
