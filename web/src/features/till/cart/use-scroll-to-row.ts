import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps a row in view. Where the box stands is remembered from its own events: asking it would lay the page out anew at
 * each key.
 */
export function useScrollToRow(scroller: RefObject<HTMLElement | null>, row: number, height: number, head: number) {
  const view = useRef({ top: 0, height: 0 })
  const isThere = row >= 0
  useEffect(() => {
    const element = scroller.current
    if (!element || !isThere) return
    const scrolled = () => {
      view.current.top = element.scrollTop
    }
    const size = new ResizeObserver(([entry]) => {
      view.current.height = entry?.contentRect.height ?? 0
    })
    element.addEventListener('scroll', scrolled, { passive: true })
    size.observe(element)
    return () => {
      element.removeEventListener('scroll', scrolled)
      size.disconnect()
    }
  }, [scroller, isThere])

  useEffect(() => {
    const element = scroller.current
    if (!element || row < 0 || view.current.height === 0) return
    const top = row * height
    const bottom = top + height + head
    if (top < view.current.top) element.scrollTop = top
    else if (bottom > view.current.top + view.current.height) element.scrollTop = bottom - view.current.height
  }, [scroller, row, height, head])
}
