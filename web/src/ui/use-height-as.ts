import { type RefObject, useLayoutEffect } from 'react'

/**
 * Keeps the height of an element in a variable of the page's style (`--pay-foot`), for what has to leave room for it
 * elsewhere. 0px once it is gone.
 */
export function useHeightAs(variable: `--${string}`, element: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const node = element.current
    if (!node) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty(variable, `${node.offsetHeight}px`))
    observer.observe(node)
    return () => {
      observer.disconnect()
      style.removeProperty(variable)
    }
  }, [variable, element])
}
