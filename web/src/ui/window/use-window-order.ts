import { useLayoutEffect, useRef } from 'react'

type Close = () => void

/** How each open window closes, the one opened last at the end. */
const open: { close: Close }[] = []

/** Tells the order of windows that one is open; gives the function that takes it out. */
export function enterWindow(window: { close: Close }): Close {
  open.push(window)
  return () => void open.splice(open.lastIndexOf(window), 1)
}

/** Closes the window that was opened last. */
export const closeTopWindow = (): void => open.at(-1)?.close()

/**
 * What a window does when the library asks it to close. Esc is for the window on top: the focus moves into it a moment
 * after it is drawn, and an Esc of that moment reaches the window under it.
 */
export function useWindowOrder(isOpen: boolean, close: Close) {
  const latest = useRef(close)
  latest.current = close
  useLayoutEffect(() => (isOpen ? enterWindow({ close: () => latest.current() }) : undefined), [isOpen])
  return (stays: boolean, { reason }: { reason: string }) => {
    if (stays) return
    if (reason === 'escape-key') closeTopWindow()
    else close()
  }
}
