import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

export type Placing = {
  /** Where it goes when there is room. */
  side?: 'bottom' | 'top'
  align?: 'start' | 'center' | 'end'
  /** Pixels between it and its anchor. */
  gap?: number
  /** At least as wide as its anchor: lists of options. */
  asWide?: boolean
  /** Where its side has no room it goes beside its anchor instead of over what follows: words in a bar at the top. */
  orBeside?: boolean
  /** How low it may get, in pixels, before it goes to the other side; without it, it goes as soon as it does not fit. */
  shrinkTo?: number
}

const edge = 8

/**
 * Opens a native popover (`popover="manual"`) at its anchor, on the other side where there is more room. It lies in the
 * browser's top layer, so that nothing cuts it, and keeps its place in the document, so that readers find it where it
 * belongs. Follows scrolling and resizing while it is open.
 */
export function useAnchoredPopover(
  open: boolean,
  anchor: RefObject<Element | null>,
  popup: RefObject<HTMLElement | null>,
  placing: Placing = {},
) {
  const put = useEffectEvent(() => {
    if (anchor.current && popup.current) place(anchor.current, popup.current, placing)
  })
  useLayoutEffect(() => {
    const layer = popup.current
    if (!open || !layer) return
    const follow = () => put()
    layer.showPopover()
    follow()
    const size = new ResizeObserver(follow)
    size.observe(layer)
    window.addEventListener('scroll', follow, { capture: true, passive: true })
    window.addEventListener('resize', follow)
    return () => {
      size.disconnect()
      window.removeEventListener('scroll', follow, { capture: true })
      window.removeEventListener('resize', follow)
      if (layer.isConnected) layer.hidePopover()
    }
  }, [open, popup])
}

function place(anchor: Element, layer: HTMLElement, placing: Placing) {
  const { side = 'bottom', align = 'start', gap = 4, asWide = false, shrinkTo = Number.POSITIVE_INFINITY } = placing
  const at = anchor.getBoundingClientRect()
  const room = { bottom: window.innerHeight - at.bottom - gap - edge, top: at.top - gap - edge }
  const other = side === 'bottom' ? 'top' : 'bottom'
  const turns = room[side] < Math.min(layer.scrollHeight, shrinkTo) && room[other] > room[side]
  const taken = turns ? other : side
  const { style } = layer
  style.minWidth = asWide ? `${at.width}px` : ''
  style.maxWidth = `${window.innerWidth - 2 * edge}px`
  style.maxHeight = `${room[taken]}px`
  const width = layer.offsetWidth
  const beside = turns && placing.orBeside ? besideOf(at, width, gap) : null
  if (beside !== null) {
    style.left = `${Math.round(beside)}px`
    style.top = `${Math.round(Math.max(edge, at.top + (at.height - layer.offsetHeight) / 2))}px`
    return
  }
  const left = { start: at.left, center: at.left + (at.width - width) / 2, end: at.right - width }[align]
  // On whole pixels, or the letters blur.
  style.left = `${Math.round(Math.max(edge, Math.min(left, window.innerWidth - width - edge)))}px`
  style.top = `${Math.round(taken === 'top' ? at.top - gap - layer.offsetHeight : at.bottom + gap)}px`
}

/** Where it begins beside its anchor, at the side with more room; null where there is not enough. */
function besideOf(at: DOMRect, width: number, gap: number): number | null {
  const room = { left: at.left - gap - edge, right: window.innerWidth - at.right - gap - edge }
  if (Math.max(room.left, room.right) < width) return null
  return room.right >= room.left ? at.right + gap : at.left - gap - width
}
