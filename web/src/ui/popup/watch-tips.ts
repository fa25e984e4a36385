/** Milliseconds that the mouse rests before the first tooltip, and within which the next one needs no rest. */
const patience = 400
/** Milliseconds that the pointer may be away on its way from the element into the tooltip. */
const grace = 100
const modifiers = new Set(['Control', 'Meta', 'Shift', 'Alt'])

/**
 * Tells which element's tooltip (`data-tip`) is to be shown: that of what the mouse rests on or the keyboard is at. A
 * press and any key end it until the pointer or the focus comes again: who types needs what lies under it. Gives the function that stops it.
 */
export function watchTips(show: (anchor: HTMLElement | null) => void): () => void {
  let shown: HTMLElement | null = null
  let pointed: HTMLElement | null = null
  let endedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function put(anchor: HTMLElement | null, after: number) {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (anchor?.isConnected === false) return
      if (shown && !anchor) endedAt = Date.now()
      if (shown !== anchor) show(anchor)
      shown = anchor
    }, after)
  }
  function over({ target, pointerType }: PointerEvent) {
    if (pointerType === 'touch') return
    // The words themselves may be pointed at: to read them under a magnifier, to copy them.
    const isOnTip = target instanceof Element && target.closest('[role=tooltip]') !== null
    const anchor = isOnTip ? shown : anchorAt(target)
    if (anchor === pointed) return
    pointed = anchor
    if (!anchor) put(null, grace)
    else put(anchor, shown || Date.now() - endedAt < patience ? grace : patience)
  }
  function focused({ target }: FocusEvent) {
    if (target instanceof Element && target.matches(':focus-visible')) put(anchorAt(target), 0)
  }
  const end = () => put(null, 0)
  // Ctrl alone goes before a copy of the words themselves.
  const key = (event: KeyboardEvent) => !modifiers.has(event.key) && !(event.ctrlKey || event.metaKey) && end()

  document.addEventListener('pointerover', over)
  document.addEventListener('focusin', focused)
  document.addEventListener('focusout', end)
  document.addEventListener('pointerdown', end, { capture: true })
  document.addEventListener('click', end, { capture: true })
  document.addEventListener('keydown', key, { capture: true })
  return () => {
    clearTimeout(timer)
    document.removeEventListener('pointerover', over)
    document.removeEventListener('focusin', focused)
    document.removeEventListener('focusout', end)
    document.removeEventListener('pointerdown', end, { capture: true })
    document.removeEventListener('click', end, { capture: true })
    document.removeEventListener('keydown', key, { capture: true })
  }
}

function anchorAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null
}
