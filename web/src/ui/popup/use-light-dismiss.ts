import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

/**
 * Tells when the person turned to something else: pressed outside of `layer` and its `opener`, or moved the focus
 * there. Esc is the layer's own matter, except where the focus got lost and no element hears it.
 */
export function useLightDismiss(
  layer: RefObject<HTMLElement | null>,
  opener: RefObject<Element | null> | undefined,
  onDismiss: () => void,
) {
  const dismiss = useEffectEvent(onDismiss)
  const isOutside = useEffectEvent((target: EventTarget | null) => {
    const inside = [layer.current, opener?.current]
    return target instanceof Node && !inside.some(element => element?.contains(target))
  })
  // With the layer, and not after the page was drawn: a key may come in between and move the focus unheard.
  useLayoutEffect(() => {
    const turned = (event: Event) => isOutside(event.target) && dismiss()
    const lost = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && event.target === document.body) dismiss()
    }
    document.addEventListener('pointerdown', turned, { capture: true })
    document.addEventListener('focusin', turned, { capture: true })
    document.addEventListener('keydown', lost)
    return () => {
      document.removeEventListener('pointerdown', turned, { capture: true })
      document.removeEventListener('focusin', turned, { capture: true })
      document.removeEventListener('keydown', lost)
    }
  }, [])
}
