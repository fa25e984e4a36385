import { type RefObject, useEffect, useState } from 'react'

/** Up to so many rows are simply drawn. */
const drawAll = 30
const step = 4
const spare = 4

export interface RowWindow {
  from: number
  to: number
  /** Pixels above and below that the rows left out would take. */
  before: number
  after: number
}

/** Which rows of a long list of equal heights are drawn: those in view and some around them. */
export function useRowWindow(count: number, height: number, scroller: RefObject<HTMLElement | null>): RowWindow {
  const [view, setView] = useState({ first: 0, rows: drawAll })
  const isLong = count > drawAll
  useEffect(() => {
    const element = scroller.current
    if (!element || !isLong) return
    const look = () => {
      // In steps, so that most scrolling draws nothing.
      const first = Math.floor(element.scrollTop / height / step) * step
      const rows = Math.ceil(element.clientHeight / height)
      setView(last => (last.first === first && last.rows === rows ? last : { first, rows }))
    }
    look()
    element.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      element.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [scroller, height, isLong])
  if (!isLong) return { from: 0, to: count, before: 0, after: 0 }
  const from = Math.max(0, Math.min(view.first, count) - spare)
  const to = Math.min(count, view.first + view.rows + spare + step)
  return { from, to, before: from * height, after: (count - to) * height }
}
