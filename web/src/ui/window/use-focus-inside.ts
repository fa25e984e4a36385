import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

/**
 * Moves the focus into a layer when it appears, and back to where it was when it goes with the focus in it. Call it
 * after the hook that shows the layer: what is hidden takes no focus.
 */
export function useFocusInside(layer: RefObject<HTMLElement | null>, first: (layer: HTMLElement) => HTMLElement) {
  const choose = useEffectEvent(first)
  useLayoutEffect(() => {
    const inside = layer.current
    if (!inside) return
    const before = document.activeElement
    choose(inside).focus({ preventScroll: true })
    return () => {
      const now = document.activeElement
      if (before instanceof HTMLElement && (now === document.body || inside.contains(now)))
        before.focus({ preventScroll: true })
    }
  }, [layer])
}
