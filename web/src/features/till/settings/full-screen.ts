/** Browsers that let a page keep Esc while it fills the screen. */
type WithKeyboard = Navigator & { keyboard?: { lock?: (keys: string[]) => Promise<void> } }

/** Fills the screen with the till. A browser allows it at a key or press alone; one that refuses leaves the page as it is. */
export async function enterFullScreen(): Promise<void> {
  if (document.fullscreenElement) return
  try {
    await document.documentElement.requestFullscreen()
    // Esc closes panels of the till: held, it still leaves.
    await (navigator as WithKeyboard).keyboard?.lock?.(['Escape'])
  } catch {
    // Refused, or not known to this browser.
  }
}

export async function leaveFullScreen(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen().catch(() => {})
}

/** Fills the screen at a key or press, or waits for the first one; once, so that who leaves it stays out. */
export function fillScreen(touch?: Event): void {
  if (touch) return void enterFullScreen()
  const wait = new AbortController()
  const fill = () => {
    wait.abort()
    void enterFullScreen()
  }
  for (const kind of ['keydown', 'pointerup'] as const) window.addEventListener(kind, fill, { signal: wait.signal })
}
