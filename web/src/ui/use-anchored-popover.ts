import { type RefObject, useLayoutEffect } from 'react'

const gap = 4
const edge = 8

/**
 * Opens a native popover (`popover="manual"`) under its anchor, or above where there is more room, as wide as the
 * anchor at least. It lies in the browser's top layer, so that nothing cuts it, and keeps its place in the document,
 * so that readers find it where it belongs. Follows scrolling and resizing while it is open.
 */
export function useAnchoredPopover(
  open: boolean,
  anchor: RefObject<HTMLElement | null>,
  popup: RefObject<HTMLElement | null>,
) {
  useLayoutEffect(() => {
    const [base, layer] = [anchor.current, popup.current]
    if (!open || !base || !layer) return
    const put = () => place(base, layer)
    layer.showPopover()
    put()
    const size = new ResizeObserver(put)
    size.observe(layer)
    window.addEventListener('scroll', put, { capture: true, passive: true })
    window.addEventListener('resize', put)
    return () => {
      size.disconnect()
      window.removeEventListener('scroll', put, { capture: true })
      window.removeEventListener('resize', put)
      if (layer.isConnected) layer.hidePopover()
    }
  }, [open, anchor, popup])
}

function place(anchor: HTMLElement, layer: HTMLElement) {
  const at = anchor.getBoundingClientRect()
  const below = window.innerHeight - at.bottom - gap - edge
  const above = at.top - gap - edge
  const upwards = below < Math.min(layer.scrollHeight, 240) && above > below
  const { style } = layer
  style.minWidth = `${at.width}px`
  style.maxWidth = `${window.innerWidth - 2 * edge}px`
  style.maxHeight = `${upwards ? above : below}px`
  style.left = `${Math.max(edge, Math.min(at.left, window.innerWidth - layer.offsetWidth - edge))}px`
  style.top = upwards ? `${at.top - gap - layer.offsetHeight}px` : `${at.bottom + gap}px`
}
